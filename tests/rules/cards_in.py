"""The cards that are somewhere in a value, however deep."""

from collections.abc import Iterable
from enum import Enum
from typing import cast

from game.rules.cards import Card
from game.values import parts

_CARDLESS = {type(None), bool, int, str, range}


def cards_in(value: object) -> set[Card]:
    """Every card that can be reached from a value."""
    found: set[Card] = set()
    _collect(value, found)
    return found


def _collect(value: object, found: set[Card]) -> None:
    kind = type(value)
    if kind is Card:
        found.add(cast(Card, value))
    elif kind not in _CARDLESS and not isinstance(value, Enum):
        for part in _parts(value):
            if type(part) not in _CARDLESS:
                _collect(part, found)


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, (tuple, list, set, frozenset)):
        return value
    if isinstance(value, dict):
        return [*value, *value.values()]
    assert hasattr(value, "__match_args__"), f"a card may be hidden in a {type(value).__name__}"
    return parts(value).values()
