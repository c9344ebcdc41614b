"""A game that waits to be gone on with: as much of it as can be read, and what cannot."""

from dataclasses import dataclass, replace
from pathlib import Path

from game.rules.errors import CribbageError
from game.rules.game import Game
from game.store.safe_files import read_text
from game.store.saved import SavedGame


@dataclass(frozen=True)
class Waiting:
    """One file. `saved` and `game` go up to the last move that can be played; they lack where nothing can."""

    path: Path
    saved: SavedGame | None = None
    game: Game | None = None
    trouble: str = ""  # what cannot be read, with its line
    is_whole: bool = False  # whether the file holds just what was understood

    @property
    def initials(self) -> str:
        """Whose game it is."""
        return self.saved.initials if self.saved else ""

    @property
    def is_over(self) -> bool:
        """Whether only its record is wanting."""
        return bool(self.game and self.game.outcome)


def read_waiting(path: Path) -> Waiting:
    """Read a game as far as it goes; a last line that was torn off counts for nothing."""
    text = read_text(path)
    if text is None:
        return Waiting(path, trouble=f"{path.name} cannot be read, or is longer than any game.")
    *lines, torn = text.split("\n")
    return understand(path, lines, is_torn=bool(torn))


def understand(path: Path, lines: list[str], *, is_torn: bool = False) -> Waiting:
    """What these lines of a file say."""
    try:
        saved = SavedGame.from_lines(lines)
        game, played, why = saved.played()
    except CribbageError as error:
        return Waiting(path, trouble=f"{path.name} cannot be read. {error}")
    trouble = f"{path.name} can be read up to an earlier move. {why}" if why else ""
    saved = replace(saved, lines=tuple(played))
    return Waiting(path, saved, game, trouble, not is_torn and saved.to_lines() == lines)
