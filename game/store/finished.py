"""The games that were played to the end: the last hundred, to be looked at again."""

from contextlib import suppress
from datetime import date
from pathlib import Path

from game.rules.errors import CribbageError
from game.store.lock import locked
from game.store.safe_files import cannot_write, read_text
from game.store.saved import SavedGame

FOLDER_NAME = "games"
MOST = 100


class Finished:
    """A folder of games, numbered in the order in which they ended, whatever the clock said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER_NAME

    @property
    def paths(self) -> list[Path]:
        """The files, the latest first."""
        return sorted(
            (path for path in self.folder.glob("*.txt") if _number(path)), key=_number, reverse=True
        )

    def take(self, path: Path) -> str | None:
        """Move a game in; the oldest beyond the last hundred go. A sentence when that cannot be done."""
        try:
            self.folder.mkdir(exist_ok=True)
            with locked(self.folder / "games"):
                last = next(map(_number, self.paths), 0)
                path.replace(self.folder / f"{last + 1:05}-{date.today()}.txt")
        except OSError as error:
            return cannot_write(self.folder, error)
        for old in self.paths[MOST:]:
            with suppress(OSError):
                old.unlink()
        return None


def _number(path: Path) -> int:
    word = path.name.partition("-")[0]
    return int(word) if word.isascii() and word.isdecimal() else 0


def read_game(path: Path) -> SavedGame:
    """A game that was kept; `CribbageError` says why it cannot be read."""
    text = read_text(path)
    if text is None:
        raise CribbageError(f"There is no game in '{path}'.")
    return SavedGame.from_lines(text.split("\n")[:-1])
