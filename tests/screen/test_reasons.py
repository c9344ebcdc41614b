"""Reasons are broken into lines, and the latest are seen."""

from pygame import Rect, Surface

from game.screen.cloth.reason_lines import draw_reasons, reason_lines
from game.screen.looks.ega.ega import EGA
from game.screen.paint.canvas import Canvas
from game.screen.tabletop import ReasonLine

ROOM = 26


def test_a_long_reason_is_broken_between_words_and_bears_its_side_once() -> None:
    lines = reason_lines([ReasonLine(1, "thirty-one for two and a pair makes four")], ROOM)
    assert lines == [ReasonLine(1, "thirty-one for two and a"), ReasonLine(None, "pair makes four")]


def test_a_reason_of_nobody_bears_no_peg() -> None:
    assert reason_lines([ReasonLine(None, "seed 7")], ROOM) == [ReasonLine(None, "seed 7")]


def _drawn(reasons: list[ReasonLine]) -> Surface:
    canvas = Canvas(EGA, EGA.palette.plain(EGA.inks.ground, EGA.table.reasons.size))
    draw_reasons(canvas, Rect((0, 0), EGA.table.reasons.size), reasons)
    return canvas.surface


def test_when_there_are_too_many_the_oldest_are_left_out() -> None:
    fitting = EGA.table.reasons.height // EGA.cell[1]
    reasons = [ReasonLine(0, f"reason {number}") for number in range(fitting + 3)]
    assert _drawn(reasons).get_buffer().raw == _drawn(reasons[3:]).get_buffer().raw
    assert _drawn(reasons).get_buffer().raw != _drawn(reasons[:-3]).get_buffer().raw
