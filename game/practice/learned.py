"""What was done of the lessons, as practice has noted it."""

import re
from collections.abc import Iterable, Sequence

from game.practice.learn import LESSONS
from game.rules.cards import Cards, in_one_word
from game.values import frozen

_DAY = r"\d{4}-\d\d-\d\d"
_WRITTEN = re.compile(rf"learned (\d) {_DAY}")
_LEFT = re.compile(rf"left (\d) at (\d+)(?: with ([\w ]+))? {_DAY}")


def learned(lines: Iterable[str]) -> set[int]:
    """Return which lessons were done, by their place, as practice has noted it."""
    return {int(one[1]) - 1 for one in map(_WRITTEN.fullmatch, lines) if one}


def note_of(at: int, day: str) -> str:
    """Return the line by which it is remembered that a lesson was done."""
    return f"learned {at + 1} {day}"


@frozen
class Halfway:
    """How far a lesson was done: its steps, and the sets found of what it asks now, as they are written."""

    steps: int = 0
    found: tuple[str, ...] = ()


def left_at(lines: Iterable[str]) -> dict[int, Halfway]:
    """Return the lessons that were left in the middle, the last of them last, with how far each was done."""
    left: dict[int, Halfway] = {}
    for line in lines:
        if one := _LEFT.fullmatch(line) or _WRITTEN.fullmatch(line):
            left.pop(int(one[1]) - 1, None)
            if one.re is _LEFT:
                left[int(one[1]) - 1] = Halfway(int(one[2]), tuple((one[3] or "").split()))
    return left


def note_of_leaving(at: int, steps: int, found: Sequence[Cards], day: str) -> str:
    """Return the line by which it is remembered how far a lesson was done."""
    sets = f" with {' '.join(map(in_one_word, found))}" if found else ""
    return f"left {at + 1} at {steps}{sets} {day}"


def next_lesson(done: set[int], left: Iterable[int] = ()) -> int:
    """Return the one left last before it was done; or the first that was not; or what comes after them."""
    undone = (at for at in left if at not in done)
    *_, last = (next((at for at in range(len(LESSONS)) if at not in done), len(LESSONS)), *undone)
    return last
