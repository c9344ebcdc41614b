"""The EGA look: 640x350 in sixteen colours on a 4:3 monitor."""

from pygame import Rect

from game.screen.look import CardRow, Look, Point, SeatPlaces, TablePlaces

LEFT = 228
OTHER_STRIP, OWN_STRIP = 0, 322
STRIP_HEIGHT = 14
OTHER_HAND, OWN_HAND = 16, 256
OWN_PLAYED = 184
BY_THE_PACK = 424
PACK_LEFT = 564
COUNT = Rect(560, 258, 72, 62)
CRIB_WIDTH, CRIB_STEP = 124, 20

OWN_SEAT = SeatPlaces(
    strip=Rect(LEFT, OWN_STRIP, 404, STRIP_HEIGHT),
    hand=CardRow((LEFT, OWN_HAND), 324, 52),
    played=CardRow((LEFT, OWN_PLAYED), 188, 30),
)
FACING_SEAT = SeatPlaces(
    strip=Rect(LEFT, OTHER_STRIP, 404, STRIP_HEIGHT),
    hand=CardRow((LEFT, OTHER_HAND), 324, 52),
    played=CardRow((LEFT, 86), 188, 30),
)


def _crib(at: Point) -> CardRow:
    return CardRow(at, CRIB_WIDTH, CRIB_STEP)


def _side_seat(left: int, width: int) -> SeatPlaces:
    """A seat in a column of its own, whose played cards cover the lower part of its hand."""
    return SeatPlaces(
        strip=Rect(left, OTHER_STRIP, width, STRIP_HEIGHT),
        hand=CardRow((left, OTHER_HAND), width, 30),
        played=CardRow((left, 50), width, 30),
    )


def _round_table(columns: tuple[int, ...], width: int) -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, *(_side_seat(left, width) for left in columns)),
        cribs=(_crib((BY_THE_PACK, OWN_PLAYED)), *(_crib((left, 117)) for left in columns)),
        pack=(PACK_LEFT, OWN_PLAYED),
        count=COUNT,
    )


FACE_TO_FACE = TablePlaces(
    seats=(OWN_SEAT, FACING_SEAT),
    cribs=(_crib((BY_THE_PACK, OWN_PLAYED)), _crib((BY_THE_PACK, 86))),
    pack=(PACK_LEFT, 135),
    count=COUNT,
)

EGA = Look(
    size=(640, 350),
    shape=(4, 3),
    cell=(8, 14),
    card=(64, 66),
    board=Rect(0, 0, 224, 238),
    reasons=Rect(0, 238, 224, 98),
    table=Rect(224, 0, 416, 336),
    message=Rect(0, 336, 640, 14),
    tables={2: FACE_TO_FACE, 3: _round_table((228, 436), 196), 4: _round_table((228, 366, 504), 132)},
)
