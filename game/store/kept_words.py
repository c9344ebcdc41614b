"""A kept game in words: who plays, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.errors import LONGEST_NAME
from game.rules.in_words import capital
from game.rules.presets import PRESETS
from game.rules.voice import ME

if TYPE_CHECKING:  # the title names players before it reads a game
    from game.store.kept_game import KeptGame


def whose_game(kept: KeptGame) -> str:
    """Say who has an unfinished game: its initials, or whoever reads it."""
    return f"{kept.initials} has an unfinished game" if kept.initials else "You have an unfinished game"


def name_at_table(seat: str) -> str:
    """Name who sat in a seat of a saved game, as he was called; a player without a name by his level."""
    level, _, name = seat.partition(" ")
    return name or level.upper()


def name_of(seat: str) -> str:
    """Name him away from the table: there BSD's own player is nobody's ME."""
    name = name_at_table(seat)
    return seat.partition(" ")[0].upper() if name == ME else name


def players_of(kept: KeptGame) -> list[str]:
    """Return the names of those who play."""
    return [name_of(seat)[:LONGEST_NAME] for seat in kept.seats]


def against(names: Sequence[str]) -> str:
    """Say that two play against each other; of more, who all plays."""
    return (" against " if len(names) == 2 else ", ").join(names)


def which_rules(kept: KeptGame) -> str:
    """Say which game it is, and when it was begun."""
    return f"{which_game(kept)}, begun {kept.day}" if kept.day else which_game(kept)


def which_game(kept: KeptGame) -> str:
    """Say by whose rules it is played, and with how many cards; of a duplicate, with which."""
    if kept.duplicate:
        return f"Duplicate {kept.duplicate}"
    preset = PRESETS.get(kept.source)
    return capital(", ".join([*([preset.title] if preset else ()), kept.game.form.title.lower()]))
