"""Games that are finished or given up: the last hundred, to be replayed."""

import errno
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.store.folder import ENDED
from game.store.kept_game import TURNED, KeptGame
from game.store.lock import locked
from game.store.practice_files import Mistakes
from game.store.reading import listed
from game.store.safe_files import cannot_write, replace_with, sync_folder, write_lines

MOST_KEPT = 100


class EndedGames:
    """A folder of games, numbered in the order in which they came, whatever the clock said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / ENDED

    @property
    def paths(self) -> list[Path]:
        """The files, the latest first; none where they cannot be read."""
        with suppress(OSError):
            return self.found()
        return []

    def found(self) -> list[Path]:
        """List the files, the latest first; an `OSError` where they cannot be read."""
        return sorted(filter(_number, listed(self.folder, "*.txt")), key=_number, reverse=True)

    def take(self, path: Path) -> str | None:
        """Move a game in; a sentence when that cannot be done.

        The oldest beyond the last hundred go, but not while a mistake made in one is to come again."""
        try:
            self.folder.mkdir(exist_ok=True)
            with locked(self.folder / "games"):
                last = next(map(_number, self.found()), 0)
                _move(path, self.folder / f"{last + 1:05}-{date.today()}.txt")
        except OSError as error:
            return cannot_write(self.folder, error)
        wanted = Mistakes(self.folder.parent).games
        for old in self.paths[MOST_KEPT:]:
            if old.name in wanted:
                continue
            with suppress(OSError):
                old.unlink()
                review_of(old).unlink()
        return None


def correct_game(path: Path, kept: KeptGame) -> str | None:
    """Put a game in the place of one that was typed wrongly; what was reviewed of that goes with it."""
    if trouble := write_lines(path, kept.begun_at("").to_lines()):
        return trouble
    with suppress(OSError):
        review_of(path).unlink()
    return None


def review_of(path: Path) -> Path:
    """Return where the review of a kept game stands as text; it goes with the game."""
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
    """Move a file to another disk; not twice, if a crash has come after the copy."""
    content = path.read_bytes()
    copies = listed(place.parent, "*.txt")
    if not any(copy.stat().st_size == len(content) and copy.read_bytes() == content for copy in copies):
        replace_with(place, content)
    path.unlink()


def _number(path: Path) -> int:
    word = path.name.partition("-")[0]
    return int(word) if word.isascii() and word.isdecimal() else 0


def first_side(folder: Path, kept: KeptGame) -> Path | None:
    """Return the kept game whose other side this is, if it is one."""
    name = Path(kept.extras.get(TURNED, "")).name
    return EndedGames(folder).folder / name if name else None
