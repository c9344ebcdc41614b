"""A game beside the one in which the others had its cards; the first is judged anew for it."""

from game.review.both_sides import both_sides
from game.review.review_words import how_far
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.scenes.reading import Leafing
from game.scenes.review.review_page import FOOTER
from game.scenes.scene import STAY, Answer
from game.scenes.sitting.slices import for_a_while
from game.screen.sheets import TextSheet

TITLE = "BOTH SIDES"


class BothSidesPage(Leafing):
    """Until the first game is judged it says how far it is."""

    def __init__(self, first: Reviewer, then: Reviewing) -> None:
        super().__init__([TextSheet(TITLE, [], FOOTER)])
        self._is_told = False
        self._first, self._then = first, then

    def idle(self) -> bool:
        return self._first.step()

    def tick(self) -> Answer:
        first = self._first.review
        if not self._is_told:
            for_a_while(self._first.step)
            self._is_told = not first.is_behind
            lines = both_sides(first, self._then) if self._is_told else [how_far(first)]
            self.pages, self.stale = [TextSheet(TITLE, lines, FOOTER)], True
        return STAY
