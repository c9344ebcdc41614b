"""The sheet on which a machine says which color everything has."""

from itertools import chain
from pathlib import Path

import pytest
from pygame import Surface

from game.assets import ASSETS
from game.machines import names
from game.machines.power import switched_on
from game.paint.looks.drawings import BadDrawing
from game.paint.looks.inks import read_inks
from game.values import replace
from tests import pictures

SWATCH = 16
USUAL = (ASSETS / "inks.txt").read_text(encoding="utf-8")


def sheet(folder: Path, words: str) -> Path:
    path = folder / "inks.txt"
    path.write_text(words, encoding="utf-8")
    return path


def test_a_panel_is_the_usual_one_but_for_what_is_said_of_it(tmp_path: Path) -> None:
    palette, inks = read_inks(sheet(tmp_path, USUAL.replace("[counter]", "[counter]\nbar = CYAN")))
    title, bar = palette.names["LIGHT_CYAN"], palette.names["CYAN"]
    assert inks.counter == replace(inks.panel, title=title, bar=bar)
    assert inks.panel == read_inks(ASSETS / "inks.txt")[1].panel


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_plate_on_the_cloth_is_of_its_sides_color_and_not_of_the_cloths(machine: str) -> None:
    """Green on green has no edges; on a dark plate green looked poorer than red and blue."""
    inks = switched_on(machine).look.inks
    own = [inks.on_cloth(side).inlay for side in range(len(inks.sides))]
    assert not {inks.felt, inks.plate.back} & {*own}


def test_what_is_told_at_the_end_on_the_pc_is_not_of_the_ink_of_what_is_lit() -> None:
    """Yellow is who won and what Enter does."""
    inks = switched_on("ega").look.inks
    assert inks.race.panel.title == inks.race.words != inks.lit


def test_colors_have_eight_bits_or_four(tmp_path: Path) -> None:
    palette, _ = read_inks(sheet(tmp_path, USUAL.replace("RED = AA0000", "RED = F80", 1)))
    assert palette.rgb[palette.names["RED"]] == (0xFF, 0x88, 0)
    assert palette.rgb[palette.names["BROWN"]] == (0xAA, 0x55, 0)


def test_each_side_has_its_own_column(tmp_path: Path) -> None:
    palette, inks = read_inks(sheet(tmp_path, USUAL))
    assert [side.rule for side in inks.sides] == [palette.names[name] for name in ("BROWN", "CYAN", "BROWN")]


def test_a_strange_color_is_told_with_its_role(tmp_path: Path) -> None:
    with pytest.raises(BadDrawing, match="felt: GRASS is not a color of this machine"):
        read_inks(sheet(tmp_path, USUAL.replace("felt = GREEN", "felt = GRASS")))


@pytest.mark.parametrize("name", names())
def test_a_palette_is_as_it_was(name: str, redraw: bool) -> None:
    """As it usually is, and below in high contrast; no other picture holds how an ink is seen."""
    palettes = [switched_on(name, contrast=contrast).look.palette.rgb for contrast in (False, True)]
    picture = Surface((SWATCH * max(map(len, palettes)), SWATCH * len(palettes)), 0, 24)
    for row, palette in enumerate(palettes):
        for at, color in enumerate(palette):
            picture.fill(color, (at * SWATCH, row * SWATCH, SWATCH, SWATCH))
    pictures.check(picture, f"palette_{name}", redraw=redraw, rgb=[(0, 0, 0), *chain(*palettes)])
