"""The race deal by deal, as a chart over the cloth."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.paint.glyphs import HEIGHT, WIDTH, width
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture

BACK, FRAME, GRID, WORDS = Colour.BLACK, Colour.LIGHT_CYAN, Colour.DARK_GREY, Colour.LIGHT_GREY
SIDES = (Colour.LIGHT_RED, Colour.LIGHT_CYAN, Colour.LIGHT_GREEN)
COLUMNS, ROWS = 50, 18
FIRST_ROW = 1
SCALE_STEP = 30
SCALE_COLUMNS = 5
LEAST_DEALS = 4

Series = Sequence[tuple[str, Sequence[int]]]


def draw_chart(picture: Picture, series: Series, target: int) -> None:
    """Each side's scores from deal to deal, with its peg at the end."""
    high = picture.look.cell[1]
    table = picture.look.table
    panel = Rect(0, 0, COLUMNS * WIDTH, ROWS * HEIGHT)
    panel.center = table.center
    panel.top = panel.top // high * high
    draw_panel(picture.canvas, panel, BACK, FRAME, "THE RACE")
    _Race(picture, panel, series, target).draw()


class _Race:
    """One chart being drawn."""

    def __init__(self, picture: Picture, panel: Rect, series: Series, target: int) -> None:
        self.picture, self.series, self.target = picture, series, target
        self.deals = max(LEAST_DEALS, *(len(scores) - 1 for _, scores in series))
        self.plot = Rect(panel)
        self.plot.left += SCALE_COLUMNS * WIDTH + WIDTH
        self.plot.width -= (SCALE_COLUMNS + 4) * WIDTH
        above = FIRST_ROW + len(series) + 1
        self.plot.top += above * HEIGHT
        self.plot.height -= (above + 2) * HEIGHT
        self.legend = Rect(panel.left + 2 * WIDTH, panel.top + FIRST_ROW * HEIGHT, panel.width, HEIGHT)

    def draw(self) -> None:
        self._scale()
        for side, (name, scores) in enumerate(self.series):
            self._line(side, scores)
            self._name(side, name, scores)

    def _point(self, deal: int, score: int) -> Point:
        across = self.plot.left + deal * self.plot.width // self.deals
        return across, self.plot.bottom - score * self.plot.height // self.target

    def _scale(self) -> None:
        for score in (*range(0, self.target - SCALE_STEP // 2, SCALE_STEP), self.target):
            left, upper = self._point(0, score)
            self.picture.canvas.fill(Rect(left, upper, self.plot.width, 1), GRID)
            words = str(score)
            self.picture.canvas.text((left - width(words) - WIDTH, upper - HEIGHT // 2), words, WORDS)

    def _line(self, side: int, scores: Sequence[int]) -> None:
        points = [self._point(deal, score) for deal, score in enumerate(scores)]
        for start, end in pairwise(points):
            pygame.draw.line(self.picture.canvas.surface, int(SIDES[side]), start, end, 2)
        for point in points:
            picture = peg(side)
            self.picture.canvas.blit(picture, picture.get_rect(center=point).topleft)

    def _name(self, side: int, name: str, scores: Sequence[int]) -> None:
        line = self.legend.move(0, side * HEIGHT)
        picture = peg(side)
        self.picture.canvas.blit(picture, picture.get_rect(midleft=line.midleft).topleft)
        self.picture.canvas.text((line.left + 2 * WIDTH, line.top), f"{name} {scores[-1]}", SIDES[side])
