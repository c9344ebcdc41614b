"""Whether a game was a record: better than all that its player has in WASCO of that form."""

from collections import Counter
from collections.abc import Iterable

from game.store.wasco.column_counts import Counts
from game.store.wasco.wasco_line import Record, numbers


def news(record: Record, before: Counts) -> str:
    """The widest win or the best hand so far, in a sentence; nothing of a first game."""
    columns = before.by_player.get((record.initials.encode(), record.form.encode()))
    if columns is None:
        return ""
    found = []
    if record.won and record.margin > max(map(_margin, _words(columns["scores"])), default=0):
        found.append("widest win")
    if _points(record.best) > max(map(_points, _words(columns["best"])), default=0):
        found.append(f"best hand, {_points(record.best)}")
    return f"A record for {record.initials}: the {' and the '.join(found)}." if found else ""


def _words(column: Counter[bytes]) -> Iterable[str]:
    return (word.decode() for word in column)


def _margin(scores: str) -> int:
    own, *others = numbers(scores)
    return own - max(others)


def _points(best: str) -> int:
    points, _, cards = best.partition(":")
    return int(points) if cards else 0
