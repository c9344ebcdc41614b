"""All that the club writes down of a night, a tournament and their year, and of a word's cards."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

from game.club.book import Book, season, years_list
from game.club.club_words import (
    bracket,
    end_of_evening,
    introduction,
    list_board,
    scorecard,
    season_board,
    standings_board,
)
from game.club.comparing import think_compared
from game.club.duplicate import duplicate_table, played_by, sheet
from game.club.evening import YOU, Evening, round_mark, round_words
from game.club.scoring import Entry, Result
from game.players.player import think_through
from game.sheets.page_parts import Grid
from game.table import Sitter
from tests.conftest import CheckText


def listed(grid: Grid) -> list[str]:
    rows = [f"{'>' * (at == grid.lit)} {' | '.join(row)}" for at, row in enumerate(grid.rows)]
    return [f"by hand {grid.by_hand}: {' | '.join(grid.heads)}", *rows]


def boards(one: Evening, written: Entry | None) -> Iterator[str]:
    yield from (*listed(scorecard(one, written)), *listed(standings_board(one, "ABC")))
    yield from listed(bracket(one, "ABC"))
    yield f"over {one.is_over} you {one.your_standing} to sign {one.to_sign} yours {len(one.yours)}"
    if one.next_meeting:
        yield from introduction(one.event, one.next_meeting)
        yield f"{round_mark(one.next_meeting.round)}: {round_words(one.event, one.next_meeting.round)}"


def evening(book: Book, kind: str, date: str, luck: Random, *, told: int) -> Iterator[str]:
    """Play one to its end, by spreads at random; tell how it stands now and then."""
    one = Evening(0, kind, "ABC", date, "0123456789abcdef", "shipmate-36")
    assert book.begin(one) is None
    for number, meeting in enumerate(chain.from_iterable(iter(lambda: one.meetings, []))):
        spread = luck.choice([-62, -31, -29, -12, -3, 1, 12, 30, 31, 45]) + 30 * (meeting.player == YOU)
        book.note(one, Result(*meeting, spread, 29 * (meeting.player == YOU and spread == 42)))
        if number % told == 0:
            yield from boards(one, Entry(2, 14))
        if meeting.player == YOU:
            book.sign(one, meeting.round)
    yield from (*boards(one, None), *end_of_evening(one, "ABC"))


def test_a_year_of_the_club_is_written_down(tmp_path: Path, check_text: CheckText) -> None:
    book, luck = Book(tmp_path), Random(4)
    told = [
        *evening(book, "night", "1986-12-31T20:15:00", luck, told=99),
        *evening(book, "night", "1987-11-18T20:15:00", luck, told=21),
        *evening(book, "short", "1987-11-19T20:15:00", luck, told=123),
    ]
    found = Book(tmp_path).evenings("ABC")
    for year in ("1986", "1987"):
        told += [*listed(list_board(found, year, "ABC")), *listed(season_board(found, year))]
    told += [
        str(season(found)),
        str(years_list(found)),
        *(tmp_path / "club.txt").read_text().splitlines()[:60],
    ]
    check_text("the_club", told)


def test_what_a_word_brings_is_written_down(check_text: CheckText) -> None:
    lines = []
    for who, level in (("ABC", "bsd"), ("DEF", "deckhand"), ("GHI", "landlubber"), ("JKL", "bsd")):
        table = duplicate_table("monday", Sitter(who, level), "deckhand")
        while (seat := table.turn) is not None:
            table.answer(seat, think_through(table.think(seat)))
        lines.append(str(played_by(who, "monday", "deckhand", table.game)))
    check_text(
        "duplicate",
        [
            *lines,
            *think_through(think_compared([*lines, lines[0][:-1] + "x", "crib-duplicate 2"])),
            *sheet("monday"),
        ],
    )
