"""The next table: a new game of the match, or the one that waits; each move of it is kept."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.evening.host import Host
from game.rules.game import Game
from game.rules.log import SeatMove, read_log
from game.store.saved import SavedGame
from game.table import Sitter, Table


def new_table(host: Host) -> Table:
    """The next game of the match, or the first of another where the rules or the people have changed."""
    settings, match = host.settings, host.match
    table = match.next_table(host.form, settings.house_rules, host.chosen_sitters(), host.next_shuffle())
    extras = {"preset": settings.preset, "won": " ".join(map(str, match.won))}
    table.counts = bool(host.initials)
    people = tuple(map(str, table.cutters))
    host.waiting.begin(SavedGame(people, host.initials, tuple(table.game.to_lines()), extras))
    host.waiting.keep(table, match)
    return table


@contextmanager
def waiting_table(host: Host, saved: SavedGame) -> Iterator[tuple[Table, list[SeatMove]]]:
    """A game that waits, and the moves to be made again within; those that follow are kept."""
    log = read_log(saved.lines)
    sitters = [_sitter(host, seat) for seat in saved.seats]
    table = Table(Game.begun(log.heading), sitters, hints=saved.hints, counts=bool(saved.initials))
    chosen, won = host.chosen_sitters(), saved.extras.get("won", "")
    host.match.take_up(log.heading, table.cutters, won, host.settings.house_rules, chosen)
    yield table, [seat_move for _, seat_move in log.moves]
    host.waiting.keep(table, host.match)


def _sitter(host: Host, seat: str) -> Sitter:
    """Who sat there; for a player that this version does not know, the one that is chosen."""
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, host.level)
