"""A sitting: one game at the table, and what is still to be acted out of it."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.devices.speaker import Speaker
from game.rules.events import Event
from game.rules.game import Game
from game.rules.log import SeatMove
from game.rules.moves import Moves
from game.rules.pack import short_seal
from game.rules.presets import PLAIN_MANNER, Manner
from game.rules.results.match import Match
from game.rules.results.stakes import Win
from game.scenes.sitting.acting import Acting
from game.scenes.sitting.guiding import Guide
from game.scenes.sitting.haste import Haste
from game.scenes.sitting.onlooker import Onlooker
from game.scenes.sitting.pace import Pace
from game.screen.tabletop import BoardLine, Pegs, SeatTop, Tabletop
from game.table import Table

if TYPE_CHECKING:
    from game.coaching.coach import Coach

_LETTERS = {Win.LURCH: "L", Win.SKUNK: "S", Win.DOUBLE_SKUNK: "S"}


class Sitting:
    """What the scenes of one game share."""

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        pace: Pace,
        *,
        manner: Manner = PLAIN_MANNER,
        demo: bool = False,
        match: Match | None = None,
        own_rules: bool = False,
        tells_seal: bool = False,
        coach: "Coach | None" = None,
    ) -> None:
        """`own_rules`: the house has others than the source; `tells_seal`: the seal is the first reason."""
        self.table = table
        self.match = match
        self.manner = manner
        self.is_demo = demo
        self.haste = Haste()
        self.guide: Guide | None = None
        """Who explains a first game."""
        self.coach = coach
        """Who is asked for hints; nobody is where the computer plays itself."""
        self.next_seal = ""
        """The seal of the cards after these, which stands before anybody plays again."""
        self.news: Callable[[], str] = str
        """What is to be said of the record when the game has ended; nothing where nobody keeps one."""
        self._own_rules, self._tells_seal = own_rules, tells_seal
        pace.only_thinks_fast = manner.blanks
        self._lay_the_table(speaker, pace)

    def _lay_the_table(self, speaker: Speaker, pace: Pace) -> None:
        """As it is before the first move."""
        table, demo, manner = self.table, self.is_demo, self.manner
        self.events: deque[Event] = deque(table.game.opening)
        self.last_to_play: int | None = None
        self.race: list[tuple[int, ...]] = []
        self.beside: Callable[[], bool] = lambda: False
        """What goes on beside the play, a little at a time; whether there is more of it."""
        self.at_the_end = "Another game?"
        """What is said once the end is told."""
        self.onlooker = Onlooker(table, sees_all=demo)
        form = table.game.form
        self.top = Tabletop(
            seats=[SeatTop(sitter.name) for sitter in table.sitters],
            pegs=[Pegs() for _ in range(form.sides)],
            target=table.game.target,
            lines=_lines(table.game),
            partners=form.partners,
            below=self.onlooker.seat or 0,
        )
        may_wait = bool(self.onlooker.people)
        self.acting = Acting(self.top, speaker, pace, tells_goes=manner.tells_goes, may_wait=may_wait)
        if self._tells_seal:
            self.acting.reason(None, f"seal {short_seal(table.game.seal)}")

    @contextmanager
    def taking_back(self) -> Iterator[list[SeatMove]]:
        """The table is laid anew, for the moves that stay; nothing of them is explained a second time."""
        guide, self.guide = self.guide, None
        with self.table.taking_back() as moves:
            self._lay_the_table(self.acting.speaker, self.acting.pace)
            yield moves
        self.guide = guide

    def answer(self, seat: int, moves: Moves) -> None:
        """Make the moves of an answer; what comes of them waits to be acted out."""
        self.events.extend(self.table.answer(seat, moves))

    @property
    def marks(self) -> list[str]:
        """What holds at this table and could not be seen otherwise."""
        acting = self.acting
        holds = {"FAST": acting.pace.fast, "SILENT": acting.speaker.muted, "HOUSE": self._own_rules}
        return [mark for mark, is_so in holds.items() if is_so]

    @property
    def due(self) -> Event | None:
        """The event that is to be acted out now."""
        return self.events[0] if self.events else None


def _lines(game: Game) -> list[BoardLine]:
    """The lines on the board that the house's stakes ask for (W12)."""
    return [BoardLine(hole, _LETTERS[win]) for win, hole in game.house.stakes.lines(game.target).items()]
