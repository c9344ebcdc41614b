"""The table of the EGA machine: where everything lies beside its board."""

from pygame import Rect

from game.screen.looks.places import CardRow, FanPlan, PlatePlan, SeatPlaces, TablePlaces, TablePlan

LEFT = 228
PLATE = (134, 14)
HAND_WIDTH, HAND_STEP = 324, 65
PLAYED_WIDTH, PLAYED_STEP = 188, 30
OWN_PLAYED, OWN_HAND, OWN_PLATE = 184, 256, 322
BY_THE_PACK, PACK_LEFT = 420, 564
CRIB_WIDTH, CRIB_STEP = 124, 20
CRIB_NAME = (136, 14)
NAME_ABOVE_CRIB, NAME_BELOW_CRIB = -14, 67
COUNTER = Rect(562, 258, 72, 64)


def _seat(left: int, plate: int, hand: int, played: int) -> SeatPlaces:
    """A seat with the table's whole width to itself, what it says beside its name."""
    return SeatPlaces(
        plate=Rect((left, plate), PLATE),
        says=(left + PLATE[0] + 12, plate - (plate > hand)),
        hand=CardRow((left, hand), HAND_WIDTH, HAND_STEP),
        played=CardRow((left, played), PLAYED_WIDTH, PLAYED_STEP),
    )


def _column_seat(left: int, width: int) -> SeatPlaces:
    """A seat in a column, whose played cards cover the lower part of its hand, as its words do."""
    return SeatPlaces(
        plate=Rect((left, 0), PLATE),
        says=(left + 8, 18),
        hand=CardRow((left, 15), width, PLAYED_STEP),
        played=CardRow((left, 38), width, PLAYED_STEP),
    )


def _crib(left: int, top: int) -> CardRow:
    return CardRow((left, top), CRIB_WIDTH, CRIB_STEP)


def _crib_name(crib: CardRow, below: int) -> Rect:
    left = crib.at[0] - (CRIB_NAME[0] - CRIB_WIDTH) // 2
    return Rect((left, crib.at[1] + below), CRIB_NAME)


OWN_SEAT = _seat(LEFT, OWN_PLATE, OWN_HAND, OWN_PLAYED)
OWN_CRIB = _crib(BY_THE_PACK, OWN_PLAYED)


def _face_to_face() -> TablePlaces:
    facing_crib = _crib(BY_THE_PACK, 84)
    return TablePlaces(
        seats=(OWN_SEAT, _seat(LEFT, 0, 16, 84)),
        cribs=(OWN_CRIB, facing_crib),
        crib_names=(_crib_name(OWN_CRIB, NAME_ABOVE_CRIB), _crib_name(facing_crib, NAME_BELOW_CRIB)),
        pack=(PACK_LEFT, 137),
        counter=COUNTER,
    )


def _round_table(lefts: tuple[int, ...], width: int) -> TablePlaces:
    cribs = (OWN_CRIB, *(_crib(left + 4, 118) for left in lefts))
    return TablePlaces(
        seats=(OWN_SEAT, *(_column_seat(left, width) for left in lefts)),
        cribs=cribs,
        crib_names=tuple(_crib_name(crib, NAME_ABOVE_CRIB) for crib in cribs),
        pack=(PACK_LEFT, OWN_PLAYED),
        counter=COUNTER,
    )


MESSAGE = Rect(0, 336, 640, 14)

EGA_TABLE = TablePlan(
    board=Rect(0, 0, 224, 238),
    reasons=Rect(0, 238, 224, 98),
    reasons_margin=2,
    reasons_indent=14,
    cloth=Rect(224, 0, 416, 336),
    message=MESSAGE,
    message_margin=4,
    buttons=MESSAGE,
    button_gap=8,
    number_pad=Rect(8, 0, 208, 238),
    by_seats={2: _face_to_face(), 3: _round_table((228, 436), 196), 4: _round_table((228, 366, 504), 132)},
    plate=PlatePlan(
        peg_room=12, margin=2, chip=(12, 12), bubble_margin=6, bubble_height=16, bubble_edge=(2, 1)
    ),
    fan=FanPlan(margin=10, lifted=12, gap=2),
    crib_words="Crib: {}",
    raised=6,
    cursor_frame=(8, 4),
    pack_layers=((6, 4), (4, 3), (2, 1)),
    count_caption=18,
    weave=(".......d", "........", "...d....", "........"),
)
