"""The games that were kept, the latest first, to be looked at again."""

from pathlib import Path

from game.rules.errors import CribbageError
from game.scenes.lists.long_list import LongMenu
from game.scenes.questions.overlays import Notice
from game.scenes.records.replay import Replay
from game.scenes.scene import Answer, LayOver
from game.scenes.sitting.pace import USUAL_SPEED
from game.store.finished import Finished, read_game
from game.store.saved import play_again

NONE_YET = "No game has been kept yet"
UNREADABLE = "cannot be read"


class KeptGames(LongMenu):
    """One line a game."""

    title, note = "GAMES KEPT", "The button plays it again   {back} back"

    def __init__(self, finished: Finished, speed: int = USUAL_SPEED) -> None:
        super().__init__()
        self.speed = speed
        self.paths = finished.paths
        self._lines: dict[Path, tuple[str, str]] = {}

    @property
    def size(self) -> int:
        """At least the line that says that there are none."""
        return max(1, len(self.paths))

    def line(self, index: int) -> tuple[str, str]:
        """When and between whom it was played, and the scores."""
        if not self.paths:
            return NONE_YET, ""
        path = self.paths[index]
        return self._lines.setdefault(path, self._lines.get(path) or _line(path))

    def choose(self, index: int) -> Answer:
        """Open the game."""
        if not self.paths:
            return self.back()
        try:
            return LayOver(Replay(read_game(self.paths[index]), speed=self.speed))
        except CribbageError as error:
            return LayOver(Notice(str(error)))


def _line(path: Path) -> tuple[str, str]:
    try:
        saved = read_game(path)
        game, _, trouble = play_again(saved.lines)
    except CribbageError:
        return path.stem, UNREADABLE
    names = " - ".join(seat.partition(" ")[2] for seat in saved.seats)
    scores = " - ".join(map(str, game.scores))
    lost = f", lost from deal {game.deals} on" if trouble or not game.outcome else ""
    return f"{saved.extras.get('begun', path.stem)[:10]}  {names}", f"{scores}{lost}"
