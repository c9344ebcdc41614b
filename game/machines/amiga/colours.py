"""Sixteen registers of twelve bits; the copper gives the cloth and its shade another colour line by line."""

from enum import IntEnum

from game.screen import look
from game.screen.monitor import Ink, Palette
from game.values import replace

from . import MONITOR


class Register(IntEnum):
    """A colour by its register; the first and the last two belong to the copper."""

    CLOTH = 0
    BLACK = 1
    WHITE = 2
    BLUE = 3
    GOLD = 4
    GREY = 5
    RED = 6
    DARK_RED = 7
    SKIN = 8
    WOOD_LIGHT = 9
    WOOD = 10
    WOOD_DARK = 11
    GROOVE = 12
    SHADE = 13
    GREEN = 14
    LIGHT_BLUE = 15


_LADDER = "0A5 0A4 095 094 084 083 074 073 063 062 053 052 042 041 031"
"""The cloth, from the lightest line to both edges."""
_REGISTERS = "0A5 000 FFF 05A F80 BBB D22 811 FC8 D85 B63 943 521 042 284 8BF"
LADDER, REGISTERS = tuple(_LADDER.split(" ")), tuple(_REGISTERS.split(" "))
LIGHTEST, SHADE_OF_IT = 118, 0.45


def rgb_of(twelve_bits: str) -> tuple[int, int, int]:
    """Read a color of three figures, each of four bits."""
    red, green, blue = (17 * int(digit, 16) for digit in twelve_bits)
    return red, green, blue


def _shaded(twelve_bits: str) -> str:
    return "".join(f"{int(int(digit, 16) * SHADE_OF_IT):X}" for digit in twelve_bits)


_COPPER = [*LADDER, *map(_shaded, LADDER)]
AMIGA_PALETTE = Palette(
    tuple(map(rgb_of, [*REGISTERS, *_COPPER])), {register.name: int(register) for register in Register}
)


def _step(line: int) -> int:
    """Tell how far down the ladder a line is; between two steps every other line is already on the next."""
    lines = MONITOR.size[1] - LIGHTEST
    thirds = abs(line - LIGHTEST) * (len(LADDER) - 1) * 3 // lines
    return min(thirds // 3 + (thirds % 3 == 2 and line % 2 == 1), len(LADDER) - 1)


CLOTH: tuple[Ink, ...] = tuple(len(REGISTERS) + _step(line) for line in range(MONITOR.size[1]))
SHADE: tuple[Ink, ...] = tuple(ink + len(LADDER) for ink in CLOTH)

_FADED: dict[Ink, Ink] = {Register.WHITE: Register.GREY, Register.RED: Register.DARK_RED}
_PANEL = look.PanelInks(
    back=Register.BLUE,
    frame=Register.WHITE,
    title=Register.SKIN,
    words=Register.WHITE,
    value=Register.SKIN,
    bar=Register.GOLD,
    bar_words=Register.BLACK,
    head=Register.WHITE,
    head_words=Register.BLUE,
)

AMIGA_INKS = look.Inks(
    border=Register.BLACK,
    ground=Register.BLACK,
    felt=Register.CLOTH,
    on_felt=Register.WHITE,
    shadow=Register.BLACK,
    lit=Register.GOLD,
    crib=Register.WHITE,
    reasons=Register.BLACK,
    older_reasons=Register.GREY,
    newest=Register.WHITE,
    button=Register.GREY,
    button_words=Register.BLACK,
    wood=look.WoodInks(
        face=Register.WOOD_LIGHT,
        grain=Register.WOOD_DARK,
        light=Register.SKIN,
        dark=Register.GROOVE,
        words=Register.BLACK,
        way_back=Register.DARK_RED,
        shades=(Register.SKIN, Register.WOOD_LIGHT, Register.WOOD, Register.WOOD_DARK, Register.GROOVE),
    ),
    paper=look.PaperInks(paper=Register.WHITE, lit=Register.WHITE, outline=Register.BLACK, faded=_FADED),
    plate=look.PlateInks(
        back=Register.GREY,
        words=Register.BLACK,
        now=Register.GOLD,
        now_words=Register.BLACK,
        chip=Register.BLUE,
        chip_words=Register.WHITE,
        edges=(Register.WHITE, Register.BLACK),
    ),
    counter=replace(_PANEL, frame=Register.LIGHT_BLUE, title=Register.LIGHT_BLUE, value=Register.WHITE),
    panel=_PANEL,
    figures=look.FigureInks(
        grid=Register.LIGHT_BLUE,
        axis=Register.WHITE,
        words=Register.LIGHT_BLUE,
        up=Register.WHITE,
        down=Register.GOLD,
        curves=(Register.WHITE, Register.GOLD, Register.LIGHT_BLUE, Register.LIGHT_BLUE),
    ),
    race=look.RaceInks(
        panel=replace(_PANEL, back=Register.GREY, frame=Register.BLACK, title=Register.BLACK),
        grid=Register.WHITE,
        words=Register.BLACK,
        special=Register.DARK_RED,
    ),
    sides=(
        look.SideInks(Register.RED, Register.WHITE, Register.WHITE, Register.GROOVE, Register.DARK_RED),
        look.SideInks(Register.BLUE, Register.WHITE, Register.WHITE, Register.LIGHT_BLUE, Register.BLUE),
        look.SideInks(Register.GROOVE, Register.SKIN, Register.SKIN, Register.WOOD, Register.GROOVE),
    ),
    suits=look.suit_inks(Register.BLACK, Register.RED, Register.GREEN, Register.BLUE),
    cloth=CLOTH,
    shade=SHADE,
)
