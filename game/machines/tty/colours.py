"""One green phosphor: the dark tube, and the words on it dim, normal or bold."""

from enum import IntEnum

from game.screen import look
from game.screen.monitor import Palette


class Glow(IntEnum):
    """How bright a dot is."""

    DARK = 0
    DIM = 1
    NORMAL = 2
    BOLD = 3


TTY_PALETTE = Palette.of(Glow, "000C04 0E8A3A 2CD65C B8FFC4")
NAMES_OF_PEGS = "OX*"
"""What stands in the holes, by sides."""

_PANEL = look.PanelInks(
    back=Glow.DARK,
    frame=Glow.DIM,
    title=Glow.BOLD,
    words=Glow.NORMAL,
    value=Glow.BOLD,
    bar=Glow.NORMAL,
    bar_words=Glow.DARK,
    head=Glow.NORMAL,
    head_words=Glow.DARK,
)
_SIDE = look.SideInks(
    inlay=Glow.DARK, inlay_words=Glow.NORMAL, figures=Glow.BOLD, rule=Glow.DIM, words=Glow.BOLD
)

TTY_INKS = look.Inks(
    border=Glow.DARK,
    ground=Glow.DARK,
    felt=Glow.DARK,
    on_felt=Glow.NORMAL,
    shadow=Glow.DARK,
    lit=Glow.BOLD,
    crib=Glow.DIM,
    reasons=Glow.BOLD,
    older_reasons=Glow.DIM,
    button=Glow.DARK,
    button_words=Glow.NORMAL,
    wood=look.WoodInks(face=Glow.DIM, grain=Glow.DARK, light=Glow.NORMAL, dark=Glow.DIM, words=Glow.DARK),
    paper=look.PaperInks(
        paper=Glow.DARK,
        lit=Glow.BOLD,
        outline=Glow.NORMAL,
        faded={Glow.NORMAL: Glow.DIM, Glow.BOLD: Glow.DIM},
    ),
    plate=look.PlateInks(
        back=Glow.DARK,
        words=Glow.NORMAL,
        now=Glow.NORMAL,
        now_words=Glow.DARK,
        chip=Glow.DARK,
        chip_words=Glow.DIM,
    ),
    counter=_PANEL,
    panel=_PANEL,
    figures=look.FigureInks(
        grid=Glow.DIM,
        axis=Glow.NORMAL,
        words=Glow.DIM,
        up=Glow.NORMAL,
        down=Glow.NORMAL,
        curves=(Glow.BOLD, Glow.NORMAL, Glow.DIM, Glow.DIM),
    ),
    race=look.RaceInks(panel=_PANEL, grid=Glow.DIM, words=Glow.DIM, special=Glow.NORMAL),
    sides=(_SIDE, _SIDE, _SIDE),
    suits=look.suit_inks(Glow.BOLD, Glow.BOLD, Glow.BOLD, Glow.BOLD),
    wall=Glow.DARK,
)
