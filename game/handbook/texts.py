"""The words of the handbook: a file in `assets/handbook` has sections, `[KEY] TITLE` and the lines below it.

An indented line goes on with the one above it. What stands in braces is filled in, or is a player's key."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.assets import ASSETS
from game.handbook.help_page import About, Page

HANDBOOK = ASSETS / "handbook"
_SECTION = re.compile(r"^\[(\w+)\] ?(.*)\n((?:(?!\[).*\n)*)", re.MULTILINE)
_GOES_ON = re.compile(r"\n +")
_BRACED = re.compile(r"{(\w+)}")


class Section(NamedTuple):
    """A piece of a file: its key, its title, and its lines."""

    key: str
    title: str
    lines: list[str]


@lru_cache(maxsize=64)  # files in assets/handbook
def sections(name: str) -> list[Section]:
    """Read a file."""
    text = _GOES_ON.sub(" ", (HANDBOOK / f"{name}.txt").read_text(encoding="utf-8"))
    return [Section(key, title, body.strip("\n").split("\n")) for key, title, body in _SECTION.findall(text)]


def pages(name: str) -> list[Page]:
    """Read a file whose sections are pages of help, by what they are about."""
    return [Page(title, [*lines], About[key]) for key, title, lines in sections(name)]


def filled(lines: Iterable[str], **words: str) -> list[str]:
    """Put words where the braces have their names; keys stay for the screen to name."""
    return [_BRACED.sub(lambda found: words.get(found[1], found[0]), line) for line in lines]
