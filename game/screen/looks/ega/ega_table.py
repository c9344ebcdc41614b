"""The table of the EGA machine: where everything lies beside its board.

Three bands (theirs, the middle, one's own) and two columns: cards, and at the right the rest."""

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

LEFT, RIGHT_COLUMN = 228, 554
UPPER, LOWER = 24, 246
THEIR_PLAYED, OWN_PLAYED = 94, 170
LETTERS = 14
MESSAGE = Rect(0, 336, 640, LETTERS)
COUNTER = Rect(RIGHT_COLUMN, 176, 82, 62)
PLAYED = TimeAxis(left=234, right=546, closed_step=20, air=10, open_step=40, least_open_step=13)


def _wide_plate(top: int) -> PlatePlaces:
    """All in one line, with the score in figures of twice the width."""
    line = top + 2
    return PlatePlaces(
        area=Rect(LEFT, top, 322, 18),
        band=Rect(LEFT, top, 6, 18),
        peg=(LEFT + 10, top + 9),
        name=Rect(LEFT + 28, line, 80, LETTERS),
        word=Rect(LEFT + 113, line, 96, LETTERS),
        chip=Rect(LEFT + 213, line, 48, LETTERS),
        score=Rect(LEFT + 268, line, 48, LETTERS),
        is_wide=True,
    )


def _low_plate(left: int, width: int, chip: int) -> PlatePlaces:
    """Two lines: who, and below it how far, and what is said."""
    top, right = 2, left + width
    return PlatePlaces(
        area=Rect(left, top, width, 30),
        band=Rect(left, top, 4, 30),
        peg=(left + 8, top + 8),
        name=Rect(left + 22, top + 1, 80, LETTERS),
        word=Rect(right - 98, top + 15, 96, LETTERS),
        chip=Rect(right - 4 - chip, top + 1, chip, LETTERS),
        score=Rect(left + 8, top + 15, 24, LETTERS),
        is_wide=False,
    )


def _hand(top: int) -> CardRow:
    """Side by side, before the plate as long as they leave the right column free."""
    return CardRow(top, ((4, 264, 66), (5, 232, 64), (6, 236, 66), (7, 236, 56)))


def _pile(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, RIGHT_COLUMN, 6),)), Rect(RIGHT_COLUMN, owner, 84, 18))


def _laid_open(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, 286, 66),)), Rect(327, owner, 180, 18))


def _show(top: int, slip: Rect, *, takes_hands: bool) -> ShowPlaces:
    cards = CardRow(top, ((4, 286, 66), (5, 286, 50)))
    return ShowPlaces(Rect(232, top, 48, 66), cards, slip, takes_hands)


OWN_SEAT = SeatPlaces(_wide_plate(316), _hand(LOWER), OWN_PLAYED)
OWN_HAND_BY_THE_CRIB = CardRow(LOWER, ((4, 264, 66), (5, 232, 64), (7, 232, 51)))
"""The crib has its place beside it from the first card on."""
OWN_CRIB = _pile(LOWER, 316)


def _face_to_face() -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, SeatPlaces(_wide_plate(2), _hand(UPPER), THEIR_PLAYED)),
        played=PLAYED,
        laying_away=(_laid_open(OWN_PLAYED, 146), _laid_open(THEIR_PLAYED, 164)),
        cribs=(OWN_CRIB, _pile(UPPER, 2)),
        show=_show(96, Rect(232, 168, 404, 74), takes_hands=False),
        pack=(560, 96),
        counter=COUNTER,
    )


def _round_table(seats: tuple[SeatPlaces, ...], own_played: int) -> TablePlaces:
    cribs = (OWN_CRIB,) * (1 + len(seats))
    return TablePlaces(
        seats=(SeatPlaces(OWN_SEAT.plate, OWN_HAND_BY_THE_CRIB, own_played), *seats),
        played=PLAYED,
        laying_away=cribs,
        cribs=cribs,
        show=_show(106, Rect(232, 178, 404, 64), takes_hands=True),
        pack=(560, 106),
        counter=COUNTER.move(0, 3),
    )


def _column_of_three(left: int, played: int) -> SeatPlaces:
    hand = CardRow(36, ((4, left + 2, 44), (5, left + 2, 33), (7, left + 2, 22)))
    return SeatPlaces(_low_plate(left, 200, 48), hand, played)


def _column_of_four(left: int, played: int) -> SeatPlaces:
    hand = CardRow(36, ((4, left + 2, 22), (5, left + 2, 16), (7, left + 2, 13)))
    return SeatPlaces(_low_plate(left, 134, 16), hand, played)


def _ending() -> EndingPlan:
    def plates(width: int, *lefts: int) -> list[Rect]:
        return [Rect(left, 92, width, 16) for left in lefts]

    return EndingPlan(
        banner=Rect(232, 4, 404, 82),
        heading=Rect(240, 7, 388, 30),
        margin=5,
        plates={
            2: plates(154, 234, 480),
            3: plates(109, 232, 344, 456),
            4: plates(102, 227, 330, 433, 536),
        },
        starters={2: Rect(402, 92, 64, 16), 3: Rect(570, 92, 64, 16)},
        gap=2,
    )


EGA_TABLE = TablePlan(
    board=Rect(0, 0, 224, 238),
    reasons=Rect(0, 238, 224, 98),
    reasons_margin=4,
    reasons_indent=16,
    cloth=Rect(224, 0, 416, 336),
    shade=(8, 8, 8, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1),
    message=MESSAGE,
    message_margin=4,
    buttons=MESSAGE,
    button_gap=8,
    number_pad=Rect(8, 0, 208, 238),
    by_seats={
        2: _face_to_face(),
        3: _round_table((_column_of_three(LEFT, 104), _column_of_three(438, 138)), 172),
        4: _round_table(
            (_column_of_four(LEFT, 104), _column_of_four(366, 158), _column_of_four(504, 118)), 172
        ),
    },
    fan=FanPlan(at=(246, 104), step=6, lifted=9, gap=2, verdict=Rect(236, 181, 396, 54)),
    count_box=CountPlan(caption=16, rule=4, point=2, margin=6),
    slip=SlipPlan(title=15, margin=(10, 2)),
    ending=_ending(),
    crib_words="Crib: {}",
    crib_tag=Rect(10, 24, 44, 17),
    raised=6,
    cursor_frame=(8, 4),
    lit_raised=4,
    owner_peg=(3, 26),
    pack_layers=((6, 4), (4, 3), (2, 1)),
)
