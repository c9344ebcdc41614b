"""Runs one of our players as an engine in somebody else's arena: lines in, lines out."""

from collections.abc import Iterable, Iterator

from game.engines.chair import GREETING
from game.players.deciding import decided
from game.players.player import think_through
from game.players.seating import player_class
from game.rules.cards import in_one_word
from game.rules.errors import CribbageError, quoted
from game.rules.forms import FORMS
from game.rules.moves import LayAway, Move, TakeHeels
from game.rules.position_reader import read_position

_ACKNOWLEDGED = ("begin", "shown", "end")


def answers(level: str, lines: Iterable[str]) -> Iterator[str]:
    """Answer each line, until there are no more."""
    player = player_class(level)()
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if line.strip() == GREETING:
            yield f"engine {player.title} of CRIB; forms {' '.join(FORMS)}"
        elif word in _ACKNOWLEDGED:
            yield "ok"
        elif word == "move":
            yield _move(level, rest)
        elif word:
            yield f"error '{quoted(line.strip())}' is not a line of {GREETING}"


def _move(level: str, line: str) -> str:
    try:
        view = read_position(line)
    except CribbageError as error:
        return f"error {error}"
    player = player_class(level)()
    if view.heels and player.takes_heels(view):
        return _text(TakeHeels())
    return _text(think_through(decided(player, view))) if view.asks else "accept"


def _text(move: Move) -> str:
    """Write a move as it is logged, but that cards run together."""
    return f"lay {in_one_word(move.cards)}" if isinstance(move, LayAway) else str(move)
