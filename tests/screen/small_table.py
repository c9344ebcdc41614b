"""The table of the small machine, and its boards."""

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track
from game.screen.looks.places import CardRow, FanPlan, PlatePlan, SeatPlaces, TablePlaces, TablePlan

CARD = (24, 32)

TWO_SIDES = BoardPlan(
    plank=Rect(0, 0, 112, 136),
    corner_cuts=(2, 1),
    tracks=(Track(24, 42), Track(88, 70)),
    upward_numbers=(10, 102),
    downward_numbers=56,
    skunk_letters=(33, 79),
    lap_words="{}",
    laps_at=127,
    lane=9,
    lane_ends=3,
    bottom=114,
    pitch=3,
    gap=2,
    start=(6, 11),
    middle=56,
    game_above=8,
    game_below=124,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(24, 88), Track(34, 78), Track(44, 68)),
    upward_numbers=(10,),
    downward_numbers=102,
    skunk_letters=(56,),
)

OWN_PLAYED, OWN_HAND, OWN_PLATE = 102, 136, 168
CRIB_LEFT, CRIB_WIDTH, CRIB_STEP = 222, 54, 10
COUNTER = Rect(278, 138, 40, 29)
OWN_CRIB = CardRow((CRIB_LEFT, OWN_PLAYED), CRIB_WIDTH, CRIB_STEP)
OWN_CRIB_NAME = Rect(184, OWN_PLAYED - 8, 136, 8)


def _seat(plate: int, hand: int, played: int, says: int) -> SeatPlaces:
    return SeatPlaces(
        plate=Rect(116, plate, 130, 8),
        says=(116, says),
        hand=CardRow((116, hand), 158, CARD[0]),
        played=CardRow((116, played), 102, 12),
    )


def _column(left: int, width: int) -> SeatPlaces:
    return SeatPlaces(
        plate=Rect(left, 0, width, 16),
        says=(left, 17),
        hand=CardRow((left, 17), width, 12),
        played=CardRow((left, 27), width, 12),
    )


OWN_SEAT = _seat(OWN_PLATE, OWN_HAND, OWN_PLAYED, 91)


def _two() -> TablePlaces:
    crib = CardRow((CRIB_LEFT, 46), CRIB_WIDTH, CRIB_STEP)
    return TablePlaces(
        seats=(OWN_SEAT, _seat(0, 10, 46, 80)),
        cribs=(OWN_CRIB, crib),
        crib_names=(OWN_CRIB_NAME, Rect(184, 79, 136, 8)),
        pack=(290, 42),
        counter=COUNTER,
    )


def _round_table(lefts: tuple[int, ...], width: int) -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, *(_column(left, width) for left in lefts)),
        cribs=(OWN_CRIB, *(CardRow((left, 69), CRIB_WIDTH, CRIB_STEP) for left in lefts)),
        crib_names=(OWN_CRIB_NAME, *(Rect(left, 60, width, 8) for left in lefts)),
        pack=(290, OWN_PLAYED),
        counter=COUNTER,
    )


TABLE = TablePlan(
    board=Rect(0, 0, 112, 136),
    reasons=Rect(0, 136, 112, 40),
    reasons_margin=2,
    reasons_indent=10,
    cloth=Rect(112, 0, 208, 176),
    message=Rect(0, 176, 320, 16),
    message_margin=0,
    buttons=Rect(0, 192, 320, 8),
    button_gap=4,
    number_pad=Rect(0, 0, 112, 176),
    by_seats={2: _two(), 3: _round_table((116, 220), 98), 4: _round_table((114, 183, 252), 66)},
    plate=PlatePlan(peg_room=9, margin=2, chip=(9, 8), bubble_margin=3, bubble_height=10, bubble_edge=(1, 1)),
    fan=FanPlan(margin=4, lifted=6, gap=1),
    crib_words="{}'s",
    raised=2,
    cursor_frame=(4, 4),
    pack_layers=((3, 2), (2, 1), (1, 1)),
    count_caption=12,
    weave=("........", "........", "...d....", "........"),
)
