"""Seeded games that levels without chance have played: in the same places they make the same moves today."""

from pathlib import Path

import pytest

from game.players.bsd import Bsd
from game.players.champ import Champ
from game.players.player import Player
from game.players.search.situation import Effort
from game.players.skipper import Skipper
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.moves import LayAway, Play
from tests.players.positions import move


class QuickChamp(Champ):
    """All that the champ does, in a fraction of his time."""

    effort = Effort(
        work=8_000,
        work_on_lead=8_000,
        pilot_hands=3,
        weighed_hands=100,
        deals_drawn=60,
        deals_played=12,
        shows=10,
    )


FIXED: dict[str, type[Player]] = {"bsd": Bsd, "skipper": Skipper, "champ": QuickChamp}
LOGS = sorted((Path(__file__).parent / "seeded_games").glob("*.txt"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_fixed_levels_make_the_same_moves(path: Path) -> None:
    """The file is called by who sits in each seat, and by the form; others' moves are read."""
    names = path.stem.split("_")[:-1]
    players = {seat: FIXED[name](str(seat)) for seat, name in enumerate(names) if name in FIXED}
    log = read_log(path.read_text(encoding="ascii").splitlines())
    game = Game.begun(log.heading)
    for line, (seat, made) in log.moves:
        if seat in players and isinstance(made, LayAway | Play):
            then = made.cards if isinstance(made, LayAway) else made.card
            assert move(players[seat], game.view(seat)) == then, f"line {line}"
        game.apply(seat, made)
    assert game.outcome
