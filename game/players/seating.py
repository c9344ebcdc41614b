"""Who plays under a word: a level, a shipmate of some measure, or a character of the club."""

from collections.abc import Callable
from functools import lru_cache

from game.players.characters import CHARACTERS
from game.players.levels import LEVELS
from game.players.player import Player
from game.players.shipmate import NAME as SHIPMATE
from game.players.shipmate import shipmate_of
from game.players.styled import styled

MOST_FIGURES = 4
OTHERS: dict[str, Callable[[str], type[Player]]] = {}  # at most one for each kind of player from outside
"""Who makes a player of a word and the text after its colon: programs come in here."""


@lru_cache(maxsize=64)  # levels and measures
def player_class(word: str) -> type[Player]:
    """Return who plays under a word (`champ`, `shipmate-36`, `club-mabel`); `KeyError` if nobody does."""
    if word in LEVELS:
        return LEVELS[word]
    kind, colon, rest = word.partition(":")
    if colon and kind in OTHERS:
        return OTHERS[kind](rest)
    level, _, measure = word.partition("-")
    if level == SHIPMATE and measure.isdecimal() and len(measure) <= MOST_FIGURES:
        return shipmate_of(int(measure))
    who = CHARACTERS[word]
    if not who.plays:
        return LEVELS[who.discards]
    return styled(LEVELS[who.discards], who.plays)


def is_player(word: str) -> bool:
    """Say whether somebody plays under this word."""
    try:
        return bool(player_class(word))
    except KeyError:
        return False
