"""The words of the settings file: readers that take them, or say which there may be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar
from urllib.parse import quote, unquote

from game.rules.errors import LONGEST_NAME, MOST_INITIALS, InvalidHouse, are_initials
from game.rules.house import USUAL, House
from game.rules.in_words import listed
from game.rules.match_length import Length

T = TypeVar("T")
Reader = Callable[[str], T]

PERSON = "person"


def word_of(value: object) -> str:
    """Write a value as it stands in the file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def yes_or_no(word: str) -> bool:
    """Read yes or no, however it is written."""
    choice = {"yes": True, "no": False}.get(word.lower())
    if choice is None:
        raise ValueError("must be yes or no")
    return choice


def number(low: int, high: int) -> Reader[int]:
    """Return a reader of whole numbers in a range; it takes the nearest for one out of reason."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdecimal()):
            raise ValueError(f"must be a number from {low} to {high}")
        figures = word.lstrip("0") or "0"
        return max(low, int(figures)) if len(figures) <= len(str(high)) and int(figures) <= high else high

    return read


def one_of(choices: Iterable[T]) -> Reader[T]:
    """Return a reader that finds a word among these."""
    known = {str(choice): choice for choice in choices}

    def read(word: str) -> T:
        if word.lower() not in known:
            raise ValueError(f"must be {listed([*known], 'or')}")
        return known[word.lower()]

    return read


def match_word(word: str) -> str:
    """Read how long a match is; nothing where games follow each other without end."""
    return str(Length.parse(word)) if word else ""


def initials_word(word: str) -> str:
    """Read nothing, or initials as WASCO takes them."""
    if word and not are_initials(word):
        raise ValueError(f"must be 1 to {MOST_INITIALS} letters or digits")
    return word.upper()


def plain_word(word: str) -> str:
    """Read one word of small letters, with hyphens."""
    if not word.replace("-", "").isalnum():
        raise ValueError("must be one word")
    return word.lower()


ENGINE = "engine"
"""What stands before the command of a program that plays."""
LONGEST_COMMAND = 3_500  # letters, as it is kept: a saved game holds it in a line


def opponent_word(text: str) -> str:
    """Read a level, or a program by its command, in which a space is written %20; or nobody."""
    if text.startswith(f"{ENGINE}:"):
        word = f"{ENGINE}:{quote(unquote(text.partition(':')[2]), safe='/.-_=')}"
        if len(word) > LONGEST_COMMAND:
            raise ValueError(f"must be a command of at most {LONGEST_COMMAND} letters")
        return word
    return plain_word(text) if text else ""


def as_chosen(level: str) -> str:
    """Return a player's word as the settings have it: a shipmate's without his measure of today."""
    return re.sub(r"^(shipmate)-\d+$", r"\1", level)


def name_words(text: str) -> tuple[str, ...]:
    """Read people's names, with commas between them; who has none goes by the standard one."""
    found = [name.strip() for name in text.rstrip(", ").split(",")] if text.strip(", ") else []
    if not all(name.isprintable() for name in found):
        raise ValueError("must be plain letters")
    return tuple(name[:LONGEST_NAME].rstrip() for name in found)


def sitter_words(text: str) -> tuple[str, ...]:
    """Read who sits where, with commas between them."""
    return tuple(opponent_word(word.strip()) for word in text.split(",") if word.strip())


def house_words(text: str) -> str:
    """Read house rules such as `go_by_hand=yes stakes=lurch`; none where all are standard."""
    try:
        House.parse(text)
    except InvalidHouse:
        raise ValueError("must be house rules, such as go_by_hand=yes stakes=lurch") from None
    return "" if text == USUAL else text


def key_words(text: str) -> list[str]:
    """Read keys, with spaces or commas between them; the comma itself is a key when it stands alone."""
    return [
        word if word == "," else word.rstrip(",") for word in text.split() if word == "," or word.strip(",")
    ]
