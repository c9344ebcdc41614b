"""Counts as they are said at the table: `fifteen two, fifteen four and a pair is six`."""

from collections.abc import Iterator, Sequence

from game.rules.cards import Suit
from game.rules.counting import Kind, Score, points
from game.rules.reasons import Reason

_NUMBERS = (
    "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
_TENS = ("", "", "twenty", "thirty", "forty")
_RANKS = "ace two three four five six seven eight nine ten jack queen king".split()
_PAIRS = {2: "a pair", 6: "a pair royal", 12: "a double pair royal"}
_RUNS = {1: "a run of {}", 2: "two runs of {}", 3: "three runs of {}", 4: "four runs of {}"}
_RUNS |= {6: "six runs of {}", 8: "eight runs of {}", 9: "nine runs of {}"}


def number_word(number: int) -> str:
    """A count in words."""
    if number < len(_NUMBERS):
        return _NUMBERS[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_NUMBERS[ones]}" if ones else _TENS[tens]
