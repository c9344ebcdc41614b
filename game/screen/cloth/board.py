"""The cribbage board: wood, holes in fives, and two pegs for each side that leapfrog."""

from collections.abc import Sequence
from functools import cache

from pygame import Rect, Surface

from game.screen.looks.board_plan import FIVE, LAP, SKUNK_LINES, STREET, BoardPlan, lap, laps
from game.screen.looks.look import Look, drawings
from game.screen.looks.monitor import Point
from game.screen.paint.canvas import Canvas
from game.screen.paint.wood import wood
from game.screen.tabletop import Pegs


@cache
def carved(look: Look, name: str) -> Surface:
    """A hole, or what is carved beside it."""
    return drawings(look, look.pegs)[name].surface()


def peg(look: Look, side: int) -> Surface:
    """A side's peg seen from above."""
    return carved(look, f"peg {side}")


def draw_board(canvas: Canvas, area: Rect, pegs: Sequence[Pegs], target: int) -> None:
    """Draw the board for a game to the target, with all pegs in their holes."""
    look, plan = canvas.look, canvas.look.boards[len(pegs)]
    canvas.blit(empty_board(look, len(pegs), target), area.topleft)
    for side, (front, back) in enumerate(pegs):
        for score, is_back in ((back, True), (front, False)):
            x, y = plan.hole(side, score, target, back=is_back)
            canvas.blit_middle(peg(look, side), (area.left + x, area.top + y))
        if laps(target) > 1:
            words = plan.lap_words.format(lap(front, target))
            _write(canvas, words, (area.left + plan.tracks[side].down, area.top + plan.laps_at))


@cache
def empty_board(look: Look, sides: int, target: int) -> Surface:
    """The board without pegs."""
    canvas = Canvas(look, look.palette.plain(look.inks.ground, look.table.board.size))
    _Carving(canvas, look.boards[sides], target).carve()
    return canvas.surface


class _Carving:
    """A board being made."""

    def __init__(self, canvas: Canvas, plan: BoardPlan, target: int) -> None:
        self.canvas, self.plan, self.target = canvas, plan, target
        self.look, self.inks = canvas.look, canvas.look.inks.wood

    def carve(self) -> None:
        plank = self.plan.plank
        self.canvas.blit(wood(self.look, plank.size), plank.topleft)
        self.canvas.bevel(plank, self.inks.light, self.inks.dark)
        self.canvas.round_off(plank, self.plan.corner_cuts)
        for column in self.plan.columns():
            self._lane(column)
        self._holes()
        self._numbers()
        for score in SKUNK_LINES.get(self.target, ()):
            self._skunk_line(score)

    def _lane(self, column: int) -> None:
        wide, ends = self.plan.lane, self.plan.lane_ends
        top = self.plan.rung(STREET - 1) - ends
        lane = Rect(column - wide // 2, top, wide, self.plan.bottom + ends - top)
        self.canvas.fill(lane, self.inks.face)
        self.canvas.bevel(lane, self.inks.dark, self.inks.light)

    def _holes(self) -> None:
        hole = carved(self.look, "hole")
        for side in range(len(self.plan.tracks)):
            for score in range(1, LAP + 1):
                self.canvas.blit_middle(hole, self.plan.street_hole(side, score))
            for back in (False, True):
                self.canvas.blit_middle(hole, self.plan.hole(side, 0, self.target, back=back))
        self.canvas.blit_middle(carved(self.look, "game hole"), self.plan.game_hole(self.target))

    def _numbers(self) -> None:
        above = self.look.cell[1] // 2
        for number in range(FIVE, STREET + 1, FIVE):
            for column in self.plan.upward_numbers:
                _write(self.canvas, str(number), (column, self.plan.rung(number - 1) - above))
            down = self.plan.rung(STREET - number) - above
            _write(self.canvas, str(STREET + number), (self.plan.downward_numbers, down))

    def _skunk_line(self, score: int) -> None:
        for side in range(len(self.plan.tracks)):
            self.canvas.blit_middle(carved(self.look, "skunk line"), self.plan.beyond(side, score))
        top = self.plan.beyond(0, score)[1] - self.look.cell[1] // 2
        for column in self.plan.skunk_letters:
            _write(self.canvas, "S", (column, top))


def _write(canvas: Canvas, words: str, top: Point) -> None:
    canvas.text((top[0] - canvas.look.width(words) // 2, top[1]), words, canvas.look.inks.wood.words)
