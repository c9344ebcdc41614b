"""The rules of the house: what a table agrees on before the first cut, with a text form that reads back."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any

from game.rules.errors import InvalidHouse
from game.rules.forms import Form
from game.rules.results.stakes import STAKES, Stakes
from game.rules.who_counts import AUTOMATIC, COUNTINGS, Counting

TARGETS = (61, 91, 121, 181)


class NextDeal(Enum):
    """Who deals the first hand of the next game (D7)."""

    LOSER = "loser"
    WINNER = "winner"
    CUT = "cut"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class House:
    """All that a table may choose. A target or three for last that is None is as the form has it."""

    target: int | None = None
    three_for_last: bool | None = None
    go_by_hand: bool = False
    counting: Counting = AUTOMATIC
    nineteen: bool = False
    stakes: Stakes = STAKES["1-2-4"]
    next_deal: NextDeal = NextDeal.LOSER
    cut_before_deal: bool = False
    cut_for_partners: bool = False
    stink_hole: bool = False

    def __post_init__(self) -> None:
        if self.target not in (None, *TARGETS):
            raise InvalidHouse(f"No board has its target at {self.target}; there are 61, 91, 121 and 181.")

    def target_of(self, form: Form) -> int:
        """The score that wins."""
        return self.target or form.target

    def has_three_for_last(self, form: Form) -> bool:
        """Whether the first non-dealer begins with three points (D10)."""
        return form.three_for_last if self.three_for_last is None else self.three_for_last

    def __str__(self) -> str:
        return " ".join(f"{field.name}={self.word(getattr(self, field.name))}" for field in fields(self))

    @staticmethod
    def word(value: object) -> str:
        """A rule's value as `with_setting` reads it."""
        if value is None:
            return "form"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    @classmethod
    def parse(cls, text: str) -> "House":
        """Read what `str(house)` printed; what is not mentioned is as usual."""
        house = cls()
        for setting in text.split():
            name, _, word = setting.partition("=")
            house = house.with_setting(name, word)
        return house

    def with_setting(self, name: str, word: str) -> "House":
        """This house with one rule changed, both given as words."""
        if name not in _READERS:
            raise InvalidHouse(f"There is no house rule '{name}'; there are {', '.join(_READERS)}.")
        try:
            value = _READERS[name](word)
        except (KeyError, ValueError):
            raise InvalidHouse(f"The house rule '{name}' cannot be '{word}'.") from None
        return replace(self, **{name: value})


def _yes_or_no(word: str) -> bool:
    return {"yes": True, "no": False}[word]


def _or_form(read: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda word: None if word == "form" else read(word)


_READERS: dict[str, Callable[[str], Any]] = {
    "target": _or_form(int),
    "three_for_last": _or_form(_yes_or_no),
    "go_by_hand": _yes_or_no,
    "counting": COUNTINGS.__getitem__,
    "nineteen": _yes_or_no,
    "stakes": STAKES.__getitem__,
    "next_deal": NextDeal,
    "cut_before_deal": _yes_or_no,
    "cut_for_partners": _yes_or_no,
    "stink_hole": _yes_or_no,
}
