"""Near the home of partners: first the play brings points, then each hand in turn, the dealer's crib last."""

import pytest

from game.players.champ import Champ
from game.rules.cards import parse_cards
from tests.players.ablations import LayAwayInPoints
from tests.players.positions import laying_view


@pytest.mark.parametrize(
    ("form", "scores", "hand", "for_the_game", "for_points"),
    [
        ("four-handed", (113, 112), "5D 6C JC QH KD", "KD", "6C"),
        ("four-handed", (113, 109), "4H 5S TC TS KH", "TC TS", "4H"),
        ("four-handed-five-card", (57, 58), "3D 5C KD KS", "KD KS", "3D"),
        ("four-handed-seven-card", (171, 172), "2S 4H 5D 7D JS KH", "KH", "7D"),
    ],
)
def test_the_dealer_does_not_wait_for_a_crib_that_comes_too_late(
    form: str, scores: tuple[int, int], hand: str, for_the_game: str, for_points: str
) -> None:
    """Played out, each won 3 to 7 % more than what is worth most in points."""
    view = laying_view(hand, dealer=True, form=form, scores=scores)
    assert set(Champ().lay_away(view)) <= set(parse_cards(for_the_game))
    assert LayAwayInPoints().lay_away(view) == parse_cards(for_points)


def test_far_from_home_partners_lay_away_for_points() -> None:
    view = laying_view("5D 6C JC QH KD", dealer=True, form="four-handed", scores=(60, 60))
    assert Champ().lay_away(view) == LayAwayInPoints().lay_away(view) == parse_cards("6C")
