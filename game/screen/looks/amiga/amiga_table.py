"""The table of the Amiga, below its title bar: three bands and two columns, and the messages last."""

from pygame import Rect

from game.screen.looks.places import (
    CardRow,
    CountPlan,
    CribPlaces,
    EndingPlan,
    FanPlan,
    PlatePlaces,
    SeatPlaces,
    ShowPlaces,
    SlipPlan,
    TablePlaces,
    TablePlan,
    TimeAxis,
)

BAR_HIGH = 11
LEFT, RIGHT_COLUMN = 228, 554
UPPER, LOWER = 27, 179
THEIR_PLAYED, OWN_PLAYED = 77, 125
LETTERS = 9
MESSAGE = Rect(0, 244, 640, 12)
PLAYED = TimeAxis(left=234, right=546, closed_step=20, air=10, open_step=40, least_open_step=13)


def _wide_plate(top: int) -> PlatePlaces:
    line = top + 2
    return PlatePlaces(
        area=Rect(LEFT, top, 322, 12),
        band=Rect(LEFT, top, 6, 12),
        peg=(LEFT + 10, top + 6),
        name=Rect(LEFT + 28, line, 80, LETTERS),
        word=Rect(LEFT + 113, line, 96, LETTERS),
        chip=Rect(LEFT + 213, line, 48, LETTERS),
        score=Rect(LEFT + 268, line, 48, LETTERS),
        is_wide=True,
    )


def _low_plate(left: int, width: int, chip: int, top: int) -> PlatePlaces:
    right = left + width
    return PlatePlaces(
        area=Rect(left, top, width, 20),
        band=Rect(left, top, 4, 20),
        peg=(left + 8, top + 5),
        name=Rect(left + 22, top + 1, 80, LETTERS),
        word=Rect(right - 98, top + 10, 96, LETTERS),
        chip=Rect(right - 4 - chip, top + 1, chip, LETTERS),
        score=Rect(left + 8, top + 10, 24, LETTERS),
        is_wide=False,
    )


def _hand(top: int) -> CardRow:
    return CardRow(top, ((4, 264, 68), (5, 232, 64), (6, 236, 66), (7, 236, 56)))


def _pile(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, RIGHT_COLUMN, 6),)), Rect(RIGHT_COLUMN, owner, 84, 12))


def _laid_open(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, 286, 68),)), Rect(327, owner, 180, 11))


def _show(top: int, slip: Rect, *, takes_hands: bool) -> ShowPlaces:
    return ShowPlaces(Rect(232, top, 48, 48), CardRow(top, ((4, 286, 66), (5, 286, 50))), slip, takes_hands)


OWN_SEAT = SeatPlaces(_wide_plate(231), _hand(LOWER), OWN_PLAYED)
OWN_HAND_BY_THE_CRIB = CardRow(LOWER, ((4, 264, 68), (5, 232, 64), (7, 232, 51)))
OWN_CRIB = _pile(LOWER, 231)


def _face_to_face() -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, SeatPlaces(_wide_plate(13), _hand(UPPER), THEIR_PLAYED)),
        played=PLAYED,
        laying_away=(_laid_open(OWN_PLAYED, 112), _laid_open(THEIR_PLAYED, 128)),
        cribs=(OWN_CRIB, _pile(UPPER, 13)),
        show=_show(78, Rect(232, 129, 404, 48), takes_hands=False),
        pack=(560, 80),
        counter=Rect(RIGHT_COLUMN, 135, 82, 42),
    )


def _round_table(seats: tuple[SeatPlaces, ...]) -> TablePlaces:
    cribs = (OWN_CRIB,) * (1 + len(seats))
    return TablePlaces(
        seats=(SeatPlaces(OWN_SEAT.plate, OWN_HAND_BY_THE_CRIB, OWN_PLAYED), *seats),
        played=PLAYED,
        laying_away=cribs,
        cribs=cribs,
        show=_show(86, Rect(232, 138, 404, 40), takes_hands=True),
        pack=(560, 84),
        counter=Rect(RIGHT_COLUMN, 137, 82, 40),
    )


def _whist() -> TablePlaces:
    """Four at the sides of the table, partners face to face; between them is the count."""
    others = (_at_whist(LEFT, 44, 115), _at_whist(365, 13, 118), _at_whist(502, 44, 121))
    return _round_table(others)._replace(
        show=_show(117, Rect(232, 168, 404, 58), takes_hands=True),
        pack=(560, 120),
        counter=Rect(391, 83, 82, 33),
    )


def _column(
    left: int, width: int, chip: int, steps: tuple[int, int, int], played: int, top: int = BAR_HIGH + 1
) -> SeatPlaces:
    """A plate, and the hand below it."""
    four, five, seven = steps
    row = CardRow(top + 22, ((4, left + 2, four), (5, left + 2, five), (7, left + 2, seven)))
    return SeatPlaces(_low_plate(left, width, chip, top), row, played)


def _three(left: int, played: int) -> SeatPlaces:
    return _column(left, 200, 48, (44, 33, 22), played)


def _at_whist(left: int, top: int, played: int) -> SeatPlaces:
    """West, north or east, round the table from the left."""
    return _column(left, 134, 16, (22, 16, 13), played, top)


def _ending() -> EndingPlan:
    def plates(width: int, *lefts: int) -> list[Rect]:
        return [Rect(left, 72, width, 11) for left in lefts]

    return EndingPlan(
        banner=Rect(232, 13, 404, 57),
        heading=Rect(240, 15, 388, 20),
        margin=4,
        plates={
            2: plates(154, 234, 480),
            3: plates(109, 232, 344, 456),
            4: plates(102, 227, 330, 433, 536),
        },
        starters={2: Rect(402, 72, 64, 11), 3: Rect(570, 72, 64, 11)},
        gap=1,
    )


AMIGA_TABLE = TablePlan(
    board=Rect(0, BAR_HIGH, 224, 160),
    reasons=Rect(0, 172, 224, 72),
    reasons_margin=3,
    reasons_indent=16,
    cloth=Rect(224, BAR_HIGH, 416, 233),
    shade=(),
    message=MESSAGE,
    message_margin=4,
    buttons=MESSAGE,
    button_gap=8,
    number_pad=Rect(8, BAR_HIGH, 208, 160),
    by_seats={
        2: _face_to_face(),
        3: _round_table((_three(LEFT, 81), _three(438, 103))),
        4: _whist(),
    },
    fan=FanPlan(at=(246, 87), step=6, lifted=5, gap=1, verdict=Rect(236, 143, 396, 36)),
    count_box=CountPlan(caption=12, rule=3, point=2, margin=3),
    slip=SlipPlan(title=10, margin=(10, 2)),
    ending=_ending(),
    crib_words="Crib: {}",
    crib_tag=Rect(10, 18, 44, 11),
    raised=3,
    cursor_frame=(8, 4),
    lit_raised=3,
    owner_peg=(3, 20),
    pack_layers=((6, 3), (4, 2), (2, 1)),
    card_shadow=(6, 3),
)
