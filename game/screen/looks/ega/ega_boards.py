"""The boards of the EGA machine: wood, upright at the left."""

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track
from game.screen.looks.wood_plan import WoodPlan

MIDDLE = 112

EGA_WOOD = WoodPlan(
    rings=(1, 1, 2, 3, 5, 7, 9, 7, 4, 2, 1, 0, 0, 1, 2, 4, 6, 4, 2, 1, 1, 2, 3, 2),
    ring_width=3,
    bends=(0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 6, 4, 2, 1),
    bend_length=17,
)

TWO_SIDES = BoardPlan(
    plank=Rect(2, 1, 220, 236),
    corner_cuts=(4, 2, 1),
    tracks=(Track(44, 76), Track(180, 148)),
    upward_numbers=(22, 202),
    downward_numbers=MIDDLE,
    skunk_letters=(60, 164),
    lap_words="lap {}",
    laps_at=215,
    lane=14,
    lane_ends=5,
    bottom=206,
    pitch=6,
    gap=4,
    start=(11, 20),
    middle=MIDDLE,
    game_above=10,
    game_below=223,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(44, 180), Track(64, 160), Track(84, 140)),
    upward_numbers=(22,),
    downward_numbers=202,
    skunk_letters=(MIDDLE,),
    lap_words="{}",
)

EGA_BOARDS = {2: TWO_SIDES, 3: THREE_SIDES}
