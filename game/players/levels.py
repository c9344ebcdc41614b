"""The players by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from game.late import Late

if TYPE_CHECKING:  # see `_players`
    from game.players.player import Player

NAMES = ("landlubber", "deckhand", "bsd", "skipper", "champ", "shipmate")
"""Weakest first; and behind them the one who is as strong as you are."""
BEST = "champ"
STRENGTHS = ("beginner", "casual", "steady", "strong", "strongest", "your match")
"""What each of them is, in a word."""


@cache
def _players() -> dict[str, type[Player]]:
    """Import the players, with their search and tables."""
    from game.players.bsd import Bsd
    from game.players.champ import Champ
    from game.players.deckhand import Deckhand
    from game.players.landlubber import Landlubber
    from game.players.shipmate import Shipmate
    from game.players.skipper import Skipper

    return dict(zip(NAMES, (Landlubber, Deckhand, Bsd, Skipper, Champ, Shipmate), strict=True))


LEVELS: Mapping[str, type[Player]] = Late(NAMES, lambda name: _players()[name])


def the_player(level: str) -> str:
    """Name a player within a sentence."""
    title = LEVELS[level].title
    return title if title.isupper() else f"the {title.lower()}"
