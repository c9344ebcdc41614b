"""A match by wire: what the letters and files say of it, and the next game that the host offers."""

from game.rules.match import Match, read_won
from game.rules.match_length import read_length
from game.values import replace
from game.wire.far_table import FarTable
from game.wire.heading import WireSeat, offered_rows
from game.wire.locks import letters_of


def words_of(match: Match) -> str:
    """Write a match down: its length, the games won at their worth, and each being one."""
    return " ".join(map(str, (match.length, *match.won, *match.games)))


def match_at(table: FarTable, words: str) -> Match | None:
    """Read the match to which the game at this table belongs, if it does to one."""
    heading = table.side.record.heading
    length, *won = words.split(" ")
    half = len(won) // 2
    if not read_length(length):
        return None
    before, games = (read_won(" ".join(part), heading.form) for part in (won[:half], won[half:]))
    return Match(heading.form, heading.house, before=before, games_before=games, length=read_length(length))


def next_rows(table: FarTable, match: Match) -> list[str]:
    """Offer the next game: those who were moved by the cut for partners stay where they sit."""
    record = table.side.record
    heading, side_of = record.heading, table.states.side_of
    cutters = [next(n for n, one in enumerate(table.cutters) if one is sitter) for sitter in table.sitters]
    house = replace(heading.house, cut_for_partners=False)
    seats = [WireSeat(side_of[n], heading.seats[cutter].who) for n, cutter in enumerate(cutters)]
    game = f"game {heading.number + 1} {letters_of(record.gid)}"
    return offered_rows(heading.form, house, seats, match.next_dealer, game)
