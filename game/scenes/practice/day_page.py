"""What somebody made of the hand of the day, the champ's choices beside it, and a line to send."""

from collections.abc import Iterator, Sequence

from game.coaching.study import Study
from game.coaching.tutor_words import cost_words
from game.coaching.words_of_parts import small_cards
from game.devices.clipboard import copy_text
from game.players.judge.judgement import Judgement
from game.practice.hand_of_the_day import DayResult, hands_of
from game.practice.practice_round import is_right
from game.rules.view import View
from game.scenes.reading import Leafing
from game.scenes.scene import STAY, Answer, TakeOff
from game.scenes.sitting.slices import for_a_while
from game.scenes.sitting.thinking import THINKING
from game.screen.sheets import BlankSheet, Sheet, TextSheet
from game.screen.spots import BACK, ButtonSpot, Spot

COPIES, COPIED, NOT_COPIED = (
    "Send this line to a friend; the button copies it",
    "The line is copied",
    "It cannot be copied here: write it down",
)
FOOTER = "{up} {down} lines   {fire} copies   {back} back"


class DayPage(Leafing):
    """The choices are judged anew, which brings the same figures."""

    def __init__(self, result: DayResult) -> None:
        super().__init__([BlankSheet()])
        self.result = result
        self.said = COPIES
        views = [position.view for position in hands_of(result.day)]
        self._studies = [Study(view) for view in views]

    def tick(self) -> Answer:
        """The judge thinks about one hand after the other."""
        behind = next((study for study in self._studies if not study.is_careful), None)
        if behind:
            for_a_while(behind.step)
            self.stale |= behind.is_careful
        return STAY

    def read_on(self) -> Answer:
        """The button copies, and so does a click anywhere."""
        self.said = COPIED if copy_text(self.result.line) else NOT_COPIED
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff() if spot == ButtonSpot(BACK) else super().click(spot)

    def picture(self) -> Sequence[Sheet]:
        lines = [self.result.line, "", f"{self.said}.", "", *self._hands()]
        return [TextSheet(f"THE HAND OF THE DAY, {self.result.day}", lines, FOOTER, self.first)]

    def _hands(self) -> Iterator[str]:
        for number, (study, laid) in enumerate(zip(self._studies, self.result.laid, strict=True), 1):
            yield f"# {number}: {_standing(study.view)}"
            yield f"From {small_cards(tuple(sorted(study.view.hand)))} you laid away {small_cards(laid)}"
            yield _judged(study.judgement(laid)) if study.is_careful else THINKING


def _standing(view: View) -> str:
    return f"{view.scores[0]} to {view.scores[1]}, {'your' if view.crib_is_ours else 'their'} crib"


def _judged(judgement: Judgement) -> str:
    if judgement.cost == 0:
        return "As the champ does"
    champ = f"The champ {small_cards(judgement.best.cards)}"
    if is_right(judgement):
        return f"{champ}, which is no better to speak of"
    return f"{champ}: you gave away {cost_words(judgement)}"
