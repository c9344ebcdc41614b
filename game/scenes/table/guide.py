"""The guide's balloon over the table: what it says now, and what it said before."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.handbook.guide import Guide
from game.rules.question import Question
from game.scenes.scene import STAY, Answer, LayOver, PassOn, Scene, TakeOff
from game.scenes.table.game_context import GameContext
from game.screen.sheets import BalloonSheet, Sheet
from game.screen.spots import LineSpot, Spot
from game.screen.table_state import TableState

NEXT, TURN_OFF = "Next", "Guide off"


def after(context: GameContext) -> LayOver | None:
    """Say the guide's words on the event just acted out, if anything."""
    guide, (acted, context.acted) = context.guide, (context.acted, None)
    return LayOver(GuideBalloon(guide, context.top)) if guide and acted and guide.after(acted) else None


def at_question(context: GameContext, asked: Question, seat: int) -> LayOver | None:
    """Say its words on a question that was just asked."""
    guide = context.guide
    return LayOver(GuideBalloon(guide, context.top)) if guide and guide.asked(asked, seat) else None


def told(context: GameContext) -> LayOver | None:
    """Tell once more its last words."""
    guide = context.guide
    return LayOver(GuideBalloon(guide, context.top)) if guide and guide.told else None


class GuideBalloon(Scene):
    """Fire goes on, left and right read its steps; any other press goes to the table and closes it."""

    covers = False

    def __init__(self, guide: Guide, top: TableState) -> None:
        super().__init__()
        self.guide, self.top = guide, top
        self.at, self.chosen = len(guide.told) - 1, 0

    @property
    def words(self) -> str:
        """What it says now."""
        return self.guide.told[self.at][0].words

    def press(self, press: Press) -> Answer:
        self.stale = True
        match press.button:
            case Button.BACK:
                return self._choose(1)
            case Button.LEFT:
                self.at = max(0, self.at - 1)
            case Button.RIGHT if self.at < len(self.guide.told) - 1:
                self.at += 1
            case Button.UP | Button.DOWN:
                self.chosen = 1 - self.chosen
            case _ if press.chosen:
                return self._choose(self.chosen)
            case Button.RIGHT:
                return STAY
            case _:
                return PassOn(press)
        return STAY

    def _choose(self, index: int) -> Answer:
        if index:
            self.guide.leave()
        return TakeOff()

    def click(self, spot: Spot | None) -> Answer:
        return self._choose(spot.index) if isinstance(spot, LineSpot) else STAY

    def picture(self) -> Sequence[Sheet]:
        step, seat = self.guide.told[self.at]
        about = step.thing, seat, self.top.snapshot()
        return [
            BalloonSheet(
                step.title, step.words, self.guide.place(self.at), *about, (NEXT, TURN_OFF), self.chosen
            )
        ]
