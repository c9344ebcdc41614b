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
from game.rules.spoken import prompt
from game.scenes.table.cards_input import LayAwayInput, PlayInput
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, CountEntry, Input
from game.screen.spots import ButtonSpot, CardSpot, CutSpot, Spot
from game.screen.table_state import OnPack

CUT = "CUT"
HEIGHT_OF_LETTER = {height[0].upper(): height for height in HEIGHTS}
"""Heights are typed by their first letters."""


def type_on(typed: int, digit: int) -> int:
    """Return a number of cards, once one more figure of it is typed."""
    return (10 * typed + digit) % 100


class CutInput(Input):
    """A cut: so many cards, or where the voice of the table names heights, so high."""

    takes_figures = True

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.typed, self.plate = asked, 0, context.voice.your_turn
        self.names_heights = context.voice.names_heights
        self.typed_letters = "".join(HEIGHT_OF_LETTER) if self.names_heights else ""
        self.words = prompt(context.voice, asked, [top.name for top in self.top.seats], seat)

    def cut_at(self, height: str) -> Moves:
        return self.asked.at(depth_at(self.asked.depths, height))

    def height_typed(self, press: Press) -> str:
        """Return the height that a letter stands for, where its key does nothing else."""
        letter = "" if press.button or not self.names_heights else press.letter or ""
        return HEIGHT_OF_LETTER.get(letter, "")

    def say(self, chosen: str) -> None:
        self.top.message = f"{self.words.partition(':')[0].rstrip('?')}: {chosen}" if chosen else self.words


class SpreadInput(CutInput):
    """The cut for deal: any card of the spread pack, or a number of cards."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        self.depth = depth_at(asked.depths, "middle")
        self.say("")

    @property
    def marks(self) -> dict[int, str]:
        """The heights, where they are named."""
        heights = HEIGHTS if self.names_heights else ()
        return {depth_at(self.asked.depths, height): height.upper() for height in heights}

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
        height = self.height_typed(press)
        return self.cut_at(height) if height else NOT_YET

    def _type(self, digit: int) -> None:
        """Type a depth in figures, as BSD cribbage asks for it."""
        self.typed = type_on(self.typed, digit)
        self.depth = nearest_depth(self.asked.depths, self.typed)
        self.say(f"{self.depth} cards")

    def click(self, spot: Spot | None) -> Moves:
        return self.asked.at(spot.depth) if isinstance(spot, CutSpot) else NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """Lift the card that a click would cut."""
        before = self.depth
        self.depth = spot.depth if isinstance(spot, CutSpot) else before
        return self.depth != before


class LiftInput(CutInput):
    """A packet is lifted off the pack on the table: so many cards, or so high (D14)."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        if asked.phase is Phase.CUT_PACK:
            context.acting.sweep()
        self.at = [*HEIGHTS].index("middle")
        self.top.cursor = OnPack()
        self._say()

    @property
    def height(self) -> str:
        return [*HEIGHTS][self.at]

    @property
    def names(self) -> list[str]:
        return [height.upper() for height in HEIGHTS] if self.names_heights else [CUT]

    @property
    def lit(self) -> str:
        return self.height.upper() if self.names_heights else CUT

    def _say(self) -> None:
        self.say(f"{self.depth} cards" if self.typed else self.height * self.names_heights)

    @property
    def depth(self) -> int:
        """Those that were typed, or as many as the height says."""
        depths = self.asked.depths
        return nearest_depth(depths, self.typed) if self.typed else depth_at(depths, self.height)

    def press(self, press: Press) -> Moves:
        if height := self.height_typed(press):
            return self.cut_at(height)
        if press.button in DIRECTIONS:
            self._step(1 if press.button in (Button.UP, Button.RIGHT) else -1)
        elif press.digit is not None:
            self.typed = type_on(self.typed, press.digit)
        elif press.chosen:
            return self.asked.at(self.depth)
        else:
            return NOT_YET
        self._say()
        return NOT_YET

    def _step(self, step: int) -> None:
        """Step to the next height, or by a card."""
        if self.names_heights:
            self.at, self.typed = min(max(self.at + step, 0), len(HEIGHTS) - 1), 0
        else:
            self.typed = nearest_depth(self.asked.depths, self.depth + step)

    def click(self, spot: Spot | None) -> Moves:
        name = spot.name.lower() if isinstance(spot, ButtonSpot) else ""
        if name in HEIGHTS and self.names_heights:
            return self.cut_at(name)
        is_cut = spot in (CardSpot(OnPack()), ButtonSpot(CUT))
        return self.asked.at(self.depth) if is_cut else NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """Choose the height that a click would take."""
        name = spot.name.lower() if isinstance(spot, ButtonSpot) else ""
        is_height = name in HEIGHTS and self.names_heights
        if is_height:
            self.at = [*HEIGHTS].index(name)
            self._say()
        return is_height


class TargetInput(Input):
    """Up and down, then fire; the former value is offered first."""

    def __init__(self, asked: WhichTarget, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.target, self.plate = asked, asked.usual, context.voice.your_turn
        self.words = prompt(context.voice, asked, [top.name for top in self.top.seats], seat)
        self._say()

    @property
    def names(self) -> list[str]:
        return [*map(str, self.asked.targets)]

    def _say(self) -> None:
        self.top.message = f"{self.words} {self.target}"

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
    """The points of cards, or those missed in them: nought lets a count stand."""

    takes_figures = True

    def __init__(self, asked: WhatItCounts | WhetherItStands, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.plate = asked, context.voice.your_turn
        words = prompt(context.voice, asked, [top.name for top in self.top.seats], seat)
        self.entry = CountEntry(words, usual="" if isinstance(asked, WhatItCounts) else "0")

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
    """Return the input for a question; `at` is where the highlight stood when a card was last played."""
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
