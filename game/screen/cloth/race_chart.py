"""The race deal by deal, as a chart over the cloth."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.board_plan import STREET
from game.screen.looks.monitor import Point
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture

LEAST_DEALS = 4

Series = Sequence[tuple[str, Sequence[int]]]


def draw_chart(picture: Picture, series: Series, target: int) -> None:
    """Each side's scores from deal to deal, with its peg at the end."""
    look, plan = picture.look, picture.look.pages.race
    panel = look.cells(0, 0, plan.columns, plan.rows)
    panel.center = look.table.cloth.center
    panel.top -= panel.top % look.cell[1]
    draw_panel(picture.canvas, panel, look.inks.race.panel, "THE RACE")
    _Race(picture, panel, series, target).draw()


class _Race:
    """One chart being drawn."""

    def __init__(self, picture: Picture, panel: Rect, series: Series, target: int) -> None:
        self.picture, self.series, self.target = picture, series, target
        self.canvas, self.look, self.inks = picture.canvas, picture.look, picture.look.inks.race
        plan, (wide, high) = self.look.pages.race, self.look.cell
        self.deals = max(LEAST_DEALS, *(len(scores) - 1 for _, scores in series))
        self.plot = Rect(panel)
        self.plot.left += (plan.scale_columns + 1) * wide
        self.plot.width -= (plan.scale_columns + plan.right_columns) * wide
        above = len(series) + 2
        self.plot.top += above * high
        self.plot.height -= (above + 2) * high
        self.legend = Rect(panel.left + 2 * wide, panel.top + high, panel.width, high)

    def draw(self) -> None:
        self._scale()
        for side, (name, scores) in enumerate(self.series):
            self._line(side, scores)
            self._name(side, name, scores)

    def _point(self, deal: int, score: int) -> Point:
        across = self.plot.left + deal * self.plot.width // self.deals
        return across, self.plot.bottom - score * self.plot.height // self.target

    def _scale(self) -> None:
        wide, high = self.look.cell
        for score in (*range(0, self.target - STREET // 2, STREET), self.target):
            left, upper = self._point(0, score)
            self.canvas.fill(Rect(left, upper, self.plot.width, 1), self.inks.grid)
            words = str(score)
            at = left - self.look.width(words) - wide, upper - high // 2
            self.canvas.text(at, words, self.inks.words)

    def _line(self, side: int, scores: Sequence[int]) -> None:
        points = [self._point(deal, score) for deal, score in enumerate(scores)]
        ink, thick = int(self.look.inks.sides[side].words), self.look.pages.race.thick
        for start, end in pairwise(points):
            pygame.draw.line(self.canvas.surface, ink, start, end, thick)
        for point in points:
            self.canvas.blit_middle(peg(self.look, side), point)

    def _name(self, side: int, name: str, scores: Sequence[int]) -> None:
        wide, high = self.look.cell
        line = self.legend.move(0, side * high)
        picture = peg(self.look, side)
        self.canvas.blit(picture, picture.get_rect(midleft=line.midleft).topleft)
        room = self.look.columns_in(line) - 5 - len(f" {scores[-1]}")
        words = f"{name[:room]} {scores[-1]}"
        self.canvas.text((line.left + 2 * wide, line.top), words, self.look.inks.sides[side].words)
