"""Reasons are broken into lines, and the latest are seen."""

import pytest
from pygame import Rect

from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.screen import Screen
from game.paint.table.reasons import draw_reasons, reason_lines, reasons_room, seen
from game.sheets.sheets import TableSheet
from game.sheets.table_state import Pegs, ReasonLine, SeatTop, TableState
from game.values import replace
from tests.paint.tables import TABLES

ROOM = 26


def test_a_long_reason_is_broken_between_words_and_bears_its_side_once() -> None:
    lines = reason_lines([ReasonLine(1, "thirty-one for two and a pair makes four")], ROOM)
    assert [*lines] == [ReasonLine(1, "thirty-one for two and a"), ReasonLine(None, "pair makes four")]


@pytest.mark.parametrize("room", range(12, 20))
def test_no_total_is_alone_in_the_last_line(room: int) -> None:
    lines = reason_lines([ReasonLine(1, "2 points: total = 15")], room)
    assert [line.text for line in lines] == ["2 points:", "total = 15"]


def test_a_reason_of_nobody_bears_no_peg() -> None:
    assert [*reason_lines([ReasonLine(None, "seed 7")], ROOM)] == [ReasonLine(None, "seed 7")]


def test_on_the_pc_what_is_played_stands_there_before_the_first_score_and_makes_room_for_scores() -> None:
    def written(*reasons: ReasonLine) -> bytes:
        canvas = Canvas(EGA, EGA.palette.plain(EGA.inks.ground, EGA.table.reasons.size))
        draw_reasons(canvas, Rect((0, 0), EGA.table.reasons.size), replace(top, reasons=[*reasons]))
        return bytes(canvas.surface.get_buffer().raw)

    top = replace(TABLES["thirty_one"](), form="Six cards", reasons=[])
    assert written() != _drawn([])
    one, many = [ReasonLine(0, "a pair is two")], [ReasonLine(0, "a pair is two")] * 9
    assert written(*one) != _drawn(one)
    assert written(*many) == _drawn(many)


def test_deals_are_divided_by_a_line() -> None:
    [line] = reason_lines([ReasonLine(None, "deal 3", is_divider=True)], ROOM)
    assert line.text == "── deal 3 ────────────────"
    assert len(line.text) == ROOM


def test_a_line_that_divides_has_no_end_of_a_single_stroke() -> None:
    """It would seem to be cut."""
    title = "x" * (ROOM - 4)
    [line] = reason_lines([ReasonLine(None, title, is_divider=True)], ROOM)
    assert line.text == f"── {title}"


def test_a_line_that_divides_is_shorter_before_a_title_that_leaves_it_no_end() -> None:
    """Of partners with six cards it had a rule at its left alone."""
    title = "x" * (ROOM - 5)
    [line] = reason_lines([ReasonLine(None, title, is_divider=True)], ROOM)
    assert line.text == f"─ {title} ──"


def test_a_title_too_long_for_a_line_that_divides_is_broken_before_its_figures() -> None:
    """The C-128 had no room for which question of the quiz it is."""
    lines = reason_lines([ReasonLine(None, "Discard quiz: 1 of 5", is_divider=True)], 19)
    assert [line.text for line in lines] == ["Discard quiz:", "1 of 5"]


def _drawn(reasons: list[ReasonLine], back: int = 0) -> bytes:
    canvas = Canvas(EGA, EGA.palette.plain(EGA.inks.ground, EGA.table.reasons.size))
    top = TableState([SeatTop("A")], [Pegs()], reasons=reasons, reasons_back=back)
    draw_reasons(canvas, Rect((0, 0), EGA.table.reasons.size), top)
    return bytes(canvas.surface.get_buffer().raw)


SHORT = [ReasonLine(0, f"reason {number}") for number in range(12)]
LONG = [ReasonLine(0, "fifteen two, fifteen two and a pair makes six") for _ in range(4)]
ROWS = 7


@pytest.mark.parametrize(
    ("reasons", "back", "window"),
    [
        (SHORT, 0, (5, 12)),
        (SHORT, 3, (2, 9)),
        (SHORT, 6, (0, 7)),
        (SHORT, 11, (0, 7)),
        (SHORT[:3], 2, (0, 3)),
        (LONG, 0, (1, 4)),
        (LONG, 1, (0, 3)),
        ([ReasonLine(0, "nine words " * 20)], 0, (0, 1)),
        ([], 0, (0, 0)),
    ],
)
def test_the_panel_shows_whole_reasons_and_as_many_as_fit(
    reasons: list[ReasonLine], back: int, window: tuple[int, int]
) -> None:
    assert seen(reasons, back, ROOM, ROWS) == window


def test_marks_say_that_there_are_earlier_and_later_ones() -> None:
    assert _drawn(SHORT[-ROWS:]) != _drawn(SHORT)
    assert _drawn(SHORT[:ROWS]) != _drawn(SHORT, back=len(SHORT) - ROWS)
    assert _drawn(SHORT, back=2) != _drawn(SHORT, back=3)


def test_a_mark_keeps_off_the_frame_and_off_the_words() -> None:
    look, reasons = EGA, [ReasonLine(None, f"{at}") for at in range(9)]
    width, ground = look.table.reasons.width, look.inks.ground
    drawn = [bytes([ground]) != _drawn(reasons)[at : at + 1] for at in range(width * look.cell[1])]
    across = [at % width for at, is_drawn in enumerate(drawn) if is_drawn]
    assert max(across) < width - 5
    last = look.table.reasons_indent + reasons_room(look, look.table.reasons) * look.cell[0]
    assert last <= width - 6 - look.cell[0]


def test_the_panel_never_begins_with_the_tail_of_a_reason() -> None:
    last = EGA.table.reasons.width * EGA.cell[1] * (ROWS - 1)
    whole = _drawn(LONG[:3])
    assert 2 * len(LONG[:3]) < ROWS, "a row is left"
    assert _drawn(LONG)[:last].count(EGA.inks.older_reasons) == whole[:last].count(EGA.inks.older_reasons)


def test_who_pegged_and_how_much_stand_in_columns() -> None:
    reasons = [
        ReasonLine(0, "Fifteen two", who="YOU", points=2),
        ReasonLine(1, "9 points -- 6 for fifteens, 3 for the run", who="SKIPPER", points=9, kind="hand"),
        ReasonLine(None, "a note"),
    ]
    assert [line.text for line in reason_lines(reasons, ROOM, len("SKIPPER 10"))] == [
        "YOU      2 fifteen two",
        "SKIPPER  9 hand: 6 for",
        "           fifteens,",
        "           3 for the run",
        "a note",
    ]


@pytest.mark.parametrize(
    ("points", "words", "told"),
    [(24, "A hand is twenty-four", "a hand"), (3, "A run of three is late", "a run of three is late")],
)
def test_beside_points_a_reason_leaves_out_their_sum_and_nothing_else(
    points: int, words: str, told: str
) -> None:
    [line] = reason_lines([ReasonLine(0, words, who="YOU", points=points)], 40, len("YOU 10"))
    assert line.text == f"YOU {points:2} {told}"


def test_what_has_no_points_of_its_own_stands_below_the_words_of_what_has() -> None:
    reasons = [
        ReasonLine(0, "4 for 15's, 2 for the pair: 6 total points", who="YOU"),
        ReasonLine(0, "A pair", who="YOU", points=2, kind="hand"),
        ReasonLine(0, "No points", who="YOU", kind="crib"),
    ]
    assert [line.text for line in reason_lines(reasons, ROOM, len("SKIPPER 10"))] == [
        "YOU        4 for 15's,",
        "           2 for the pair:",
        "           6 total points",
        "YOU      2 hand: a pair",
        "YOU      0 crib: no points",
    ]


def test_a_source_fond_of_capitals_keeps_them_behind_whose_cards_they_are() -> None:
    line = ReasonLine(0, "Fifteen two", who="YOU", points=2, kind="hand")
    lines = reason_lines([line, line._replace(keeps_capital=True)], ROOM, len("YOU 10"))
    assert [line.text for line in lines] == ["YOU  2 hand: fifteen two", "YOU  2 hand: Fifteen two"]


def test_a_score_of_the_play_is_told_in_small_letters_as_one_of_a_hand_is() -> None:
    """'A run of three' stood above 'hand: fifteen two'."""
    line = ReasonLine(0, "A pair", who="YOU", points=2)
    lines = reason_lines([line, line._replace(kind="hand")], ROOM, len("YOU 10"))
    assert [line.text for line in lines] == ["YOU  2 a pair", "YOU  2 hand: a pair"]


def test_points_with_a_column_of_their_own_are_told_once() -> None:
    reasons = [
        ReasonLine(0, "1 point for the go", who="YOU", points=1),
        ReasonLine(0, "3 points: run of 3", who="YOU", points=3),
    ]
    lines = reason_lines(reasons, ROOM, len("SKIPPER 10"))
    assert [line.text for line in lines] == ["YOU      1 for the go", "YOU      3 run of 3"]


@pytest.mark.parametrize("told", [0, 1, 20])
def test_the_window_of_reasons_is_there_before_the_first_score(told: int) -> None:
    """It would come out of the cloth else, all at once; half a one leaves a corner of cloth."""
    top, screen, high = TABLES["discard"](), Screen(switched_on("ega")), EGA.cell[1]
    screen.show([TableSheet(replace(top, reasons=SHORT[:1] * told))])
    right, upper = EGA.table.reasons.right - 24, EGA.table.reasons.top + high // 2
    inks = [screen.surface.get_at_mapped((right, upper + row * high)) for row in range(7)]
    assert inks == [EGA.inks.ground] * 7
