"""The guide's balloon: what it says of a step of a first game."""

from collections.abc import Callable, Sequence
from functools import partial

from game.devices.button import DIRECTIONS, Button, Press
from game.handbook.guide import Guide
from game.handbook.guided_steps import News
from game.rules.cards import Cards
from game.rules.events import HandShown
from game.rules.question import Question
from game.scenes.scene import STAY, Answer, GoTo, LayOver, PassOn, TakeOff
from game.scenes.table.game_context import GameContext
from game.scenes.table.guided import ANSWERS, GOES_ON, Guided, Helps
from game.scenes.table.guided_count import GuidedCount
from game.scenes.table.input import Input
from game.sheets.sheet import Sheet
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.spots import Spot
from game.sheets.table_state import TableState
from game.values import replace

IS_THE_HINT = "This is the hint. {fire} goes on"


def after(context: GameContext, helps: Helps) -> LayOver | None:
    """Say the guide's words on the event just acted out, if anything."""
    guide, (acted, context.acted) = context.guide, (context.acted, None)
    if not guide or not acted:
        return None
    said = guide.after(acted)
    is_counted = isinstance(acted, HandShown) and guide.counts(acted)
    context.was_told = said or is_counted
    if isinstance(acted, HandShown) and is_counted:
        first = guide.told[-1][0].words if said else ""
        return LayOver(GuidedCount(guide, context.top, helps, acted, first))
    return LayOver(GuideBalloon(guide, context.top, helps)) if said else None


def at_question(context: GameContext, helps: Helps, asked: Question, hands: Input) -> LayOver | None:
    """Say its words on a question that these hands were just asked."""
    guide = context.guide
    if not guide or not guide.asked(asked, hands.seat):
        return None
    more = partial(at_question, context, helps, asked, hands)
    return LayOver(GuideBalloon(guide, context.top, helps, more, hands.point_at))


class GuideBalloon(Guided):
    """Fire goes on; any other press, and a click on the table, goes to the table and closes it.

    Nothing on the table is lit meanwhile but the cards that it names."""

    def __init__(
        self,
        guide: Guide,
        top: TableState,
        helps: Helps,
        more: Callable[[], LayOver | None] = lambda: None,
        points_at: Callable[[Cards], None] = lambda _: None,
    ) -> None:
        """Take `more`, which says what else there is to be told now, and what points at the cards to play."""
        super().__init__(guide, top, helps)
        self._more, self._points_at = more, points_at
        self.step, self.seat = guide.told[-1]
        self._pointed_at, top.cursor = top.cursor, None
        self._lit, top.lit = top.lit, frozenset(self._spoken_of) or top.lit
        self._asked, top.message, top.part = top.message, self.foot, self.step.place
        self._lit_quietly = top.lit_quietly
        if top.lit_quietly and self.step.thing is not Thing.LIT:  # it is explained after this
            top.lit_quietly = ()
        if self.step.news in (News.PLAY, News.LEAD):  # the count that it speaks of stands there
            top.count = top.count or 0
        top.is_score_old = True  # what it says is not told at the foot as well
        self.buttons = {Button.HINT: self._hint}

    @property
    def _spoken_of(self) -> Cards:
        """The cards that it names, or the one that is its thing."""
        last, thing = [one.card for one in self.top.played[-1:]], self.step.thing
        one = last if thing is Thing.PLAYED else [self.top.starter] if thing is Thing.STARTER else []
        return self.step.cards or tuple(filter(None, one))

    @property
    def choices(self) -> Sequence[str]:
        return ANSWERS[:1] if self.guide.is_gone else ANSWERS

    @property
    def words(self) -> str:
        """What it says now."""
        return self.step.words

    def end(self) -> None:
        super().end()
        self.top.cursor, self.top.lit, self.top.message = self._pointed_at, self._lit, self._asked
        self.top.lit_quietly = self._lit_quietly

    def go_on(self, word: str) -> Answer:
        self.end()
        if more := self._more():
            return GoTo(more.scene)
        self._hand_over()
        return TakeOff()

    def _hand_over(self) -> None:
        """Leave the question to the hands: what they do is told at the foot until it is done."""
        self.end()
        self.top.hands = self.step.keys
        if self.step.news is News.LEAD:  # cards to discard are lit by what asks for them
            self.top.lit_quietly = self.step.cards
            self._points_at(self.step.cards)

    def _hint(self, _: Press) -> Answer:
        """Leave its words where they are: they are the hint, or are read before there is one."""
        self.top.message = IS_THE_HINT if self.step.thing is Thing.LIT else self.foot
        return STAY

    def press(self, press: Press) -> Answer:
        """Leave to the table what points there, as the words say; whoever wants the answers clicks them."""
        return self.pass_by(press) if press.button in DIRECTIONS else super().press(press)

    def pass_by(self, press: Press) -> Answer:
        self._hand_over()
        return PassOn(press)

    def click(self, spot: Spot | None) -> Answer:
        if spot is None or self.row_of(spot) is not None:
            return super().click(spot)
        self._hand_over()
        return PassOn(spot)

    def picture(self) -> Sequence[Sheet]:
        step, top = self.step, self.top.snapshot()
        if top.count_panel and step.news in (News.COUNT, News.CALL_MUGGINS):  # asked on the list to come
            top.count_panel = replace(top.count_panel, is_asked=True)
        about = step.thing, self.seat, top
        said = step.title, self.words, step.place, *about, self.choices, self.chosen
        return [BalloonSheet(*said, keys=GOES_ON, always=self.always, out=self.out)]
