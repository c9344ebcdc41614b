"""What points are pegged for."""

from enum import Enum


class Reason(Enum):
    """What points were pegged for."""

    THREE_FOR_LAST = "three for last"
    HEELS = "heels"
    PLAY = "play"
    GO = "go"
    LAST_CARD = "last card"
    HAND = "hand"
    CRIB = "crib"
    MUGGINS = "muggins"
    PENALTY = "penalty"

    @property
    def is_pegging(self) -> bool:
        """Whether it was made while the cards were played."""
        return self in (Reason.PLAY, Reason.GO, Reason.LAST_CARD)
