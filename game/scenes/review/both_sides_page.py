"""A game beside the one in which the others had its cards; the first is judged anew for it."""

from game.review.both_sides import both_sides
from game.review.review_words import how_far
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.scenes.review.review_page import ReviewPage
from game.scenes.scene import STAY, Answer
from game.scenes.sitting.slices import for_a_while

TITLE = "BOTH SIDES"


class BothSidesPage(ReviewPage):
    """Until the first game is judged it says how far it is."""

    def __init__(self, first: Reviewer, then: Reviewing) -> None:
        super().__init__(TITLE, [])
        self._first, self._then = first, then

    def idle(self) -> bool:
        return self._first.step()

    def tick(self) -> Answer:
        first = self._first.review
        if first.is_behind or not self.lines:
            for_a_while(self._first.step)
            self.lines = [how_far(first)] if first.is_behind else both_sides(first, self._then)
            self.stale = True
        return STAY
