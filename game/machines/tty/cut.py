"""The pack to be cut, as a line of edges, and the cards that were cut."""

from pygame import Rect

from game.screen.paint.fitting import fitted
from game.screen.paint.picture import Picture
from game.screen.spots import CutSpot
from game.screen.tabletop import SpreadPack, Tabletop, Verdict

from .colours import NAMES_OF_PEGS, Glow
from .table import HIGH, WIDE, chars

EDGES = 3
SHOWN_LINE, SHOWN_LEFT, SHOWN_APART = 2, 13, 14


def draw_cut_line(picture: Picture, top: Tabletop, spread: SpreadPack | None) -> None:
    """What was cut above, the pack in the middle, and below it who deals."""
    if spread:
        _draw_edges(picture, spread)
        for number, cut in enumerate(spread.shown):
            at = chars(SHOWN_LEFT + number * SHOWN_APART, SHOWN_LINE, 1).topleft
            mark, name = NAMES_OF_PEGS[top.side(cut.seat)], top.seats[cut.seat].name
            picture.canvas.text(at, f"{mark} {name}", Glow.NORMAL)
            face = picture.art.face(cut.card, lit=cut.card in top.lit)
            picture.canvas.blit(face, (at[0], at[1] + HIGH))
    if top.verdict:
        _draw_verdict(picture, top.verdict)


def _draw_edges(picture: Picture, spread: SpreadPack) -> None:
    left, upper = picture.look.table.fan.at
    for depth in range(spread.size):
        column = left + depth * WIDE
        chosen = depth == spread.cursor
        ink, back = (Glow.DARK, Glow.BOLD) if chosen else (Glow.NORMAL, None)
        for line in range(EDGES):
            picture.canvas.text((column, upper + line * HIGH), "│", ink, back)
        if depth in spread.depths:
            picture.spotting.note(Rect(column, upper, WIDE, EDGES * HIGH), CutSpot(depth))
    below = upper + (EDGES + 1) * HIGH
    for depth, words in spread.marks.items():
        middle = left + depth * WIDE - len(words) // 2 * WIDE
        inks = (Glow.DARK, Glow.NORMAL) if depth == spread.cursor else (Glow.NORMAL, None)
        picture.canvas.text((middle, below), words.lower(), *inks)
    if spread.cursor is not None:
        picture.canvas.text((left + spread.cursor * WIDE, below - HIGH), "^", Glow.BOLD)


def _draw_verdict(picture: Picture, verdict: Verdict) -> None:
    area = picture.look.table.fan.verdict
    rows = fitted(verdict.sentence, picture.look.columns_in(area))
    for line, words in enumerate((verdict.heading.lower(), "", *rows)):
        row = Rect(area.left, area.top + line * HIGH, area.width, HIGH)
        picture.canvas.centred(row, words, Glow.NORMAL if line else Glow.BOLD)
