"""The board of the Amiga: smooth wood, upright at the left."""

from game.screen.looks.upright_board import upright

AMIGA_BOARDS = upright(
    high=158,
    tag=9,
    lanes=(14, 14),
    lane_ends=4,
    laps_at=149,
    holes=(140, 4, 3),
    down=11,
    tray=(8, 7),
    game=((6, 153), (14, 153)),
)
