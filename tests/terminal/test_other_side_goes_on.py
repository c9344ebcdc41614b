"""A game from the other side that was begun at the window goes on in a terminal, with the same cuts."""

from pathlib import Path

from game.rules.game import Game
from game.rules.moves import Cut
from game.store.finished import Finished, read_game
from tests.scenes.practice.test_from_other_side import FIRST, begun
from tests.terminal.reader import Reader
from tests.terminal.talk import talk


def cuts(game: Game) -> list[int]:
    return [move.depth for _, move in game.moves if isinstance(move, Cut)]


def test_nobody_is_asked_for_a_cut_that_is_settled(tmp_path: Path) -> None:
    home = begun(tmp_path)
    home.until_still()
    del home
    code, told = talk(Reader("other side", until="").answer, saves=tmp_path)
    assert code == 0
    assert "Won so far" not in told
    latest, _ = Finished(tmp_path).paths
    made, before = cuts(Game.from_lines(read_game(latest).lines)), cuts(FIRST)[FIRST.form.seats :]
    shared = min(len(made), len(before))
    assert made[:shared] == before[:shared] != []
