"""The cut of the pack before the deal, and the starter: a packet is lifted low, in the middle or high."""

from abc import abstractmethod

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules.events import PackCut, StarterCut
from game.rules.moves import Cut
from game.rules.pack import HEIGHTS, depth_at, nearest_depth
from game.scenes.moments.running_scene import Cast
from game.scenes.moments.table_scene import ActingScene, TableScene
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import ButtonSpot, CardSpot, Spot
from game.screen.tabletop import OnPack


def type_on(typed: int, digit: int) -> int:
    """A number of cards, once one more figure of it is typed."""
    return (10 * typed + digit) % 100


BY_LETTER = {height[0].upper(): height for height in HEIGHTS}
"""Heights are typed by their first letters."""


def height_typed(press: Press) -> str:
    """The height that a letter stands for, where its key does nothing else."""
    return "" if press.button else BY_LETTER.get(press.letter or "", "")


class LiftScene(TableScene):
    """Somebody lifts a packet off the pack on the table: so high, or so many cards (D14)."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.heights = list(HEIGHTS)
        self.at = self.heights.index("middle")
        self.typed = 0

    @property
    def takes_figures(self) -> bool:
        return self.asked is not None

    @property
    def typed_letters(self) -> str:
        return "".join(BY_LETTER)

    @property
    @abstractmethod
    def words(self) -> str:
        """What is asked for."""

    @property
    def button_names(self) -> list[str]:
        """The three heights, for the mouse."""
        return [height.upper() for height in self.heights] if self.asked is not None else []

    def ask(self, seat: int) -> None:
        self.top.cursor = OnPack()
        self._say()

    def _say(self) -> None:
        where = f"{self.depth} cards" if self.typed else self.heights[self.at]
        self.top.message = f"{self.words}: {where}"

    @property
    def depth(self) -> int:
        """How many cards are lifted: those that were typed, or as many as the height says."""
        assert self.asked is not None
        depths = self.sitting.table.game.view(self.asked).cut_depths
        return nearest_depth(depths, self.typed) if self.typed else depth_at(depths, self.heights[self.at])

    def answer(self, press: Press) -> None:
        """Choose a height, or lift."""
        if height := height_typed(press):
            self.at, self.typed = self.heights.index(height), 0
            self._lift()
        elif press.button in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT):
            step = 1 if press.button in (Button.UP, Button.RIGHT) else -1
            self.at = min(max(self.at + step, 0), len(self.heights) - 1)
            self.typed = 0
            self._say()
        elif press.digit is not None:
            self.typed = type_on(self.typed, press.digit)
            self._say()
        elif press.chosen:
            self._lift()

    def answer_click(self, spot: Spot | None) -> None:
        """Lift where the mouse says."""
        if isinstance(spot, ButtonSpot) and spot.name.lower() in self.heights:
            self.at, self.typed = self.heights.index(spot.name.lower()), 0
            self._lift()
        elif spot == CardSpot(OnPack()):
            self._lift()

    def hover(self, spot: Spot | None) -> None:
        """The height that a click would take is chosen."""
        super().hover(spot)
        if self.asked is not None and self.pointed.lower() in self.heights:
            self.at = self.heights.index(self.pointed.lower())
            self._say()

    @property
    def lit_word(self) -> str:
        return self.pointed or self.heights[self.at].upper()

    def _lift(self) -> None:
        self.move(Cut(self.depth))


class CutPackScene(LiftScene, ActingScene[PackCut]):
    """The pack is cut before the deal."""

    @property
    def words(self) -> str:
        return "Cut the pack"

    def ask(self, seat: int) -> None:
        """The old deal is swept off first."""
        self.acting.sweep()
        super().ask(seat)

    def act(self, event: PackCut) -> Movement:
        """A sound, and the packets change places."""
        self.acting.sweep()
        self.acting.sound(Tune.CUT)
        yield from self.acting.hold(SAY_SECONDS / 2)


class StarterScene(LiftScene, ActingScene[StarterCut]):
    """The starter is turned up; a jack is two for the dealer's heels."""

    about = About.CRIB

    @property
    def words(self) -> str:
        """What is asked for, in the word of the source."""
        return f"Cut for the {self.sitting.manner.starter}"

    def act(self, event: StarterCut) -> Movement:
        yield from self.acting.gather_crib()
        self.acting.sound(Tune.CUT)
        yield from self.acting.hold(SAY_SECONDS / 2)
        self.top.starter = event.card
        yield from self.acting.hold(SAY_SECONDS)
