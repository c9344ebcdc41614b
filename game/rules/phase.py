"""The moments of a game, and what is asked in them."""

from enum import Enum, auto


class Phase(Enum):
    """The moments of a game, in order."""

    CUT_FOR_DEAL = "cut for deal"
    CHOOSE_TARGET = "choose the target"
    CUT_PACK = "cut the pack"
    LAY_AWAY = "lay away"
    CUT_STARTER = "cut the starter"
    PLAY = "play"
    SHOW = "show"
    OVER = "over"


class Ask(Enum):
    """What the game waits for; where cards are played, go is an answer too."""

    CUT = auto()
    TARGET = auto()
    LAY_AWAY = auto()
    PLAY = auto()
    COUNT = auto()
    CALL_MUGGINS = auto()
