"""The players by name, and who plays under any other word that stands for a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # see `_players`
    from game.players.player import Player

NAMES = ("shipmate", "landlubber", "deckhand", "bsd", "skipper", "champ")
"""The first is as strong as you are; the others stand weakest first."""


class _Levels(Mapping[str, "type[Player]"]):
    """The names are known at once; the players are read when one of them is asked for."""

    def __getitem__(self, name: str) -> type[Player]:
        return _players()[name]

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


@cache
def _players() -> dict[str, type[Player]]:
    """The one door to them: they and what they know bring 25 ms, and the title needs their names alone."""
    from game.players.bsd import Bsd
    from game.players.champ import Champ
    from game.players.deckhand import Deckhand
    from game.players.landlubber import Landlubber
    from game.players.shipmate import Shipmate
    from game.players.skipper import Skipper

    return dict(zip(NAMES, (Shipmate, Landlubber, Deckhand, Bsd, Skipper, Champ), strict=True))


LEVELS: Mapping[str, type[Player]] = _Levels()


def player_class(word: str) -> type[Player]:
    """Return who plays under this word: a level, `shipmate-48` or a character; `KeyError` if nobody does."""
    if word in LEVELS:
        return LEVELS[word]
    from game.players.characters import CHARACTERS, character_class
    from game.players.shipmate import shipmate_of

    level, _, measure = word.partition("-")
    if level == "shipmate" and measure.isdecimal() and len(measure) <= MOST_FIGURES:
        return shipmate_of(int(measure))
    return character_class(CHARACTERS[word])


def is_player(word: str) -> bool:
    """Say whether somebody plays under this word."""
    try:
        return bool(player_class(word))
    except KeyError:
        return False


MOST_FIGURES = 4
