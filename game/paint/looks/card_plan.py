"""Where everything stands on a card, and the kinds of cards there are to choose from."""

from collections.abc import Mapping, Sequence
from enum import Enum

from pygame import Rect

from game.paint.looks.monitor import Point
from game.paint.looks.plans import nowhere
from game.values import fresh, frozen


class SuitInks(Enum):
    """How the suits are told apart by color."""

    USUAL = "usual"
    FOUR_COLORS = "four colors"


class Faces(Enum):
    """How a card is drawn."""

    USUAL = "usual"
    LARGE = "large"


@frozen
class CardStyle:
    """The cards chosen from among these kinds."""

    suits: SuitInks = SuitInks.USUAL
    faces: Faces = Faces.USUAL


USUAL_CARDS = CardStyle()


@frozen
class Pips:
    """The places of a card's pips: each of those in pairs has its fellow upside down in the lower half."""

    paired: Sequence[Point]
    single: Sequence[Point] = ()


def pips_at(across: tuple[int, int, int], down: tuple[int, int, int, int, int]) -> Mapping[int, Pips]:
    """Place the pips of every card: in three columns, and five rows from the top to the middle."""
    left, middle, right = across
    top, upper, high, third, center = down
    corners, flanks = ((left, top), (right, top)), ((left, center), (right, center))
    fours, heart = (*corners, (left, third), (right, third)), ((middle, center),)
    return {
        2: Pips(((middle, top),)),
        3: Pips(((middle, top),), heart),
        4: Pips(corners),
        5: Pips(corners, heart),
        6: Pips(corners, flanks),
        7: Pips(corners, (*flanks, (middle, high))),
        8: Pips((*corners, (middle, high)), flanks),
        9: Pips(fours, heart),
        10: Pips((*fours, (middle, upper))),
    }


@frozen
class Indices:
    """Rank over suit: the middle of their column, where it begins, and the gap between the two."""

    middle: int = 0
    top: int = 0
    gap: int = 0


@frozen
class CardPlan:
    """A machine's cards."""

    size: Point
    folder: str = ""
    """In which of the machine's own their art is, if not in that itself."""
    thick: Point = (0, 0)
    """How thick the outline of a lit card is at the sides, and above and below; of others it is a pixel."""
    corner: Sequence[tuple[int, int]] = ()
    """For the uppermost rows: how many pixels are cut off, and where the outline ends."""
    indices: Indices = Indices()
    pips: Mapping[int, Pips] = fresh(default_factory=dict)
    court: Rect = fresh(default_factory=nowhere)
    """The frame of the figure."""
    court_suit: Point = (0, 0)
    """Where in it the figure's suit stands."""
    large_strip: Indices = Indices()
    """Of the large faces: the small index at the right."""
    large: Indices = Indices()
    """And the same twice as large, in the strip that is seen when cards overlap."""
    least_large: int = 0
    """How much of a card's width is seen at least if its index is large; closer fans have small ones."""
    corners: tuple[Point, Point] | None = None
    """The corner with rank and suit, usual and large, that a card shows alone if little of it is seen."""
