"""The race of three: the shipped table, and how it is made."""

import pytest

from game.players.tables.odds import WIN_STEPS, form_odds
from game.players.tables.three_way import STOPS, before_deal, before_next_deal
from tools.tables.win_tables import win_of_three

WIN = form_odds("three-handed").win


def test_somebody_wins() -> None:
    for lacks in ((61, 61, 61), (5.5, 17, 40), (1, 1, 1)):
        chances = before_deal(WIN, lacks)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def test_whoever_lacks_less_has_better_chances() -> None:
    for place in range(3):
        lacks = [30.0, 30.0, 30.0]
        found = []
        for lack in (3, 10, 25, 40, 55):
            lacks[place] = lack
            found.append(before_deal(WIN, (lacks[0], lacks[1], lacks[2]))[place])
        assert found == sorted(found, reverse=True)


def test_the_first_dealer_has_the_crib_and_the_best_chance() -> None:
    left, middle, dealer = before_deal(WIN, (61, 61, 61))
    assert dealer > max(left, middle)
    assert middle < left < dealer < 0.5  # when the game ends, who deals third has often dealt once less


def test_near_home_who_counts_first_is_before_the_dealer() -> None:
    left, _, dealer = before_deal(WIN, (4, 4, 4))
    assert left > dealer


def test_the_deal_goes_round() -> None:
    left, middle, dealer = before_deal(WIN, (20, 30, 10))  # of the next deal
    assert before_next_deal(WIN, (10, 20, 30)) == pytest.approx((dealer, left, middle))


def test_who_is_home_has_won() -> None:
    assert before_deal(WIN, (0, 10, 1)) == (1, 0, 0)


def test_a_longer_game_is_brought_nearer() -> None:
    assert before_deal(WIN, (121, 101, 111)) == before_deal(WIN, (61, 41, 51))


def test_chances_between_the_stops_lie_between_theirs() -> None:
    low, high = STOPS[-3:-1]
    between = before_deal(WIN, ((low + high) / 2, 40, 40))[0]
    assert before_deal(WIN, (high, 40, 40))[0] < between < before_deal(WIN, (low, 40, 40))[0]


@pytest.mark.parametrize(
    ("places", "home"),
    [((1, 0, 0), 0), ((0, 1, 0), 1), ((0, 0, 1), 2)],
)
def test_a_point_in_the_play_takes_home_who_lacks_one(places: tuple[int, ...], home: int) -> None:
    win = win_of_three({places: 1.0}, [{0: 1.0}] * 3, {0: 1.0}, range(1, 4))
    assert win[:2] == [WIN_STEPS * (home == 0), WIN_STEPS * (home == 1)]
