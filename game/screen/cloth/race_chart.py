"""The race deal by deal, as a chart."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.board_plan import STREET
from game.screen.looks.monitor import Point
from game.screen.paint.picture import Picture
from game.screen.sheets import Series
from game.screen.tabletop import BoardLine

TITLE = "THE RACE"


def draw_chart(picture: Picture, series: Series, target: int, lines: Sequence[BoardLine] = ()) -> None:
    """Each side's scores from deal to deal, with its names at the end, and the lines of the board."""
    look, canvas, inks = picture.look, picture.canvas, picture.look.inks.race.panel
    area, plot = look.pages.race.area, look.pages.race.plot
    canvas.fill(area, inks.back)
    canvas.outline(area, inks.frame)
    canvas.centred(Rect(plot.left, area.top + look.stroke[1], plot.width, look.cell[1]), TITLE, inks.title)
    race = _Race(picture, series, target)
    race.scale(lines)
    race.draw()


class _Race:
    """One chart being drawn."""

    def __init__(self, picture: Picture, series: Series, target: int) -> None:
        self.series, self.target = series, target
        self.canvas, self.look, self.inks = picture.canvas, picture.look, picture.look.inks.race
        self.plot = self.look.pages.race.plot
        self.deals = max(1, *(len(scores) - 1 for _, scores in series))

    def scale(self, lines: Sequence[BoardLine]) -> None:
        """A line for each street, or those that stakes have drawn there."""
        special = {line.hole: line.letter for line in lines}
        streets = (hole for hole in range(0, self.target - STREET // 2, STREET) if hole not in special)
        for score in (*streets, *special, self.target):
            left, upper = self._point(0, score)
            if score in special:
                self._dashes(upper)
            else:
                self.canvas.fill(Rect(left, upper, self.plot.width, 1), self.inks.grid)
            words = f"{special.get(score, '')}{score}"
            at = left - self.look.width(words) - self.look.cell[0] // 2, upper - self.look.cell[1] // 2
            self.canvas.text(at, words, self.inks.special if score in special else self.inks.words)

    def draw(self) -> None:
        tops = self._tops_of_names()
        for side, (names, scores) in enumerate(self.series):
            ink = self.look.inks.sides[side].words
            points = [self._point(deal, score) for deal, score in enumerate(scores)]
            for start, end in pairwise(points):
                pygame.draw.line(self.canvas.surface, int(ink), start, end, self.look.pages.race.thick)
            for point in points:
                self.canvas.blit_middle(peg(self.look, side), point)
            room = (self.look.pages.race.area.right - self.plot.right) // self.look.cell[0] - 1
            for row, name in enumerate(names):
                at = self.plot.right + self.look.cell[0], tops[side] + row * self.look.cell[1]
                self.canvas.text(at, name[:room], ink)

    def _point(self, deal: int, score: int) -> Point:
        across = self.plot.left + deal * self.plot.width // self.deals
        return across, self.plot.bottom - score * self.plot.height // self.target

    def _dashes(self, upper: int) -> None:
        dash, gap = self.look.pages.race.dash
        for left in range(self.plot.left, self.plot.right, dash + gap):
            self.canvas.fill(Rect(left, upper, min(dash, self.plot.right - left), 1), self.inks.special)

    def _tops_of_names(self) -> dict[int, int]:
        """Beside the end of each line, but rows apart where scores are close, and within the chart."""
        high, tops = self.look.cell[1], dict[int, int]()
        highest, left = self.plot.top - high // 2, sum(len(names) for names, _ in self.series)
        for side in sorted(range(len(self.series)), key=lambda side: -self.series[side][1][-1]):
            names, scores = self.series[side]
            beside = self._point(0, scores[-1])[1] - high // 2
            tops[side] = max(highest, min(beside, self.plot.bottom + high // 2 - left * high))
            highest, left = tops[side] + len(names) * high, left - len(names)
        return tops
