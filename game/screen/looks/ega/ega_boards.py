"""The boards of the EGA machine: wood, upright at the left, with streets inlaid in the players' colours."""

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track
from game.screen.looks.wood_plan import WoodPlan

MIDDLE = 112

EGA_WOOD = WoodPlan(
    rings=(0, 0, 1, 1, 2, 3, 4, 3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 1, 1, 1),
    ring_width=3,
    bends=(0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 6, 4, 2, 1),
    bend_length=17,
)

TWO_SIDES = BoardPlan(
    plank=Rect(2, 1, 220, 236),
    corner_cuts=(4, 2, 1),
    tracks=(Track(47, 81), Track(177, 143)),
    upward_numbers=(18, 206),
    downward_numbers=MIDDLE,
    numbers_wide=26,
    line_letters=(64, 160),
    line_tag=(10, 12),
    lap_words="lap {}",
    laps_at=216,
    lane=26,
    lane_ends=5,
    bottom=208,
    pitch=6,
    gap=4,
    start=((6, 14), (-6, 14)),
    tray=Rect(-13, 9, 26, 11),
    middle=MIDDLE,
    game_above=10,
    game_below=223,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(44, 180), Track(67, 157), Track(90, 134)),
    upward_numbers=(18,),
    downward_numbers=206,
    line_letters=(MIDDLE,),
    lane=22,
    start=((5, 14), (-5, 14)),
    tray=Rect(-11, 9, 22, 11),
    lap_words="{}",
    game_above=24,
    game_below=227,
)

EGA_BOARDS = {2: TWO_SIDES, 3: THREE_SIDES}
