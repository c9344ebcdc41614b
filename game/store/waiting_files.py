"""Where the games lie that are not over."""

from pathlib import Path

UNFINISHED_NAME = "unfinished.txt"


def waiting_paths(folder: Path) -> list[Path]:
    """The files of games that are not over, the one last played first."""
    stem, dot, suffix = UNFINISHED_NAME.partition(".")
    found = [
        path
        for path in folder.glob(f"{stem}*{dot}{suffix}")
        if path.name == UNFINISHED_NAME or path.stem.removeprefix(f"{stem}-").isdecimal()
    ]
    return sorted(found, key=_changed, reverse=True)


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
