"""The question of a turn for whoever types lines: its words, and how a line becomes moves."""

from game.rules.cards import Card, Cards
from game.rules.moves import Moves
from game.rules.preset import Manner
from game.rules.question import WhatToLayAway, WhatToPlay
from game.scenes.scene import AskedLine
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET
from game.session.questions import Asked, Explains, asked_of, first_of_several, ways_of
from game.table import Table


class LineAnswers:
    """Lines typed in one turn; of a discard each card is a line of its own, where the program asks so."""

    def __init__(self, context: GameContext, seat: int) -> None:
        self.context, self.seat = context, seat
        self.gone: Cards = ()
        """Cards of a discard that were typed, where the program asks for one after the other."""
        asked = context.table.question(seat)
        assert asked, "only who is asked types lines"
        self._is_of_a_hand = isinstance(asked, WhatToLayAway | WhatToPlay)
        self._ways = ways_of(asked)
        kinds = {way: (seat, type(asked), way) for way in self._ways}
        self._explains: Explains = [way for way in self._ways if kinds[way] not in context.knows_how]
        """What it says more of: each person hears that once a game, and after a slip."""
        context.knows_how |= {*kinds.values()}

    def say_how(self) -> None:
        """Say from now on how it is typed."""
        self._explains = self._ways

    @property
    def asked(self) -> AskedLine:
        """What is asked, and what can be typed."""
        table, asked = self.context.table, self._first or self._asked
        called = f"{table.names[self.seat]}: " * (len(table.people) > 1)
        return AskedLine(f"{called}{asked.words}", help=asked.help, names_hand=self._is_of_a_hand)

    def read(self, line: str) -> Moves:
        """Read a line; a card of several is only noted. After a slip the question says how it is typed."""
        try:
            if first := self._first:
                self.gone += first.read(line)
                return NOT_YET
            return self._asked.read(line)
        except ValueError:
            self.say_how()
            raise

    def take_back(self) -> Card:
        """Take back the last card that was noted."""
        *gone, last = self.gone
        self.gone = tuple(gone)
        return last

    @property
    def _first(self) -> Asked[Cards] | None:
        return first_of_several(*self._for, explains=self._explains)

    @property
    def _asked(self) -> Asked[Moves]:
        return asked_of(*self._for, explains=self._explains)

    @property
    def _for(self) -> tuple[Table, int, Manner, Cards]:
        context = self.context
        return context.table, self.seat, context.manner, self.gone
