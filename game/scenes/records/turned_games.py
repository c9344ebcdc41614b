"""The games that can be played again from the other side, the last one first."""

from collections.abc import Callable
from pathlib import Path

from game.rules.errors import CribbageError
from game.scenes.questions.overlays import Notice
from game.scenes.records.kept_games import KeptGames
from game.scenes.scene import Answer, LayOver, Scene, StartOver


class TurnedGames(KeptGames):
    """The packs and cuts are those of the game, and the deal is turned."""

    title, note = "FROM THE OTHER SIDE", "The button deals its cards again   {back} back"

    def __init__(self, folder: Path, turn: Callable[[Path], Scene]) -> None:
        """`turn` begins a kept game from the other side."""
        super().__init__(folder)
        self._turn = turn

    def choose(self, index: int) -> Answer:
        if not self.paths:
            return self.back()
        try:
            return StartOver(self._turn(self.paths[index]))
        except CribbageError as error:
            return LayOver(Notice(str(error)))
