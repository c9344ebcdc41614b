"""A match goes on with the people who began it."""

import pytest

from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.log import Heading
from game.session.match_under_way import MatchUnderWay
from game.table import Sitter


@pytest.mark.parametrize(
    ("before", "now", "goes_on"),
    [
        ("shipmate-36", "shipmate-21", True),
        ("engine:player-1", "engine:player-2", False),
    ],
)
def test_a_shipmate_of_another_day_is_the_same_and_another_program_is_not(
    before: str, now: str, goes_on: bool
) -> None:
    match, form, house = MatchUnderWay(), FORMS["six-card"], House()
    first, second = ([Sitter("ANN"), Sitter("RIVAL", level)] for level in (before, now))
    match.take_up(Heading(form, house, "1"), first, {"won": "1 0"}, house, first)
    assert bool(match.goes_on(form, house, second, None)) == goes_on


def test_a_match_goes_on_with_players_that_an_older_version_named_otherwise() -> None:
    match, form, house = MatchUnderWay(), FORMS["three-handed"], House()
    before, now = (
        [Sitter("ANN"), *(Sitter(f"{name} {letter}", "landlubber") for letter in "BC")]
        for name in ("LANDLUBB", "LUBBER")
    )
    match.take_up(Heading(form, house, "1"), before, {"won": "1 0 0"}, house, now)
    assert match.goes_on(form, house, now, None)
    assert not match.goes_on(form, house, [Sitter("BEN"), *now[1:]], None)
