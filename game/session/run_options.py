"""The options of one run of the game. The window opens before the rest of the session is imported."""

from pathlib import Path

from game.session.far_wish import FarWish
from game.values import frozen


@frozen
class RunOptions:
    """What one run of the game was asked for, beyond what the settings remember."""

    saves: Path
    version: str = ""
    initials: str = ""
    seed: str | None = None
    demo: bool = False
    duplicate: str = ""
    """The word whose cards are played first, and who against."""
    club: str = ""
    """What is played at the club, if anything."""
    friend: FarWish | None = None
    begin: bool = False
    anew: bool = False
    """Whether a new game was asked for, so that nobody asks about an unfinished one before it."""
    has_target: bool = False
    """Whether it was said how many points win, so that nobody asks."""
    frames: int | None = None
    screenshot: Path | None = None
    replay: Path | None = None
    complaints: tuple[str, ...] = ()
