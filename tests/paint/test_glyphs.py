"""The glyph sheet has every letter a PC of the time could show that the game needs."""

import pytest

from game.machines.amiga.machine import MACHINE as AMIGA
from game.machines.ega.machine import EGA
from game.paint.brushes import canvas
from game.paint.brushes.canvas import Canvas, drawing
from game.paint.looks.look import Look, drawings
from tests.conftest import CheckPicture
from tests.pictures import Color

PRINTABLE = "".join(map(chr, range(32, 127)))
SIGNS = "♣♦♥♠•·°½×±é↑↓→←►◄▲▼─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬╟╢░▒▓█▀▄▌▐■√†"
CHARACTERS = f"{PRINTABLE}]{SIGNS}"
DESCENDERS = "gjpqy"
BASE_LINE = 11
WIDTH, HEIGHT = EGA.cell
SHEET = drawings(EGA, EGA.folder / "glyphs.txt")


def test_every_character_is_drawn_in_its_cell_and_as_no_other() -> None:
    rows = {character: drawing(EGA, character).rows for character in CHARACTERS}
    assert all(drawing(EGA, character).size == (WIDTH, HEIGHT) for character in CHARACTERS)
    assert len(set(rows.values())) == len(set(CHARACTERS))


def test_no_drawing_is_never_used() -> None:
    assert set(SHEET) == {*CHARACTERS, canvas.UNKNOWN}


def test_a_character_that_the_sheet_lacks_is_an_empty_frame() -> None:
    assert drawing(EGA, "ж") == SHEET[canvas.UNKNOWN]


def test_a_letter_that_the_sheet_lacks_is_written_without_its_accent() -> None:
    assert [drawing(EGA, letter) for letter in "öÅé"] == [SHEET[letter] for letter in "oAé"]


@pytest.mark.parametrize("letter", [chr(number) for number in range(ord("a"), ord("z") + 1)])
def test_only_descenders_go_below_the_line(letter: str) -> None:
    below = any("#" in row for row in drawing(EGA, letter).rows[BASE_LINE:])
    assert below is (letter in DESCENDERS)


def test_letters_leave_a_gap_to_the_next() -> None:
    letters = [character for character in PRINTABLE if character.isalnum()]
    assert all(row[-1] == "." for letter in letters for row in drawing(EGA, letter).rows)


@pytest.mark.parametrize("look", [EGA, AMIGA.look], ids=["ega", "amiga"])
def test_a_small_club_is_no_spade(look: Look) -> None:
    """A club has three lobes and a spade a point: both are black, so that their shapes must tell."""
    clubs, spades = (drawing(look, suit).rows for suit in "♣♠")
    rows = zip(clubs, spades, strict=True)
    assert sum(one != other for row, beside in rows for one, other in zip(row, beside, strict=True)) >= 8


def test_a_zero_of_the_amiga_is_no_letter_o() -> None:
    """A stroke goes through it, as in the Amiga's own letters: scores stand beside names."""
    zero, letter, eight = (drawing(AMIGA.look, sign).rows for sign in "0O8")
    middle = [row[3] for row in zero[2:5]]
    assert "#" in middle
    assert "#" not in [row[3] for row in letter[2:5]]
    assert zero != eight


def test_no_letter_of_the_amiga_grows_into_the_row_below() -> None:
    """Rows stand as far apart as a letter is high: a tail on the last line would touch what is below it."""
    assert not [sign for sign in PRINTABLE if "#" in drawing(AMIGA.look, sign).rows[-1]]


def test_every_letter_is_drawn_as_it_was(check_picture: CheckPicture) -> None:
    per_line = 32
    lines = [CHARACTERS[start : start + per_line] for start in range(0, len(CHARACTERS), per_line)]
    canvas = Canvas(EGA, EGA.palette.plain(Color.BLACK, (per_line * WIDTH, len(lines) * HEIGHT)))
    for row, words in enumerate(lines):
        canvas.text((0, row * HEIGHT), words, Color.LIGHT_GRAY)
    check_picture(canvas.surface, "glyphs")


def test_a_club_of_the_amiga_stands_off_the_rank_before_it() -> None:
    assert all(row[0] == "." for row in drawing(AMIGA.look, "♣").rows)
