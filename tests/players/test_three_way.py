"""The race of three: the shipped table, and how it is made."""

import pytest

from game.players.race import STOPS, Race
from game.players.tables.odds import WIN_STEPS, form_odds
from game.rules.forms import FORMS
from tools.tables.win_tables import win_of_three

RACE = Race(FORMS["three-handed"], form_odds("three-handed"))


def test_somebody_wins() -> None:
    for lacks in ((61, 61, 61), (5.5, 17, 40), (1, 1, 1)):
        chances = RACE.before_deal(lacks)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def test_whoever_lacks_less_has_better_chances() -> None:
    for place in range(3):
        lacks = [30.0, 30.0, 30.0]
        found = []
        for lack in (3, 10, 25, 40, 55):
            lacks[place] = lack
            found.append(RACE.before_deal((lacks[0], lacks[1], lacks[2]))[place])
        assert found == sorted(found, reverse=True)


def test_the_first_dealer_has_the_crib_and_the_best_chance() -> None:
    left, middle, dealer = RACE.before_deal((61, 61, 61))
    assert dealer > max(left, middle)
    assert middle < left < dealer < 0.5  # when the game ends, who deals third has often dealt once less


def test_near_home_who_counts_first_is_before_the_dealer() -> None:
    left, _, dealer = RACE.before_deal((4, 4, 4))
    assert left > dealer


def test_the_deal_goes_round() -> None:
    for dealer in range(3):
        order = [(dealer + 1 + at) % 3 for at in range(3)]
        lacks = [dict(zip(order, (20, 30, 10), strict=True))[side] for side in range(3)]
        chances = RACE.before(lacks, dealer)
        assert [chances[side] for side in order] == pytest.approx(RACE.before_deal((20, 30, 10)))


def test_who_is_home_has_won() -> None:
    assert RACE.before_deal((0, 10, 1)) == (1, 0, 0)


def test_a_longer_game_is_brought_nearer() -> None:
    assert RACE.before_deal((121, 101, 111)) == RACE.before_deal((61, 41, 51))


def test_chances_between_the_stops_lie_between_theirs() -> None:
    low, high = STOPS[-3:-1]
    between = RACE.before_deal(((low + high) / 2, 40, 40))[0]
    assert RACE.before_deal((high, 40, 40))[0] < between < RACE.before_deal((low, 40, 40))[0]


@pytest.mark.parametrize(
    ("places", "home"),
    [((1, 0, 0), 0), ((0, 1, 0), 1), ((0, 0, 1), 2)],
)
def test_a_point_in_the_play_takes_home_who_lacks_one(places: tuple[int, ...], home: int) -> None:
    win = win_of_three({places: 1.0}, [{0: 1.0}] * 3, {0: 1.0}, range(1, 4))
    assert win[:2] == [WIN_STEPS * (home == 0), WIN_STEPS * (home == 1)]
