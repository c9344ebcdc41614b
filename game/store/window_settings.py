"""How the window opens: read by itself, so that there is a picture while all else is still being read."""

from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.store import setting_words
from game.store.safe_files import read_text
from game.store.setting_words import Reader

FILE_NAME = "settings.txt"
PICTURES = ("sharp", "whole", "square")
LEAST_WINDOW = (320, 175)
LARGEST = 16000


def setting(usual: object, about: str, reader: Reader) -> Any:
    """One setting: what is usual, what the file says of it, and who reads it there."""
    return field(default=usual, metadata={"about": about, "reader": reader})


@dataclass
class WindowSettings:
    """What must be known before the first picture."""

    picture: str = setting(
        "sharp",
        "How it fills the window: sharp, whole pixels only, or square pixels",
        setting_words.one_of(PICTURES),
    )
    scan_lines: bool = setting(False, "The dark lines of a monitor", setting_words.yes_or_no)
    full_screen: bool = setting(False, "The whole screen", setting_words.yes_or_no)
    window_width: int = setting(960, "The size of the window", setting_words.number(LEAST_WINDOW[0], LARGEST))
    window_height: int = setting(720, "", setting_words.number(LEAST_WINDOW[1], LARGEST))

    def rows(self) -> list[Field[Any]]:
        """The settings that stand in the file."""
        return [row for row in fields(self) if row.metadata]

    def read(self, line: str) -> None:
        """Take over one line of the file; a ValueError says why it cannot be."""
        if not line or line.startswith("#"):
            return
        name, _, word = (part.strip() for part in line.partition("="))
        readers = {row.name: row.metadata["reader"] for row in self.rows()}
        if "=" not in line or name not in readers:
            raise ValueError(f"there is no setting '{name[:40]}'")
        try:
            setattr(self, name, readers[name](word))
        except ValueError as error:
            raise ValueError(f"{name} cannot be '{word[:40]}'; {error}") from None


def load_window_settings(folder: Path) -> WindowSettings:
    """As far as they can be read; of what cannot, `load_settings` tells."""
    settings = WindowSettings()
    for line in (read_text(folder / FILE_NAME) or "").split("\n"):
        with suppress(ValueError):
            settings.read(line.strip())
    return settings
