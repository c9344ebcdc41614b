"""The question of a turn for whoever types lines: its words, and how a line becomes moves."""

from game.rules.cards import Cards
from game.rules.moves import Moves
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET
from game.session.questions import Asked, asked_of, first_of_several


class LineAnswers:
    """Lines typed in one turn; of a discard each card is a line of its own, where the program asks so."""

    def __init__(self, context: GameContext, seat: int) -> None:
        self.context, self.seat = context, seat
        self._gone: Cards = ()

    @property
    def words(self) -> str:
        """What is asked, and what can be typed."""
        table = self.context.table
        called = f"{table.names[self.seat]}: " * (len(table.people) > 1)
        return f"{called}{(self._first or self._asked).words}"

    def read(self, line: str) -> Moves:
        """Read a line; a card of several is only noted."""
        if first := self._first:
            self._gone += first.read(line)
            return NOT_YET
        return self._asked.read(line)

    @property
    def _first(self) -> Asked[Cards] | None:
        context = self.context
        return first_of_several(context.table, self.seat, context.manner, context.cards, self._gone)

    @property
    def _asked(self) -> Asked[Moves]:
        context = self.context
        return asked_of(context.table, self.seat, context.manner, context.cards, self._gone)
