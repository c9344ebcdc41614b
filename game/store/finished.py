"""The games that nobody goes on with, finished or set aside: the last hundred, to be looked at again."""

import errno
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.rules.errors import CribbageError
from game.store.lock import locked
from game.store.safe_files import cannot_write, read_text, replace_with, sync_folder
from game.store.saved import TURNED, SavedGame

FOLDER_NAME = "games"
MOST = 100


class Finished:
    """A folder of games, numbered in the order in which they came, whatever the clock said."""

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
                _move(path, self.folder / f"{last + 1:05}-{date.today()}.txt")
        except OSError as error:
            return cannot_write(self.folder, error)
        for old in self.paths[MOST:]:
            with suppress(OSError):
                old.unlink()
                review_of(old).unlink(missing_ok=True)
        return None


def review_of(path: Path) -> Path:
    """Where the review of a kept game stands as text; it goes with the game."""
    return path.with_name(f"review-{path.name}")


def _move(path: Path, place: Path) -> None:
    try:
        path.replace(place)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _move_across(path, place)
    sync_folder(place.parent)
    sync_folder(path.parent)


def _move_across(path: Path, place: Path) -> None:
    """To another disk; not twice, if a crash has come after the copy."""
    content = path.read_bytes()
    copies = place.parent.glob("*.txt")
    if not any(copy.stat().st_size == len(content) and copy.read_bytes() == content for copy in copies):
        replace_with(place, content)
    path.unlink()


def _number(path: Path) -> int:
    word = path.name.partition("-")[0]
    return int(word) if word.isascii() and word.isdecimal() else 0


def read_game(path: Path) -> SavedGame:
    """A game that was kept; `CribbageError` says why it cannot be read."""
    text = read_text(path)
    if text is None:
        raise CribbageError(f"There is no game in '{path}'.")
    return SavedGame.from_lines(text.split("\n")[:-1])


def first_side(folder: Path, saved: SavedGame) -> Path | None:
    """The kept game whose other side this is, if it is one."""
    name = Path(saved.extras.get(TURNED, "")).name
    return Finished(folder).folder / name if name else None
