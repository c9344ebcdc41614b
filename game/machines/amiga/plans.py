"""The Amiga in numbers: cards, a slim board, the tables, and pages below a title bar."""

from collections.abc import Sequence

from pygame import Rect

from game.assets import ASSETS
from game.screen import plans
from game.screen.board_plan import BoardPlan, Track
from game.screen.card_plan import CardPlan, Indices, pips_at
from game.screen.monitor import Point
from game.values import replace

AMIGA_CARDS = CardPlan(
    size=(64, 48),
    drawings=ASSETS / "amiga",
    thin=(1, 1),
    thick=(2, 1),
    corner=((2, 2), (0, 2)),
    indices=Indices(middle=8, top=2, gap=1),
    pips=pips_at((15, 26, 37), (3, 8, 10, 14, 20)),
    court=Rect(15, 3, 34, 42),
    court_suit=(0, 1),
    large_strip=Indices(middle=9, top=4, gap=2),
    large=Indices(middle=38, top=7, gap=3),
)


BAR_HIGH = 11
MESSAGE = Rect(132, 236, 504, 19)
SCORES = Rect(392, 13, 244, 61)
_BOARD = Rect(0, BAR_HIGH, 128, 245)
_TWO_SIDES = BoardPlan(
    plank=Rect(4, 2, 120, 240),
    corner_cuts=(18, 10, 7, 5, 4, 2, 2, 1, 1),
    tracks=(Track(22, 47), Track(106, 81)),
    upward_numbers=(64,),
    downward_numbers=64,
    numbers_wide=16,
    line_letters=(35, 94),
    line_tag=(8, 9),
    lane=18,
    lane_ends=5,
    bottom=220,
    pitch=6,
    gap=3,
    start=((0, 9), (0, 16)),
    tray=plans.NOWHERE,
    middle=64,
    game_above=236,
    game_below=236,
    bevels=4,
    name=(15, 7),
    goal=(64, 230),
)
_LANES = (34, 49, 64, 80, 95, 110)
AMIGA_BOARDS = {
    2: _TWO_SIDES,
    3: replace(
        _TWO_SIDES,
        tracks=tuple(map(Track, _LANES[:3], reversed(_LANES[3:]))),
        upward_numbers=(20,),
        downward_numbers=20,
        line_letters=(),
        lane=12,
        middle=95,
        goal=(95, 230),
    ),
}


def _row(top: int, *fits: tuple[int, int, int]) -> plans.CardRow:
    return plans.CardRow(top, fits)


def _plate(left: int, top: int, says: Point, wide: int = 180) -> plans.PlatePlaces:
    """Place peg, name, dealer and score; what its seat says lies on the cards or beside the name."""
    area = Rect(left, top, wide, 12)
    return plans.PlatePlaces(
        area=area,
        band=plans.NOWHERE,
        peg=(left + 6, area.centery),
        name=Rect(left + 20, top + 2, 80, 9),
        word=Rect(*says, 96, 9),
        chip=Rect(area.right - 78, top + 1, 42, 10),
        score=Rect(area.right - 30, top + 2, 24, 9),
        is_wide=False,
    )


OWN_HAND = _row(186, (4, 140, 72), (5, 140, 56), (7, 140, 72))
_OTHER = plans.SeatPlaces(_plate(140, 13, (284, 47)), _row(28, (4, 140, 24), (7, 140, 12)), 78)
_WEST = plans.SeatPlaces(
    _plate(136, 76, (140, 146)), _row(89, (6, 136, 10)), 89, own_row=_row(89, (5, 200, 22))
)
_NORTH = plans.SeatPlaces(
    _plate(232, 13, (334, 77)), _row(26, (6, 232, 10)), 26, own_row=_row(26, (5, 296, 22))
)
_EAST = plans.SeatPlaces(
    _plate(456, 76, (534, 146)), _row(89, (4, 542, 10), (6, 522, 10)), 89, own_row=_row(89, (5, 376, 22))
)
_SOUTH = plans.SeatPlaces(_plate(136, 158, (244, 146)), OWN_HAND, 137, own_row=_row(137, (5, 336, 22)))
_OWN = plans.SeatPlaces(_plate(140, 158, (244, 160), wide=284), OWN_HAND, 107)
_LAID_OPEN = plans.CribPlaces(_row(101, (4, 140, 72)), Rect(140, 90, 280, 9))
_SHOWN_APART = OWN_HAND, _row(30, (4, 140, 40), (5, 140, 30))
_SHOWN_CLOSE = (
    _row(186, (5, 140, 24)),
    _row(94, (5, 136, 24)),
    _row(30, (4, 318, 24), (5, 318, 18)),
    _row(94, (4, 500, 24), (5, 476, 24)),
)


def _places(
    seats: tuple[plans.SeatPlaces, ...],
    pack: Point,
    crib: plans.CribPlaces,
    laying_away: plans.CribPlaces,
    count_panel: Rect,
    counted: plans.CardRow,
    hands: Sequence[plans.CardRow],
) -> plans.TablePlaces:
    """Plan a table: hands are counted where they lie, and the crib at the upper right, where it waits."""
    wide = count_panel.width // 5
    total = Rect(count_panel.right - wide, count_panel.top + 14, wide - 4, count_panel.height - 18)
    (_, left, _), *_ = counted.fits
    waits = min(left + 96, 512)
    aside = plans.AsidePlaces(
        pack, hands, _row(counted.top, (4, waits, 20)), Rect(waits, counted.top - 11, 124, 9)
    )
    return plans.TablePlaces(
        seats=seats,
        played=plans.TimeAxis(left=140, right=424, closed_step=16, air=8, open_step=36, least_open_step=14),
        laying_away=(laying_away,) * len(seats),
        cribs=(crib,) * len(seats),
        show=plans.ShowPlaces(total, counted, count_panel, takes_hands=False, aside=aside),
        pack=pack,
        counter=Rect(552, 188, 80, 42),
    )


def _round_table(seats: tuple[plans.SeatPlaces, ...], crib: plans.CribPlaces, left: int) -> plans.TablePlaces:
    """Plan a table of more than two; north's place is the crib's and the scores' while three play."""
    own, west, north, east = _SHOWN_CLOSE
    hands = (own, west, north, east) if len(seats) == 4 else (own, west, east)
    counted = _row(26, (4, left, (572 - left) // 3))
    return _places(seats, (142, 26), crib, crib, Rect(310, 172, 326, 62), counted, hands)


BY_SEATS = {
    2: _places(
        (_OWN, _OTHER),
        (552, 99),
        plans.CribPlaces(_row(89, (4, 432, 14)), Rect(432, 79, 106, 9)),
        _LAID_OPEN,
        Rect(136, 80, 400, 76),
        _row(28, (4, 344, 70)),
        _SHOWN_APART,
    ),
    3: _round_table(
        (_SOUTH, _WEST, _EAST), plans.CribPlaces(_row(26, (4, 236, 18)), Rect(236, 15, 118, 9)), 344
    ),
    4: _round_table(
        (_SOUTH, _WEST, _NORTH, _EAST), plans.CribPlaces(_row(26, (4, 500, 18)), Rect(500, 15, 118, 9)), 470
    ),
}
_ENDING = plans.EndingPlan(
    banner=Rect(136, 13, 500, 50),
    heading=Rect(144, 16, 484, 20),
    margin=3,
    plates={
        2: [Rect(left, 66, 200, 11) for left in (136, 346)],
        3: [Rect(left, 66, 140, 11) for left in (136, 282, 428)],
        4: [Rect(left, 66, 120, 11) for left in (136, 262, 388, 514)],
    },
    starters={2: Rect(560, 66, 72, 11), 3: Rect(572, 66, 64, 11)},
    gap=2,
    buttons=Rect(136, 219, 500, 14),
)
AMIGA_TABLE = plans.TablePlan(
    reasons=Rect(SCORES.left + 4, SCORES.top + 12, SCORES.width - 20, 45),
    reasons_margin=4,
    reasons_indent=16,
    cloth=Rect(128, BAR_HIGH, 512, 225),
    message=MESSAGE.inflate(-8, -1),
    buttons=Rect(432, 158, 204, 14),
    button_gap=8,
    number_pad=Rect(4, 13, 120, 240),
    board=_BOARD,
    by_seats=BY_SEATS,
    fan=plans.FanPlan(at=(224, 92), step=5, lifted=6, gap=3, verdict=Rect(360, 174, 272, 58)),
    count_box=plans.CountPlan(caption=12, rule=3, point=2, margin=3),
    count_panel=plans.CountPanelPlan(10, (10, 2)),
    ending=_ENDING,
    raised=3,
    lit_raised=2,
    frames_lit=True,
    chosen_raised=10,
    cursor_frame=(8, 4),
    pack_layers=((6, 3), (4, 2), (2, 1)),
    card_shadow=(6, 3),
)


AMIGA_PAGES = plans.PagePlans(
    text=plans.TextPlan(first_row=3, scroll=2, card_gap=6),
    menu=plans.MenuPlan(above=15, air=3),
    number=plans.NumberPlan(key=(26, 14), step=(28, 16), margin_rows=2, margin_columns=1),
    race=plans.RacePlan(area=Rect(136, 130, 500, 86), plot=Rect(176, 141, 364, 66), thick=2, dash=(4, 4)),
    figures=plans.FiguresPlan(top_row=8, legend_row=7, last_row=24, label_gap=3, dot=(2, 1)),
    title=plans.TitlePlan(
        logo_middle=(25, 16), fan=[(0, (482 + 20 * card, 20 + 5 * card)) for card in range(5)]
    ),
)
