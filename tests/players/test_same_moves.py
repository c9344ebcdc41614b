"""Games that the levels without chance played in 0.3.0: in the same places they make the same moves today."""

from pathlib import Path

import pytest

from game.players.levels import LEVELS
from game.players.player import Player
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.moves import LayAway, Play
from tests.players.champ_of_0_3_0 import Champ030
from tests.players.positions import move

FIXED: dict[str, type[Player]] = {"bsd": LEVELS["bsd"], "skipper": LEVELS["skipper"], "champ": Champ030}
LOGS = sorted((Path(__file__).parent / "games_of_0_3_0").glob("*.txt"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_fixed_levels_make_the_moves_of_0_3_0(path: Path) -> None:
    """The file is called by who sits in seats 0 and 1."""
    players = [FIXED[name]() for name in path.stem.split("_")[:2]]
    log = read_log(path.read_text(encoding="ascii").splitlines())
    game = Game(log.heading.form, log.heading.house, log.heading.seed, dealer=log.heading.dealer)
    for line, (seat, made) in log.moves:
        if isinstance(made, LayAway | Play):
            then = made.cards if isinstance(made, LayAway) else made.card
            assert move(players[seat], game.view(seat)) == then, f"line {line}"
        game.apply(seat, made)
    assert game.outcome
