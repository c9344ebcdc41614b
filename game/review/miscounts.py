"""Counts that were wrong, in words: what was said, what it was, and who took it."""

from collections.abc import Iterator, Sequence

from game.review.review_words import called, named, one_of_each_side, whose
from game.review.reviewing import Reviewing
from game.review.wrong_counts import Miscount
from game.rules import spoken
from game.rules.counting import points
from game.rules.events import Played
from game.rules.house import Low
from game.rules.in_words import capital, listed, so_many
from game.rules.voice import HOUSE
from game.sheets.marks import small_cards

WRONG_COUNTS = "Counts that were wrong"


def counts_summed(review: Reviewing, found: Sequence[Miscount]) -> Iterator[str]:
    """Sum up what each side of the people left out, and what it let the others leave out."""
    form = review.game.form
    for person in one_of_each_side(review):
        name = named(review, person)
        own = [one for one in found if form.side(one.seat) == form.side(person)]
        low = [one for one in own if one.missed > 0]
        high = len(own) - len(low)
        let_go = sum(one.missed for one in found if one not in own and one.missed > 0 and not one.taken)
        told = [_left_out(low)] * bool(low) + [f"counted too high {_times(high)}"] * bool(high)
        if let_go and review.game.house.counting.low is Low.CALLED:
            told.append(f"let {so_many(let_go, 'point')} go that they missed")
        if told:
            yield f"{capital(name)} {listed(told)}."


def _left_out(low: Sequence[Miscount]) -> str:
    taken = sum(one.taken for one in low)
    lost = f" (they took {taken})" if taken else ""
    missed = so_many(sum(one.missed for one in low), "point")
    return f"missed {missed} in {so_many(len(low), 'count')}{lost}"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def counts_told(review: Reviewing, found: Sequence[Miscount]) -> list[str]:
    """Tell each wrong count: the cards, what was said of them, what was missed and who took it."""
    return [_told(review, one) for one in found]


def _told(review: Reviewing, one: Miscount) -> str:
    settled = one.settled
    told = f"{_where(one, called(review, one.seat))}: {said_words(review, one)}."
    if one.missed > 0:
        cards = "; ".join(small_cards(score.cards) for score in spoken.items_missed(settled))
        told += f" {spoken.left_out(HOUSE, settled, in_play=isinstance(one.counted, Played), cards=cards)}."
    if one.taken:
        told += f" {capital(_taker(review, one))} took {one.taken}."
    elif one.missed > 0 and review.game.house.counting.low is Low.CALLED:
        told += " Nobody called it."
    return told


def said_words(review: Reviewing, one: Miscount) -> str:
    """Say what was counted, and what it was."""
    true = points(one.settled.scores)
    it_was = f" of {true}" if one.missed > 0 else f", but it was {true}"
    return f"{called(review, one.seat)} said {one.settled.said}{it_was}"


def _where(one: Miscount, name: str) -> str:
    """Name the deal, and the cards that were counted."""
    counted = one.counted
    if isinstance(counted, Played):
        return f"Deal {one.deal}, {whose(name)} {small_cards((counted.card,))} in the play, {counted.count}"
    cards = small_cards(sorted(counted.cards))
    what = "crib" if counted.crib else "hand"
    return f"Deal {one.deal}, {whose(name)} {what} {cards} with {small_cards((counted.starter,))}"


def _taker(review: Reviewing, one: Miscount) -> str:
    return next(called(review, paid.seat) for paid in one.settled.paid if paid.seat != one.seat)
