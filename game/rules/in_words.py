"""Numbers, lists and sentences in words, as anybody would say them."""

import re
from collections.abc import Sequence

_ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_OWN_WORDS = re.compile(r"\b(Your|Their|Crib)\b")
_TENS = ("", "", "twenty", "thirty", "forty")


def number_word(number: int) -> str:
    """Spell a number, up to forty-nine."""
    if number < len(_ONES):
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]


def so_many(number: int, unit: str) -> str:
    """Say a number of things in figures: `1 game`, `2 games`."""
    return f"{number} {unit}{'' if number == 1 else 's'}"


NO_FIGURE = "-"
"""What stands in place of a figure: the mean of nothing."""
NAMESAKES = "BCDE"
"""What may stand behind the names of the second and others of a name; a number would read like a score."""
AND = " & "
"""Between the names of partners."""


def together(names: Sequence[str]) -> str:
    """Join the names of those who play for one side."""
    return AND.join(names)


def listed(words: Sequence[str], conjunction: str = "and") -> str:
    """Join words with commas, and the conjunction before the last."""
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def either(words: Sequence[str]) -> str:
    """List choices; where one has a comma of its own, something stronger parts them."""
    if any("," in one for one in words) and len(words) > 1:
        return "; ".join([*words[:-1], f"or {words[-1]}"])
    return listed(words, "or")


def in_small(words: str) -> str:
    """Write what is a player's own in small letters, but for the name of whose it is."""
    return _OWN_WORDS.sub(lambda found: found[0].lower(), words)


def capital(words: str) -> str:
    """Begin with a capital, and leave the rest as it is."""
    return f"{words[:1].upper()}{words[1:]}"


def after_colon(words: str) -> str:
    """Begin with a small letter, and leave the rest as it is."""
    return f"{words[:1].lower()}{words[1:]}"


def as_sentence(words: str) -> str:
    """Begin with a capital, and end in a full stop unless it is called out or asked."""
    is_ended = not words or words.rstrip("\"'").endswith((".", "!", "?", ":"))
    return f"{capital(words)}{'' if is_ended else '.'}"
