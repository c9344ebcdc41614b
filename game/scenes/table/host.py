"""Who has laid a table: what goes on beside the game, who keeps it, and what comes after it."""

from collections.abc import Callable, Sequence

from game.scenes.scene import Scene, Way, distinct
from game.sheets.sheets import EndingWords
from game.sheets.table_state import TableState


class Host:
    """This one keeps nothing, stays on its machine, and leads to another game."""

    closing = ""
    """What is said when the game is over: buttons ask whether there is another."""
    after = Way.NEW_GAME_BESIDE
    """Where it goes on then."""

    def __init__(self, work: Callable[[], bool] = lambda: False, complaints: list[str] | None = None) -> None:
        """Take what goes on beside the play: it works for a moment, and tells whether there is more of it.

        In `complaints` the trouble stands that nobody has heard of yet."""
        self._work, self._complaints = work, [] if complaints is None else complaints

    def work(self) -> bool:
        """Work for a moment on what goes on beside the play; tell whether there is more of it."""
        return self._work()

    def complaints(self) -> Sequence[str]:
        """Return the trouble since this was last asked, in sentences."""
        told = distinct(self._complaints)
        self._complaints.clear()
        return told

    @property
    def news(self) -> str:
        """What is to be said of the record when the game has ended; nothing where nobody keeps one."""
        return ""

    @property
    def may_sign(self) -> bool:
        """Whether the game is over and nobody's, and can still be kept under initials."""
        return False

    def sign(self, initials: str) -> str | None:
        """Keep it so; any trouble is a sentence."""
        return None

    @property
    def ending_words(self) -> EndingWords:
        """What there is to tell a friend of the game, as far as it is reviewed."""
        return EndingWords()

    @property
    def reviewed(self) -> float:
        """The share of the game that is reviewed."""
        return 1

    def go_on_at(self, top: TableState) -> None:
        """Ask what comes before the next game at this table, as it lies."""

    @property
    def is_at_home(self) -> bool:
        """Whether the machine that is switched on is the one that the original came on."""
        return False

    def other_scene(self, scene: Scene) -> Scene | None:
        """Return the scene in which the game goes on, if the machine that is on wants another than this."""
        return None
