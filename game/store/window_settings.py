"""How the window opens: read by itself, so that there is a picture while all else is still being read."""

from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Generic, TypeVar, overload

from game.store import setting_words
from game.store.safe_files import read_text
from game.store.setting_words import Reader

FILE_NAME = "settings.txt"
PICTURES = ("sharp", "whole", "square")
LEAST_WINDOW = (320, 175)
LARGEST_WINDOW = (7680, 4320)

T = TypeVar("T")


class Setting(Generic[T]):
    """One setting: what is usual, what the file says of it, and who reads it there.

    `settings.volume` is its value, `Settings.volume` the setting itself."""

    name: str

    def __init__(self, usual: T, about: str, reader: Reader[T]) -> None:
        self.usual, self.about, self.reader = usual, about, reader

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[T]": ...
    @overload
    def __get__(self, settings: "WindowSettings", owner: type) -> T: ...
    def __get__(self, settings: "WindowSettings | None", owner: type) -> "Setting[T] | T":
        return self if settings is None else self.of(settings)

    def __set__(self, settings: "WindowSettings", value: T) -> None:
        # A dataclass is made with the setting itself where no value is given.
        vars(settings)[self.name] = self.usual if isinstance(value, Setting) else value

    def of(self, settings: "WindowSettings") -> T:
        value: T = vars(settings)[self.name]
        return value

    def put(self, settings: "WindowSettings", value: T) -> None:
        self.__set__(settings, value)

    def read(self, settings: "WindowSettings", word: str) -> None:
        """Take over a word of the file; a ValueError says why it cannot be."""
        try:
            self.put(settings, self.reader(word))
        except ValueError as error:
            raise ValueError(f"{self.name} cannot be '{word[:40]}'; {error}") from None


@dataclass
class WindowSettings:
    """What must be known before the first picture."""

    picture: Setting[str] = Setting(
        "sharp",
        "How it fills the window: sharp, whole pixels only, or square pixels",
        setting_words.one_of(PICTURES),
    )
    scan_lines: Setting[bool] = Setting(False, "The dark lines of a monitor", setting_words.yes_or_no)
    glow: Setting[bool] = Setting(False, "The soft light of a tube", setting_words.yes_or_no)
    full_screen: Setting[bool] = Setting(False, "The whole screen", setting_words.yes_or_no)
    window_width: Setting[int] = Setting(
        960, "The size of the window", setting_words.number(LEAST_WINDOW[0], LARGEST_WINDOW[0])
    )
    window_height: Setting[int] = Setting(720, "", setting_words.number(LEAST_WINDOW[1], LARGEST_WINDOW[1]))
    cover: Setting[str] = Setting("ega", "The machine whose title is shown first", setting_words.plain_word)

    @classmethod
    def rows(cls) -> dict[str, Setting[object]]:
        """The settings that stand in the file, by name."""
        return {row.name: row.default for row in fields(cls) if isinstance(row.default, Setting)}

    def read(self, line: str) -> None:
        """Take over one line of the file; a ValueError says why it cannot be."""
        if not line or line.startswith("#"):
            return
        name, equals, word = (part.strip() for part in line.partition("="))
        row = self.rows().get(name)
        if row is None or not equals:
            raise ValueError(f"there is no setting '{name[:40]}'")
        row.read(self, word)


def load_window_settings(folder: Path) -> WindowSettings:
    """As far as they can be read; of what cannot, `load_settings` tells."""
    settings = WindowSettings()
    for line in (read_text(folder / FILE_NAME) or "").split("\n"):
        with suppress(ValueError):
            settings.read(line.strip())
    return settings
