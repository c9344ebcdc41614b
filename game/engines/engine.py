"""A program as a player: asked for each decision in one line, and its answers are held to the rules."""

from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote
from weakref import finalize

from game.engines.chair import GREETING, Chair
from game.players.player import GaveUp, Player, Thought, think_through
from game.players.seating import OTHERS
from game.rules.cards import Card, Cards
from game.rules.claiming import sayable
from game.rules.errors import CribbageError, IllegalMove, quoted
from game.rules.events import Ask
from game.rules.laying_away import refuse_to_lay_away
from game.rules.moves import Accept, CallMuggins, Claim, Cut, LayAway, Move, Play, TakeHeels, parse_move
from game.rules.playing import refuse_to_play
from game.rules.position_line import game_words, position_line, shown_words
from game.rules.view import View
from game.store.setting_words import ENGINE

_LONGEST_NAME = 16
_IDLE: dict[str, list[Chair]] = defaultdict(list)  # at most one for each seat that was played from


class Engine(Player):
    """Whoever sits in the chair. It loses the game by an illegal move, by silence, and by going away."""

    command: ClassVar[str]
    character = "Another program. What it thinks is its own affair."
    seconds: ClassVar[float] = 10.0
    saves: ClassVar[Path | None] = None
    """The folder in which programs run, where another was named than usual."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._chair: Chair | None = None
        self._told = 0
        self._answered: tuple[str, Move] | None = None
        self._gone: GaveUp | None = None
        """Why it plays no more: nobody waits for it twice."""

    def think_lay_away(self, view: View) -> Thought[Cards]:
        move = yield from self._think(view)
        assert isinstance(move, LayAway)
        return move.cards

    def think_play(self, view: View) -> Thought[Card]:
        move = yield from self._think(view)
        assert isinstance(move, Play)
        return move.card

    def think_ahead(self, view: View) -> Thought[None]:
        yield from self._think(view)

    def cut(self, view: View) -> int:
        move = think_through(self._think(view))
        assert isinstance(move, Cut)
        return move.depth

    def takes_heels(self, view: View) -> bool:
        """Tell whether it does, or has not answered yet: nobody waits for it here."""
        answer = self._answer_to(position_line(view))
        return answer is None or isinstance(answer, TakeHeels)

    def claim(self, view: View, hand: Cards, starter: Card, crib: bool) -> int:
        return self.claim_play(view)

    def claim_play(self, view: View) -> int:
        move = think_through(self._think(view))
        assert isinstance(move, Claim)
        return move.points

    def muggins(self, view: View, true_points: int, claimed: int) -> int:
        move = think_through(self._think(view))
        return move.points if isinstance(move, CallMuggins) else 0

    def leave(self) -> None:
        with suppress(GaveUp):
            if self._chair:
                self._chair.tell("end")
                self._finalizer.detach()
                _IDLE[self.command].append(self._chair)
                self._chair = None
        self._stand_up()

    def _think(self, view: View) -> Thought[Move]:
        """Ask it about a position; the last question is not asked again."""
        line = position_line(view)
        if answered := self._answer_to(line):
            return answered
        if self._gone:
            raise self._gone
        answer = ""
        try:
            yield from self._sit_down(view)
            for deal in view.past[self._told :]:
                self._told += 1
                yield from self._expect_ok(f"shown {shown_words(deal, view)}")
            assert self._chair
            answer = yield from self._chair.ask(f"move {line}", self.seconds)
            move = _checked(view, parse_move(answer))
        except CribbageError as error:
            self._gone = GaveUp(f"'{quoted(answer)}' was answered: {error}", line)
        except GaveUp as why:
            self._gone = GaveUp(why.why, line)
        if self._gone:
            self._stand_up()
            raise self._gone
        self._answered = line, move
        return move

    def _answer_to(self, line: str) -> Move | None:
        """Return what it has answered to this position, if that was the last it was asked about."""
        return self._answered[1] if self._answered and self._answered[0] == line else None

    def _sit_down(self, view: View) -> Thought[None]:
        """Greet it once, and tell it of each game."""
        if self._chair:
            return
        self._chair = (yield from self._idle_chair()) or Chair(self.command, self.saves)
        self._finalizer = finalize(self, self._chair.close)
        if not self._chair.forms:
            hello = yield from self._chair.ask(GREETING, self.seconds)
            if not hello.startswith(f"{ENGINE} "):
                raise GaveUp(f"'{quoted(hello)}' is not a greeting")
            self._chair.forms = hello.partition("; forms ")[2].split()
        if view.form.name not in self._chair.forms:
            raise GaveUp(f"it does not play {view.form}, but {', '.join(self._chair.forms) or 'nothing'}")
        yield from self._expect_ok(f"begin {game_words(view)} seat={view.seat}")

    def _idle_chair(self) -> Thought[Chair | None]:
        """Take one that was told of the end of a game and said that it heard; let go of others."""
        idle = _IDLE[self.command]
        while idle:
            chair = idle.pop()
            with suppress(GaveUp):
                if (yield from chair.answer(self.seconds)) == "ok":
                    return chair
            chair.close()
        return None

    def _expect_ok(self, line: str) -> Thought[None]:
        assert self._chair
        answer = yield from self._chair.ask(line, self.seconds)
        if answer != "ok":
            raise GaveUp(f"'{quoted(answer)}' was answered to '{line.partition(' ')[0]}'")

    def _stand_up(self) -> None:
        if self._chair:
            self._chair.close()
            self._chair = None


def _checked(view: View, move: Move) -> Move:
    """Check that a move is one that answers the question."""
    match view.asks, move:
        case _, TakeHeels() if view.heels:
            return move
        case Ask.CUT, Cut(depth) if depth in view.cut_depths:
            return move
        case Ask.LAY_AWAY, LayAway(cards):
            refuse_to_lay_away(cards, view.hand, view.form.laid_away)
            return move
        case Ask.PLAY, Play(card):
            refuse_to_play(card, view.hand, view.count)
            return move
        case Ask.COUNT, Claim(points) if points in sayable(view.house, view.to_count):
            return move
        case (Ask.CALL_MUGGINS, CallMuggins() | Accept()) | (None, Accept()):
            return move
        case _:
            raise IllegalMove("That is not what is asked.")


def engine_class(command: str) -> type[Engine]:
    """Make a command a player, called by its program; the word in a log has no spaces."""
    spoken = unquote(command)
    words = [word for word in spoken.split() if word[0] != "-" and any(map(str.isalpha, word))]
    files = [word for word in words if "." in word or "/" in word]
    name = Path((files or words or [ENGINE])[-1]).name[:_LONGEST_NAME]
    return type("AnEngine", (Engine,), {"command": spoken, "name": name, "title": name.capitalize()})


OTHERS[ENGINE] = engine_class
