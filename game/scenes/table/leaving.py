"""Esc at the table: in a line, by a requester, or with the house's question; the game is kept in any case."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.rules.preset import Leaving
from game.scenes.box import Box, Quit
from game.scenes.scene import Answer, LayOver, Leave, Passing, Scene, StartOver, TakeOff, Way
from game.scenes.table.game_context import GameContext
from game.sheets.sheets import Sheet, TableSheet
from game.values import replace


def ask_to_leave(scene: Scene, context: GameContext) -> Answer:
    """Ask to leave as the original does it on its own machine."""
    words = context.voice.leave
    match context.manner.leaving if context.is_at_home() else Leaving.ASKED:
        case Leaving.AT_ONCE:
            return LayOver(OnceMore(scene, words))
        case Leaving.BY_REQUESTER:
            return LayOver(Requester(words))
        case Leaving.ASKED:
            return LayOver(Quit(words))


class OnceMore(Passing):
    """A line over the table: pressed again the program ends, and any other press plays on."""

    def __init__(self, below: Scene, words: str) -> None:
        super().__init__()
        self.below, self.words = below, f"{words}: your game is saved"
        self.buttons = {Button.BACK: lambda _: Leave()}

    @property
    def asks_line(self) -> str:
        return f"{self.words}. Leave, or {{fire}} to play on:"

    def type_line(self, line: str) -> Answer:
        return TakeOff()

    def types(self, press: Press) -> bool:
        """Play on with keys that do something of the program's own as well."""
        return press.button is not Button.BACK

    def picture(self) -> Sequence[Sheet]:
        return [
            replace(sheet, top=replace(sheet.top, message=self.words, typed=""))
            if isinstance(sheet, TableSheet)
            else sheet
            for sheet in self.below.picture()
        ]


class Requester(Box):
    """Yes or no; Esc once more is yes."""

    def __init__(self, words: str) -> None:
        yes, no = StartOver(Way.TITLE), TakeOff()
        super().__init__([words], [("Yes", yes), ("No", no)])
        self.chosen = 1

    def back(self) -> Answer:
        return self.choose(0)
