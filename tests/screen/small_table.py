"""The table of the small machine, and its boards."""

from pygame import Rect

from game.screen.looks.board_plan import BoardPlan, Track
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

CARD = (24, 32)

TWO_SIDES = BoardPlan(
    plank=Rect(0, 0, 112, 136),
    corner_cuts=(2, 1),
    tracks=(Track(27, 41), Track(85, 71)),
    upward_numbers=(11, 101),
    downward_numbers=56,
    numbers_wide=18,
    line_letters=(34, 78),
    line_tag=(8, 8),
    lap_words="{}",
    laps_at=127,
    lane=11,
    lane_ends=3,
    bottom=114,
    pitch=3,
    gap=2,
    start=((3, 8), (-3, 8)),
    tray=Rect(-6, 5, 13, 7),
    middle=56,
    game_above=8,
    game_below=124,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(26, 90), Track(36, 80), Track(46, 70)),
    upward_numbers=(9,),
    downward_numbers=104,
    line_letters=(58,),
    lane=9,
    tray=Rect(-4, 5, 9, 7),
    start=((2, 8), (-2, 8)),
)

UPPER, LOWER, OWN_PLATE = 10, 136, 168
PLAYED = TimeAxis(left=116, right=276, closed_step=10, air=4, open_step=20, least_open_step=9)


def _plate(top: int) -> PlatePlaces:
    """Three lines of eighteen letters would be too many: name and word share one."""
    return PlatePlaces(
        area=Rect(116, top, 204, 8),
        band=Rect(116, top, 2, 8),
        peg=(119, top + 4),
        name=Rect(126, top, 80, 8),
        word=Rect(206, top, 72, 8),
        chip=Rect(280, top, 8, 8),
        score=Rect(294, top, 24, 8),
        is_wide=False,
    )


def _low_plate(left: int, width: int) -> PlatePlaces:
    right = left + width
    return PlatePlaces(
        area=Rect(left, 0, width, 24),
        band=Rect(left, 0, 1, 24),
        peg=(left + 2, 4),
        name=Rect(left + 10, 0, width - 10, 8),
        word=Rect(left + 2, 16, width - 4, 8),
        chip=Rect(right - 10, 8, 8, 8),
        score=Rect(left + 2, 8, 24, 8),
        is_wide=False,
    )


def _hand(top: int) -> CardRow:
    return CardRow(top, ((4, 128, 27), (6, 120, 25), (7, 116, 22)))


def _pile(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, 278, 5),)), Rect(276, owner, 44, 8))


def _laid_open(top: int, owner: int) -> CribPlaces:
    return CribPlaces(CardRow(top, ((4, 150, 28),)), Rect(146, owner, 114, 9))


def _show(top: int, *, takes_hands: bool) -> ShowPlaces:
    cards = CardRow(top, ((5, 146, 27),))
    return ShowPlaces(Rect(116, top, 28, 32), cards, Rect(114, 98, 206, 37), takes_hands)


OWN_SEAT = SeatPlaces(_plate(OWN_PLATE), _hand(LOWER), 102)
OWN_CRIB = _pile(LOWER, 128)


def _two() -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, SeatPlaces(_plate(0), _hand(UPPER), 46)),
        played=PLAYED,
        laying_away=(_laid_open(102, 92), _laid_open(46, 80)),
        cribs=(OWN_CRIB, _pile(11, 45)),
        show=_show(54, takes_hands=False),
        pack=(286, 56),
        counter=Rect(278, 98, 40, 29),
    )


def _round_table(lefts: tuple[int, ...], width: int) -> TablePlaces:
    cribs = (OWN_CRIB,) * (1 + len(lefts))
    step = (width - CARD[0]) // 4
    seats = [
        SeatPlaces(_low_plate(left, width), CardRow(26, ((4, left, step), (6, left, step * 4 // 5))), played)
        for left, played in zip(lefts, (60, 74, 67), strict=False)
    ]
    return TablePlaces(
        seats=(OWN_SEAT._replace(played=88), *seats),
        played=PLAYED,
        laying_away=cribs,
        cribs=cribs,
        show=_show(60, takes_hands=True),
        pack=(286, 59),
        counter=Rect(278, 98, 40, 29),
    )


TABLE = TablePlan(
    board=Rect(0, 0, 112, 136),
    reasons=Rect(0, 136, 112, 40),
    reasons_margin=2,
    reasons_indent=10,
    cloth=Rect(112, 0, 208, 176),
    shade=(),
    message=Rect(0, 176, 320, 16),
    message_margin=0,
    buttons=Rect(0, 192, 320, 8),
    button_gap=2,
    number_pad=Rect(0, 0, 112, 176),
    by_seats={2: _two(), 3: _round_table((114, 218), 102), 4: _round_table((112, 182, 252), 68)},
    fan=FanPlan(at=(122, 62), step=3, lifted=4, gap=1, verdict=Rect(116, 104, 202, 30)),
    count_box=CountPlan(caption=8, rule=2, point=1, margin=2),
    slip=SlipPlan(title=9, margin=(2, 1)),
    ending=EndingPlan(
        banner=Rect(114, 1, 204, 46),
        heading=Rect(118, 3, 196, 16),
        margin=3,
        plates={
            2: [Rect(114, 48, 82, 8), Rect(200, 48, 82, 8)],
            3: [Rect(114, 48, 56, 8), Rect(172, 48, 56, 8), Rect(230, 48, 56, 8)],
            4: [Rect(left, 48, 50, 8) for left in (114, 166, 218, 269)],
        },
        starters={2: Rect(286, 48, 32, 8), 3: Rect(288, 48, 30, 8)},
        gap=1,
    ),
    crib_words="{}'s crib",
    crib_tag=Rect(-10, 7, 36, 10),
    raised=2,
    cursor_frame=(4, 4),
    lit_raised=1,
    owner_peg=(1, 20),
    pack_layers=((3, 2), (2, 1), (1, 1)),
)
