"""A cut of the deck: a number of cards, or a height where the voice of the table names heights."""

from abc import abstractmethod

from game.devices.button import Press
from game.rules.events import Phase
from game.rules.moves import Moves
from game.rules.pack import HEIGHTS, depth_at, nearest_depth
from game.rules.question import WhereToCut
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, Input
from game.sheets.spots import ButtonSpot, CardSpot, Spot
from game.sheets.table_state import OnPack

CUT = "CUT"
HEIGHT_OF_LETTER = {height[0].upper(): height for height in HEIGHTS}
"""Heights are typed by their first letters."""


def type_on(typed: int, digit: int) -> int:
    """Return a number of cards, once one more figure of it is typed."""
    return (10 * typed + digit) % 100


class CutInput(Input):
    """A cut: a number of cards, or a height where the voice of the table names heights."""

    takes_figures = True

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.typed = asked, 0
        self.names_heights = context.voice.names_heights
        self.typed_letters = "".join(HEIGHT_OF_LETTER) if self.names_heights else ""
        self.words = self.asking(asked)

    def cut_at(self, height: str) -> Moves:
        return self.asked.at(depth_at(self.asked.depths, height))

    @property
    @abstractmethod
    def depth(self) -> int:
        """How many cards are cut now."""

    @abstractmethod
    def step(self, press: Press) -> None:
        """Point at another depth."""

    @abstractmethod
    def type_digit(self, digit: int) -> None:
        """Type on a number of cards."""

    def press(self, press: Press) -> Moves:
        if not press.button and press.letter and press.letter in self.typed_letters:
            return self.cut_at(HEIGHT_OF_LETTER[press.letter])
        if press.more:
            self.step(press)
        elif press.digit is not None:
            self.type_digit(press.digit)
        elif press.chosen:
            return self.asked.at(self.depth)
        return NOT_YET

    def say(self, chosen: str) -> None:
        self.top.message = f"{self.words.partition(':')[0].rstrip('?')}: {chosen}" if chosen else self.words


class LiftInput(CutInput):
    """A packet is lifted off the deck on the table: a number of cards, or a height (D14)."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        if asked.phase is Phase.CUT_PACK:
            context.acting.sweep()
            context.top.dealer = context.table.game.dealer  # whose deal it is cut for, and which
            context.top.deal = len(context.race) + 1
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
        return self.height.upper() * self.names_heights  # else the deck is, which a frame is round

    def _say(self) -> None:
        self.say(f"{self.depth} cards" if self.typed else self.height * self.names_heights)

    @property
    def depth(self) -> int:
        """Those that were typed, or as many as the height says."""
        depths = self.asked.depths
        return nearest_depth(depths, self.typed) if self.typed else depth_at(depths, self.height)

    def step(self, press: Press) -> None:
        """Step to the next height, or by a card."""
        if self.names_heights:
            self.at, self.typed = min(max(self.at + press.more, 0), len(HEIGHTS) - 1), 0
        else:
            self.typed = nearest_depth(self.asked.depths, self.depth + press.more)
        self._say()

    def type_digit(self, digit: int) -> None:
        self.typed = type_on(self.typed, digit)
        self._say()

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
