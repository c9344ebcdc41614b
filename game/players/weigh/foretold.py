"""What a card is foretold to bring."""

from typing import NamedTuple


class Foretold(NamedTuple):
    """In the mean over all that may be held: what both sides peg from now on, and what that is worth."""

    worth: float
    """In points, or near home in chances to win."""
    own: float
    other: float
    reply: float
    """Of `other`, what the very next card pegs."""
    answered: float
    """How likely that card pegs anything."""

    @property
    def points(self) -> float:
        return self.own - self.other
