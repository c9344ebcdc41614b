"""Settings: the player's choices, remembered as text that he can edit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.devices.tunes import LOUDEST
from game.rules.forms import FORMS, TARGETS
from game.rules.house import House
from game.rules.in_words import so_many
from game.rules.presets import PRESETS
from game.store.reading import is_sure, read_text
from game.store.safe_files import copied, keep_aside, write_lines
from game.store.setting_words import (
    PERSON,
    Reader,
    house_words,
    initials_word,
    key_words,
    match_word,
    name_words,
    number,
    one_of,
    opponent_word,
    plain_word,
    sitter_words,
    word_of,
    yes_or_no,
)

FILE_NAME = "settings.txt"
HEADING = "# CRIB settings. Delete a line to get its standard value back."
KEYS_ABOUT = "# Your own keys, one line a button:  key.fire = return, space   pad.fire = 0"
KEY_PREFIX, PAD_PREFIX = "key.", "pad."
PICTURES = ("sharp", "whole", "square")
OF_A_GAME = ("form", "target", "house")
"""What is chosen of one source is nothing for the one that the file keeps."""
LEAST_WINDOW = (320, 175)
LARGEST_WINDOW = (7680, 4320)
STAYS = (30, 20, 15, 10, 7)
GUIDE_WORDS = ("ask", "yes", "no")
AS_THE_SOURCE = "source"
GONE = {"cover", "own_word"}
"""What older versions kept is not complained of."""
TUTOR_WORDS = ("off", "blunders", "errors", "doubtful")


def _row(usual: Any, about: str, reader: Reader[object]) -> Any:
    """Hold the standard value, its comment in the file, and its reader."""
    return field(default=usual, metadata={"about": about, "reader": reader})


@dataclass
class Settings:
    """All that is remembered when the program ends: a line of the file for each, with its standard value."""

    picture: str = _row(
        "sharp", "How the picture fills the window: sharp, whole or square pixels", one_of(PICTURES)
    )
    scan_lines: bool = _row(False, "Dark lines, like a monitor's", yes_or_no)
    glow: bool = _row(False, "Bright things glow, like a real tube", yes_or_no)
    full_screen: bool = _row(False, "Fill the whole screen", yes_or_no)
    window_width: int = _row(960, "The size of the window", number(LEAST_WINDOW[0], LARGEST_WINDOW[0]))
    window_height: int = _row(720, "", number(LEAST_WINDOW[1], LARGEST_WINDOW[1]))
    initials: str = _row("", "Your initials, to record games: 1 to 3 letters or digits", initials_word)
    preset: str = _row("champ", "The rules you play", one_of(PRESETS))
    form: str = _row("six-card", "The kind of game: players and cards", one_of(FORMS))
    target: int = _row(0, "Points needed to win; 0: standard", one_of((0, *TARGETS)))
    match: str = _row("", "How long a match is: 5 for best of five, 12-points, or nothing", match_word)
    level: str = _row("champ", "Your opponent", opponent_word)
    engine: str = _row("", "A program that can play against you: engine:COMMAND", opponent_word)
    house: str = _row("", "Your own house rules, such as go_by_hand=yes", house_words)
    seats: tuple[str, ...] = _row(
        (), "Who sits where, from the bottom of the screen to the left: person, or an opponent", sitter_words
    )
    names: tuple[str, ...] = _row((), "The names of the humans at the table", name_words)
    machine: str = _row(AS_THE_SOURCE, "The machine on your screen; source: the original's", plain_word)
    explain: bool = _row(True, "Read the right count after yours", yes_or_no)
    short_messages: bool = _row(False, "Short messages, where the original has them", yes_or_no)
    as_original: bool = _row(False, "Nothing of ours on an original's table", yes_or_no)
    random_cut: bool = _row(False, "Cut the deck for me, where the original can", yes_or_no)
    speed: int = _row(3, "1 is slow, 5 is fast", number(1, 5))
    wait: bool = _row(True, "Pause after scores", yes_or_no)
    volume: int = _row(6, f"0 is silent, {LOUDEST} is loudest", number(0, LOUDEST))
    muted: bool = _row(False, "Mute: no sound", yes_or_no)
    speech: bool = _row(False, "Read the game aloud", yes_or_no)
    four_colour: bool = _row(False, "Four colors, one for each suit", yes_or_no)
    big_index: bool = _row(False, "Big letters on the cards", yes_or_no)
    contrast: bool = _row(False, "High contrast: a dark table, plain cards, a thick highlight", yes_or_no)
    guide: str = _row("ask", "Explain each step as you play: ask, yes or no", one_of(GUIDE_WORDS))
    tutor: str = _row(
        "off",
        f"When the tutor warns you before a move: {', '.join(TUTOR_WORDS)}",
        one_of(TUTOR_WORDS),
    )
    talk: bool = _row(True, "Friends far away can write to you", yes_or_no)
    one_button: int = _row(
        0,
        "One switch: tenths of a second before the highlight moves on; 0: off",
        one_of((0, *STAYS)),
    )
    confirm_discard: bool = _row(False, "Ask once more before a discard; one switch always does", yes_or_no)
    left_hand: bool = _row(False, "Left-hand keys, as well as the standard ones", yes_or_no)
    keys: dict[str, list[str]] = field(default_factory=dict)
    pads: dict[str, list[str]] = field(default_factory=dict)
    has_named_opponent: bool = field(default=False, compare=False, repr=False)
    """Whether an opponent was named in this run, so that nobody easier sits down in his place."""
    _kept: list[str] = field(default_factory=list, compare=False, repr=False)
    """The lines of the file, as they were last read or written here; never taken back with a choice."""
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

    def change(self, name: str, value: object) -> None:
        """Give a setting, by its name in the file, another value of its type."""
        usual = ROWS[name].default
        if type(value) is not type(usual):
            raise TypeError(f"{name} is like {usual!r}, and not like {value!r}")
        setattr(self, name, value)

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
        """Set all opponents to this level, as somebody has named it, whoever sat in the seats before."""
        self.level, self.has_named_opponent = level, True
        self.seats = tuple(PERSON if word == PERSON else level for word in self.seats)

    @property
    def all_set(self) -> dict[str, object]:
        """Everything as it is set now, to be compared or set again."""
        return {name: value for name, value in vars(self).items() if name != "_kept"}

    def take_out(self, preset: str, form: str = "") -> None:
        """Choose an original, and its kind of game where one is named: another one comes with its own rules,
        the same one stays as it was."""
        if preset != self.preset:
            self.preset = preset
            self.play_by_the_book()
        if form:
            self.form, self.target = form, 0

    def play_by_the_book(self) -> None:
        """Take the source's own form, target, rules, manner and opponent."""
        source = PRESETS[self.preset]
        self.form, self.target, self.house = source.forms[0], 0, ""
        self.explain = source.manner.explains
        self.play_against(source.level)
        self.has_named_opponent = False

    @contextmanager
    def for_now(self) -> Iterator[None]:
        """Keep changes made within until the program ends; the file keeps the old till it changes again."""
        before = {name: self._to_keep(name) for name in ROWS}
        yield
        now = vars(self)
        self._until_the_end = {name: (now[name], before[name]) for name in ROWS}

    def _to_keep(self, name: str) -> object:
        now: object = vars(self)[name]
        passing, kept = self._until_the_end.get(name, (None, now))
        is_passing_game = name in OF_A_GAME and self._to_keep("preset") != self.preset
        return kept if now == passing or is_passing_game else now

    def remember_window(self, size: tuple[int, int]) -> None:
        """Give the next window this size, unless it would be too small to be worked, or out of reason."""
        self.window_width, self.window_height = map(min, map(max, size, LEAST_WINDOW), LARGEST_WINDOW)

    def to_lines(self) -> list[str]:
        lines = [HEADING]
        for name, row in ROWS.items():
            about = row.metadata["about"]
            lines += ["", f"# {about}"] if about else []
            lines.append(f"{name} = {word_of(self._to_keep(name))}".rstrip())
        keys = [
            f"{prefix}{button} = {' '.join(words)}"
            for prefix, own in ((KEY_PREFIX, self.keys), (PAD_PREFIX, self.pads))
            for button, words in own.items()
        ]
        return [*lines, "", KEYS_ABOUT, *keys]

    @classmethod
    def from_lines(cls, lines: Iterable[str]) -> tuple[Settings, list[str]]:
        """Read the settings that can be read, and a sentence for each line that cannot."""
        settings, complaints = cls(), []
        for count, line in enumerate(lines, 1):
            try:
                settings.read(line.strip())
            except ValueError as error:
                complaints.append(f"Line {count} of {FILE_NAME}: {error}.")
        return settings, complaints

    def read(self, line: str) -> None:
        """Take over one line, which may also name the keys of a button."""
        name, equals, word = line.partition("=")
        prefix, dot, button = name.strip().partition(".")
        own = {KEY_PREFIX: self.keys, PAD_PREFIX: self.pads}.get(f"{prefix}{dot}")
        if own is not None:
            own[button] = key_words(word)
        elif line and not line.startswith("#"):
            self._read_row(name.strip(), equals, word.strip())

    def _read_row(self, name: str, equals: str, word: str) -> None:
        if name in GONE:
            return
        row = ROWS.get(name)
        if row is None or not equals:
            raise ValueError(f"unknown setting '{name[:40]}'")
        try:
            setattr(self, name, row.metadata["reader"](word))
        except ValueError as error:
            raise ValueError(f"{name} {error}, not '{word[:40]}'") from None


ROWS: Mapping[str, Field[object]] = {row.name: row for row in fields(Settings) if row.metadata}
"""The settings that stand in the file, by name."""


def load_settings(folder: Path) -> tuple[Settings, list[str]]:
    """Load the settings of a folder; a file that is partly unreadable is kept, and told of once."""
    path = folder / FILE_NAME
    text = read_text(path)
    if text is None and is_sure(path.is_file):
        return Settings(), [f"Can't read {FILE_NAME}. {keep_aside(path)}"]
    settings, complaints = Settings.from_lines((text or "").split("\n"))
    if not complaints:
        settings._kept = settings.to_lines()
        return settings, []
    more = f" (and {so_many(len(complaints) - 1, 'more line')})" if complaints[1:] else ""
    told = [f"{complaints[0]}{more} {copied(path)}"]
    return settings, told + ([trouble] if (trouble := save_settings(folder, settings)) else [])


def save_settings(folder: Path, settings: Settings) -> str | None:
    """Write what was changed here; what somebody else has written or deleted there meanwhile stays so.

    A sentence when it cannot be written."""
    lines, path = settings.to_lines(), folder / FILE_NAME
    there = _there(read_text(path) or "", lines)
    trouble = write_lines(path, _merged(lines, settings._kept, there))
    if not trouble:
        settings._kept = lines
    return trouble


def _there(text: str, lines: Sequence[str]) -> Mapping[str, str]:
    """Return the lines of a file by name; one deleted there is as usual, one torn off as here."""
    is_whole = text.endswith("\n") and KEYS_ABOUT in text
    return _by_name(Settings().to_lines() if is_whole else lines) | _by_name(text.split("\n"))


def _merged(lines: Sequence[str], before: Sequence[str], there: Mapping[str, str]) -> Iterator[str]:
    """Yield these lines, but what is there for those that are as before, and keys that are nowhere else."""
    for line in lines:
        name = _name(line)
        if not name or line not in before:
            yield line
        elif name in there:
            yield there[name]
    known = {*_by_name(lines), *_by_name(before or there.values())}
    keys = (name for name in there if name.startswith((KEY_PREFIX, PAD_PREFIX)))
    yield from (there[name] for name in keys if name not in known)


def _by_name(lines: Iterable[str]) -> dict[str, str]:
    return {name: line for line in lines if (name := _name(line))}


def _name(line: str) -> str:
    """Return what a line sets; a comment nothing."""
    return "" if line.startswith("#") else line.partition("=")[0].strip()
