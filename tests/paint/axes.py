"""Where played cards lie along the axis of a table."""

from typing import Any

from game.paint.looks.played_cards import PlayedPlan, PlayedSoFar


def left_of(axis: PlayedPlan, index: int, number: int, counted: int, width: int, **more: Any) -> int:
    in_one_row = {"rows": [0] * number}
    return axis.point(index, PlayedSoFar(number, counted, width, **in_one_row | more), 0)[0]
