"""Pixel drawings as text, and what is said when one is miswritten."""

from pathlib import Path

import pygame
import pytest

from game.assets import ASSETS
from game.machines.ega.machine import EGA
from game.paint.looks.drawings import BadDrawing, Drawings, read_drawings
from game.paint.looks.look import drawings
from game.paint.looks.monitor import CLEAR
from game.rules.cards import Suit
from tests.pictures import Color

SHEETS = sorted((ASSETS / "cards").glob("*.txt"))
SMALL = """; a remark
k = BLACK
r = RED BLUE RED GREEN
# = INK

[one]
k.
r#

[one spades more at 3 8]
k = WHITE
k
"""


def sheet_of(tmp_path: Path, text: str) -> Drawings:
    path = tmp_path / "small.txt"
    path.write_text(text, encoding="latin-1")
    return read_drawings(path, EGA.palette)


def numbers(surface: pygame.Surface) -> list[int]:
    return list(pygame.image.tobytes(surface, "P"))


def test_a_drawing_takes_the_colors_of_its_suit(tmp_path: Path) -> None:
    one = sheet_of(tmp_path, SMALL)["one"]
    clubs = one.surface(Color.CYAN, Suit.CLUBS)
    spades = one.surface(Color.CYAN, Suit.SPADES)
    assert numbers(clubs) == [Color.BLACK, CLEAR, Color.RED, Color.CYAN]
    assert numbers(spades) == [Color.BLACK, CLEAR, Color.GREEN, Color.CYAN]


def test_a_legend_within_a_drawing_holds_there_alone(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, SMALL)
    assert numbers(sheet["one spades more"].surface()) == [Color.WHITE]
    assert numbers(sheet["one"].surface())[0] == Color.BLACK


def test_a_drawing_knows_its_size_and_place(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, SMALL)
    assert sheet["one"].size == (2, 2)
    assert (sheet["one"].at, sheet["one spades more"].at) == ((0, 0), (3, 8))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("k = PUCE", "line 1: PUCE is not a color of this machine."),
        ("k = RED BLUE", "line 1: give one color, or one for each of the four suits."),
        ("[a]\n\nx", "line 3: 'x' is not in the legend."),
        ("k = RED\n[a]\nkk\nk", "line 4: 1 pixels wide; the rows above are 2."),
        ("k = RED\n[a]\n[b]\nk", "line 3: [a] has no picture."),
        ("k = RED\n[a]\nk\n[a]\nk", "line 4: [a] is drawn twice."),
        ("k = RED\nkk", "line 2: a picture begins with its [name]."),
    ],
)
def test_a_miswritten_sheet_names_the_line(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(BadDrawing) as caught:
        sheet_of(tmp_path, text)
    assert str(caught.value) == f"small.txt, {wrong}"


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_the_sheets_of_the_game_can_be_read(path: Path) -> None:
    assert read_drawings(path, EGA.palette)


@pytest.mark.parametrize("side", [0, 1, 2])
def test_an_ivory_peg_is_tipped_with_the_color_of_its_side(side: int) -> None:
    """Plates, cards and reasons are told by it, too."""
    sheet = drawings(EGA, EGA.folder / "board.txt")
    ivory, painted = ({*"".join(sheet[f"{kind} peg {side}"].rows)} for kind in ("ivory", "board"))
    assert (ivory & painted) - {*"#.W"}
