"""The sixteen colours that an EGA card shows when nobody has told it otherwise, and the use of each."""

from enum import IntEnum

from game.screen import look
from game.screen.monitor import Ink, Palette
from game.values import replace


class Colour(IntEnum):
    """A colour by its EGA number; the picture knows no other."""

    BLACK = 0
    BLUE = 1
    GREEN = 2
    CYAN = 3
    RED = 4
    MAGENTA = 5
    BROWN = 6
    LIGHT_GREY = 7
    DARK_GREY = 8
    LIGHT_BLUE = 9
    LIGHT_GREEN = 10
    LIGHT_CYAN = 11
    LIGHT_RED = 12
    LIGHT_MAGENTA = 13
    YELLOW = 14
    WHITE = 15


EGA_PALETTE = Palette.of(
    Colour,
    "000000 0000AA 00AA00 00AAAA AA0000 AA00AA AA5500 AAAAAA "
    "555555 5555FF 55FF55 55FFFF FF5555 FF55FF FFFF55 FFFFFF",
)
RGB = EGA_PALETTE.rgb
_FADED: dict[Ink, Ink] = {
    Colour.BLACK: Colour.DARK_GREY,
    Colour.BLUE: Colour.LIGHT_BLUE,
    Colour.GREEN: Colour.LIGHT_GREEN,
    Colour.CYAN: Colour.LIGHT_CYAN,
    Colour.RED: Colour.LIGHT_RED,
    Colour.MAGENTA: Colour.LIGHT_MAGENTA,
    Colour.BROWN: Colour.LIGHT_GREY,
    Colour.YELLOW: Colour.WHITE,
}
_PANEL = look.PanelInks(
    back=Colour.BLUE,
    frame=Colour.LIGHT_CYAN,
    title=Colour.YELLOW,
    words=Colour.WHITE,
    value=Colour.YELLOW,
    bar=Colour.YELLOW,
    bar_words=Colour.BLACK,
    head=Colour.CYAN,
    head_words=Colour.BLACK,
)

EGA_INKS = look.Inks(
    border=Colour.BLACK,
    ground=Colour.BLACK,
    felt=Colour.GREEN,
    on_felt=Colour.BLACK,
    shadow=Colour.BLACK,
    lit=Colour.YELLOW,
    crib=Colour.BLACK,
    reasons=Colour.WHITE,
    older_reasons=Colour.LIGHT_GREY,
    button=Colour.BLUE,
    button_words=Colour.LIGHT_CYAN,
    wood=look.WoodInks(
        face=Colour.BROWN, grain=Colour.RED, light=Colour.YELLOW, dark=Colour.RED, words=Colour.BLACK
    ),
    paper=look.PaperInks(paper=Colour.WHITE, lit=Colour.YELLOW, outline=Colour.BLACK, faded=_FADED),
    plate=look.PlateInks(
        back=Colour.BLACK,
        words=Colour.WHITE,
        now=Colour.YELLOW,
        now_words=Colour.BLACK,
        chip=Colour.RED,
        chip_words=Colour.WHITE,
    ),
    counter=replace(_PANEL, title=Colour.LIGHT_CYAN),
    panel=_PANEL,
    figures=look.FigureInks(
        grid=Colour.CYAN,
        axis=Colour.WHITE,
        words=Colour.LIGHT_GREY,
        up=Colour.LIGHT_GREEN,
        down=Colour.LIGHT_RED,
        curves=(Colour.YELLOW, Colour.LIGHT_RED, Colour.LIGHT_CYAN, Colour.LIGHT_CYAN),
    ),
    race=look.RaceInks(
        panel=replace(_PANEL, back=Colour.BLACK),
        grid=Colour.DARK_GREY,
        words=Colour.LIGHT_GREY,
        special=Colour.LIGHT_RED,
    ),
    darker=dict(zip((15, 14, 13, 12, 11, 10, 9, 7), (7, 6, 5, 4, 3, 2, 1, 8), strict=True)),
    boot=(Colour.BLACK, Colour.LIGHT_GREY),
    sides=(
        look.SideInks(Colour.RED, Colour.WHITE, Colour.YELLOW, Colour.BROWN, Colour.LIGHT_RED),
        look.SideInks(Colour.BLUE, Colour.WHITE, Colour.YELLOW, Colour.CYAN, Colour.LIGHT_CYAN),
        look.SideInks(Colour.GREEN, Colour.BLACK, Colour.WHITE, Colour.BROWN, Colour.LIGHT_GREEN),
    ),
    suits=look.suit_inks(Colour.BLACK, Colour.RED, Colour.GREEN, Colour.BLUE),
)
