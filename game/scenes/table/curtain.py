"""The curtain between two people who play at one screen."""

from collections.abc import Sequence

from game.handbook.help_page import About
from game.scenes.box import Box, Quit
from game.scenes.scene import Answer, AskedLine, LayOver, Scene, TakeOff
from game.scenes.table.game_context import GameContext
from game.session.typed import word_of
from game.sheets.sheet import Sheet
from game.sheets.sheets import BlankSheet

READY = "Ready"


class Curtain(Box):
    """Nothing of the table is seen until the next person has sat down."""

    leads = "leave"

    def __init__(self, context: GameContext, seat: int) -> None:
        name = context.table.sitters[seat].name
        lines = [f"{name}, your turn.", "", "Everybody else: no peeking!"]
        super().__init__(lines, [(READY, TakeOff())])
        self.context, self.debounce = context, context.debounce
        self.covers = True
        self.seat = seat
        self.name = name

    @property
    def asks_line(self) -> AskedLine:
        words = f"{self.name}, your turn. Everybody else: no peeking! Press {{fire}}:"
        read = word_of(dict.fromkeys((READY.lower(), "yes", "ok"), 0), 0, "ready, or press Enter")
        return AskedLine(words, lambda line: self.choose(read(line)))

    def picture(self) -> Sequence[Sheet]:
        _, box = super().picture()
        return [BlankSheet(is_curtain=True), box]

    def help(self) -> Scene:
        return self.context.help(About.GAME)

    def back(self) -> Answer:
        """Ask to leave the table from here."""
        return LayOver(Quit(is_kept=self.context.table.journal.is_kept))

    def choose(self, index: int) -> Answer:
        self.context.viewer.come(self.seat, self.context.top)
        return super().choose(index)
