"""Games looked at again at the usual pace."""

from game.scenes.pace import USUAL_SPEED
from game.scenes.records.replay import OpenMove, Replay, manner_at
from game.store.kept_game import KeptGame


def replayed(kept: KeptGame, open_move: OpenMove | None = None) -> Replay:
    """Replay a kept game."""
    played = kept.played()
    return Replay(
        *(played.game, kept.seats, manner_at(kept), USUAL_SPEED), stand=played.stand, open_move=open_move
    )
