"""A board that stands upright at the left, 224 pixels wide: everything across is the same on each machine."""

from collections.abc import Mapping

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track
from game.screen.looks.monitor import Point

MIDDLE = 112


def upright(
    *,
    high: int,
    tag: int,
    lanes: Point,
    lane_ends: int,
    laps_at: int,
    holes: tuple[int, int, int],
    down: int,
    tray: Point,
    game: tuple[Point, Point],
) -> Mapping[int, BoardPlan]:
    """For two sides and three; `holes` are the lowest, the pitch and the gap after five, `game` its ends."""
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
        lap_words="lap {}",
        laps_at=laps_at,
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
    )
    three = two._replace(
        tracks=(Track(44, 180), Track(67, 157), Track(90, 134)),
        upward_numbers=(18,),
        downward_numbers=206,
        line_letters=(MIDDLE,),
        lane=lanes[1],
        start=((5, down), (-5, down)),
        tray=Rect(-11, tray[0], 22, tray[1]),
        lap_words="{}",
        game_above=game[1][0],
        game_below=game[1][1],
    )
    return {2: two, 3: three}
