"""A disk is filled in the middle of a game, which is played on to its end; it is freed, and started again."""

from pathlib import Path

import pytest

from game.scenes.front.title import Title
from game.scenes.table.game_over import GameOver
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.wasco_file import Wasco
from tests.scenes.driver import at_home
from tests.store.small_disk import fill
from tests.store.test_full_disk import small_disk as small_disk

__all__ = ["small_disk"]


def play_while_it_fills(folder: Path, *, record_is_shut: bool) -> int:
    """How many moves it took."""
    home = at_home(folder, initials="ABC")
    home.answer_until(lambda: home.game.deals == 3)
    if record_is_shut:
        (folder / "WASCO").mkdir()
    fill(folder)
    home.until_scene(GameOver)
    home.until_still()
    if record_is_shut:
        assert "Can't write WASCO" in home.session.complaints[-1]
        assert EndedGames(folder).paths == []
    return len(home.game.moves)


@pytest.mark.slow
@pytest.mark.parametrize("record_is_shut", [True])
def test_the_line_is_there_when_there_is_room_again(small_disk: Path, record_is_shut: bool) -> None:
    moves = play_while_it_fills(small_disk, record_is_shut=record_is_shut)
    (small_disk / "stone").unlink()
    if record_is_shut:
        (small_disk / "WASCO").rmdir()
    for _ in range(2):
        again = at_home(small_disk, begin=False, initials="ABC")
        assert again.on(Title).games == []
        assert [one.seed for one in Wasco(small_disk).latest()] == ["7"]
        [path] = EndedGames(small_disk).paths
        assert len(read_game(path).lines) > moves
