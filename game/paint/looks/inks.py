"""Which color everything has, role by role, and the sheet on which a machine says so."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.paint.looks.card_plan import SuitInks
from game.paint.looks.drawings import BadDrawing
from game.paint.looks.monitor import Ink, Palette
from game.rules.cards import Suit
from game.values import fresh, frozen, replace


@frozen
class PanelInks:
    """A framed panel, and the lines on it: words, their values, and the bar on the chosen one."""

    back: Ink
    frame: Ink
    title: Ink
    words: Ink
    value: Ink
    bar: Ink
    bar_words: Ink
    head: Ink
    head_words: Ink
    """The bar above a page and its parts, and what the keys do below it."""
    note: Ink | None = None
    """What a note below a menu is written in; None: the frame's."""


@frozen
class WoodInks:
    """Boards and wooden letters: grain on the face, a light and a dark edge, and what is burned into it."""

    face: Ink
    grain: Ink
    light: Ink
    dark: Ink
    words: Ink
    shades: Sequence[Ink] = ()
    """From the lightest to the darkest, where there are more than face and grain."""
    way_back: Ink | None = None
    """The numbers of the way back, where they stand among those of the way out."""


@frozen
class PaperInks:
    """What every card is made of; a faded card has each color's lighter neighbor."""

    paper: Ink
    lit: Ink
    outline: Ink
    faded: Mapping[Ink, Ink]
    old: Mapping[Ink, Ink] = fresh(default_factory=dict)
    """What else an old card changes: on darker paper every ink can still be read."""
    edge: Ink | None = None
    """Along the right and the lower edge of a card, on machines that shade it."""
    quiet: Ink | None = None
    """Of a quiet light, where it is another than that of a lit card."""

    @property
    def on_gray(self) -> Mapping[Ink, Ink]:
        """What each ink becomes where an old card lies on gray."""
        return {**self.faded, **self.old}

    @property
    def quiet_light(self) -> Ink:
        return self.lit if self.quiet is None else self.quiet


@frozen
class SideInks:
    """A side's own colors: what is inlaid, words, figures and rules on that, and words on a dark ground."""

    inlay: Ink
    inlay_words: Ink
    figures: Ink
    rule: Ink
    words: Ink


@frozen
class PlateInks:
    """A seat's plate, quiet or lit, with its dealer's chip; count panels are quiet like it."""

    back: Ink
    words: Ink
    now: Ink
    now_words: Ink
    chip: Ink
    chip_words: Ink
    edges: tuple[Ink, Ink] | None = None
    """A light and a dark one, where it stands out."""


@frozen
class FigureInks:
    """Bars and curves, and the scale they are read off."""

    grid: Ink
    axis: Ink
    words: Ink
    up: Ink
    down: Ink
    curves: Sequence[Ink]


@frozen
class RaceInks:
    """The race: its panel, its scale, and the lines of the board in it."""

    panel: PanelInks
    grid: Ink
    words: Ink
    special: Ink


def suit_inks(black: Ink, red: Ink, green: Ink, blue: Ink) -> Mapping[SuitInks, Mapping[Suit, Ink]]:
    """Return two colors as a rule; with four, clubs are green and diamonds blue."""
    usual = {Suit.CLUBS: black, Suit.DIAMONDS: red, Suit.HEARTS: red, Suit.SPADES: black}
    four = usual | {Suit.CLUBS: green, Suit.DIAMONDS: blue}
    return {SuitInks.USUAL: usual, SuitInks.FOUR_COLORS: four}


@frozen
class Inks:
    """Every role there is. `lit` is what is in hand now: the cursor, the depth chosen, the message."""

    border: Ink
    ground: Ink
    felt: Ink
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
    darker: Mapping[Ink, Ink] = fresh(default_factory=dict)
    """The darker neighbor of each color, where a menu has a darkened table behind it."""
    red_words: tuple[Ink, Ink] | None = None
    """Red suits among words and in a bar, where small cards have no paper of their own."""
    refusal: Ink | None = None
    """What a message is written in that tells why something will not do; None: as any other."""
    newest: Ink | None = None
    """What the latest reason stands on, where it is another ground."""
    boot: tuple[Ink, Ink] | None = None
    """What it writes on and in when it is switched on; None: as on a page."""
    wall: Ink | None = None
    """What pages without a table hang on; None: the cloth."""
    page_border: Ink | None = None
    """What is around them; None: what is around a table."""
    cloth: Sequence[Ink] = ()
    """The color of the cloth in each line of the picture, where it is not the same in all."""
    shade: Sequence[Ink] = ()
    """The same where a card throws its shadow; none: there is no shadow."""

    def on_cloth(self, side: int) -> SideInks:
        """Return a side's colors on the cloth: where they are the cloth's own, lighter ones."""
        own = self.sides[side]
        if own.inlay != self.felt:
            return own
        return replace(own, inlay=own.words, inlay_words=self.plate.back, figures=self.plate.back)

    def on_paper(self, side: int) -> Ink:
        """Return what is written on paper with: a side's color, or the outline's where that is as light."""
        own = self.sides[side].inlay
        return self.paper.outline if own == self.paper.paper else own


def read_inks(path: Path) -> tuple[Palette, Inks]:
    """Read a machine's colors, and below them, section by section, the role that each of them has."""
    sheet = read_sections(path)
    palette = Palette.of(sheet.pop(""))
    roles = defaultdict[str, dict[str, Any]](dict)
    for name, section in sheet.items():
        for role, words in section.items():
            if strangers := [word for word in words.split() if word not in palette.names]:
                raise BadDrawing(f"{path.name}, {role}: {strangers[0]} is not a color of this machine.")
            named = tuple(palette.names[word] for word in words.split())
            roles[name][role] = named if len(named) > 1 else named[0]
    return palette, _inks(palette, roles)


def read_sections(path: Path) -> dict[str, dict[str, str]]:
    """Read the lines `name = value` of a sheet by section: nameless above the first."""
    sheet = defaultdict[str, dict[str, str]](dict)
    section = sheet[""]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sheet[line.strip("[]")]
        elif line and not line.startswith(";"):
            name, _, section[name] = line.partition(" = ")
    return sheet


def _inks(palette: Palette, roles: Mapping[str, Mapping[str, Any]]) -> Inks:
    """Give out the roles; other panels are the usual one but for what is said of them."""
    panel, sides = roles["panel"], roles["sides"]
    faded, old, darker = (
        {palette.names[usual]: ink for usual, ink in roles[name].items()}
        for name in ("faded", "old", "darker")
    )
    return Inks(
        **roles["inks"],
        wood=WoodInks(**roles["wood"]),
        paper=PaperInks(**roles["paper"], faded=faded, old=old),
        plate=PlateInks(**roles["plate"]),
        counter=PanelInks(**{**panel, **roles["counter"]}),
        panel=PanelInks(**panel),
        figures=FigureInks(**roles["figures"]),
        race=RaceInks(**roles["race"], panel=PanelInks(**{**panel, **roles["race panel"]})),
        sides=[SideInks(**dict(zip(sides, own, strict=True))) for own in zip(*sides.values(), strict=True)],
        suits=suit_inks(**roles["suits"]),
        darker=darker,
    )
