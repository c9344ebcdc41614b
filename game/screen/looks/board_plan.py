"""Where the holes of a cribbage board lie, and how a game of any length runs round it."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.screen.looks.monitor import Point

STREET = 30
LAP = 2 * STREET
FIVE = 5


class Track(NamedTuple):
    """One side's way: up one column and down another."""

    up: int
    down: int


class BoardPlan(NamedTuple):
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
    lap_words: str
    laps_at: int
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

    def rung(self, number: int) -> int:
        """The height of a street's hole, counted from the lower end."""
        return self.bottom - number * self.pitch - number // FIVE * self.gap

    def hole(self, side: int, score: int, target: int, *, back: bool = False) -> Point:
        """Where a side's peg stands with this score."""
        if score <= 0:
            across, down = self.start[back]
            return self.tracks[side].up + across, self.bottom + down
        if score >= target:
            return self.game_hole(target)
        return self.street_hole(side, score)

    def street_hole(self, side: int, score: int) -> Point:
        """Where a score lies on the way round, however often."""
        track = self.tracks[side]
        street, number = divmod((score - 1) % LAP, STREET)
        return (track.down, self.rung(STREET - 1 - number)) if street else (track.up, self.rung(number))

    def game_hole(self, target: int) -> Point:
        """Where the game ends: below when the last street runs down, above when it runs up."""
        return self.middle, self.game_below if runs_down(target - 1) else self.game_above

    def beyond(self, side: int, score: int) -> Point:
        """The line between this hole and the next."""
        x, y = self.street_hole(side, score)
        between = (self.pitch + self.gap) // 2
        return x, y + between if runs_down(score) else y - between

    def columns(self) -> list[int]:
        """All columns of holes, from the left."""
        return sorted(column for track in self.tracks for column in (track.up, track.down))


def runs_down(score: int) -> bool:
    """Whether the street of this hole runs down the board."""
    return (score - 1) % LAP >= STREET


def laps(target: int) -> int:
    """How often a game goes round the board, a lap begun being one."""
    return -(-(target - 1) // LAP)


def lap(score: int, target: int) -> int:
    """Which time round a side is."""
    return max(min(score, target - 1) - 1, 0) // LAP + 1
