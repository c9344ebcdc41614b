"""What a point of the picture stands for: the things a mouse can click."""

from dataclasses import dataclass, field

from pygame import Rect

from game.screen.monitor import Point
from game.screen.tabletop import Place


@dataclass(frozen=True)
class CardSpot:
    """A card, or the pack, at its place."""

    place: Place


@dataclass(frozen=True)
class LineSpot:
    """One line of a menu, or one choice of a box."""

    index: int
    words: str = field(default="", compare=False)
    """What it says, where somebody looks for it by that."""


@dataclass(frozen=True)
class ButtonSpot:
    """A word to click, such as GO."""

    name: str


@dataclass(frozen=True)
class CutSpot:
    """The spread pack at a depth at which it may be cut."""

    depth: int


HINT, HELP, BACK, LEAVE, UNDO = "HINT", "HELP", "BACK", "LEAVE", "UNDO"
"""Words to click in many scenes, each a button of the hand."""

PEG, MUGGINS = "PEG", "MUGGINS"
BY_LETTER = {word[0]: word for word in (PEG, MUGGINS)}
"""Words that are typed by their first letter too, which is drawn so that it can be told."""

Spot = CardSpot | LineSpot | ButtonSpot | CutSpot


class Spotting:
    """The clickable areas of one picture."""

    def __init__(self) -> None:
        self._areas: list[tuple[Rect, Spot]] = []

    def clear(self) -> None:
        self._areas.clear()

    def note(self, area: Rect, spot: Spot) -> None:
        """Something that can be clicked was drawn here."""
        self._areas.append((area.copy(), spot))

    @property
    def spots(self) -> list[Spot]:
        """All of them, in the order in which they were drawn."""
        return [spot for _, spot in self._areas]

    def area(self, spot: Spot) -> Rect | None:
        """Where a spot was drawn last."""
        return next((area for area, known in reversed(self._areas) if known == spot), None)

    def at(self, point: Point) -> Spot | None:
        """The topmost spot under a point."""
        return next((spot for area, spot in reversed(self._areas) if area.collidepoint(point)), None)
