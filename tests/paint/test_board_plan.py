"""Holes lie in fives, games of every length go round the same board, and pegs stand apart."""

from itertools import pairwise

import pygame
import pytest

from game.machines.ega.machine import EGA
from game.paint.brushes.canvas import Canvas
from game.paint.looks.board_plan import LAP, STREET, runs_down
from game.paint.table.board import carved, draw_board, empty_board
from game.sheets.table_state import BoardLine, Pegs, SeatTop, TableState
from tests.conftest import CheckPicture
from tests.pictures import Color

PLANS = EGA.boards
SIZE = EGA.table.board.size
TARGETS = (61, 91, 121, 181)
SIDES = (2, 3)


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("target", TARGETS)
def test_every_hole_of_every_side_lies_on_the_board_apart_from_all_others(sides: int, target: int) -> None:
    plan = PLANS[sides]
    street_holes = {plan.street_hole(side, score) for side in range(sides) for score in range(1, LAP + 1)}
    starts = {plan.hole(side, 0, target, back=back) for side in range(sides) for back in (False, True)}
    everything = street_holes | starts | {plan.game_hole(target)}
    assert len(everything) == sides * (LAP + 2) + 1
    assert all(4 < x < SIZE[0] - 4 and 4 < y < SIZE[1] - 4 for x, y in everything)


def test_after_a_lap_a_peg_is_where_it_began() -> None:
    plan = PLANS[2]
    assert plan.hole(0, 1, 121) == plan.hole(0, 61, 121)
    assert plan.hole(0, 1, 121) != plan.hole(0, 31, 121)


def test_streets_run_up_one_column_and_down_the_next() -> None:
    plan = PLANS[2]
    heights = [plan.street_hole(0, score)[1] for score in range(1, LAP + 1)]
    assert all(upper < lower for lower, upper in pairwise(heights[:STREET]))
    assert all(upper < lower for upper, lower in pairwise(heights[STREET:]))


def test_there_is_a_gap_after_every_fifth_hole() -> None:
    plan = PLANS[2]
    steps = [plan.rung(number) - plan.rung(number + 1) for number in range(STREET - 1)]
    assert {number + 1 for number, step in enumerate(steps) if step > plan.pitch} == {5, 10, 15, 20, 25}


@pytest.mark.parametrize(("target", "below"), [(61, True), (91, False), (121, True), (181, True)])
def test_the_game_hole_lies_where_the_last_street_ends(target: int, below: bool) -> None:
    assert runs_down(target - 1) is below
    assert (PLANS[2].game_hole(target)[1] > SIZE[1] // 2) is below


def test_past_the_target_a_peg_stays_in_the_game_hole() -> None:
    assert PLANS[2].hole(0, 130, 121) == PLANS[2].game_hole(121)


@pytest.mark.parametrize("hole", [20, 30, 45, 60, 90, 120, 150])
def test_a_line_lies_between_two_holes(hole: int) -> None:
    plan = PLANS[2]
    line = plan.beyond(0, hole)[1]
    assert line not in {plan.street_hole(0, other)[1] for other in range(1, LAP + 1)}
    last = plan.street_hole(0, hole)[1]
    assert (line > last) is runs_down(hole)


def test_at_the_foot_which_lap_it_is_stands_in_air() -> None:
    plan = PLANS[2]
    trays = [plan.tray.move(track.up, plan.bottom) for track in plan.tracks]
    hole = carved(EGA, "game hole").get_rect(center=plan.game_hole(121))
    for lap in plan.laps:
        assert lap.inflate(EGA.cell[0], 0).collidelist([*trays, hole]) < 0
    for column in plan.line_letters:
        tag = pygame.Rect((0, 0), plan.line_tag)
        tag.center = column, plan.beyond(0, 60)[1]
        assert tag.inflate(0, 2).collidelist(trays) < 0


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("target", TARGETS)
def test_a_board_is_drawn_as_it_was(check_picture: CheckPicture, sides: int, target: int) -> None:
    lines = tuple(BoardLine(hole, "S") for hole in (target - 61, target - 31) if hole > 0)
    check_picture(empty_board(EGA, sides, target, lines), f"board_{sides}_{target}")


def test_a_board_has_the_lines_that_it_is_told_and_no_others() -> None:
    plain = empty_board(EGA, 2, 121)
    for hole in (60, 90):
        lined = empty_board(EGA, 2, 121, (BoardLine(hole, "S"),))
        at = PLANS[2].beyond(0, hole)
        assert lined.get_at_mapped(at) == Color.YELLOW != plain.get_at_mapped(at)


def test_a_peg_of_each_color_stands_in_its_hole() -> None:
    canvas = Canvas(EGA, EGA.palette.plain(EGA.inks.ground, SIZE))
    pegs = [Pegs(7, 3), Pegs(40, 0)]
    draw_board(canvas, pygame.Rect((0, 0), SIZE), TableState([SeatTop("A"), SeatTop("B")], pegs, target=61))
    inks = (Color.LIGHT_RED, Color.LIGHT_CYAN)
    for side, ((front, back), ink) in enumerate(zip(pegs, inks, strict=True)):
        for score, is_back in ((front, False), (back, True)):
            at = PLANS[2].hole(side, score, 61, back=is_back)
            assert canvas.surface.get_at_mapped(at) == ink
