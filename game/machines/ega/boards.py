"""The board of the EGA machine: wood, upright at the left, with streets inlaid in the players' colours."""

from game.screen.looks.upright_board import upright
from game.screen.looks.wood_plan import WoodPlan

EGA_WOOD = WoodPlan(
    rings=(0, 0, 1, 1, 2, 3, 4, 3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 1, 1, 1),
    ring_width=3,
    bends=(0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 6, 4, 2, 1),
    bend_length=17,
)

EGA_BOARDS = upright(
    high=236,
    tag=12,
    lanes=(26, 22),
    lane_ends=5,
    laps_at=216,
    holes=(208, 6, 4),
    down=14,
    tray=(9, 11),
    game=((10, 223), (24, 227)),
)
