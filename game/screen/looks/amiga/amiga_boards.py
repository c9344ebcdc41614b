"""The boards of the Amiga: smooth wood, upright at the left."""

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track

MIDDLE = 112

TWO_SIDES = BoardPlan(
    plank=Rect(2, 1, 220, 158),
    corner_cuts=(4, 2, 1),
    tracks=(Track(47, 81), Track(177, 143)),
    upward_numbers=(18, 206),
    downward_numbers=MIDDLE,
    numbers_wide=26,
    line_letters=(64, 160),
    line_tag=(10, 9),
    lap_words="lap {}",
    laps_at=149,
    lane=14,
    lane_ends=4,
    bottom=140,
    pitch=4,
    gap=3,
    start=((6, 11), (-6, 11)),
    tray=Rect(-13, 8, 26, 7),
    middle=MIDDLE,
    game_above=6,
    game_below=153,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(44, 180), Track(67, 157), Track(90, 134)),
    upward_numbers=(18,),
    downward_numbers=206,
    line_letters=(MIDDLE,),
    lane=14,
    start=((5, 11), (-5, 11)),
    tray=Rect(-11, 8, 22, 7),
    lap_words="{}",
    game_above=14,
    game_below=153,
)

AMIGA_BOARDS = {2: TWO_SIDES, 3: THREE_SIDES}
