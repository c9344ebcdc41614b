"""Settings: what the player has chosen, remembered as text that he can edit."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Generic, TypeVar, overload

from game.rules.forms import FORMS
from game.rules.house import TARGETS, House
from game.rules.presets import PRESETS
from game.store import setting_words
from game.store.safe_files import keep_aside, keep_copy, read_text, write_text
from game.store.setting_words import PERSON, Reader, word_of

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


HEADING = "# The settings of CRIB. A line that is taken out goes back to what is usual."
KEYS_ABOUT = "# Keys of your own, a line for each button:  key.fire = return, space   pad.fire = 0"
KEY_PREFIX, PAD_PREFIX = "key.", "pad."
STAYS = (30, 20, 15, 10, 7)
GUIDE_WORDS = ("ask", "yes", "no")
AS_THE_SOURCE = "source"
TUTOR_WORDS = ("off", "blunders", "errors", "doubtful")

_yes_or_no = setting_words.yes_or_no


@dataclass
class Settings(WindowSettings):
    """All that is remembered when the program ends."""

    initials: Setting[str] = Setting(
        "", "Whose games WASCO keeps: 1 to 3 letters or digits, or nothing", setting_words.initials
    )
    preset: Setting[str] = Setting("champ", "Whose rules are played", setting_words.one_of(PRESETS))
    form: Setting[str] = Setting("six-card", "The form of the game", setting_words.one_of(FORMS))
    target: Setting[int] = Setting(
        0, "The score that wins; 0: the usual one of the form", setting_words.one_of((0, *TARGETS))
    )
    level: Setting[str] = Setting("skipper", "Who plays against you", setting_words.plain_word)
    house: Setting[str] = Setting("", "House rules of your own: go_by_hand=yes", setting_words.house_words)
    seats: Setting[tuple[str, ...]] = Setting(
        (),
        "Who sits where, from the lower edge to the left: person, or a player's level",
        setting_words.seats,
    )
    names: Setting[tuple[str, ...]] = Setting((), "The names of the people at the table", setting_words.names)
    machine: Setting[str] = Setting(
        AS_THE_SOURCE,
        "On which machine it is played; source: on the one that it came on",
        setting_words.plain_word,
    )
    own_word: Setting[bool] = Setting(False, "Ask for a word to mix into the cards before a game", _yes_or_no)
    explain: Setting[bool] = Setting(True, "Read the right count aloud after the players' own", _yes_or_no)
    speed: Setting[int] = Setting(3, "From 1, with leisure, to 5, in haste", setting_words.number(1, 5))
    wait: Setting[bool] = Setting(True, "Wait for the button after a score", _yes_or_no)
    volume: Setting[int] = Setting(6, "From 0 to 10", setting_words.number(0, 10))
    muted: Setting[bool] = Setting(False, "No sound for now", _yes_or_no)
    speech: Setting[bool] = Setting(False, "Messages and scores are spoken", _yes_or_no)
    four_colour: Setting[bool] = Setting(False, "A colour for each suit", _yes_or_no)
    big_index: Setting[bool] = Setting(False, "Large letters on the cards", _yes_or_no)
    contrast: Setting[bool] = Setting(
        False, "A dark cloth, light words, plain cards and a thick highlight", _yes_or_no
    )
    guide: Setting[str] = Setting(
        "ask", "Whether each step of a game is explained: ask, yes or no", setting_words.one_of(GUIDE_WORDS)
    )
    tutor: Setting[str] = Setting(
        "off",
        f"From which mark on the tutor speaks before a move: {', '.join(TUTOR_WORDS)}",
        setting_words.one_of(TUTOR_WORDS),
    )
    one_button: Setting[int] = Setting(
        0,
        "Tenths of a second for which the walking highlight stays, for one button; 0: it does not walk",
        setting_words.one_of((0, *STAYS)),
    )
    left_hand: Setting[bool] = Setting(False, "Keys for the left hand, beside the usual ones", _yes_or_no)
    keys: dict[str, list[str]] = field(default_factory=dict)
    pads: dict[str, list[str]] = field(default_factory=dict)
    _until_the_end: dict[str, tuple[object, object]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def house_rules(self) -> House:
        """The rules of the preset, with the target and the house rules chosen here."""
        rules = PRESETS[self.preset].house
        words = f"{self.house} target={self.target}" if self.target else self.house
        for word in words.split():
            rules = rules.with_setting(*word.split("=", 1))
        return rules

    @property
    def machine_now(self) -> str:
        """The machine chosen, or that of the source."""
        return PRESETS[self.preset].machine if self.machine == AS_THE_SOURCE else self.machine

    def set_rule(self, name: str, word: str) -> None:
        """Remember a house rule, if the source has it otherwise; the target has a line of its own."""
        if name == "target":
            self.target = int(word) if word.isdecimal() else 0
            return
        words = dict(word.split("=", 1) for word in self.house.split())
        words.pop(name, None)
        if word != PRESETS[self.preset].house.words[name]:
            words[name] = word
        self.house = " ".join(f"{rule}={word}" for rule, word in words.items())

    def play_against(self, level: str) -> None:
        """All opponents are of this level, whoever sat in the seats before."""
        self.level = level
        self.seats = tuple(PERSON if word == PERSON else level for word in self.seats)

    def take_out(self, preset: str) -> None:
        """Another source comes as it is out of its drawer; the same one stays as it was left."""
        if preset != self.preset:
            self.preset = preset
            self.play_by_the_book()

    def play_by_the_book(self) -> None:
        """The source brings its own form, target, rules and manner."""
        source = PRESETS[self.preset]
        self.form, self.target, self.house = source.forms[0], 0, ""
        self.explain = source.manner.explains

    @contextmanager
    def for_now(self) -> Iterator[None]:
        """What changes within holds until the program ends; the file keeps the old till it changes again."""
        before = copy(vars(self))
        yield
        now = vars(self)
        self._until_the_end = {name: (now[name], before[name]) for name in self.rows()}

    def _to_keep(self, name: str) -> object:
        now: object = vars(self)[name]
        passing, kept = self._until_the_end.get(name, (None, now))
        return kept if now == passing else now

    def remember_window(self, size: tuple[int, int]) -> None:
        """The next window has this size, unless it would be too small to be worked, or out of reason."""
        self.window_width, self.window_height = map(min, map(max, size, LEAST_WINDOW), LARGEST_WINDOW)

    def to_lines(self) -> list[str]:
        lines = [HEADING]
        for name, row in self.rows().items():
            lines += ["", f"# {row.about}"] if row.about else []
            lines.append(f"{name} = {word_of(self._to_keep(name))}".rstrip())
        keys = [
            f"{prefix}{button} = {' '.join(words)}"
            for prefix, own in ((KEY_PREFIX, self.keys), (PAD_PREFIX, self.pads))
            for button, words in own.items()
        ]
        return [*lines, "", KEYS_ABOUT, *keys]

    @classmethod
    def from_lines(cls, lines: Iterable[str]) -> tuple["Settings", list[str]]:
        """The settings that can be read, and a sentence for each line that cannot."""
        settings, complaints = cls(), []
        for count, line in enumerate(lines, 1):
            try:
                settings.read(line.strip())
            except ValueError as error:
                complaints.append(f"Line {count} of {FILE_NAME}: {error}.")
        return settings, complaints

    def read(self, line: str) -> None:
        """Take over one line, which may also name the keys of a button."""
        name, _, word = line.partition("=")
        prefix, dot, button = name.strip().partition(".")
        own = {KEY_PREFIX: self.keys, PAD_PREFIX: self.pads}.get(f"{prefix}{dot}")
        if own is None:
            super().read(line)
        else:
            own[button] = setting_words.key_words(word)


def load_settings(folder: Path) -> tuple[Settings, list[str]]:
    """The settings of a folder; a file that is partly unreadable is kept, and told of once."""
    path = folder / FILE_NAME
    text = read_text(path)
    if text is None:
        return Settings(), [f"{FILE_NAME} cannot be read. {keep_aside(path)}"] if path.is_file() else []
    settings, complaints = Settings.from_lines(text.split("\n"))
    if not complaints:
        return settings, []
    more = f" (and {len(complaints) - 1} lines more)" if complaints[1:] else ""
    told = [f"{complaints[0]}{more} {keep_copy(path) or f'No copy of {FILE_NAME} can be kept.'}"]
    return settings, told + ([trouble] if (trouble := save_settings(folder, settings)) else [])


def save_settings(folder: Path, settings: Settings) -> str | None:
    """Write the settings; a sentence when they cannot be written."""
    return write_text(folder / FILE_NAME, "\n".join(settings.to_lines()) + "\n")
