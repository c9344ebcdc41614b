"""Where players count for themselves, a review names each wrong count."""

import re
from functools import partial

import pytest

from game.review.account import WHOLE, account_of
from game.review.deal_by_deal import left_words
from game.review.in_short import ending_words, two_lines
from game.review.miscounts import counts_summed, counts_told
from game.review.review_words import account_words, share, whole
from game.review.reviewing import Reviewing
from game.review.wrong_counts import miscounts, prices
from game.rules.counting import points
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Accept, Claim, Play
from game.session.telling import CardNames
from game.sheets.teller import Teller
from game.values import replace
from tests.store.games import finished_game

SEATS = ("person ANN", "landlubber LANDLUBBER")


def of_game(house: str, *, seed: str = "1987", form: str = "six-card") -> Reviewing:
    game = finished_game(seed, form, house)
    return Reviewing(lambda: game, SEATS)


def nobody_counts(dealer: int | None = None) -> Reviewing:
    """A deal at a tournament in which both say nothing for every hand, and nobody calls it."""
    game = Game(FORMS["six-card"], House.parse("counting=acc"), "1987", dealer=dealer)
    while game.waiting and game.deals < 2:
        seat = game.waiting[0]
        legal = game.legal(seat)
        silent = [move for move in legal if isinstance(move, Accept) or move == Claim(0)]
        cards = [move for move in legal if isinstance(move, Play)]
        game.apply(seat, [*silent, *cards, legal[0]][0])
    return Reviewing(lambda: game, SEATS)


def test_where_the_table_counts_nothing_is_told() -> None:
    assert not miscounts(of_game(""))


def test_every_count_that_was_wrong_is_told_with_what_was_missed() -> None:
    review = nobody_counts()
    found = miscounts(review)
    told = counts_told(review, found)
    assert told
    assert all(points(one.settled.scores) == one.missed > 0 for one in found)
    assert all(re.search(r"said 0 of \d+\. Missed: .*\. Nobody called it\.$", line) for line in told)
    assert any(", your hand [" in line for line in told)
    assert any(", the landlubber's hand [" in line or "the landlubber's crib [" in line for line in told)


def test_the_first_deal_of_a_game_without_a_cut_is_told_and_priced() -> None:
    review = nobody_counts(dealer=0)
    found = miscounts(review)
    assert found
    assert {one.deal for one in found} == {1}
    assert all(line.startswith("Deal 1, ") for line in counts_told(review, found))
    review.finish()
    assert prices(review, 0)[1] > 0


def test_what_was_missed_is_summed_and_what_was_let_go() -> None:
    review = nobody_counts()
    found = miscounts(review)
    own = [one for one in found if one.seat == 0]
    missed, others = (sum(one.missed for one in side) for side in (own, [one for one in found if one.seat]))
    assert [*counts_summed(review, found)] == [
        f"You missed {missed} points in {len(own)} counts and let {others} points go that they missed."
    ]


def test_the_sets_that_were_missed_stay_apart_however_they_are_told() -> None:
    told = counts_told(review := of_game("counting=loadstar"), miscounts(review))
    line = next(line for line in told if re.search(r"\(\[\w+\] \[\w+\]; \[\w+\] \[\w+\]\)", line))
    for in_columns, between in ((True, " "), (False, " and ")):
        heard = Teller(CardNames(is_seen=in_columns).row, partial(bool, in_columns)).named(line)
        sets = re.search(r"\(([^()]*)\)\.", heard)
        assert sets
        assert all(re.fullmatch(rf"\w+{between}\w+", one) for one in sets[1].split("; ")), heard
        assert re.search(r"hand \w+, \w+, \w+", heard)


def test_the_sums_of_a_side_have_no_comma_too_many() -> None:
    for counting in ("loadstar", "hoyle", "acc"):
        review = of_game(f"counting={counting}")
        for told in counts_summed(review, miscounts(review)):
            assert not re.search(r",[,.]|, and", told), told


def test_who_took_it_is_named() -> None:
    review = of_game("counting=loadstar")
    told = counts_told(review, miscounts(review))
    assert any(re.search(r"you said \d+ of \d+\. .*\. The landlubber took \d+\.$", line) for line in told)
    high = counts_told(of_game("counting=bsd"), miscounts(of_game("counting=bsd")))
    assert any(re.search(r"you said \d+, but it was \d+\. The landlubber took 2\.$", line) for line in high)


def test_where_no_items_make_a_count_all_of_them_are_told() -> None:
    review = of_game("counting=hoyle", seed="7", form="five-card")
    told = counts_told(review, miscounts(review))
    assert any("said 6 of 7. It counts 7: fifteen two, four and a run of three." in line for line in told)


@pytest.mark.usefixtures("faint_judge")
def test_below_an_ending_the_wrong_counts_are_blamed_where_they_cost_more_than_any_card() -> None:
    review = of_game("counting=bsd")
    review.finish()
    lost = 100 * sum(prices(review, 0).values())
    assert lost > 100 * max(one.cost for one in review.of({0}))
    assert ending_words(review).sentences[:2] == [
        f"Your wrong counts cost you most: {lost:.0f} games in 100.",
        "The worst was in deal 1: you said 22, but it was 4.",
    ]
    assert two_lines(review, 0)[0].startswith("You played the cards like ")


@pytest.mark.usefixtures("faint_judge")
def test_an_account_parts_wrong_counts_from_the_pegging_and_adds_up() -> None:
    review = of_game("counting=bsd")
    review.finish()
    for side in (0, 1):
        account = account_of(review, side)
        assert account
        assert account.counts
        assert account.unexplained == account.discards + account.pegging + account.counts
        given = sum(prices(review, 1 - side).values()) - sum(prices(review, side).values())
        assert account.counts == pytest.approx(WHOLE * given, abs=len(account.deals) / 2)
        assert left_words(account).endswith(f"{share(whole(account.counts))} by wrong counts.")
        gave = "gave" if account.counts > 0 else "took"
        told = f"wrong counts on both sides {gave} {abs(whole(account.counts))}."
        assert told in account_words(review, side)
        assert left_words(replace(account, counts=0)).startswith("The rest is luck in the play: ")


@pytest.mark.usefixtures("faint_judge")
def test_counts_that_were_right_are_blamed_for_nothing() -> None:
    review = of_game("")
    review.finish()
    assert not prices(review, 0)
    assert not any("counts" in line for line in ending_words(review).sentences)
    assert two_lines(review, 0)[0].startswith("You played like ")
