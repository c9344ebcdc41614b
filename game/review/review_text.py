"""The whole review as lines of text, for a terminal or a file; and both sides of the same cards."""

from collections.abc import Iterator, Sequence

from game.coaching.coach import figure
from game.coaching.reasons import because
from game.players.weigh.weighing import Mark
from game.review import review_words
from game.review.account import WHOLE, account_of, costs_of, seats_beside
from game.review.against_par import par_words
from game.review.deal_by_deal import deal_rows
from game.review.in_short import first_told
from game.review.miscounts import WRONG_COUNTS, counts_summed, counts_told
from game.review.reviewing import Judged, Reviewing
from game.review.what_was_seen import seen_notes
from game.review.wrong_counts import miscounts
from game.rules.cards import letters
from game.rules.in_words import capital
from game.sheets.columns import laid_out
from game.sheets.marks import HEADING_MARK, small_cards, with_named

_TAB = "\t"


def review_lines(review: Reviewing) -> Iterator[str]:
    """Write all pages one after the other."""
    yield from opening_lines(review)
    yield from ("", "The costliest moves")
    found = review_words.costliest(review)
    if not found:
        yield review_words.NOTHING_GIVEN_AWAY
    for one in found:
        yield from map(plain, answer_lines(review, one))
    if review.lucks:
        for seat in review_words.one_of_each_side(review):
            yield from ("", f"Deal by deal for {review_words.named(review, seat)}")
            yield from table_lines(deal_rows(review, seat))
    if wrong := miscounts(review):
        yield from ("", WRONG_COUNTS, *map(plain, counts_told(review, wrong)))
    for seat in review.seats_people_first:
        yield from ("", f"Every move by {review_words.in_title(review, seat)}")
        yield from table_lines(review_words.decision_rows(review, seat))


def opening_lines(review: Reviewing) -> Iterator[str]:
    """Write the main things of a game, shortly, and its account."""
    if review.game.outcome is None:
        yield review_words.NOT_OVER
    for seat in review_words.one_of_each_side(review):
        yield from first_told(review, seat)
        yield review_words.account_words(review, seat)
        yield from match_words(review, seat)
        name = review_words.named(review, seat)
        yield from filter(None, [par_words(review, review.game.form.side(seat), name)])
    yield from counts_summed(review, miscounts(review))
    yield from seen_notes(review)


def of_match(review: Reviewing, seat: int, tenths: int) -> str:
    """Say what share of the match a share of the game is; nothing where the match has no end."""
    worth = review.stand.worth(review.game.form.side(seat)) if review.stand else 0
    return f"{abs(tenths * worth) / 10:.1f} matches in 100" if review.stand else ""


def match_words(review: Reviewing, seat: int) -> list[str]:
    """Say the worth of a game to its match, and the cost of a side's moves there."""
    side, stand = review.game.form.side(seat), review.stand
    account = account_of(review, side)
    if not stand or not account:
        return []
    before = f"{stand.length.words}, {stand.tally[side]} to {stand.tally[1 - side]} before this game"
    name = review_words.named(review, seat)
    whose = review_words.whose(name)
    won, lost, cost = stand.chance(side, 1.0), stand.chance(side, 0.0), of_match(review, seat, account.own)
    return [
        f"{capital(before)}: a win makes it {won:.0%} for {name}, a loss {lost:.0%}. "
        f"A game in 100 is worth {stand.worth(side):.2f} matches in 100: {whose} moves cost {cost}."
    ]


def answer_lines(review: Reviewing, one: Judged) -> Iterator[str]:
    """Return a costly decision with the better one, and why."""
    judgment = one.judgment
    cost, in_match = review_words.shown_cost(review, one), of_match(review, one.seat, round(WHOLE * one.cost))
    cost += f" ({in_match})" if in_match else ""
    better = small_cards(judgment.best.cards)
    yield f"{review_words.where(one)}: {review_words.choice(review, one)} cost {cost}. Better: {better}."
    if why := because(one.decision.view, judgment.best, judgment.taken):
        name = review.name(one.seat)
        yield f"  {why if review.people == (one.seat,) else f'To {name}: {why}'}"


def plain(line: str) -> str:
    """Return the same with its small cards as they are typed."""
    return with_named(line, letters)


def table_lines(rows: Sequence[str]) -> Iterator[str]:
    """Lay out cells parted by tabs, in columns."""
    lines = [plain(row).removeprefix(HEADING_MARK) for row in rows]
    below = iter(laid_out([line.split(_TAB) for line in lines if _TAB in line]))
    yield from (next(below) if _TAB in line else line for line in lines)


HEADS = "\tpoints\tcost in 100\terrors"
FIRST, THEN = "first", "then"


def both_sides(first: Reviewing, then: Reviewing) -> list[str]:
    """Compare by the cards: who had them first and its outcome, and the same of whoever had them then."""
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
    shown = costs_of(review, seats_beside(review, seat))
    lost = figure(sum(shown[one.decision.at] for one in review.of({seat})) / WHOLE)
    errors = sum(one.judgment.mark >= Mark.ERROR for one in review.of({seat}))
    return f"{review.name(seat)} {when}\t{game.scores[game.form.side(seat)]}\t{lost}\t{errors}"
