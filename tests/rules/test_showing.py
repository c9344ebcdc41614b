"""The show: its order, its end at the target, and what hands can count at all."""

from itertools import combinations, combinations_with_replacement, product

import pytest

from game.rules.cards import RANK_LETTERS, Card, Suit
from game.rules.counting import HAND_TOTALS, Reason, show_points
from game.rules.events import HandShown, Pegged
from game.rules.forms import FORMS
from tests.rules.hands import motley, total
from tests.rules.positions import Position, at_play, in_the_show

HANDS = ["2 4 6 8", "3 4 7 9", "A T Q 9", "K T 8 6"]


@pytest.mark.parametrize(
    ("form", "order"),
    [
        ("six-card", ["A", "B", "B crib"]),
        ("three-handed", ["A", "B", "C", "C crib"]),
        ("four-handed", ["A", "B", "C", "D", "D crib"]),
    ],
)
def test_h1_dealers_left_first_then_round_to_dealer_and_crib(form: str, order: list[str]) -> None:
    position = at_play(form, *HANDS[: FORMS[form].seats])
    position.play_on()
    assert [text.rpartition(" ")[0] for text in position.shown()] == order


def test_h1_order_follows_the_deal() -> None:
    position = at_play("three-handed", *HANDS[:3], dealer=0)
    position.play_on()
    assert [text.rpartition(" ")[0] for text in position.shown()] == ["B", "C", "A", "A crib"]


def test_h1_each_is_pegged_before_the_next_is_shown() -> None:
    position = at_play("six-card", "7C 8D 9H QH", "5H 5S 5D JC", starter="5C")
    position.play_on()
    shows = [event for event in position.events if isinstance(event, HandShown)]
    first, second = position.events.index(shows[0]), position.events.index(shows[1])
    between = position.events[first + 1 : second]
    assert [type(event) for event in between] == [Pegged]


def test_h1_crib_counts_for_the_dealer_with_its_own_cards() -> None:
    position = at_play("six-card", *HANDS[:2], laid=["5H 5S", "5D JC"], starter="5C")
    position.play_on(leave=1)
    assert in_the_show(position.play_on())[-1] == "B 29 crib"


@pytest.mark.parametrize(("starter", "counted"), [("KS", 0), ("KH", 5)])
def test_h4_four_of_a_suit_in_the_crib_need_the_starter(starter: str, counted: int) -> None:
    position = at_play("six-card", "A T Q 9", "3 4 7 9", laid=["2H 4H", "6H 8H"], starter=starter)
    position.play_on()
    assert position.shown()[-1] == f"B crib {counted}"


def _before_the_show(pone: str, dealer: str, *scores: int) -> Position:
    """One card is left; it is A's, and pegs him the last card."""
    position = at_play("six-card", pone, dealer, starter="5C")
    position.play("A7 B5 A8 B5 B5 A9 BJ")
    return position.pegs_at(*scores)


def test_h2_target_in_the_show_wins_at_once() -> None:
    position = _before_the_show("7C 8D 9H QH", "5H 5S 5D JC", 113, 120)
    position.play("AQ")
    assert position.shown() == ["A 7"]
    assert position.game.outcome is not None
    assert position.scores == (121, 120)


def test_h2_one_short_and_the_dealer_counts_his() -> None:
    position = _before_the_show("7C 8D 9H QH", "5H 5S 5D JC", 112, 120)
    position.play("AQ")
    assert position.shown() == ["A 7", "B 29"]
    assert position.scores == (120, 121)


def test_h2_crib_is_not_counted_when_the_hand_won() -> None:
    position = _before_the_show("7C 8D 9H QH", "5H 5S 5D JC", 0, 100)
    position.play("AQ")
    assert position.game.outcome is not None
    assert position.game.outcome.reason is Reason.HAND


def _possible_totals(cards: int) -> set[int]:
    """What any hand of so many cards can count with a starter, flush and nobs tried with each."""
    totals = set()
    for ranks in combinations_with_replacement(range(1, 14), cards + 1):
        if any(ranks.count(rank) > 4 for rank in ranks):
            continue
        for place in map(ranks.index, {*ranks}):  # which of two alike is the starter makes no difference
            totals |= _totals_of((*ranks[:place], *ranks[place + 1 :]), ranks[place])
    return totals


def _totals_of(hand: tuple[int, ...], starter: int) -> set[int]:
    """The totals of a hand in motley suits, with his nobs where there is a jack, and with a flush."""
    suits: dict[int, int] = {}
    cards = []
    for place, rank in enumerate((starter, *hand)):
        suits[rank] = suits.get(rank, place % 3 - 1 if rank != 11 else -1) + 1
        cards.append(Card(rank, Suit(suits[rank] % 4)))
    totals = {show_points(cards[1:], cards[0])}
    if 11 in hand and starter != 11:
        totals.add(show_points(cards[1:], Card(starter, Suit.CLUBS)))
    if len(set(hand)) == len(hand):
        suited = [Card(rank, Suit.CLUBS) for rank in hand]
        totals.add(show_points(suited, Card(starter, Suit.SPADES)))
        if starter not in hand:
            totals.add(show_points(suited, Card(starter, Suit.CLUBS)))
    return totals


@pytest.mark.parametrize("cards", [3, 4, pytest.param(5, marks=pytest.mark.slow)])
def test_h9_possible_totals(cards: int) -> None:
    assert _possible_totals(cards) == HAND_TOTALS[cards]


def test_h9_the_gaps() -> None:
    assert sorted(set(range(21)) - HAND_TOTALS[3]) == [16, 17, 18, 19]
    assert sorted(set(range(30)) - HAND_TOTALS[4]) == [19, 25, 26, 27]
    assert sorted(set(range(47)) - HAND_TOTALS[5]) == [35, 41, 42, 43, 44, 45]


def test_h9_46_is_reached_by_4_4_5_5_6_6_alone() -> None:
    reached = []
    for ranks in combinations_with_replacement(range(1, 14), 6):
        if all(ranks.count(rank) <= 4 for rank in ranks):
            cards = [Card(rank, Suit(ranks[:place].count(rank))) for place, rank in enumerate(ranks)]
            if show_points(cards[1:], cards[0]) >= 45:
                reached.append(ranks)
    assert reached == [(4, 4, 5, 5, 6, 6)]


def test_h9_33_37_and_39_need_his_nobs() -> None:
    without = set()
    for ranks in combinations_with_replacement(RANK_LETTERS, 6):
        if all(ranks.count(rank) <= 4 for rank in ranks):
            hand, starter = motley(" ".join(ranks))
            without.add(show_points(hand, starter))
    assert not without & {33, 37, 39}
    assert total("5C 5D 5H JC JD", "JS") == 32
    assert total("5C 5D JC JD JH", "5H") == 33
    assert total("5C 5D 5H JC JS", "5S") == 39


def test_h9_a_crib_of_four_counts_among_the_totals_of_four() -> None:
    hearts = [Card(rank, Suit.HEARTS) for rank in range(1, 14)]
    totals = {
        show_points(crib, starter, crib=True)
        for crib, starter in product(combinations(hearts, 4), hearts)
        if starter not in crib
    }
    assert totals <= HAND_TOTALS[4]


def test_h11_a_hand_of_nothing_leaves_the_pegs() -> None:
    position = at_play("six-card", "2H 4D 6C 8S", "AC 3D 7S 9H", starter="KC", laid=["QH TC", "QS TD"])
    texts = position.play_on()
    assert position.shown()[0] == "A 0"
    assert not [text for text in in_the_show(texts) if text.startswith("A")]


def test_w10_crib_in_partners_counts_for_the_dealers_side() -> None:
    position = at_play("four-handed", *HANDS, laid=["5H", "5S", "5D", "JC"], starter="5C")
    position.play_on(leave=1)
    before = position.pegs_at(0, 0).scores
    position.play_on()
    crib = next(
        event for event in position.events if isinstance(event, Pegged) and event.reason is Reason.CRIB
    )
    assert before == (0, 0)
    assert (crib.seat, crib.side, crib.holes) == (3, 1, 29)
