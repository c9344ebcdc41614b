"""What all practice needs of the evening: where things are kept, what is heard, and what day it is."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from game.devices.speaker import Speaker
from game.rules.forms import Form
from game.scenes.scene import Scene


@dataclass(frozen=True)
class PracticeDesk:
    """`tell` takes a sentence for the title to say, `seed` answers one that nobody knows."""

    folder: Path
    form: Form
    speaker: Speaker
    today: date
    tell: Callable[[str], None]
    seed: Callable[[], str]
    other_side: Callable[[], Scene]
    """The games that can be played from the other side."""
