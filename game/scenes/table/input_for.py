"""Which input takes which question, and those for cuts, the target and the count of cards that are shown."""

from typing import assert_never

from game.devices.button import DIRECTIONS, Button, Press
from game.rules.events import Phase
from game.rules.moves import Moves
from game.rules.pack import HEIGHTS, depth_at, nearest_depth, next_height
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
from game.scenes.table.cards_input import LayAwayInput, PlayInput
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, CountEntry, Input
from game.screen.spots import ButtonSpot, CardSpot, CutSpot, Spot
from game.screen.table_state import OnPack

CUT_FOR_DEAL = "Cut for the deal: low, middle or high, then press the button"
HEIGHT_OF_LETTER = {height[0].upper(): height for height in HEIGHTS}
"""Heights are typed by their first letters."""


def height_typed(press: Press) -> str:
    """The height that a letter stands for, where its key does nothing else."""
    return "" if press.button else HEIGHT_OF_LETTER.get(press.letter or "", "")


def type_on(typed: int, digit: int) -> int:
    """A number of cards, once one more figure of it is typed."""
    return (10 * typed + digit) % 100


class CutInput(Input):
    """A cut: so high, or so many cards."""

    typed_letters = "".join(HEIGHT_OF_LETTER)
    takes_figures = True

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.typed = asked, 0

    def cut_at(self, height: str) -> Moves:
        return self.asked.at(depth_at(self.asked.depths, height))


class SpreadInput(CutInput):
    """The cut for deal: low, middle, high, any card of the spread pack, or a number of cards."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        self.depth = depth_at(asked.depths, "middle")
        self.top.message = CUT_FOR_DEAL

    def press(self, press: Press) -> Moves:
        depths = self.asked.depths
        if press.digit is not None and press.button not in DIRECTIONS:
            self._type(press.digit)
        elif press.button in (Button.UP, Button.DOWN):
            self.depth = next_height(depths, self.depth, 1 if press.button is Button.UP else -1)
        elif press.button in (Button.LEFT, Button.RIGHT):
            self.depth = nearest_depth(depths, self.depth + (1 if press.button is Button.RIGHT else -1))
        if press.chosen:
            return self.asked.at(self.depth)
        height = height_typed(press)
        return self.cut_at(height) if height else NOT_YET

    def _type(self, digit: int) -> None:
        """A depth in figures, as BSD cribbage asks for it."""
        self.typed = type_on(self.typed, digit)
        self.depth = nearest_depth(self.asked.depths, self.typed)
        self.top.message = f"Cut for the deal: {self.depth} cards, then press the button"

    def click(self, spot: Spot | None) -> Moves:
        return self.asked.at(spot.depth) if isinstance(spot, CutSpot) else NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """The card that a click would cut is lifted."""
        before = self.depth
        self.depth = spot.depth if isinstance(spot, CutSpot) else before
        return self.depth != before


class LiftInput(CutInput):
    """A packet is lifted off the pack on the table: so high, or so many cards (D14)."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        self.words = (
            "Cut the pack" if asked.phase is Phase.CUT_PACK else f"Cut for the {context.manner.starter}"
        )
        if asked.phase is Phase.CUT_PACK:
            context.acting.sweep()
        self.heights = list(HEIGHTS)
        self.at = self.heights.index("middle")
        self.top.cursor = OnPack()
        self._say()

    @property
    def names(self) -> list[str]:
        return [height.upper() for height in self.heights]

    @property
    def lit(self) -> str:
        return self.heights[self.at].upper()

    def _say(self) -> None:
        self.top.message = f"{self.words}: {f'{self.depth} cards' if self.typed else self.heights[self.at]}"

    @property
    def depth(self) -> int:
        """Those that were typed, or as many as the height says."""
        depths = self.asked.depths
        return nearest_depth(depths, self.typed) if self.typed else depth_at(depths, self.heights[self.at])

    def press(self, press: Press) -> Moves:
        if height := height_typed(press):
            return self.cut_at(height)
        if press.button in DIRECTIONS:
            step = 1 if press.button in (Button.UP, Button.RIGHT) else -1
            self.at, self.typed = min(max(self.at + step, 0), len(self.heights) - 1), 0
        elif press.digit is not None:
            self.typed = type_on(self.typed, press.digit)
        elif press.chosen:
            return self.asked.at(self.depth)
        else:
            return NOT_YET
        self._say()
        return NOT_YET

    def click(self, spot: Spot | None) -> Moves:
        if isinstance(spot, ButtonSpot) and spot.name.lower() in self.heights:
            return self.cut_at(spot.name.lower())
        return self.asked.at(self.depth) if spot == CardSpot(OnPack()) else NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """The height that a click would take is chosen."""
        name = spot.name.lower() if isinstance(spot, ButtonSpot) else ""
        if name in self.heights:
            self.at = self.heights.index(name)
            self._say()
        return name in self.heights


class TargetInput(Input):
    """Up and down, then the button; what was set before is offered first."""

    def __init__(self, asked: WhichTarget, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.target = asked, asked.usual
        self._say()

    @property
    def names(self) -> list[str]:
        return [*map(str, self.asked.targets)]

    def _say(self) -> None:
        self.top.message = f"To which hole? Up or down: {self.target}"

    def press(self, press: Press) -> Moves:
        if press.chosen:
            return self.asked.choose(self.target)
        if press.button in DIRECTIONS:
            targets = self.asked.targets
            at = targets.index(self.target) + (1 if press.button in (Button.UP, Button.RIGHT) else -1)
            self.target = targets[min(max(at, 0), len(targets) - 1)]
            self._say()
        return NOT_YET

    def click(self, spot: Spot | None) -> Moves:
        is_one = isinstance(spot, ButtonSpot) and spot.name in self.names
        return self.asked.choose(int(spot.name)) if isinstance(spot, ButtonSpot) and is_one else NOT_YET


class NumberInput(Input):
    """What cards count, or what was missed in them: nought lets a count stand."""

    takes_figures = True

    def __init__(self, asked: WhatItCounts | WhetherItStands, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked = asked
        names = [seat_top.name for seat_top in context.top.seats]
        if isinstance(asked, WhatItCounts):
            self.entry = CountEntry(f"{names[seat]}: what does {'it' if asked.shown else 'your card'} count?")
        else:
            said = f"{names[asked.claim.seat]} counts {asked.claim.said}"
            self.entry = CountEntry(f"{names[seat]}: {said}. Muggins for how many? 0: it stands", usual="0")

    def press(self, press: Press) -> Moves:
        return self._answer(self.entry.press(press) if self.entry else None)

    def click(self, spot: Spot | None) -> Moves:
        return self._answer(self.entry.click(spot) if self.entry else None)

    def _answer(self, number: int | None) -> Moves:
        if number is None:
            return NOT_YET
        if isinstance(self.asked, WhatItCounts):
            return self.asked.say(number)
        return self.asked.call(number) if number else self.asked.stand()


def input_for(asked: Question, seat: int, context: GameContext, at: int) -> Input:
    """`at` is where the highlight stood when a card was last played."""
    match asked:
        case WhereToCut(Phase.CUT_FOR_DEAL):
            return SpreadInput(asked, seat, context)
        case WhereToCut():
            return LiftInput(asked, seat, context)
        case WhichTarget():
            return TargetInput(asked, seat, context)
        case WhatToLayAway():
            return LayAwayInput(asked, seat, context)
        case WhatToPlay() | WhetherItStands(shown=None):
            return PlayInput(asked, seat, context, at)
        case WhatItCounts() | WhetherItStands():
            return NumberInput(asked, seat, context)
        case GoesWithoutSaying():
            raise AssertionError("the table has done it unasked")
        case _:
            assert_never(asked)
