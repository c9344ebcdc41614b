"""The next table: a new game of the match, or the one that waits; each move of it is kept."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.evening.host import Host
from game.evening.match_under_way import MatchUnderWay
from game.evening.who_sits import chosen_sitters
from game.practice.position import OtherSide, other_side
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.log import SeatMove, read_log
from game.store.ended_games import first_side
from game.store.kept_game import HINTS, TURNED, KeptGame, read_game
from game.table import Cuts, Journal, Sitter, Table


def new_table(host: Host) -> Table:
    """The next game of the match, or the first of another where the rules or the people have changed."""
    settings, match = host.settings, host.match
    table = match.next_table(host.form, settings.house_rules, chosen_sitters(host), host.next_shuffle())
    extras = {"preset": settings.preset, "won": " ".join(map(str, match.won))}
    table.counts = bool(settings.initials)
    people = tuple(map(str, table.cutters))
    kept = KeptGame(people, settings.initials, tuple(table.game.to_lines()), extras)
    _begin(host, table, match, kept)
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
    _begin(host, table, match, KeptGame(turned.seats, "", tuple(table.game.to_lines()), extras))
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
    chosen, won = chosen_sitters(host), kept.extras.get("won", "")
    match.take_up(log.heading, table.cutters, won, host.settings.house_rules, chosen)
    yield table, [seat_move for _, seat_move in log.moves]
    _keep(host, table, match)


def _sitter(host: Host, seat: str) -> Sitter:
    """Who sat there; for a player that this version does not know, the one that is chosen."""
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, host.level)


def _begin(host: Host, table: Table, match: MatchUnderWay, kept: KeptGame) -> None:
    """A new game is kept from now on; the others wait on."""
    host.tell(host.unfinished.begin(kept))
    _keep(host, table, match)


def _keep(host: Host, table: Table, match: MatchUnderWay) -> None:
    """Every move goes to disk as it is made, and the last one ends the game."""
    table.journal = _KeptJournal(host, table, match)


class _KeptJournal(Journal):
    """The log of the game under way, in its file."""

    def __init__(self, host: Host, table: Table, match: MatchUnderWay) -> None:
        self._host, self._table, self._match = host, table, match

    def append(self, line: str) -> None:
        self._host.tell(self._host.unfinished.append(line))
        if self._table.game.outcome:
            self._end()

    def _end(self) -> None:
        """The match first; then the record, the file and the news (`UnfinishedGames.finish`)."""
        self._match.finish(self._table)
        self._host.tell(self._host.unfinished.finish())

    def rewrite(self, lines: Sequence[str]) -> None:
        self._host.tell(self._host.unfinished.rewrite(lines))

    def note_hints(self, hints: Sequence[int]) -> None:
        self._host.tell(self._host.unfinished.note(HINTS, " ".join(map(str, hints))))
