"""RunOptions: what one run of the game was asked for, beyond what the settings remember."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class RunOptions:
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
