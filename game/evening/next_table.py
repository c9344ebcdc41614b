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
from game.store.ended_games import first_side
from game.store.kept_game import TURNED, KeptGame, read_game
from game.table import Cuts, Sitter, Table


def new_table(host: Host) -> Table:
    """The next game of the match, or the first of another where the rules or the people have changed."""
    settings, match = host.settings, host.match
    table = match.next_table(host.form, settings.house_rules, host.chosen_sitters(), host.next_shuffle())
    extras = {"preset": settings.preset, "won": " ".join(map(str, match.won))}
    table.counts = bool(host.initials)
    people = tuple(map(str, table.cutters))
    kept = KeptGame(people, host.initials, tuple(table.game.to_lines()), extras)
    host.begin(table, match, kept)
    return table


def turned_table(host: Host, path: Path) -> Table:
    """A kept game once more, with its packs and cuts and the deal turned; it counts for nothing."""
    kept = read_game(path)
    turned = _other_side(kept)
    sitters = [_sitter(host, seat) for seat in turned.seats]
    table = Table(Game.begun(turned.heading), sitters, cuts=turned.cuts)
    extras = {TURNED: path.name, "preset": kept.extras.get("preset", "")}
    match, heading = MatchUnderWay(), turned.heading
    match.take_up(heading, sitters, "", heading.house, sitters)
    host.begin(table, match, KeptGame(turned.seats, "", tuple(table.game.to_lines()), extras))
    return table


def _other_side(kept: KeptGame) -> OtherSide:
    return other_side(kept.played().game, kept.seats)


def _settled_cuts(host: Host, kept: KeptGame) -> Cuts:
    """The cuts of the game whose other side this is, as long as that is kept."""
    try:
        first = first_side(host.run_options.saves, kept)
        return _other_side(read_game(first)).cuts if first else {}
    except CribbageError:
        return {}


@contextmanager
def waiting_table(host: Host, kept: KeptGame) -> Iterator[tuple[Table, list[SeatMove]]]:
    """A game that waits, and the moves to be made again within; those that follow are kept."""
    log = read_log(kept.lines)
    sitters = [_sitter(host, seat) for seat in kept.seats]
    counts, cuts = bool(kept.initials), _settled_cuts(host, kept)
    table = Table(Game.begun(log.heading), sitters, hints=kept.hints, counts=counts, cuts=cuts)
    match = MatchUnderWay() if TURNED in kept.extras else host.match
    chosen, won = host.chosen_sitters(), kept.extras.get("won", "")
    match.take_up(log.heading, table.cutters, won, host.settings.house_rules, chosen)
    yield table, [seat_move for _, seat_move in log.moves]
    host.keep(table, match)


def _sitter(host: Host, seat: str) -> Sitter:
    """Who sat there; for a player that this version does not know, the one that is chosen."""
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, host.level)
