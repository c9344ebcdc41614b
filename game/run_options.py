"""RunOptions: what one run of the game was asked for, beyond what the settings remember."""

from pathlib import Path
from typing import NamedTuple


class RunOptions(NamedTuple):
    """The words after `python main.py`, as the game takes them."""

    saves: Path
    initials: str = ""
    seed: str | None = None
    demo: bool = False
    begin: bool = False
    frames: int | None = None
    screenshot: Path | None = None
    replay: Path | None = None
    complaints: tuple[str, ...] = ()
