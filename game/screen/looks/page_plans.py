"""How pages without a table are laid out, in letters unless it is said otherwise; most in eighty columns."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.screen.looks.monitor import Point


class TextPlan(NamedTuple):
    """A page to read: its margin, first row and rows for the footer, and the gaps between cards in pixels."""

    margin: int = 3
    first_row: int = 2
    footer_rows: int = 1
    price_column: int = 56
    tabs: Sequence[int] = (18, 38, 54)
    """Where the cells of a table begin; with none, they stand below one another."""
    card_gap: int = 8
    cards_apart: int = 24
    above_paper: int = 1
    """How far the paper of a small card begins below its line."""


class MenuPlan(NamedTuple):
    """Menus and boxes; `lines_seen` is how many lines of a long list are seen at once."""

    least_columns: int = 40
    margin: int = 4
    between: int = 4
    card_columns: int = 67
    """How wide the text of a card below a menu may be."""
    box_columns: int = 60
    """The same of the lines in a box."""
    lines_seen: int = 12


class NumberPlan(NamedTuple):
    """The number pad: how large its keys are and how far they lie apart, in pixels, and its margins."""

    key: Point
    step: Point
    margin_rows: int
    margin_columns: int


class RacePlan(NamedTuple):
    """The race, in pixels: its panel, where the curves are, how thick these are, and a dash and its gap."""

    area: Rect
    plot: Rect
    thick: int
    dash: Point


class FiguresPlan(NamedTuple):
    """Bars and curves: their edges and legend; in pixels the gap above labels, bars, curves and dots."""

    left: int = 8
    right: int = 4
    top_row: int = 6
    last_row: int = 21
    legend_row: int = 5
    legend_gap: int = 3
    label_gap: int = 0
    widest_bar: int = 32
    thick: int = 2
    dot: Point = (2, 2)
    dots_apart: int = 16


class LogoPlan(NamedTuple):
    """The name in wooden letters, in pixels: the squares it is drawn of, gaps, thickness and edge."""

    square: Point
    gap: int
    thick: int
    edge: Point


class StripPlan(NamedTuple):
    """A board lying across the title, in pixels."""

    area: Rect
    rows: Sequence[int]
    holes: int
    first_hole: int
    step: int
    five_gap: int
    pegs: Sequence[tuple[int, int]]
    """Sides, and the holes their pegs stand in."""


class TitlePlan(NamedTuple):
    """The title, in pixels but for the columns of its menu."""

    logo: LogoPlan
    logo_middle: Point
    strapline: Rect
    fan: Sequence[tuple[int, Point]]
    """For each card how many degrees it is turned, and its middle."""
    strip: StripPlan
    menu_columns: int
    menu_middle: int
    margin: int = 2


class PagePlans(NamedTuple):
    """All pages."""

    text: TextPlan
    menu: MenuPlan
    number: NumberPlan
    race: RacePlan
    figures: FiguresPlan
    title: TitlePlan
