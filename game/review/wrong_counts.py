"""Counts that were wrong, where players count for themselves: whose they were, and what they cost."""

from collections.abc import Iterator, Sequence

from game.review.reviewing import Reviewing
from game.rules.counting import points
from game.rules.events import CountSettled, Dealt, HandShown, Played
from game.values import frozen


@frozen
class Miscount:
    """A count that was not the true one: of a hand, or of a card that was played."""

    deal: int
    counted: HandShown | Played
    settled: CountSettled

    @property
    def seat(self) -> int:
        return self.settled.seat

    @property
    def missed(self) -> int:
        """How many points were left out; less than none where too many were said."""
        return points(self.settled.scores) - self.settled.said

    @property
    def taken(self) -> int:
        """How many points the others got for it."""
        return sum(paid.holes for paid in self.settled.paid if paid.seat != self.seat)


def miscounts(review: Reviewing) -> list[Miscount]:
    """Find the wrong counts of a game, in the order in which they were made."""
    return [*_found(review)] if review.game.house.counting.by_players else []


def _found(review: Reviewing) -> Iterator[Miscount]:
    deal, counted = 0, None
    for event in review.game.told_again():
        match event:
            case Dealt(number):
                deal = number
            case HandShown() | Played():
                counted = event
            case CountSettled() if counted and event.said != points(event.scores):
                yield Miscount(deal, counted, event)


def of_side(review: Reviewing, side: int) -> list[Miscount]:
    """Find the wrong counts of a side."""
    return [one for one in miscounts(review) if review.game.form.side(one.seat) == side]


def prices(review: Reviewing, side: int) -> dict[int, float]:
    """Price the wrong counts of a side in each deal that is over: how much better it would stand after it."""
    wrong, found = of_side(review, side), dict[int, float]()
    for deal, dealer, scores in review.boards:
        if made := [one for one in wrong if one.deal == deal]:
            right = _stands(review, side, dealer, _righted(review, side, scores, made))
            found[deal] = max(0.0, right - _stands(review, side, dealer, scores))
    return found


def _righted(review: Reviewing, side: int, scores: Sequence[int], wrong: Sequence[Miscount]) -> list[int]:
    """Give back what was left out, and take back what was paid for it."""
    right = [*scores]
    for one in wrong:
        right[side] += max(0, one.missed)
        for paid in one.settled.paid:
            right[review.game.form.side(paid.seat)] -= paid.holes
    return right


def _stands(review: Reviewing, side: int, dealer: int, scores: Sequence[int]) -> float:
    """Return the chance of a side after a deal; with every point it counted it was home first."""
    lacks = [review.game.target - score for score in scores]
    if lacks[side] <= 0:
        return 1.0
    assert review.race, "a deal of it is over"
    return review.race.before(lacks, review.game.form.left_of(dealer))[side]
