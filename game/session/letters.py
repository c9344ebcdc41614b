"""Letters from a friend far away, looked for while the title stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.errors import CribbageError

if TYPE_CHECKING:  # the title waits for nobody
    from game.session.far_away import FarAway
    from game.session.session import Session
    from game.store.kept_game import KeptGame


def open_waiting_line(session: Session, games: Sequence[KeptGame]) -> FarAway | None:
    """Open the line of the first game that waits at a broker; nobody else reads what that takes."""
    far_games = [kept for kept in games if "wire" in kept.extras]
    if not far_games:
        return None
    try:
        from game.session.far_away import FarAway, wish_to_go_on
    except ModuleNotFoundError:  # whoever takes the game up is told what is missing
        return None
    for kept in far_games:
        try:
            wish = wish_to_go_on(session, kept)
            if "://" in wish.words:
                return FarAway(session, wish)
        except CribbageError:  # the same: it is told when the game is taken up
            continue
    return None
