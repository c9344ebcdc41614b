"""Where the game keeps its things: beside a checkout, or in the player's own folder."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from game.assets import IS_INSTALLED

UNFINISHED = "unfinished"
"""With it begins the name of every file of a game that waits to be gone on with."""
BESIDE_THE_PROGRAM = Path(__file__).resolve().parents[2] / "saves"


def own_folder() -> Path:
    """The folder that this system has for a person's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home) / "Crib"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Crib"
    wished = Path(os.environ.get("XDG_DATA_HOME") or "")  # its standard: a relative one is to be ignored
    return (wished if wished.is_absolute() else home / ".local" / "share") / "crib"


def usual_folder() -> Path:
    """Where everything is kept that nobody wished elsewhere."""
    return own_folder() if IS_INSTALLED else BESIDE_THE_PROGRAM


def choose_folder(wished: Path | None) -> tuple[Path, list[str]]:
    """The folder to keep things in; sentences if it is not the one that was wished for."""
    first = wished or usual_folder()
    if is_made(first) and can_be_written(first):
        return first, []
    own = own_folder()
    if is_made(own) and can_be_written(own):
        return own, [f"{first} cannot be written; everything is kept in {own}."]
    neither = f"{own} cannot" if first == own else f"Neither {first} nor {own} can"
    return first, [f"{neither} be written; nothing will be kept."]


def folder_to_read(wished: Path | None) -> Path:
    """Where a record would be found; nothing is made or tried there."""
    own, usual = own_folder(), usual_folder()
    return wished or (own if own.is_dir() and not _may_be_written(usual) else usual)


def _may_be_written(folder: Path) -> bool:
    """By what its permissions say, or those of the nearest folder above it that is there."""
    there = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    return there.is_dir() and os.access(there, os.W_OK)


def is_made(folder: Path) -> bool:
    """Whether the folder is there by now."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder.is_dir()


def can_be_written(folder: Path) -> bool:
    """Whether a file can be made there."""
    trial = folder / f".trial-{os.urandom(4).hex()}"
    try:
        trial.touch(exist_ok=False)
        trial.unlink()
    except OSError:
        return False
    return True


def has_unfinished_games(folder: Path) -> bool:
    """Whether there may be a game that waits."""
    return any(folder.glob(f"{UNFINISHED}*"))
