"""The words of the handbook: a file in `assets/handbook` has sections, `[KEY] TITLE` and the lines below it.

An indented line goes on with the one above it; one with a semicolon is for whoever reads the file. What
stands in braces is filled in, or is a player's key: `{starter}`, or `{Starter}` where it begins a sentence.
A price stands behind a bar: `. a pair | {pair}`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.assets import ASSETS
from game.handbook.help_page import About, Page
from game.rules.in_words import capital

HANDBOOK = ASSETS / "handbook"
_NOTE = re.compile(r"^;.*\n", re.MULTILINE)
_SECTION = re.compile(r"^\[(\w+)\] ?(.*)\n((?:(?!\[).*\n)*)", re.MULTILINE)
_GOES_ON = re.compile(r"\n +")
_PRICED = re.compile(r"^(\. .*) \| ", re.MULTILINE)
_BRACED = re.compile(r"( ?){(\w+)}")
"""With the space before it, which goes where nothing is filled in."""
Filling = str | int | Sequence[str]
"""What a brace stands for: a word, a number, or whole lines where it has a line of its own."""


class Section(NamedTuple):
    """A piece of a file: its key, its title, and its lines."""

    key: str
    title: str
    lines: list[str]


@lru_cache(maxsize=64)  # files in assets/handbook
def sections(name: str) -> list[Section]:
    """Read a file."""
    text = _NOTE.sub("", (HANDBOOK / f"{name}.txt").read_text(encoding="utf-8"))
    text = _PRICED.sub("\\1\t", _GOES_ON.sub(" ", text))
    return [Section(key, title, body.strip("\n").split("\n")) for key, title, body in _SECTION.findall(text)]


def pages(name: str) -> list[Page]:
    """Read a file whose sections are pages of help, by what they are about."""
    return [Page(title, [*lines], About[key]) for key, title, lines in sections(name)]


def filled(lines: Iterable[str], **words: Filling) -> list[str]:
    """Put words where the braces have their names; keys stay for the screen to name."""
    return [_filled(line, words) for line in lines]


def _filled(line: str, words: Mapping[str, Filling]) -> str:
    told = _BRACED.sub(lambda found: _in_place_of(found, words), line)
    return told if line.startswith(" ") else told.lstrip(" ")  # what comes first may stand for nothing


def _in_place_of(found: re.Match[str], words: Mapping[str, Filling]) -> str:
    gap, name = found.groups()
    if name.lower() not in words:
        return found[0]
    word = str(words[name.lower()])
    if name.isupper():
        word = word.upper()
    elif name[0].isupper():
        word = capital(word)
    return f"{gap}{word}" if word else ""


class Passages:
    """The sections of a file by their keys, with words that are filled in wherever they stand."""

    def __init__(self, name: str, **words: Filling) -> None:
        self.name = name
        self._sections = {one.key: one for one in sections(name)}
        self._words = words

    def title(self, key: str, **words: Filling) -> str:
        """Fill in the title of a section."""
        return _filled(self._sections[key].title, {**self._words, **words})

    def lines(self, key: str, **words: Filling) -> list[str]:
        """Fill in the lines of a section; where a line stands for nothing, the gap before it goes, too."""
        words = {**self._words, **words}
        lines: list[str] = []
        for line in self._sections[key].lines:
            alone = _BRACED.fullmatch(line)
            filling = words.get(alone[2]) if alone else None
            if filling is None or isinstance(filling, int):
                lines.append(_filled(line, words))
            elif filling:
                lines += [filling] if isinstance(filling, str) else filling
            elif lines and not lines[-1]:
                lines.pop()
        return lines

    def words(self, key: str, **words: Filling) -> str:
        """Fill in a section that is one sentence or two."""
        [line] = self.lines(key, **words)
        return line

    def page(self, about: About, **words: Filling) -> Page:
        """Fill in a section that is a page of help."""
        return Page(self.title(about.name, **words), self.lines(about.name, **words), about)
