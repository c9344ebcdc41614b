"""Each machine's pictures are made of one thing, which draws lines and leaves gaps in its own way."""

import pytest
from pygame import Rect

from game.machines import names
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.looks.grain import Cells, Letters, Pixels
from tests.paint.written import written_lines

GRAINS = {"ega": Pixels, "amiga": Pixels, "c128": Cells, "tty": Letters}


@pytest.mark.parametrize("name", names())
def test_a_machine_has_its_grain(name: str) -> None:
    assert type(switched_on(name).look.grain) is GRAINS[name]


@pytest.mark.parametrize("name", names())
def test_gaps_are_less_than_a_letter_on_pixels_alone(name: str) -> None:
    look = switched_on(name).look
    assert look.grain.air(3) == (3 if GRAINS[name] is Pixels else 0)
    rows = range(look.cell[1], 2 * look.cell[1] + 1)
    assert look.grain.pitch(100 * look.cell[1], 3, 2 * look.cell[1]) in rows
    assert look.grain.pitch(0, 3, 2 * look.cell[1]) == look.cell[1]


@pytest.mark.parametrize("name", names())
def test_a_rule_is_a_line_across_its_row_and_a_frame_keeps_within_its_area(name: str) -> None:
    look = switched_on(name).look
    ink, panel = look.inks.panel.frame, look.inks.panel
    ground = next(one for one in range(len(look.palette.rgb)) if one not in (ink, panel.back))
    surface = look.palette.plain(ground, look.size)
    row = look.cells(2, 2, 5)
    look.grain.rule(Canvas(look, surface), row, ink)
    inked = [at for at in range(look.size[1]) if surface.get_at_mapped((row.centerx, at)) == ink]
    assert inked
    assert row.top <= inked[0] <= inked[-1] < row.bottom
    area = look.cells(10, 2, 8, 4)
    look.grain.frame(Canvas(look, surface), area, panel, "")
    across = [
        at for at in range(row.right, look.size[0]) if surface.get_at_mapped((at, area.centery)) != ground
    ]
    assert area.contains(Rect(across[0], area.centery, across[-1] - across[0], 1))


@pytest.mark.parametrize("name", ["c128", "tty"])
def test_the_last_row_of_a_page_stays_free_before_any_air_between_its_parts(name: str) -> None:
    grain, high = switched_on(name).look.grain, switched_on(name).look.cell[1]
    assert grain.aired(range(3), 3 * high) == ({0: high, 1: high}, 0)
    assert grain.aired(range(3), high) == ({}, 0)


@pytest.mark.parametrize("name", [name for name in names() if GRAINS[name] is not Letters])
def test_a_whisker_is_seen_at_both_sides_of_its_value(name: str) -> None:
    look = switched_on(name).look
    ink, ground = look.inks.panel.words, look.inks.panel.back
    surface, area = look.palette.plain(ground, look.size), Rect((0, 0), (200, look.cell[1]))
    look.grain.whisker(Canvas(look, surface), area, 100, (80, 120), (ink, ground))
    bar, line = ([y for y in range(area.height) if surface.get_at_mapped((x, y)) == ink] for x in (40, 110))
    assert abs(bar[0] + bar[-1] - 2 * line[0]) <= 1, "it is in the middle of its bar"
    seen = [surface.get_at_mapped((x, line[0])) for x in range(120)]
    assert seen == [ink] * 80 + [ground] * 20 + [ink] * 20


def test_a_whisker_of_letters_has_its_value_in_its_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    look, lines = switched_on("tty").look, written_lines(monkeypatch)
    canvas = Canvas(look, look.palette.plain(look.inks.panel.back, look.size))
    for ends in ((48, 96), (72, 72)):
        look.grain.whisker(canvas, look.cells(0, 0, 20), 72, ends, (look.inks.panel.words, 0))
    assert [line.words for line in lines] == ["======--+---", "========="]
