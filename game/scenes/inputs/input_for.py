"""Which input takes which question."""

from typing import assert_never

from game.rules.phase import Phase
from game.rules.question import (
    GoesWithoutSaying,
    Question,
    WhatItCounts,
    WhatToLayAway,
    WhatToPlay,
    WhereToCut,
    WhetherItStands,
    WhichTarget,
)
from game.scenes.inputs.cards_input import LayAwayInput, PlayInput
from game.scenes.inputs.input import Input
from game.scenes.inputs.other_inputs import LiftInput, NumberInput, SpreadInput, TargetInput
from game.scenes.sitting.sitting import Sitting


def input_for(asked: Question, seat: int, sitting: Sitting, at: int) -> Input:
    """`at` is where the highlight stood when a card was last played."""
    match asked:
        case WhereToCut(Phase.CUT_FOR_DEAL):
            return SpreadInput(asked, seat, sitting)
        case WhereToCut():
            return LiftInput(asked, seat, sitting)
        case WhichTarget():
            return TargetInput(asked, seat, sitting)
        case WhatToLayAway():
            return LayAwayInput(asked, seat, sitting)
        case WhatToPlay() | WhetherItStands(shown=None):
            return PlayInput(asked, seat, sitting, at)
        case WhatItCounts() | WhetherItStands():
            return NumberInput(asked, seat, sitting)
        case GoesWithoutSaying():
            raise AssertionError("the table has done it unasked")
        case _:
            assert_never(asked)
