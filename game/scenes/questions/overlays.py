"""Scenes that lie over a game for a moment: the question before leaving, the pause, the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.devices.button import Press
from game.scenes.menu import MenuScene
from game.scenes.scene import STAY, Answer, LayOver, Leave, StartOver, TakeOff, Way
from game.scenes.sitting.haste import Mouse
from game.screen.sheets import BlankSheet, BoxSheet, Sheet
from game.screen.spots import Spot

if TYPE_CHECKING:
    from game.scenes.sitting.guiding import Guide
    from game.scenes.sitting.sitting import Sitting


_NO_OR_YES = {"N": "P", "Y": "T"}
"""To the question whether to leave the table; what is chosen by them begins with the other letters."""


class Question(MenuScene):
    """A box with a few answers; the first is the one that does least, and back does nothing."""

    covers = False

    def __init__(self, lines: Sequence[str], answers: Sequence[tuple[str, Answer]]) -> None:
        super().__init__()
        self.lines = lines
        self.answers = answers

    @property
    def size(self) -> int:
        return len(self.answers)

    @property
    def initials(self) -> str:
        return "".join(words[0] for words, _ in self.answers)

    def choose(self, index: int) -> Answer:
        return self.answers[index][1]

    def choose_typed(self, index: int) -> Answer:
        return self.choose(index)

    def back(self) -> Answer:
        return TakeOff()

    def turn(self, _: int, step: int) -> Answer:
        """Answers may stand side by side."""
        self.chosen = (self.chosen + step) % self.size
        return STAY

    def help(self) -> None:
        """The question says all that there is to be said."""

    def picture(self) -> Sequence[Sheet]:
        box = BoxSheet(self.lines, [words for words, _ in self.answers], self.chosen)
        return [BlankSheet(), box] if self.covers else [box]


class Quit(Question):
    """Esc asks before it leaves a game, and the game is kept."""

    def __init__(self) -> None:
        super().__init__(
            ["Leave the table?", "", "The game is kept:", "you can go on with it."],
            [
                ("Play on", TakeOff()),
                ("To the title", StartOver(Way.TITLE)),
                ("Leave the program", Leave()),
            ],
        )

    @property
    def typed_letters(self) -> str:
        return self.initials + "".join(_NO_OR_YES)

    def press(self, press: Press) -> Answer:
        """No and yes are answers too."""
        return super().press(press._replace(letter=_NO_OR_YES.get(press.letter or "", press.letter)))


class Notice(Question):
    """A word to be acknowledged."""

    def __init__(self, *lines: str) -> None:
        super().__init__(lines, [("Go on", TakeOff())])


class GuideBox(Question):
    """A step explained; who knows the game sends the guide away."""

    def __init__(self, guide: Guide, words: str) -> None:
        super().__init__([words], [("Go on", TakeOff()), ("No more of this", TakeOff())])
        self.guide = guide

    def choose(self, index: int) -> Answer:
        if index:
            self.guide.leave()
        return super().choose(index)


class Curtain(Question):
    """Nothing of the table is seen until the next person has sat down."""

    covers = True

    def __init__(self, sitting: Sitting, seat: int) -> None:
        name = sitting.table.sitters[seat].name
        lines = [f"{name}, it is your turn.", "", "The others look away."]
        super().__init__(lines, [("Press the button", TakeOff())])
        self.sitting = sitting
        self.seat = seat

    def tick(self) -> Answer:
        self.sitting.haste.tick()
        return STAY

    @property
    def is_still(self) -> bool:
        return not self.sitting.haste.is_deaf

    def mouse_moved(self) -> None:
        self.sitting.haste.mouse_moved()

    def press(self, press: Press) -> Answer:
        """One that comes too soon after another was meant for the table."""
        return STAY if self.sitting.haste.swallows(press) else super().press(press)

    def click(self, spot: Spot | None) -> Answer:
        return STAY if self.sitting.haste.swallows(Mouse.CLICK) else super().click(spot)

    def back(self) -> Answer:
        """The table can be left from here."""
        return LayOver(Quit())

    def choose(self, index: int) -> Answer:
        self.sitting.onlooker.come(self.seat, self.sitting.top)
        return super().choose(index)
