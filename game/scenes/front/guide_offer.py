"""The guide through a first game, offered once."""

from game.scenes.front.evening import Evening
from game.scenes.questions.overlays import Question
from game.scenes.scene import Answer, GoTo, LayOver, StartOver, TakeOff, Way
from game.store.settings import Settings

LINES = ("Is this your first game of cribbage?", "", "A guide can explain each step when it comes.")
HOW_TO_PLAY = ("How to play", "", "A guide can explain each step of a game.")
ANSWERS = {"No, I know it": "no", "Yes, explain it": "yes"}


class OfferGuide(Question):
    """Either answer begins the game, and is remembered."""

    def __init__(self, evening: Evening, *, is_first: bool = False) -> None:
        """`is_first`: it lies over nothing."""
        super().__init__(LINES, [(words, StartOver(Way.NEW_GAME)) for words in ANSWERS])
        self.evening = evening
        self.covers = is_first

    def choose(self, index: int) -> Answer:
        self.evening.change(Settings.guide, [*ANSWERS.values()][index])
        return super().choose(index)

    def back(self) -> Answer:
        return StartOver(Way.TITLE) if self.covers else super().back()


class HowToPlay(Question):
    """The rules to be read, or a game with the guide."""

    def __init__(self, evening: Evening) -> None:
        rules, begin = GoTo(evening.help()), StartOver(Way.NEW_GAME)
        super().__init__(
            HOW_TO_PLAY, [("Read the rules", rules), ("Play with a guide", begin), ("Back", TakeOff())]
        )
        self.evening = evening

    def choose(self, index: int) -> Answer:
        if index == 1:
            self.evening.change(Settings.guide, "yes")
        return super().choose(index)


def to_the_table(evening: Evening) -> Answer:
    """The next game; before the first of all a guide is offered."""
    return LayOver(OfferGuide(evening)) if evening.settings.guide == "ask" else StartOver(Way.NEW_GAME)
