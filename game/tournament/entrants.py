"""Who may enter a match: a level, a program, or a class of your own."""

from functools import lru_cache
from importlib import import_module

from game.engines import engine  # noqa: F401 - programs come in by it
from game.players.levels import LEVELS
from game.players.player import Player
from game.players.seating import is_player, player_class
from game.store.setting_words import ENGINE


class EntryError(ValueError):
    """Somebody who cannot enter, with the reason."""


@lru_cache(maxsize=64)  # players at one tournament
def entrant(word: str) -> type[Player]:
    """Find the class that this word names."""
    if is_player(word):
        return player_class(word)
    if ":" in word:
        return _own_class(*word.split(":", 1))
    others = f"module:Class, or {ENGINE}:COMMAND"
    raise EntryError(f"Unknown player '{word}'. Known: {', '.join(LEVELS)}, {others}.")


def _own_class(module: str, name: str) -> type[Player]:
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        raise EntryError(f"Can't find the module '{error.name}' for '{module}:{name}'.") from None
    except Exception as error:
        raise EntryError(f"The module '{module}' cannot be read: {error}") from error
    if found is None:
        raise EntryError(f"The module '{module}' has no '{name}'.")
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise EntryError(f"'{module}:{name}' is not a Player (see game.players.player).")
    return found
