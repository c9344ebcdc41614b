"""Where the holes of a cribbage board lie, and how a game of any length runs round it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.paint.looks.monitor import Point
from game.values import frozen, replace

STREET = 30
LAP = 2 * STREET
FIVE = 5


class Track(NamedTuple):
    """One side's way: up one column and down another."""

    up: int
    down: int


@frozen
class BoardPlan:
    """One board in pixels: the middles of its holes, and what is written beside them."""

    plank: Rect
    corner_cuts: Sequence[int]
    """How many pixels are rounded off the plank's upper and lower rows."""
    tracks: tuple[Track, ...]
    upward_numbers: tuple[int, ...]
    downward_numbers: int
    numbers_wide: int
    """How wide the wood is plain under the numbers."""
    line_letters: tuple[int, ...]
    """The middles of the letters at the lines across the lanes, and how large the ground below them is."""
    line_tag: Point
    lane: int
    """How wide an inlaid lane of holes is, and how far it goes on beyond its last hole."""
    lane_ends: int
    bottom: int
    pitch: int
    gap: int
    """What is added to the pitch after every fifth hole."""
    start: tuple[Point, Point]
    """How far from the lowest hole the front and the back peg start, and the tray that they start in."""
    tray: Rect
    """Its place below a lane's middle and lowest hole."""
    middle: int
    game_above: int
    game_below: int
    pegs: str = "board peg"
    """Which drawing of a peg stands in its holes."""
    bevels: int = 1
    """How many lines deep the plank's edge is."""
    name: Point | None = None
    """Where the name is carved in, and the middle of the number that wins."""
    goal: Point | None = None
    laps: Sequence[Rect] = ()
    """Where it stands for each side which time round it is, or no more than the figure."""

    def rung(self, number: int) -> int:
        """Return the height of a street's hole, counted from the lower end."""
        return self.bottom - number * self.pitch - number // FIVE * self.gap

    def hole(self, side: int, score: int, target: int, *, back: bool = False) -> Point:
        """Return where a side's peg stands with this score."""
        if score <= 0:
            across, down = self.start[back]
            return self.tracks[side].up + across, self.bottom + down
        if score >= target:
            return self.game_hole(target)
        return self.street_hole(side, score)

    def street_hole(self, side: int, score: int) -> Point:
        """Return where a score lies on the way round, however often."""
        number, street = on_street(score)
        return self.tracks[side][street], self.rung(number)

    def game_hole(self, target: int) -> Point:
        """Return where the game ends: below when the last street runs down, above when it runs up."""
        return self.middle, self.game_below if runs_down(target - 1) else self.game_above

    def beyond(self, side: int, score: int) -> Point:
        """Return the line between this hole and the next."""
        x, y = self.street_hole(side, score)
        between = (self.pitch + self.gap) // 2
        return x, y + between if runs_down(score) else y - between


def runs_down(score: int) -> bool:
    """Tell whether the street of this hole runs down the board."""
    return bool(on_street(score)[1])


def on_street(score: int) -> tuple[int, int]:
    """Return which hole of its street a score has, from the start's end, and whether on the way back."""
    street, along = divmod((score - 1) % LAP, STREET)
    return STREET - 1 - along if street else along, street


def lap_words(score: int, target: int) -> str:
    """Say which time round the board it is, where it is gone round twice."""
    return f"lap {max(min(score, target - 1) - 1, 0) // LAP + 1}" if target > LAP + 1 else ""


def in_fives(score: int) -> tuple[int, int]:
    """Return the same where between two fives there is room for one more."""
    number, street = on_street(score)
    return number + number // FIVE, street


MIDDLE = 112
LETTERS, HIGH = 36, 14
"""The room for the words of a lap, half a letter of it between them."""


def upright(
    *,
    high: int,
    tag: int,
    lanes: Point,
    lane_ends: int,
    holes: tuple[int, int, int],
    down: int,
    tray: Point,
    game: tuple[Point, Point],
) -> Mapping[int, BoardPlan]:
    """Plan boards for two sides and three; `holes`: lowest, pitch, gap after five; `game`: its ends."""
    bottom, pitch, gap = holes
    two = BoardPlan(
        plank=Rect(2, 1, 220, high),
        corner_cuts=(4, 2, 1),
        tracks=(Track(47, 81), Track(177, 143)),
        upward_numbers=(18, 206),
        downward_numbers=MIDDLE,
        numbers_wide=26,
        line_letters=(64, 160),
        line_tag=(10, tag),
        lane=lanes[0],
        lane_ends=lane_ends,
        bottom=bottom,
        pitch=pitch,
        gap=gap,
        start=((6, down), (-6, down)),
        tray=Rect(-13, tray[0], 26, tray[1]),
        middle=MIDDLE,
        game_above=game[0][0],
        game_below=game[0][1],
        laps=[Rect(left, bottom + tray[0] + 1, LETTERS, HIGH) for left in (64, 124)],
    )
    return {2: two, 3: _for_three(two, lanes[1], game[1])}


def _for_three(two: BoardPlan, lane: int, game: Point) -> BoardPlan:
    """Plan three narrower lanes on the same plank, each with the other's way home beyond it."""
    (_, down), _ = two.start
    return replace(
        two,
        tracks=(Track(44, 180), Track(67, 157), Track(90, 134)),
        upward_numbers=(18,),
        downward_numbers=206,
        line_letters=(MIDDLE,),
        lane=lane,
        start=((5, down), (-5, down)),
        tray=Rect(-11, two.tray.top, 22, two.tray.height),
        game_above=game[0],
        game_below=game[1],
        laps=[Rect(home - 4, two.laps[0].top, 8, HIGH) for home in (180, 157, 134)],
    )
