"""A game of the computer's in lines: at a terminal each deal comes when it is wanted."""

from game.devices.button import Button
from game.scenes.scene import STAY, Answer, AskedLine, TakeOff
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, leave_the_table
from game.session.typed import NotUnderstood

NEXT_DEAL = "This deal? {fire} to watch it, or leave:"


class WatchedGame(GameScene):
    """As any demo, but that each deal after the first is asked for where somebody reads along."""

    typed_help = (
        "Enter: the next deal. table: the cards as they lie. score: the score.",
        "leave: no more of it.",
    )

    def __init__(self, context: GameContext, *, waits: bool) -> None:
        super().__init__(context, lead_on=leave_the_table)
        self._waits_for_reader, self._asked_for = waits, 1
        self.buttons = {Button.BACK: lambda _: TakeOff()}

    @property
    def asks_line(self) -> AskedLine:
        if not self._waits_for_reader or self.top.deal <= self._asked_for:
            return super().asks_line
        return AskedLine(NEXT_DEAL, self._go_on, holds=True)

    def _go_on(self, line: str) -> Answer:
        if line:
            raise NotUnderstood("Press Enter, or type leave.")
        self._asked_for = self.top.deal
        return STAY
