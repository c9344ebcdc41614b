"""The palette by role: which of a machine's colours does what."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.cards import Suit
from game.screen.looks.card_plan import SuitInks
from game.screen.looks.palette import Ink


class PanelInks(NamedTuple):
    """A framed panel, and the lines on it: words, their values, and the bar on the chosen one."""

    back: Ink
    frame: Ink
    title: Ink
    words: Ink
    value: Ink
    bar: Ink
    bar_words: Ink


class WoodInks(NamedTuple):
    """Boards and wooden letters: grain on the face, a light and a dark edge, and what is burnt into it."""

    face: Ink
    grain: Ink
    light: Ink
    dark: Ink
    words: Ink
    shades: Sequence[Ink] = ()
    """From the lightest to the darkest, where there are more than face and grain."""


class PaperInks(NamedTuple):
    """What every card is made of; a faded card has each colour's lighter neighbour."""

    paper: Ink
    lit: Ink
    outline: Ink
    faded: Mapping[Ink, Ink]


class SideInks(NamedTuple):
    """A side's own colours: what is inlaid, words, figures and rules on that, and words on a dark ground."""

    inlay: Ink
    inlay_words: Ink
    figures: Ink
    rule: Ink
    words: Ink


class PlateInks(NamedTuple):
    """A seat's plate, quiet or lit, with its dealer's chip; slips are quiet like it."""

    back: Ink
    words: Ink
    now: Ink
    now_words: Ink
    chip: Ink
    chip_words: Ink


class FigureInks(NamedTuple):
    """Bars and curves, and the scale they are read off."""

    grid: Ink
    axis: Ink
    words: Ink
    up: Ink
    down: Ink
    curves: Sequence[Ink]


class RaceInks(NamedTuple):
    """The race: its panel, its scale, and the lines of the board in it."""

    panel: PanelInks
    grid: Ink
    words: Ink
    special: Ink


class Inks(NamedTuple):
    """Every role there is. `lit` is what is in hand now: the cursor, the depth chosen, the message."""

    border: Ink
    ground: Ink
    felt: Ink
    felt_shade: Ink
    on_felt: Ink
    shadow: Ink
    lit: Ink
    crib: Ink
    reasons: Ink
    older_reasons: Ink
    button: Ink
    button_words: Ink
    wood: WoodInks
    paper: PaperInks
    plate: PlateInks
    counter: PanelInks
    panel: PanelInks
    figures: FigureInks
    race: RaceInks
    sides: Sequence[SideInks]
    suits: Mapping[SuitInks, Mapping[Suit, Ink]]
    wall: Ink | None = None
    """What pages without a table hang on; None: the cloth."""
    page_border: Ink | None = None
    """What is around them; None: what is around a table."""
    cloth: Sequence[Ink] = ()
    """The colour of the cloth in each line of the picture, where it is not the same in all."""
    shade: Sequence[Ink] = ()
    """The same where a card throws its shadow; none: there is no shadow."""
