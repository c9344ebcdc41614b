"""Many games by what the questions say, of every kind and by several people, some broken off."""

from pathlib import Path

import pytest

from tests.terminal.play_games import play_game


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    assert play_game(6, tmp_path)[1]  # two people: no thoughts beside it


@pytest.mark.slow
def test_two_hundred_games(tmp_path: Path) -> None:
    for number in range(200):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert play_game(number, folder)[1]
