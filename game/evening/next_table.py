"""The next table: a new game of the match, or the one that waits; each move of it is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.evening.host import Host
from game.evening.match_under_way import MatchUnderWay
from game.practice.position import OtherSide, other_side
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.log import SeatMove, read_log
from game.store.finished import first_side, read_game
from game.store.saved import TURNED, SavedGame
from game.table import Cuts, Sitter, Table


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


def turned_table(host: Host, path: Path) -> Table:
    """A kept game once more, with its packs and cuts and the deal turned; it counts for nothing."""
    saved = read_game(path)
    turned = _other_side(saved)
    sitters = [_sitter(host, seat) for seat in turned.seats]
    table = Table(Game.begun(turned.heading), sitters, cuts=turned.cuts)
    extras = {TURNED: path.name, "preset": saved.extras.get("preset", "")}
    host.waiting.begin(SavedGame(turned.seats, "", tuple(table.game.to_lines()), extras))
    match, heading = MatchUnderWay(), turned.heading
    match.take_up(heading, sitters, "", heading.house, sitters)
    host.waiting.keep(table, match)
    return table


def _other_side(saved: SavedGame) -> OtherSide:
    return other_side(saved.played()[0], saved.seats)


def _settled_cuts(host: Host, saved: SavedGame) -> Cuts:
    """The cuts of the game whose other side this is, as long as that is kept."""
    try:
        first = first_side(host.run_options.saves, saved)
        return _other_side(read_game(first)).cuts if first else {}
    except CribbageError:
        return {}


@contextmanager
def waiting_table(host: Host, saved: SavedGame) -> Iterator[tuple[Table, list[SeatMove]]]:
    """A game that waits, and the moves to be made again within; those that follow are kept."""
    log = read_log(saved.lines)
    sitters = [_sitter(host, seat) for seat in saved.seats]
    counts, cuts = bool(saved.initials), _settled_cuts(host, saved)
    table = Table(Game.begun(log.heading), sitters, hints=saved.hints, counts=counts, cuts=cuts)
    match = MatchUnderWay() if TURNED in saved.extras else host.match
    chosen, won = host.chosen_sitters(), saved.extras.get("won", "")
    match.take_up(log.heading, table.cutters, won, host.settings.house_rules, chosen)
    yield table, [seat_move for _, seat_move in log.moves]
    host.waiting.keep(table, match)


def _sitter(host: Host, seat: str) -> Sitter:
    """Who sat there; for a player that this version does not know, the one that is chosen."""
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, host.level)
