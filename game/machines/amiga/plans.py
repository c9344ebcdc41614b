"""The Amiga in numbers: cards, a slim board, the tables, and pages below a title bar."""

from functools import partial
from typing import Any

from pygame import Rect

from game.paint.looks import plans, played_cards
from game.paint.looks.board_plan import BoardPlan, Track
from game.paint.looks.card_plan import CardPlan, Indices, pips_at
from game.paint.looks.monitor import Point
from game.values import replace

AMIGA_CARDS = CardPlan(
    size=(64, 48),
    thick=(2, 1),
    corner=((2, 2), (0, 2)),
    indices=Indices(middle=8, top=2, gap=1),
    pips=pips_at((15, 26, 37), (3, 8, 10, 14, 20)),
    court=Rect(15, 3, 34, 42),
    court_suit=(0, 1),
    large_strip=Indices(middle=54, top=4, gap=2),
    large=Indices(middle=14, top=4, gap=3),
    least_large=24,
    corners=((14, 22), (24, 48)),
)

BAR_HIGH, MESSAGE, SCORES = 11, Rect(132, 235, 504, 21), Rect(346, 13, 290, 65)
_TWO = BoardPlan(
    plank=Rect(4, 2, 120, 240),
    corner_cuts=(18, 10, 7, 5, 4, 2, 2, 1, 1),
    tracks=(Track(17, 39), Track(111, 89)),
    upward_numbers=(55,),
    downward_numbers=72,
    numbers_wide=16,
    line_letters=(28, 100),
    line_tag=(8, 9),
    lane=14,
    lane_ends=5,
    bottom=220,
    pitch=6,
    gap=3,
    start=((0, 9), (0, 16)),
    tray=plans.nowhere(),
    middle=64,
    game_above=237,
    game_below=237,
    bevels=4,
    name=(15, 7),
    goal=(64, 229),
)
_NARROW = Track(17, 111), Track(29, 99), Track(41, 87)
AMIGA_BOARDS = {
    2: _TWO,
    3: replace(_TWO, tracks=_NARROW, upward_numbers=(56,), line_letters=(73,), lane=12, pegs="slim peg"),
}


def _plate(left: int, top: int, wide: int, says: Rect | None = None) -> plans.PlatePlaces:
    """Place peg, name, dealer and score; what its seat says lies on it if not elsewhere."""
    tall = wide < 140  # dealer and score have a row of their own
    row, lower = top + 2 - tall, top + 2 + 8 * tall
    chip, beside = (42, 76) if tall or wide > 164 else (12, 46)
    area = Rect(left, top, wide, 12 + 7 * tall)
    return plans.PlatePlaces(
        area=area,
        peg=(left + 4, row + 4),
        name=Rect(left + 18, row, 80, 9 - tall),
        word=Rect(left + 100, row, 96, 9) if says is None else says,
        chip=Rect(area.right - beside, lower - 1 + tall, chip, 10 - 2 * tall),
        score=Rect(area.right - 28, lower, 24, 9),
    )


BACKS, _UPPER = 13, _plate(140, 13, 200, Rect(152, 31, 96, 9))  # an index is seen of cards so far apart
OWN_HAND, OWN_TOP = plans.CardRow(184, ((6, 140, 72), (7, 140, 70))), 159
_HELD = replace(OWN_HAND, fits=((4, 140, 72), (5, 140, 54), *OWN_HAND.fits))
_OTHER = plans.SeatPlaces(_UPPER, plans.CardRow(28, ((4, 140, BACKS), (6, 140, 10), (7, 140, 8))), 79)
_OWN = plans.SeatPlaces(_plate(140, OWN_TOP, 284), OWN_HAND, 108)
_IN_PLAY = plans.SeatPlaces(_plate(428, 220, 200, Rect(428, 201, 96, 9)), _HELD, 128)
FELT, GADGETS, PLATE, HELD, PLAYED = Rect(140, 13, 488, 222), Rect(440, OWN_TOP, 188, 12), 152, 94, 15
"""The cloth; gadgets between two; else how wide plates and three backs are, and the step of played cards."""


def _plate_beside(left: int, top: int, side: int) -> plans.PlatePlaces:
    """Place a plate, with what its seat says on its left or right."""
    says = Rect(0, top + 1, 96, 8)
    says.centerx = left + PLATE // 2 + side * (PLATE // 2 + 57)
    return _plate(left, top, PLATE, says)


def _beside_hand(within: Rect, end: int) -> plans.CardRow:
    """Lay cards beside what may be left of a hand of five at one end of an area, or at the other."""
    fits = []
    for number in range(1, 7):
        left = (HELD - BACKS * (number - 2)) * (number < 5)
        if end:
            left = within.width - left - AMIGA_CARDS.size[0] - PLAYED * (number - 1)
        fits.append((number, within.left + left, PLAYED))
    return plans.CardRow(within.top, fits)


def _round(pack: int, crib: int, *others: tuple[int, int, int]) -> plans.TablePlaces:
    """Lay out pack and crib above, and own cards with their plate in the middle.

    Of others is told where they begin, and at which end of that are plate and hand: beside the plate is what
    they say, beside the hand what they play."""
    lay = partial(plans.amid, AMIGA_CARDS.size[0], left=FELT.left, wide=FELT.width)
    held, played = (*lay(72)[:4], lay(68)[4], *lay(72)[5:]), lay(PLAYED)  # five leave the count its room
    row, plate = plans.CardRow(108, played), _plate_beside(FELT.centerx - PLATE // 2, OWN_TOP, -1)
    seats = [plans.SeatPlaces(plate, plans.CardRow(OWN_HAND.top, held), row.top, own_row=row)]
    for left, top, end in others:
        area = Rect(left, top + 13, HELD + AMIGA_CARDS.size[0] + 2 * PLAYED, AMIGA_CARDS.size[1])
        plate = _plate_beside(left + end * (area.width - PLATE), top, 1 - 2 * end)
        edge, apart = (area.right - AMIGA_CARDS.size[0], -BACKS) if end else (left, BACKS)
        hand, row = plans.CardRow(area.top, ((6, edge, apart),)), _beside_hand(area, end)
        seats.append(plans.SeatPlaces(plate, hand, area.top, own_row=row))
    laid = plans.CribPlaces(plans.CardRow(25, ((4, crib, 18),)), Rect(min(crib - 11, 492), 14, 140, 9))
    away, pad = (laid,) * len(seats), Rect(4, 13, 120, 150)
    places = _places(tuple(seats), (pack, 25), laid, laying_away=away, number_pad=pad, fan=(227, 94))
    return replace(places, pack_label=places.pack_label.move(-4, 0))  # from what the upper seat says


_LAID_OPEN = plans.CribPlaces(plans.CardRow(98, ((4, 140, 72),)), Rect(140, 85, 280, 9))
_GATHERED = plans.CribPlaces(plans.CardRow(98, ((4, 423, 10),)), Rect(403, 85, 136, 9))
_SHOWN = plans.CardRow(88, ((4, 140, 72), (5, 136, 70)))
PAD, TOTAL = Rect(446, 153, 184, 77), Rect(524, 158, 106, 55)
NEXT, BESIDE_STARTER = Rect(TOTAL.left + 3, 214, TOTAL.width - 6, 14), Rect(564, 120, 68, 14)
_SHOW = plans.ShowPlaces(TOTAL, _SHOWN, Rect(136, 140, 500, 93), takes_hands=True, pad=PAD)
_SHOW_OF_FOUR = replace(
    _SHOW, cards=replace(_SHOWN, top=94), count_panel=Rect(136, 145, 500, 88), pad=Rect(446, 155, 184, 76)
)


def _places(
    seats: tuple[plans.SeatPlaces, ...], pack: Point, crib: plans.CribPlaces, **others: Any
) -> plans.TablePlaces:
    return plans.TablePlaces(
        seats=seats,
        played=played_cards.TimeAxis(140, 395, 21, 4, 36, 14, in_count=4, kept_step=32, least_even=21),
        cribs=(crib,) * len(seats),
        show=_SHOW,
        pack=pack,
        counter=Rect(556, 184, 72, 48),
        pack_label=Rect(pack[0] - 12, crib.owner.top, 88, 9),
        **others,
    )


_DEALT = _places((_OWN, _OTHER), (560, 98), _GATHERED, laying_away=(_LAID_OPEN,) * 2, buttons=GADGETS)
BY_SEATS = {
    2: replace(_DEALT, seats=(_IN_PLAY, _OTHER), counter=Rect(556, 174, 72, 43)),
    3: _round(140, 219, (140, 78, 0), (440, 78, 1)),
    4: _round(140, 510, (140, 78, 0), (272, 12, 1), (440, 78, 1)),
}


def _while_counting(places: plans.TablePlaces, *, is_guided: bool = False) -> plans.TablePlaces:
    """Lay all hands side by side, the own one last, and below them what is counted, over its window."""
    number = len(places.seats)
    apart, wide = {2: (186, 180), 3: (168, 164), 4: (126, 122)}[number]
    lefts = [136 + (seat - 1) % number * apart for seat in range(number)]
    plates = [_plate(left, 12, wide, plans.nowhere()) for left in lefts]
    rows = [[(cards, left, (wide - 64) // (cards - 1)) for cards in (4, 5)] for left in lefts]
    seats = tuple(
        plans.SeatPlaces(plate, plans.CardRow(plate.area.bottom, row), plate.area.bottom)
        for plate, row in zip(plates, rows, strict=True)
    )
    crib = plans.CribPlaces(plans.CardRow(24, ((4, 508, 20),)), Rect(508, 13, 124, 9))
    show, label = (_SHOW, 75) if number < 4 else (_SHOW_OF_FOUR, 82)
    if number > 2:
        crib = plans.CribPlaces(plans.CardRow(show.cards.top, ((4, 562, 2),)), Rect(560, label, 74, 9))
    if is_guided:  # its balloon lies where the total would be: the sums stand in the list
        window = Rect(show.count_panel.topleft, (278, show.count_panel.height))
        show = replace(show, total=Rect(404, 0, 0, 0), count_panel=window, pad=Rect(144, 152, 262, 78))
    pack, named = (488, show.cards.top), Rect(472, label, 96, 9)
    return replace(places, seats=seats, cribs=(crib,) * number, pack=pack, pack_label=named, show=show)


_SMALL = Rect(136, 121, 374, 13), Rect(514, 121, 122, 13)  # of four: the crib and the starter
_ENDING = plans.EndingPlan(
    banner=Rect(136, 12, 500, 43),
    heading=Rect(144, 16, 484, 19),
    margin=3,
    plates={
        2: [Rect(left, 57, 134, 12) for left in (136, 276)],
        3: [Rect(left, 57, 140, 12) for left in (136, 282, 428)],
        4: [Rect(left, 57, 122, 12) for left in (136, 262, 388, 514)],
    },
    starters={2: Rect(564, 57, 72, 12), 3: Rect(572, 57, 64, 12), 4: _SMALL[1]},
    cribs={2: Rect(416, 57, 140, 12), 4: _SMALL[0]},
    small={4: _SMALL},
    told={3: Rect(428, 121, 208, 96), 4: Rect(428, 136, 208, 81)},
    gap=2,
    buttons=Rect(136, 219, 500, 14),
)
AMIGA_TABLE = plans.TablePlan(
    reasons=Rect(SCORES.left + 4, SCORES.top + 13, SCORES.width - 10, 50),
    reasons_margin=1,
    reasons_windows={2: SCORES, 3: Rect(356, 13, 280, 60)},
    reasons_indent=16,
    reasons_in_columns=True,
    cloth=Rect(128, BAR_HIGH, 512, 225),
    message=MESSAGE.inflate(-16, -3),
    buttons=Rect(476, OWN_TOP, 152, 12),
    button_gap=4,
    number_pad=Rect(360, 13, 276, 72),
    board=Rect(0, BAR_HIGH, 128, 245),
    advice=dict.fromkeys(BY_SEATS, Rect(132, 26, 502, 126)),
    by_seats=BY_SEATS,
    ungathered={2: _DEALT},
    counting={seats: _while_counting(places) for seats, places in BY_SEATS.items()},
    guided={seats: _while_counting(places, is_guided=True) for seats, places in BY_SEATS.items()},
    fan=plans.FanPlan(at=(227, 90), step=5, lifted=3, gap=2, verdict=Rect(218, 91, 336, 46)),
    count_box=plans.CountPlan(caption=12, rule=3, point=2, margin=3, times=(3, 3)),
    count_panel=plans.CountPanelPlan(10, (10, 2)),
    ending=_ENDING,
    raised=3,
    lit_raised=2,
    frames_lit=True,
    chosen_raised=7,
    cursor_frame=(8, 4),
    pack_layers=((6, 3), (4, 2), (2, 1)),
    card_shadow=(6, 3),
)

AMIGA_PAGES = plans.PagePlans(
    text=plans.TextPlan(first_row=3, scroll=2, card_gap=6, above_paper=-1),
    menu=plans.MenuPlan(above=15, air=6, card_columns=53),
    number=plans.NumberPlan(key=(34, 15), step=(36, 17), margin_rows=2, margin_columns=1),
    race=plans.RacePlan(area=Rect(136, 121, 500, 96), plot=Rect(176, 140, 328, 62)),
    figures=plans.FiguresPlan(label_gap=3, thick=3, dot=(4, 2)),
    title=plans.TitlePlan(logo_middle=(19, 16), fan=[(0, (474 + 22 * at, 15 + 9 * at)) for at in range(5)]),
)
