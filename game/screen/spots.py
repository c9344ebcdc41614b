"""What a point of the picture stands for: the things a mouse can click."""

from dataclasses import dataclass, field

from game.screen.table_state import Place


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
class PartSpot:
    """One thing in a part of a full page, both counted from the first."""

    part: int
    index: int


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

Spot = CardSpot | LineSpot | PartSpot | ButtonSpot | CutSpot
