"""Esc at the table: a line, a requester, or the house's question; it says whether the game is kept."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.rules.preset import Leaving
from game.rules.voice import HOUSE
from game.scenes.box import NOT_SAVED, Box, Quit
from game.scenes.scene import (
    Answer,
    LayOver,
    Leave,
    Passing,
    PassOn,
    Scene,
    StartOver,
    TakeOff,
    Way,
)
from game.scenes.table.game_context import GameContext
from game.sheets.sheet import Sheet
from game.sheets.sheets import TableSheet
from game.values import replace


def ask_to_leave(scene: Scene, context: GameContext) -> Answer:
    """Ask to leave as the original does it on its own machine; with the guide in the house's box, which knows
    the way to the title."""
    words, is_kept = context.voice.leave, context.table.journal.is_kept
    match context.manner.leaving if context.host.is_at_home and not context.is_guided else Leaving.ASKED:
        case Leaving.AT_ONCE:
            return LayOver(OnceMore(scene, words, is_kept=is_kept))
        case Leaving.BY_REQUESTER:
            return LayOver(Requester(words, is_kept=is_kept))
        case Leaving.ASKED:
            # A box stays till it is answered, and has answers of its own.
            is_true = context.manner.leaving is not Leaving.AT_ONCE and not context.manner.is_typed
            return LayOver(Quit(words if is_true else HOUSE.leave, is_kept=is_kept))


class OnceMore(Passing):
    """A line over the table: pressed again the program ends, fire plays on, and any other does its work."""

    def __init__(self, below: Scene, words: str, *, is_kept: bool) -> None:
        super().__init__()
        self.below, self.words = below, f"{words}: your game is {'saved' if is_kept else 'lost'}"
        self.buttons = {Button.BACK: lambda _: Leave()}

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Play on first with keys that do something of the program's own."""
        return press.letter is None and press.button is not Button.BACK

    def press(self, press: Press) -> Answer:
        return TakeOff() if press.chosen else PassOn(press)

    def picture(self) -> Sequence[Sheet]:
        return [
            replace(sheet, top=replace(sheet.top, message=self.words, typed=""))
            if isinstance(sheet, TableSheet)
            else sheet
            for sheet in self.below.picture()
        ]


class Requester(Box):
    """Yes or no; Esc once more is yes."""

    leads = "leave"

    def __init__(self, words: str, *, is_kept: bool) -> None:
        yes, no = StartOver(Way.TITLE), TakeOff()
        super().__init__([words] if is_kept else [words, "", *NOT_SAVED], [("Yes", yes), ("No", no)])
        self.chosen = 1

    def back(self) -> Answer:
        return self.choose(0)
