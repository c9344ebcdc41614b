"""Games of random button-mashing: every one ends, whatever is pressed, and the table never lies."""

from pathlib import Path

import pytest

from game.rules.presets import PRESETS
from tests.scenes.masher import Masher, check_table

KINDS = [(preset.name, form) for preset in PRESETS.values() for form in preset.forms]
FEW, MANY = 4, 1000  # every kind of game is mashed in test_presets_mashed too


def mash(folder: Path, number: int) -> Masher:
    preset, form = KINDS[number % len(KINDS)]
    people = 2 if number % 7 == 3 else 1
    masher = Masher(folder, preset, form, number, people=people)
    game = masher.play(check_table)
    assert game.outcome
    assert max(game.scores) == game.target
    return masher


def mash_many(folder: Path, numbers: range) -> int:
    """Mash a number of games; how often one was left and gone on with."""
    return sum(mash(folder / str(number), number).resumed for number in numbers)


@pytest.mark.usefixtures("faint_coach")
def test_a_few_games(tmp_path: Path) -> None:
    assert mash_many(tmp_path, range(FEW)) > 0


@pytest.mark.slow
def test_a_thousand_games(tmp_path: Path) -> None:
    assert mash_many(tmp_path, range(FEW, FEW + MANY)) > MANY / 10
