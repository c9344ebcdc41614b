"""Who counts at the table, and what a miscount costs: the policies of the sources, one row each."""

from enum import Enum
from typing import NamedTuple


class Low(Enum):
    """What becomes of points a player did not see."""

    LOST = "lost"
    TAKEN = "taken"  # the next side gets them without a word
    CALLED = "called"  # the other side must call muggins to get them


class Penalty(Enum):
    """What the other side gets for a claim that was too high."""

    NONE = "none"
    TWO = "two"
    EXCESS = "excess"


class Counting(NamedTuple):
    """How points are counted: by the table itself, or by the players under one of the miscount rules."""

    name: str
    by_players: bool = True
    in_play: bool = False
    low: Low = Low.LOST
    count_again: bool = False
    takes_any: bool = False
    """Whether a total below the most that no cards have is a claim like any other (H12)."""
    penalty: Penalty = Penalty.NONE
    false_game: int = 0

    def __str__(self) -> str:
        return self.name


AUTOMATIC = Counting("automatic", by_players=False)

COUNTINGS = {
    counting.name: counting
    for counting in (
        AUTOMATIC,
        Counting("bsd", penalty=Penalty.TWO, takes_any=True),
        Counting("loadstar", low=Low.TAKEN, count_again=True),
        Counting("partner", in_play=True, low=Low.TAKEN),
        Counting("hoyle", low=Low.CALLED, penalty=Penalty.EXCESS),
        Counting("acc", in_play=True, low=Low.CALLED, penalty=Penalty.EXCESS, false_game=15),
        Counting("acc-without-muggins", in_play=True, penalty=Penalty.EXCESS, false_game=15),
    )
}
