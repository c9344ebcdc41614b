"""One number a player, and whom somebody plays like."""

import pytest

from game.club.one_number import A_DECISION, band, in_chances, number_words, numbers, one_number, shipmate_for
from game.players.levels import LEVELS, the_player
from game.players.shipmate import NAME as SHIPMATE
from game.store.judged import COUNTED, JudgedGame
from game.values import replace

ONE = JudgedGame("ABC", "1987-11-18T20:15:00", "six-card", 0.07, COUNTED, 32, "1a2b3c4d")


def games(*given_away: float) -> list[JudgedGame]:
    return [replace(ONE, given_away=each) for each in given_away]


@pytest.mark.parametrize(
    ("given_away", "between"),
    [
        (0.0, "better than CHAMP"),
        (0.05, "between CHAMP and SKIPPER"),
        (0.08, "between SKIPPER and BSD"),
        (0.15, "between DECKHAND and LANDLUBBER"),
        (0.5, "short of LANDLUBBER"),
    ],
)
def test_the_number_lies_in_a_band(given_away: float, between: str) -> None:
    number = one_number(games(*[given_away] * 20))
    assert number
    assert number.thousandths == pytest.approx(1000 * given_away / 32)
    assert band(number) == between
    assert between in number_words(games(*[given_away] * 20))


def test_there_is_none_from_fewer_than_a_hundred_decisions() -> None:
    assert one_number(games(0.1, 0.1, 0.1)) is None
    assert one_number(games(0.1, 0.1, 0.1, 0.1))
    assert "100 reviewed decisions" in number_words(games(0.1))


def test_it_is_that_of_the_latest_five_hundred() -> None:
    number = one_number(games(*[1.0] * 40, *[0.1] * 16))
    assert number
    assert number.decisions == 16 * 32
    assert number.thousandths == pytest.approx(100 / 32)


def test_its_error_follows_from_how_far_games_lie_apart() -> None:
    same, apart = one_number(games(*[0.1] * 16)), one_number(games(*[0.0, 0.2] * 8))
    assert same
    assert apart
    assert same.error == pytest.approx(0)
    assert apart.thousandths == pytest.approx(same.thousandths)
    assert apart.error == pytest.approx(1.96 * 100 * (16 / 15) ** 0.5 * 16**0.5 / 512)


def test_its_curve_begins_with_the_first_game_that_tells() -> None:
    assert len(numbers(games(*[0.1] * 10))) == 7


def test_a_shipmate_without_a_past_is_a_deckhand_and_follows_gently() -> None:
    assert shipmate_for([]) == "shipmate-36"
    measures = [int(shipmate_for(games(*[0.32] * number)).partition("-")[2]) for number in range(20)]
    assert measures == sorted(measures)
    assert measures[1] < 60
    assert 85 < measures[-1] < 100  # ten thousandths, where all games of his cost as many


def test_every_level_has_a_name() -> None:
    assert all(the_player(level).split()[-1].lower() == level for level in LEVELS)


def test_games_in_points_are_no_measure() -> None:
    assert in_chances([ONE, replace(ONE, unit="points"), replace(ONE, decisions=0)]) == [ONE]


def test_every_level_is_there_to_be_played_like() -> None:
    assert A_DECISION.keys() == {*LEVELS} - {SHIPMATE}  # who plays like his owner
