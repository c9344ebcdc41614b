"""Random buttons in every form and source, with people and players mixed in all seats."""

from pathlib import Path
from random import Random

import pytest

from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from tests.scenes.masher import Masher, check_table

GAMES = [(preset.name, form) for preset in PRESETS.values() for form in preset.forms]
MUGGINS = {"loadstar": "counting=loadstar", "hoyle": "counting=hoyle"}
MANY = 200


def mixed_seats(form: str, chance: Random) -> tuple[str, ...]:
    """Anybody anywhere, but at least one person."""
    seats = [chance.choice(["person", "landlubber", "deckhand", "bsd"]) for _ in range(FORMS[form].seats)]
    seats[chance.randrange(len(seats))] = "person"
    return tuple(seats)


def mash(folder: Path, number: int) -> None:
    """One game to its end; the table is checked at every step."""
    chance = Random(number)
    preset, form = GAMES[number % len(GAMES)]
    house = MUGGINS.get(preset, "") if chance.random() < 0.5 else ""
    explain = chance.random() < 0.5
    seats = mixed_seats(form, chance)
    masher = Masher(folder, preset, form, number, seats=seats, house=house, explain=explain)
    game = masher.play(check_table)
    assert game.outcome, (preset, form, seats)
    assert max(game.scores) == game.target


@pytest.mark.usefixtures("faint_coach")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_one_game_of_every_form_and_source(number: int, tmp_path: Path) -> None:
    mash(tmp_path, number)


@pytest.mark.slow
def test_two_hundred_games(tmp_path: Path) -> None:
    for number in range(len(GAMES), len(GAMES) + MANY):
        mash(tmp_path / str(number), number)
