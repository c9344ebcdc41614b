"""The cribbage board: wood, holes in fives, and two pegs for each side that leapfrog."""

from collections.abc import Sequence
from functools import lru_cache

from pygame import Rect, Surface

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import STREET_ROWS
from game.paint.looks.board_plan import FIVE, LAP, STREET, BoardPlan, lap_words, on_street
from game.paint.looks.drawings import Drawings
from game.paint.looks.inks import SideInks
from game.paint.looks.look import Look, drawings
from game.paint.looks.monitor import Ink, Point
from game.paint.table.felt_and_wood import darker_wood, felt, wood
from game.sheets.table_state import BoardLine, TableState


def _carvings(look: Look) -> Drawings:
    return drawings(look, look.folder / "board.txt")


@lru_cache(maxsize=256)  # parts of a board on eight looks, in each ink
def carved(look: Look, name: str, ink: Ink = 0) -> Surface:
    """Draw a hole, or a carving beside it; an ink is for what has none of its own."""
    return _carvings(look)[name].surface(ink)


def peg(look: Look, side: int, *, of_ivory: bool = False) -> Surface:
    """Draw a side's peg as a mark beside words, like those that stand in the board."""
    return _carved_peg(look, f"ivory mark {side}", f"peg {side}", of_ivory)


def board_peg(look: Look, top: TableState, side: int) -> Surface:
    """Draw a side's peg as it stands in the board."""
    painted = f"{look.boards[len(top.pegs)].pegs} {side}"
    return _carved_peg(look, f"ivory peg {side}", painted, top.ivory_pegs)


def _carved_peg(look: Look, ivory: str, painted: str, of_ivory: bool) -> Surface:
    """Draw a peg: of ivory where that is wanted and the machine has it."""
    return carved(look, ivory if of_ivory and ivory in _carvings(look) else painted)


def lap_told(top: TableState, side: int) -> str:
    """Say which time round the board a side is, at a table where that is written."""
    return "" if top.is_bare else lap_words(top.pegs[side].front, top.target)


def draw_board(canvas: Canvas, area: Rect, top: TableState) -> None:
    """Draw the board of a game, with all pegs in their holes: the back peg first, the front one over it."""
    look, plan = canvas.look, canvas.look.boards[len(top.pegs)]
    canvas.blit(empty_board(look, len(top.pegs), top.target, tuple(top.lines)), area.topleft)
    for side, (front, back) in enumerate(top.pegs):
        for score, is_back in ((back, True), (front, False)):
            x, y = plan.hole(side, score, top.target, back=is_back)
            canvas.blit_middle(board_peg(look, top, side), (area.left + x, area.top + y))
    for side, place in enumerate(plan.laps):
        if words := lap_told(top, side):
            place = place.move(area.topleft)
            canvas.fill(place, look.inks.wood.face)
            canvas.text(place.topleft, words[: look.columns_in(place) - 1], look.inks.wood.words)
            canvas.right(place, words[-1], look.inks.wood.words)


@lru_cache(maxsize=16)  # boards of two to four on a look or two
def empty_board(look: Look, sides: int, target: int, lines: tuple[BoardLine, ...] = ()) -> Surface:
    """Draw the board without pegs."""
    area = look.table.board
    under = felt(look, area.size, area.top).copy() if look.inks.cloth else None
    canvas = Canvas(look, under or look.palette.plain(look.inks.ground, area.size))
    _Carving(canvas, look.boards[sides], target).carve(lines)
    return canvas.surface


class _Carving:
    """A board being made."""

    def __init__(self, canvas: Canvas, plan: BoardPlan, target: int) -> None:
        self.canvas, self.plan, self.target = canvas, plan, target
        self.look, self.inks = canvas.look, canvas.look.inks.wood
        self.is_carved = len({*self.inks.shades}) > 1

    def carve(self, lines: Sequence[BoardLine]) -> None:
        plank = self.plan.plank
        self._plank(plank)
        for side, track in enumerate(self.plan.tracks):
            for column in track:
                self._lane(column, self.look.inks.sides[side])
            tray = self.plan.tray.move(track.up, self.plan.bottom)
            self.canvas.fill(tray, self.look.inks.sides[side].inlay)
            self.canvas.outline(tray, self.inks.words)
        for line in lines:
            self._line(line)
        self._holes()
        self._numbers()

    def _plank(self, plank: Rect) -> None:
        """Lay the plank, with round corners; its edge may be several lines deep."""
        inks, (across, down), cuts = self.inks, self.look.stroke, self.plan.corner_cuts
        under = self.canvas.surface.subsurface(plank).copy()
        self.canvas.blit(wood(self.look, plank.size), plank.topleft)
        for line in range(self.plan.bevels):
            edge = plank.inflate(-2 * across * line, -2 * down * line)
            self.canvas.bevel(edge, inks.light, inks.grain if self.is_carved else inks.dark)
        if self.is_carved:
            self.canvas.outline(plank, inks.words)
            self.canvas.round_off(
                plank, [cut + across for cut in cuts], self.look.palette.plain(inks.words, plank.size)
            )
        self.canvas.round_off(plank, cuts, under)
        if self.plan.name and self.is_carved:
            self.canvas.blit(carved(self.look, "name"), self.plan.name)
        elif self.plan.name:
            area = Rect(plank.left, self.plan.name[1], plank.width, 2 * self.look.cell[1])
            self.canvas.large(area, "CRIB", inks.words, (3, 2))

    def _lane(self, column: int, colors: SideInks) -> None:
        """Draw a street let into the wood, with a rule after every fifth hole, or carved a little deeper."""
        wide, ends = self.plan.lane, self.plan.lane_ends
        top = self.plan.rung(STREET - 1) - ends
        lane = Rect(column - wide // 2, top, wide, self.plan.bottom + ends - top)
        if self.is_carved:
            self.canvas.blit(darker_wood(self.look, lane.size), lane.topleft)
            self.canvas.bevel(lane, self.inks.dark, self.inks.light)
            return
        self.canvas.fill(lane, colors.inlay)
        for number in range(FIVE, STREET, FIVE):
            between = (self.plan.rung(number) + self.plan.rung(number - 1)) // 2
            self.canvas.fill(Rect(lane.left, between, wide, 1), colors.rule)
        self.canvas.bevel(lane, self.inks.words, colors.rule)

    def _holes(self) -> None:
        hole = carved(self.look, "hole")
        for side in range(len(self.plan.tracks)):
            for score in range(1, LAP + 1):
                self.canvas.blit_middle(hole, self.plan.street_hole(side, score))
            for back in (False, True):
                self.canvas.blit_middle(hole, self.plan.hole(side, 0, self.target, back=back))
        self.canvas.blit_middle(carved(self.look, "game hole"), self.plan.game_hole(self.target))

    def _numbers(self) -> None:
        for number in range(FIVE, STREET + 1, FIVE):
            for column in self.plan.upward_numbers:
                self._number(number, column, self.plan.rung(number - 1))
            rung = self.plan.rung(STREET - number)
            self._number(STREET + number, self.plan.downward_numbers, rung, self.inks.way_back)
        if self.plan.goal:
            above = Rect(0, 0, self.look.width(str(self.target)), self.look.cell[1])
            above.center = self.plan.goal
            self._burn(above, str(self.target), self.inks.words)

    def _number(self, number: int, column: int, middle: int, ink: Ink | None = None) -> None:
        ground = Rect(0, 0, self.plan.numbers_wide, self.look.cell[1])
        ground.center = column, middle
        if not self.is_carved:
            self.canvas.fill(ground, self.inks.face)
        self._burn(ground, str(number), self.inks.words if ink is None else ink)

    def _burn(self, area: Rect, words: str, ink: Ink) -> None:
        """Write on the wood, with a light edge where it has shades."""
        if self.is_carved:
            self.canvas.centered(area.move(1, 1), words, self.inks.light)
        self.canvas.centered(area, words, ink)

    def _line(self, line: BoardLine) -> None:
        """Draw a line across the street in which the hole lies, with its letter beside it."""
        wide, (_, thick) = self.plan.lane, self.look.stroke
        for side in range(len(self.plan.tracks)):
            across = Rect(0, 0, wide, 3 * thick)
            across.center = self.plan.beyond(side, line.hole)
            self.canvas.fill(across, self.inks.words)
            self.canvas.fill(across.inflate(0, -2 * thick), self.inks.light)
        tag = Rect((0, 0), self.plan.line_tag)
        for column in self.plan.line_letters:
            tag.center = column, self.plan.beyond(0, line.hole)[1]
            if self.is_carved:
                tag.top += tag.height * 3 // 4  # below it, or an L would be a hook of the line
            else:
                self.canvas.fill(tag, self.inks.light)
            self._burn(tag, line.letter, self.inks.words)


_STEP, _GAP = 12, 8


def _inlay(canvas: Canvas, area: Rect, fives: int, wide: int, margin: int) -> None:
    """Let the ways out and home into the wood, with a rule after every fifth hole."""
    colors, high = canvas.look.inks.sides[0], canvas.look.cell[1]
    for way in (area, area.move(0, high)):
        lane = Rect(way.left + margin, way.top + 1, fives * wide, high - 1)
        canvas.fill(lane, colors.inlay)
        for five in range(1, fives):
            canvas.fill(Rect(lane.left + five * wide, lane.top, 1, lane.height), colors.rule)
        canvas.bevel(lane, canvas.look.inks.wood.words, colors.rule)


def draw_streets(canvas: Canvas, at: Point, pegs: Sequence[int]) -> None:
    """Draw one side's way across a page, out above and home below, with its back and its front peg.

    A third figure is the hole, 0 at the start, from which the front one jumped past the other."""
    look, inks, (wide, high) = canvas.look, canvas.look.inks.wood, canvas.look.cell
    step, gap = (wide + look.grain.air(most - wide) for most in (_STEP, _GAP))
    area = Rect(at, (STREET * step + (STREET // FIVE + 1) * gap, STREET_ROWS * high))
    canvas.fill(area, inks.face)
    if look.grain.is_fine:
        canvas.blit(wood(look, area.size), at)
        canvas.bevel(area, inks.light, inks.dark)
        if not inks.shades:
            _inlay(canvas, area.move(0, high), STREET // FIVE, FIVE * step + gap, gap // 2)
    holes = {0: Rect(area.left, area.top + high, gap, high)}  # where pegs stand before they score
    for score in range(1, LAP + 1):
        number, is_home = on_street(score)
        left = area.left + gap + number * step + number // FIVE * gap
        hole = holes[score] = Rect(left, area.top + (1 + is_home) * high, step, high)
        if score in pegs[:2]:
            canvas.blit_middle(peg(look, 0), hole.center)
        else:
            canvas.blit_middle(carved(look, "hole", inks.words), hole.center)
        if score % FIVE == 0:
            beside = 0 if look.grain.is_fine else is_home * wide // 2  # it ends at its hole, or begins there
            ink = inks.way_back or inks.words if is_home else inks.words
            canvas.centered(hole.move(beside, high if is_home else -high), str(score), ink)
    if pegs[2:] and look.grain.is_fine:  # a cell of holes and numbers has no third ink
        _draw_jump(canvas, holes[pegs[2]], holes[pegs[1]])


def _draw_jump(canvas: Canvas, begins: Rect, ends: Rect) -> None:
    """Lead a flat arc of dots from a hole over those between to the peg that came from there."""
    look, (across, down) = canvas.look, canvas.look.stroke
    lowest = ends.centery - peg(look, 0).get_height() // 2 - down
    rises = lowest - (ends.top - down)
    for left in range(begins.centerx, ends.centerx, 2 * across):
        from_end = min(left - begins.centerx, ends.centerx - left) // (2 * across)
        canvas.fill(Rect(left, lowest - min(from_end, rises), across, down), look.inks.paper.paper)
