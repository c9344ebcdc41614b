"""Whole games between sides that do not trust each other: every form, two to four sides, any house."""

import re
from random import Random

import pytest

pytest.importorskip("nacl")

from game.review.in_short import ending_words
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.rules.game import Game
from tests.rules.random_games import any_setting
from tests.wire.parties import heading_of, play, sides_of

SEATS: dict[int, list[tuple[int, ...]]] = {
    2: [(0, 1)],
    3: [(0, 1, 2), (0, 1, 1), (0, 1, 0)],
    4: [(0, 1, 2, 3), (0, 1, 0, 1), (0, 1, 2, 1)],
}
HOUSES = [
    "usual",
    "cut_before_deal=yes go_by_hand=yes",
    "starter_from_top=yes counting=acc",
    "target_after_cut=yes counting=hoyle",
    "cut_for_partners=yes counting=partner nineteen=yes",
]


def held(form: str, house: str, seats: tuple[int, ...], name: str, deals: int = 99) -> None:
    """All sides hold the same record, and the log that every machine keeps is the game that was played."""
    sides = sides_of(heading_of(form, house, seats, name), name)
    assert play(sides, Random(name), deals) is None
    record, states = sides[0].record, sides[0].states
    assert all(side.record.lines == record.lines for side in sides)
    assert not any(side.complaint for side in sides)
    again = Game.from_lines(states.auditor.log)
    assert (again.scores, again.outcome) == (states.game.scores, states.game.outcome)
    if deals == 99:
        assert states.state == "over"
        assert not again.waiting


@pytest.mark.parametrize("form", FORMS)
def test_a_deal_of_every_form_however_the_seats_are_shared(form: str) -> None:
    for seats, house in zip(SEATS[FORMS[form].seats], HOUSES, strict=False):
        held(form, house, seats, f"{form} {seats}", deals=1)


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_game_of_six_cards(house: str) -> None:
    held("six-card", f"{house} target=61".removeprefix("usual "), (0, 1), house)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(16))
def test_games_of_any_form_with_any_house(number: int) -> None:
    """Play one in four to its end, and three deals of the others."""
    form, house = any_setting(Random(number))
    ways = SEATS[form.seats]
    held(form.name, str(house), ways[number % len(ways)], f"{form} {number}", 3 if number % 4 else 99)


def test_an_ending_tells_what_was_made_once_the_cards_lie_open() -> None:
    """At a window it comes up in the same moment, and nothing of the game was judged before."""
    sides = sides_of(heading_of("five-card"))
    states = sides[0].states
    games = [states.game]
    review = Reviewing(lambda: games[-1], ("person P0", "friend P1"))
    assert play(sides, Random(1)) is None
    games.append(Game.from_lines(states.auditor.log))
    made = map(int, re.findall(r"\d+", " ".join(ending_words(review).made)))
    assert sum(made) == states.game.scores[0]
