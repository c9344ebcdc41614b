"""What was given away over time, and whom somebody plays like."""

from dataclasses import replace

import pytest

from game.club.one_number import A_DECISION, in_chances
from game.players.levels import LEVELS
from game.players.shipmate import NAME as SHIPMATE
from game.review.review_words import averages, plays_like, the_player
from game.store.judged import GAMES, JudgedGame

ONE = JudgedGame("ABC", "1987-11-18T20:15:00", "six-card", 0.07, GAMES, 32, "1a2b3c4d")


@pytest.mark.parametrize(
    ("given_away", "player"),
    [
        (0.01, "the champ"),
        (0.11, "the skipper"),
        (0.14, "BSD or the deckhand"),
        (0.17, "BSD or the deckhand"),
        (0.5, "the landlubber"),
    ],
)
def test_after_twenty_games_it_says_whom_somebody_plays_like(given_away: float, player: str) -> None:
    games = [replace(ONE, given_away=given_away)] * 20
    assert plays_like(games) == f"Over 20 games you play like {player}."
    assert plays_like(games[1:]).startswith("After 20 games")


def test_every_level_has_a_name() -> None:
    assert all(the_player(level).split()[-1].lower() == level for level in LEVELS)


def test_games_in_points_are_no_measure() -> None:
    assert in_chances([ONE, replace(ONE, unit="points"), replace(ONE, decisions=0)]) == [ONE]


def test_the_average_is_that_of_the_latest_games() -> None:
    games = [replace(ONE, given_away=1.0)] * 10 + [replace(ONE, given_away=0.0)] * 20
    assert averages(games)[0] == averages(games)[9] == 1
    assert averages(games)[14] == pytest.approx(10 / 15)
    assert averages(games)[-1] == 0


def test_every_level_is_there_to_be_played_like() -> None:
    assert A_DECISION.keys() == {*LEVELS} - {SHIPMATE}  # who plays like his owner
