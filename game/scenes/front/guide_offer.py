"""The guide through a first game, offered once."""

from game.scenes.front.evening import Evening
from game.scenes.questions.overlays import Question
from game.scenes.scene import Answer, StartOver, Way
from game.store.settings import Settings

LINES = ("Is this your first game of cribbage?", "", "A guide can explain each step when it comes.")
ANSWERS = {"No, I know it": "no", "Yes, explain it": "yes"}


class OfferGuide(Question):
    """Either answer begins the game, and is remembered."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(LINES, [(words, StartOver(Way.NEW_GAME)) for words in ANSWERS])
        self.evening = evening

    def choose(self, index: int) -> Answer:
        self.evening.change(Settings.guide, [*ANSWERS.values()][index])
        return super().choose(index)
