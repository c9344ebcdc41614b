"""A machine switched on: what it looks like, what paints on it, how it sounds and what it says at first."""

import re
from collections.abc import Callable, Mapping, Sequence

from game.assets import ASSETS
from game.devices.tunes import Voices
from game.paint.brushes.card_art import FACES, BackPainter, FacePainter, lay_back
from game.paint.looks.card_plan import Faces
from game.paint.looks.look import Look
from game.paint.looks.monitor import Pointer
from game.paint.painters import Painters
from game.sheets.menu_bar import MenuBar
from game.sheets.table_words import TableWords
from game.values import fresh, frozen

_NAMES = re.compile(r"^\[(\w+)\]\n", re.MULTILINE)
"""The line above what a machine writes."""


@frozen
class Machine:
    """All that a machine's own folder says of it."""

    name: str
    look: Look
    words: TableWords
    painters: Painters = fresh(default_factory=dict)
    """Who paints a sheet otherwise than `painters.USUAL` does."""
    faces: Mapping[Faces, FacePainter] = fresh(default_factory=lambda: FACES)
    back: BackPainter = lay_back
    voices: Voices | None = None
    """None: the one voice that the speaker has anyhow."""
    keys: Mapping[str, str] = fresh(default_factory=dict)
    """What it calls keys that have another name elsewhere."""
    is_typed_at: bool = False
    """Whether a letter is typed before it is a key for anything else."""
    pointer: Callable[[], Pointer] | None = None
    """None: the mouse moves what it moves in every window."""
    menu: MenuBar | None = None
    """What the right button pulls down; None: it leads back."""

    @property
    def power_on(self) -> Sequence[str]:
        """What it writes when it is switched on, line by line."""
        _, *texts = _NAMES.split((ASSETS / "power_on.txt").read_text("utf-8"))
        return dict(zip(texts[::2], texts[1::2], strict=True)).get(self.name, "").rstrip("\n").splitlines()


def called_like(module: str) -> str:
    """Return a machine's name: the folder that its module lies in."""
    return module.rsplit(".", 2)[-2]
