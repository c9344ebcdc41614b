"""What a point of the picture stands for: the things a mouse can click."""

from game.devices.button import Button
from game.sheets.table_state import Place
from game.values import frozen


@frozen
class CardSpot:
    """A card, or the pack, at its place."""

    place: Place


@frozen
class LineSpot:
    """One line of a menu, or one choice of a box, whatever it says."""

    index: int
    words: str = ""
    """What it says, where somebody looks for it by that."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LineSpot) and self.index == other.index

    def __hash__(self) -> int:
        return hash(self.index)


@frozen
class PartSpot:
    """One thing in a part of a full page, both counted from the first."""

    part: int
    index: int


@frozen
class ButtonSpot:
    """A word to click, such as GO."""

    name: str


@frozen
class CutSpot:
    """The spread pack at a depth at which it may be cut."""

    depth: int


HINT, HELP, BACK, LEAVE, UNDO, GO_ON = "HINT", "HELP", "BACK", "LEAVE", "UNDO", "NEXT"
"""Words to click in many scenes, each a button of the hand."""
EARLIER, LATER = "EARLIER", "LATER"
"""The ends of a bar beside the scores."""
BUTTONS_OF_WORDS = {
    HINT: Button.HINT,
    HELP: Button.HELP,
    BACK: Button.BACK,
    LEAVE: Button.BACK,
    UNDO: Button.BACKSPACE,
    EARLIER: Button.EARLIER,
    LATER: Button.LATER,
}
"""What a click on each of these presses."""

SIGN = "SIGN"
"""The line in which the winner's or the loser's initials stand."""

PEG, MUGGINS = "PEG", "MUGGINS"
BY_LETTER = {word[0]: word for word in (PEG, MUGGINS)}
"""Words that are typed by their first letter too, which is drawn so that it can be told."""

Spot = CardSpot | LineSpot | PartSpot | ButtonSpot | CutSpot
