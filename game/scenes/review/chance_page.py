"""The chance to win, drawn over the game, with the costliest decisions marked."""

from game.devices.button import Button, Press
from game.review.chances import chance_graph
from game.review.review_words import gave_away
from game.review.reviewing import Reviewing
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.screen.charts import Curve, Scale
from game.screen.screen import Screen
from game.screen.spots import Spot

TITLE, FOOTER = "THE CHANCE TO WIN", "1 2 3: the costliest decisions   {back} back"
_MARKS = [(share / 4, f"{25 * share}%") for share in range(5)]


class ChancePage(Scene):
    """Any press that chooses leads back."""

    def __init__(self, review: Reviewing) -> None:
        super().__init__()
        self._seat = review.people[0]
        graph = chance_graph(review, self._seat)
        last = max(1, len(graph.values) - 1)
        columns = [(at / last, str(deal)) for deal, at in graph.deals.items()]
        self._scale = Scale(0, 1, _MARKS, columns)
        self._curve = Curve("", graph.values, labels=graph.marks)
        self._words = [gave_away(review)]

    def press(self, press: Press) -> Answer:
        return TakeOff() if press.chosen or press.button is Button.BACK else STAY

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff()

    def draw(self, screen: Screen) -> None:
        screen.curves(TITLE, self._words, [self._curve], self._scale, FOOTER)
