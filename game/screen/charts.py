"""What is shown in columns, bars and curves: plain data that scenes fill in and the screen draws."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

Series = Sequence[tuple[Sequence[str], Sequence[int]]]
"""For each side who plays for it, and its scores from 0 on."""


@dataclass(frozen=True)
class Bar:
    """So many above the line and so many below it."""

    label: str
    up: int
    down: int = 0


@dataclass(frozen=True)
class Curve:
    """Values from left to right. The first is drawn thick, others thin or in dots."""

    name: str
    values: Sequence[float]
    is_dotted: bool = False
    labels: Mapping[int, str] = field(default_factory=dict)
    """Letters that mark some of the values."""


@dataclass(frozen=True)
class Scale:
    """The lowest and highest value, and those at which a line is drawn, each with its words.

    Columns are begun at a share of the way along, and have their words below them."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    columns: Sequence[tuple[float, str]] = ()


class Figures(NamedTuple):
    """A column: its head, and a word for each choice. Where room is short details stand below the others."""

    head: str
    cells: Sequence[str]
    is_detail: bool = False

    @property
    def wide(self) -> int:
        """Its letters, and the gap before it."""
        return 1 + max(map(len, (self.head, *self.cells)))


class AdviceSheet(NamedTuple):
    """All choices by their cards, with figures; one is the person's own so far, one is looked at, and why."""

    title: str
    choices: Sequence[str]
    figures: Sequence[Figures]
    starred: int | None
    chosen: int
    why: str
    first: int = 0
    """The first choice that is seen."""
