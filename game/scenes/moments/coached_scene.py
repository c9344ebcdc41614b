"""A table at which the coach can be asked, and where the tutor speaks up before a costly move is made."""

from collections.abc import Callable
from dataclasses import dataclass

from game.coaching.coach import Coach
from game.coaching.nudges import nudge
from game.coaching.study import Study
from game.devices.button import Button, Press
from game.rules.cards import Cards
from game.rules.moves import Move
from game.scenes.coach.coach_scene import CoachScene
from game.scenes.coach.tutor_box import TutorBox
from game.scenes.moments.running_scene import Cast
from game.scenes.moments.table_scene import TableScene
from game.scenes.scene import STAY, Answer, LayOver
from game.scenes.sitting.sitting import Sitting
from game.scenes.sitting.slices import SECONDS_WHILE_WAITED_FOR, for_a_while
from game.scenes.sitting.thinking import THINKING
from game.screen.spots import HINT, Spot


@dataclass
class HeldMove:
    """A move that the tutor still weighs, and how it is made."""

    seat: int
    chosen: Cards
    make: Callable[[], None]


class CoachedScene(TableScene):
    """First a nudge in the line of messages, then the page."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self._nudged: Study | None = None
        self._awaits_nudge = False
        self._held: HeldMove | None = None

    @property
    def coach(self) -> Coach | None:
        return self.sitting.coach

    # What a scene of its own adds.

    @property
    def chosen(self) -> Cards:
        """What the person has chosen so far, if that is a whole choice."""
        return ()

    def point_at(self, cards: Cards) -> None:
        """Choose these cards, but do not make the move."""

    # The coach.

    @property
    def is_free(self) -> bool:
        """Whether a card may be chosen: no number is being typed, and the tutor weighs nothing."""
        return self.asked is not None and not self.entry and not self._held

    @property
    def may_hint(self) -> bool:
        return bool(self.is_free and self.coach and self.coach.may_be_asked(self.asked or 0))

    @property
    def ways_out(self) -> list[str]:
        return [HINT] * self.may_hint + super().ways_out

    def press(self, press: Press) -> Answer:
        if press.button is Button.HINT and self.may_hint:
            self.stale = True
            return self._hint()
        return super().press(press)

    def _hint(self) -> Answer:
        assert self.coach
        assert self.asked is not None
        self.coach.note()
        study = self.coach.study(self.asked)
        if self._nudged is study:
            return LayOver(self._page(study, self.chosen))
        self._nudged, self._awaits_nudge = study, True
        return STAY

    def _page(self, study: Study, chosen: Cards) -> CoachScene:
        return CoachScene(study, self.top, chosen, self.point_at)

    def idle(self) -> bool:
        """First figures are found while the person still looks at the cards."""
        if self.may_hint and self.coach and self.asked is not None:
            study = self.coach.study(self.asked)
            if not study.options:
                return study.step()
        return super().idle()

    def tick(self) -> Answer:
        """The coach thinks while the person does: of what he was asked, and as the tutor of every choice."""
        answer = super().tick()
        if answer is not STAY or not self.coach or self.asked is None:
            return answer
        if self._held:
            return self._weigh(self._held)
        if study := self._under_study:
            for_a_while(study.step)
            self._say_nudge(study)
        return STAY

    @property
    def _under_study(self) -> Study | None:
        """What the coach is to think of, as soon as it is asked for, and the tutor always."""
        if not self.coach or self.asked is None:
            return None
        is_wanted = self.may_hint and (self._nudged or self.coach.speaks_from)
        return self.coach.study(self.asked) if is_wanted else None

    @property
    def is_still(self) -> bool:
        """Not while the coach thinks."""
        study = self._under_study
        return super().is_still and not self._held and (study is None or study.is_careful)

    def _say_nudge(self, study: Study) -> None:
        if self._awaits_nudge and study.options:
            self._awaits_nudge, self.stale = False, True
            self.top.message = nudge(study)

    # The tutor.

    def attempt(self, make: Callable[[], None], move: Move) -> None:
        """What the tutor has an opinion on is made when he has found it; nothing else waits for him."""
        chosen = self.coach.chosen(self.asked, move) if self.coach and self.asked is not None else ()
        if chosen and self.asked is not None:
            self._held = HeldMove(self.asked, chosen, lambda: super(CoachedScene, self).attempt(make, move))
        else:
            super().attempt(make, move)

    def _weigh(self, held: HeldMove) -> Answer:
        assert self.coach
        study = self.coach.study(held.seat)
        for_a_while(study.step, SECONDS_WHILE_WAITED_FOR)
        if not study.is_careful:
            self.stale |= self.top.seats[held.seat].says != THINKING
            self.acting.begin_turn(held.seat, THINKING)
            return STAY
        self.stale, self._held = True, None
        self.acting.begin_turn(held.seat, self.asked_words)
        objection = self.coach.objection(held.seat, held.chosen)
        if not objection:
            held.make()
            return STAY
        self.coach.note()
        return LayOver(TutorBox(objection, held.make, self._page(study, held.chosen)))

    def take_press(self, press: Press) -> Answer:
        return STAY if self._held else super().take_press(press)

    def take_click(self, spot: Spot | None) -> Answer:
        return STAY if self._held else super().take_click(spot)
