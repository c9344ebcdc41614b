"""Where the game keeps its things: beside a checkout, or in the player's own folder."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from game.assets import IS_INSTALLED
from game.rules.errors import CribbageError
from game.store.reading import is_sure, listed
from game.store.system import listed_home

ENDED = "games"
"""The folder of the games that were played to their end."""
UNFINISHED = "unfinished"
"""With it begins the name of every file of a game that waits to be gone on with."""
BESIDE_THE_PROGRAM = Path(__file__).resolve().parents[2] / "saves"


class NoFolder(CribbageError):
    """A person of whom the system knows no home, and who has named no folder either."""

    def __init__(self) -> None:
        super().__init__("You have no home folder on this system. Name one with --saves FOLDER.")


def own_folder() -> Path | None:
    """Return the folder that this system has for a person's data; None where it has none for this person."""
    if sys.platform == "win32":
        home = _told("APPDATA") or _told("USERPROFILE")
        return home and home / "Crib"
    home = _told("HOME") or listed_home()
    if sys.platform == "darwin":
        return home and home / "Library" / "Application Support" / "Crib"
    share = _told("XDG_DATA_HOME") or (home and home / ".local" / "share")
    return share and share / "crib"


def _told(name: str) -> Path | None:
    """Read a place that the environment names; the XDG standard asks that a relative one be ignored."""
    wished = Path(os.environ.get(name, ""))
    return wished if wished.is_absolute() else None


def usual_folder() -> Path:
    """Return where everything is kept by default; raise `NoFolder` where there is no such place."""
    usual = own_folder() if IS_INSTALLED else BESIDE_THE_PROGRAM
    if not usual:
        raise NoFolder
    return usual


def choose_folder(wished: Path | None) -> tuple[Path, list[str]]:
    """Choose the folder to keep things in, with sentences if it is not the one that was wished for."""
    first = wished or usual_folder()
    if is_made(first) and can_be_written(first):
        return first, []
    own = own_folder()
    if own and is_made(own) and can_be_written(own):
        return own, [_in_place_of(first, own)]
    tried = f"{first}" if own in (first, None) else f"{first} or {own}"
    return first, [f"Can't write to {tried}, so nothing will be saved. Try --saves with another folder."]


def folder_to_read(wished: Path | None) -> tuple[Path, list[str]]:
    """Return where a record would be found, with a sentence if play saves elsewhere; make and try nothing.

    What lies on a disk that takes no more can be read there still."""
    first, own = wished or usual_folder(), own_folder()
    if own in (first, None) or not is_sure(own.is_dir) or _may_be_written(first):
        return first, []
    holds_any = wished is not None and is_sure(lambda: any(first.iterdir()))
    return first if holds_any else own, [_in_place_of(first, own)]


def _in_place_of(first: Path, own: Path) -> str:
    """Say that everything is saved in one's own folder."""
    return f"Can't write to {first}, so everything is saved in {own}."


def _may_be_written(folder: Path) -> bool:
    """Judge by the folder's permissions, or those of the nearest folder above it that is there."""
    there = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    return is_sure(there.is_dir) and os.access(there, os.W_OK)


def is_made(folder: Path) -> bool:
    """Make the folder, and tell whether it is there by now."""
    with suppress(OSError):
        folder.mkdir(parents=True)
    return is_sure(folder.is_dir)


def can_be_written(folder: Path) -> bool:
    """Tell whether a file can be made there."""
    trial = folder / f".trial-{os.urandom(4).hex()}"
    try:
        trial.touch(exist_ok=False)
        trial.unlink()
    except OSError:
        return False
    return True


def has_ended_games(folder: Path) -> bool:
    """Tell whether a game was ever played to its end here."""
    with suppress(OSError):
        return bool(listed(folder / ENDED, "*.txt"))
    return False


def has_unfinished_games(folder: Path) -> bool:
    """Tell whether there may be an unfinished game."""
    try:
        return bool(listed(folder, f"{UNFINISHED}*"))
    except OSError:  # whoever looks for them is told why they cannot be seen
        return True
