"""The coach beside a question: a nudge, a page when asked, and as the tutor a word before a costly answer."""

from collections.abc import Callable
from dataclasses import dataclass

from game.coaching.coach import Coach
from game.coaching.nudges import nudge
from game.coaching.study import Study
from game.rules.cards import Cards
from game.rules.moves import Moves
from game.scenes.coach.coach_scene import CoachScene
from game.scenes.coach.tutor_box import TutorBox
from game.scenes.inputs.input import Input
from game.scenes.scene import STAY, Answer, LayOver
from game.scenes.sitting.acting import Acting
from game.scenes.sitting.slices import SECONDS_WHILE_WAITED_FOR, for_a_while
from game.scenes.sitting.thinking import THINKING


@dataclass
class HeldAnswer:
    """An answer that the tutor still weighs, the cards it is judged by, and how it is given."""

    chosen: Cards
    give: Callable[[], None]


class Beside:
    """First a nudge in the line of messages, then the page; both for the input that is asked for."""

    def __init__(self, coach: Coach, acting: Acting) -> None:
        self.coach, self.acting, self.top = coach, acting, acting.top
        self.held: HeldAnswer | None = None
        self._nudged: Study | None = None
        self._awaits_nudge = False

    def may_hint(self, asked: Input) -> bool:
        return not self.held and asked.takes_cards and self.coach.may_be_asked(asked.seat)

    def hint(self, asked: Input) -> Answer:
        self.coach.note()
        study = self.coach.study(asked.seat)
        if self._nudged is study:
            return LayOver(self._page(study, asked, asked.chosen))
        self._nudged, self._awaits_nudge = study, True
        return STAY

    def _page(self, study: Study, asked: Input, chosen: Cards) -> CoachScene:
        return CoachScene(study, self.top, chosen, asked.point_at)

    def thinks_of(self, asked: Input) -> Study | None:
        """What he is to think of, as soon as he is asked for it, and the tutor always."""
        is_wanted = self.may_hint(asked) and (self._nudged or self.coach.speaks_from)
        return self.coach.study(asked.seat) if is_wanted else None

    def glance(self, asked: Input) -> bool:
        """First figures are found while the person still looks at the cards; whether there is more of it."""
        study = self.coach.study(asked.seat) if self.may_hint(asked) else None
        return bool(study and not study.options and study.step())

    def is_still(self, asked: Input) -> bool:
        study = self.thinks_of(asked)
        return not self.held and (study is None or study.is_careful)

    def holds(self, asked: Input, answer: Moves, give: Callable[[], None]) -> bool:
        """Whether the tutor has an opinion on an answer; he gives it when he has found it."""
        chosen = self.coach.chosen(asked.seat, answer)
        self.held = HeldAnswer(chosen, give) if chosen else None
        return bool(chosen)

    def tick(self, asked: Input) -> tuple[Answer, bool]:
        """Think on; what comes next, and whether anything looks different now."""
        if self.held:
            return self._weigh(self.held, asked)
        study = self.thinks_of(asked)
        if study:
            for_a_while(study.step)
        if study and self._awaits_nudge and study.options:
            self._awaits_nudge, self.top.message = False, nudge(study)
            return STAY, True
        return STAY, False

    def _weigh(self, held: HeldAnswer, asked: Input) -> tuple[Answer, bool]:
        study = self.coach.study(asked.seat)
        for_a_while(study.step, SECONDS_WHILE_WAITED_FOR)
        if not study.is_careful:
            is_news = self.top.seats[asked.seat].says != THINKING
            self.acting.begin_turn(asked.seat, THINKING)
            return STAY, is_news
        self.held = None
        self.acting.begin_turn(asked.seat, asked.plate)
        objection = self.coach.objection(asked.seat, held.chosen)
        if not objection:
            held.give()
            return STAY, True
        self.coach.note()
        return LayOver(TutorBox(objection, held.give, self._page(study, asked, held.chosen))), True
