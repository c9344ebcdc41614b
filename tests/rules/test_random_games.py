"""Random legal games in every form, preset and target, and in houses that agreed on anything."""

from random import Random

import pytest

from tests.rules.random_games import Settings, any_setting, every_setting, watched_game

SETTINGS = every_setting()


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].name}")
def test_random_games_of_every_preset(setting: Settings) -> None:
    assert watched_game(setting, "preset 0").game.outcome


@pytest.mark.parametrize("game", range(20))
def test_random_games_in_any_house(game: int) -> None:
    assert watched_game(any_setting(Random(game)), f"any {game}").game.outcome


@pytest.mark.slow
def test_a_thousand_random_games() -> None:
    for game in range(500):
        settings = any_setting(Random(f"many {game}")), SETTINGS[game % len(SETTINGS)]
        assert all(watched_game(setting, f"many {game}").game.outcome for setting in settings)


def test_random_games_meet_refusals() -> None:
    assert watched_game(SETTINGS[0], "refusals").refused > 5
