"""A game and its other side: the points and errors of everybody who had the same cards."""

from collections.abc import Iterator

from game.players.weigh.judgement import Mark
from game.review.review_words import amount
from game.review.reviewing import Reviewing

HEADS = "\tpoints\tgiven away\terrors"
FIRST, THEN = "first", "then"


def both_sides(first: Reviewing, then: Reviewing) -> list[str]:
    """By the cards: who had them first and what came of it, and the same of whoever had them then."""
    form = first.game.form
    rows = [HEADS]
    for seat in first.seats_people_first:
        rows += _cards_of(first, then, seat, form.left_of(seat))
    return rows


def _cards_of(first: Reviewing, then: Reviewing, seat: int, turned: int) -> Iterator[str]:
    yield ""
    yield f"# The cards that {first.name(seat)} had first"
    yield _row(first, seat, FIRST)
    yield _row(then, turned, THEN)


def _row(review: Reviewing, seat: int, when: str) -> str:
    game = review.game
    lost = amount(review.given_away(seat))
    errors = sum(one.judgement.mark >= Mark.ERROR for one in review.of({seat}))
    return f"{when}: {review.name(seat)}\t{game.scores[game.form.side(seat)]}\t{lost}\t{errors}"
