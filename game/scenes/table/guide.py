"""The guide's balloon over the table: what it says now, and what it said before."""

from collections.abc import Sequence

from game.devices.button import Press
from game.handbook.guide import Guide
from game.rules.question import Question
from game.scenes.menu import MenuScene
from game.scenes.scene import STAY, Answer, LayOver, PassOn, TakeOff
from game.scenes.table.game_context import GameContext
from game.sheets.sheets import BalloonSheet, Sheet
from game.sheets.table_state import TableState

NEXT, TURN_OFF = ANSWERS = ("Next", "Guide off")


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


class GuideBalloon(MenuScene):
    """Fire goes on, left and right read its steps; any other press goes to the table and closes it."""

    covers = False

    def __init__(self, guide: Guide, top: TableState) -> None:
        super().__init__()
        self.guide, self.top = guide, top
        self.at = len(guide.told) - 1

    @property
    def words(self) -> str:
        """What it says now."""
        return self.guide.told[self.at][0].words

    @property
    def size(self) -> int:
        return len(ANSWERS)

    def turn(self, _: int, step: int) -> Answer:
        self.at = min(max(self.at + step, 0), len(self.guide.told) - 1)
        return STAY

    def choose(self, index: int) -> Answer:
        if ANSWERS[index] == TURN_OFF:
            self.guide.leave()
        return TakeOff()

    def back(self) -> Answer:
        return self.choose(ANSWERS.index(TURN_OFF))

    def pass_by(self, press: Press) -> Answer:
        return PassOn(press)

    def help(self) -> None:
        """Leave the help to the table below."""

    def picture(self) -> Sequence[Sheet]:
        step, seat = self.guide.told[self.at]
        about = step.thing, seat, self.top.snapshot()
        return [BalloonSheet(step.title, step.words, self.guide.place(self.at), *about, ANSWERS, self.chosen)]
