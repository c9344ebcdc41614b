"""The cribbage board: wood, holes in fives, and two pegs for each side that leapfrog."""

from collections.abc import Sequence
from functools import cache

from pygame import Rect, Surface

from game.assets import ASSETS
from game.screen.cloth.board_plan import FIVE, LAP, SKUNK_LINES, STREET, BoardPlan, Track, lap, laps
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import Sheet, read_sheet
from game.screen.paint.canvas import Canvas
from game.screen.paint.glyphs import HEIGHT, WIDTH
from game.screen.paint.wood import wood
from game.screen.tabletop import Pegs

SIZE = (224, 238)
PLANK = Rect(2, 1, 220, 236)
CORNER_CUTS = (4, 2, 1)
MIDDLE = 112
LANE = 14
LANE_ENDS = 5
LAPS_AT = 215
BOARD = ASSETS / "board.txt"


PLANS = {
    2: BoardPlan(
        tracks=(Track(44, 76), Track(180, 148)),
        upward_numbers=(22, 202),
        downward_numbers=MIDDLE,
        skunk_letters=(60, 164),
        lap_words="lap {}",
    ),
    3: BoardPlan(
        tracks=(Track(44, 180), Track(64, 160), Track(84, 140)),
        upward_numbers=(22,),
        downward_numbers=202,
        skunk_letters=(MIDDLE,),
        lap_words="{}",
    ),
}


@cache
def drawings() -> Sheet:
    """The holes and pegs."""
    return read_sheet(BOARD)


@cache
def peg(side: int) -> Surface:
    """A side's peg seen from above."""
    return drawings()[f"peg {side}"].surface()


def draw_board(canvas: Canvas, area: Rect, pegs: Sequence[Pegs], target: int) -> None:
    """Draw the board for a game to the target, with all pegs in their holes."""
    canvas.blit(empty_board(len(pegs), target), area.topleft)
    plan = PLANS[len(pegs)]
    for side, (front, back) in enumerate(pegs):
        for score, is_back in ((back, True), (front, False)):
            x, y = plan.hole(side, score, target, back=is_back)
            _stamp(canvas, peg(side), (area.left + x, area.top + y))
        if laps(target) > 1:
            words = plan.lap_words.format(lap(front, target))
            _write(canvas, words, (area.left + plan.tracks[side].down, area.top + LAPS_AT))


@cache
def empty_board(sides: int, target: int) -> Surface:
    """The board without pegs."""
    canvas = Canvas(SIZE)
    _Carving(canvas, PLANS[sides], target).carve()
    return canvas.surface


class _Carving:
    """A board being made."""

    def __init__(self, canvas: Canvas, plan: BoardPlan, target: int) -> None:
        self.canvas, self.plan, self.target = canvas, plan, target

    def carve(self) -> None:
        self.canvas.blit(wood(PLANK.size), PLANK.topleft)
        self.canvas.bevel(PLANK, Colour.YELLOW, Colour.RED)
        self.canvas.round_off(PLANK, CORNER_CUTS)
        for column in self.plan.columns():
            self._lane(column)
        self._holes()
        self._numbers()
        for score in SKUNK_LINES.get(self.target, ()):
            self._skunk_line(score)

    def _lane(self, column: int) -> None:
        top = self.plan.rung(STREET - 1) - LANE_ENDS
        lane = Rect(column - LANE // 2, top, LANE, self.plan.bottom + LANE_ENDS - top)
        self.canvas.fill(lane, Colour.BROWN)
        self.canvas.bevel(lane, Colour.RED, Colour.YELLOW)

    def _holes(self) -> None:
        hole = drawings()["hole"].surface()
        for side in range(len(self.plan.tracks)):
            for score in range(1, LAP + 1):
                _stamp(self.canvas, hole, self.plan.street_hole(side, score))
            for back in (False, True):
                _stamp(self.canvas, hole, self.plan.hole(side, 0, self.target, back=back))
        _stamp(self.canvas, drawings()["game hole"].surface(), self.plan.game_hole(self.target))

    def _numbers(self) -> None:
        for number in range(FIVE, STREET + 1, FIVE):
            for column in self.plan.upward_numbers:
                _write(self.canvas, str(number), (column, self.plan.rung(number - 1) - HEIGHT // 2))
            down = self.plan.rung(STREET - number) - HEIGHT // 2
            _write(self.canvas, str(STREET + number), (self.plan.downward_numbers, down))

    def _skunk_line(self, score: int) -> None:
        line = drawings()["skunk line"].surface()
        for side in range(len(self.plan.tracks)):
            _stamp(self.canvas, line, self.plan.beyond(side, score))
        for column in self.plan.skunk_letters:
            _write(self.canvas, "S", (column, self.plan.beyond(0, score)[1] - HEIGHT // 2))


def _stamp(canvas: Canvas, picture: Surface, middle: tuple[int, int]) -> None:
    wide, high = picture.get_size()
    canvas.blit(picture, (middle[0] - wide // 2, middle[1] - high // 2))


def _write(canvas: Canvas, words: str, top: tuple[int, int]) -> None:
    canvas.text((top[0] - len(words) * WIDTH // 2, top[1]), words, Colour.BLACK)
