"""Which spot lies under a point: areas are noted while they are drawn, the latest on top."""

from pygame import Rect

from game.screen.looks.monitor import Point
from game.screen.spots import Spot


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
