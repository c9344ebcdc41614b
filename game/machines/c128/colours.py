"""The sixteen colours of the C-128's video chip, and the use of each."""

from enum import IntEnum

from game.screen import look
from game.screen.monitor import Ink, Palette
from game.values import replace


class VicColour(IntEnum):
    """A colour by its number in the chip."""

    BLACK = 0
    WHITE = 1
    RED = 2
    CYAN = 3
    PURPLE = 4
    GREEN = 5
    BLUE = 6
    YELLOW = 7
    ORANGE = 8
    BROWN = 9
    LIGHT_RED = 10
    DARK_GREY = 11
    GREY = 12
    LIGHT_GREEN = 13
    LIGHT_BLUE = 14
    LIGHT_GREY = 15


C128_PALETTE = Palette.of(
    VicColour,
    "000000 FFFFFF 813338 75CEC8 8E3C97 56AC4D 2E2C9B EDF171 "
    "8E5029 553800 C46C71 4A4A4A 7B7B7B A9FF9F 706DEB B2B2B2",
)

_FADED: dict[Ink, Ink] = {
    VicColour.BLACK: VicColour.LIGHT_GREY,
    VicColour.RED: VicColour.LIGHT_RED,
    VicColour.GREEN: VicColour.GREY,  # a jack's robe is light green
    VicColour.BLUE: VicColour.LIGHT_BLUE,
}
_PANEL = look.PanelInks(
    back=VicColour.DARK_GREY,
    frame=VicColour.LIGHT_GREEN,
    title=VicColour.WHITE,
    words=VicColour.LIGHT_GREEN,
    value=VicColour.WHITE,
    bar=VicColour.LIGHT_GREEN,
    bar_words=VicColour.DARK_GREY,
    head=VicColour.LIGHT_GREEN,
    head_words=VicColour.DARK_GREY,
)


def _side(colour: VicColour) -> look.SideInks:
    return look.SideInks(inlay=VicColour.BROWN, inlay_words=colour, figures=colour, rule=colour, words=colour)


C128_INKS = look.Inks(
    border=VicColour.BROWN,
    page_border=VicColour.LIGHT_GREEN,
    ground=VicColour.DARK_GREY,
    felt=VicColour.GREEN,
    on_felt=VicColour.WHITE,
    shadow=VicColour.BLACK,
    lit=VicColour.LIGHT_GREEN,
    crib=VicColour.WHITE,
    reasons=VicColour.WHITE,
    older_reasons=VicColour.LIGHT_GREY,
    button=VicColour.BLACK,
    button_words=VicColour.WHITE,
    wood=look.WoodInks(
        face=VicColour.ORANGE,
        grain=VicColour.BROWN,
        light=VicColour.YELLOW,
        dark=VicColour.BROWN,
        words=VicColour.BLACK,
    ),
    paper=look.PaperInks(
        paper=VicColour.WHITE,
        lit=VicColour.YELLOW,
        outline=VicColour.BLUE,
        faded=_FADED,
    ),
    plate=look.PlateInks(
        back=VicColour.BROWN,
        words=VicColour.WHITE,
        now=VicColour.WHITE,
        now_words=VicColour.BLACK,
        chip=VicColour.BROWN,
        chip_words=VicColour.LIGHT_GREY,
    ),
    counter=replace(
        _PANEL,
        back=VicColour.BLUE,
        frame=VicColour.LIGHT_BLUE,
        title=VicColour.LIGHT_BLUE,
        value=VicColour.WHITE,
    ),
    panel=_PANEL,
    figures=look.FigureInks(
        grid=VicColour.GREY,
        axis=VicColour.WHITE,
        words=VicColour.LIGHT_GREY,
        up=VicColour.LIGHT_GREEN,
        down=VicColour.LIGHT_RED,
        curves=(VicColour.YELLOW, VicColour.LIGHT_RED, VicColour.CYAN, VicColour.CYAN),
    ),
    race=look.RaceInks(
        panel=replace(_PANEL, back=VicColour.BLACK, frame=VicColour.BLACK, title=VicColour.WHITE),
        grid=VicColour.GREY,
        words=VicColour.LIGHT_GREY,
        special=VicColour.LIGHT_RED,
    ),
    sides=(_side(VicColour.YELLOW), _side(VicColour.CYAN), _side(VicColour.LIGHT_GREEN)),
    suits=look.suit_inks(VicColour.BLACK, VicColour.RED, VicColour.GREEN, VicColour.BLUE),
    wall=VicColour.DARK_GREY,
)
