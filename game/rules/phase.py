"""The moments of a game."""

from enum import Enum


class Phase(Enum):
    """The moments of a game, in order."""

    CUT_FOR_DEAL = "cut for deal"
    CUT_PACK = "cut the pack"
    LAY_AWAY = "lay away"
    CUT_STARTER = "cut the starter"
    PLAY = "play"
    SHOW = "show"
    OVER = "over"
