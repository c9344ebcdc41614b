"""The tutor asks before a costly move is made."""

from collections.abc import Callable

from game.coaching.tutor_words import PLAY_IT, SHOW_ME, THINK_AGAIN, objection_words
from game.devices.button import Press
from game.players.judge.judgement import Judgement
from game.scenes.questions.overlays import Question
from game.scenes.scene import STAY, Answer, GoTo, Scene, TakeOff
from game.scenes.sitting.haste import DEAF_STEPS
from game.screen.spots import Spot


class TutorBox(Question):
    """A hand that pressed twice has not read it yet: for a moment it is deaf."""

    def __init__(self, judgement: Judgement, play: Callable[[], None], page: Scene) -> None:
        answers: list[tuple[str, Answer]] = [
            (THINK_AGAIN, TakeOff()),
            (PLAY_IT, TakeOff()),
            (SHOW_ME, GoTo(page)),
        ]
        super().__init__([objection_words(judgement)], answers)
        self._play = play
        self._deaf = DEAF_STEPS

    def tick(self) -> Answer:
        self._deaf = max(0, self._deaf - 1)
        return STAY

    def press(self, press: Press) -> Answer:
        return STAY if self._deaf else super().press(press)

    def click(self, spot: Spot | None) -> Answer:
        return STAY if self._deaf else super().click(spot)

    def choose(self, index: int) -> Answer:
        if self.answers[index][0] == PLAY_IT:
            self._play()
        return super().choose(index)
