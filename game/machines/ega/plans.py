"""The EGA machine in numbers: cards, which its tall pixels make the true shape, wood, board, table, pages."""

from functools import partial

from pygame import Rect

from game.paint.looks import plans, played_cards
from game.paint.looks.board_plan import upright
from game.paint.looks.card_plan import CardPlan, Indices, pips_at

EGA_CARDS = CardPlan(
    size=(64, 66),
    folder="cards",
    thick=(2, 2),
    corner=((3, 3), (1, 3), (0, 1)),
    indices=Indices(middle=7, top=4, gap=2),
    pips=pips_at((18, 27, 36), (5, 13, 17, 21, 29)),
    court=Rect(13, 3, 38, 60),
    court_suit=(1, 1),
    large_strip=Indices(middle=54, top=4, gap=3),
    large=Indices(middle=16, top=5, gap=3),
    least_large=29,
    corners=((13, 26), (29, 60)),
)

EGA_WOOD = plans.WoodPlan(
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
    holes=(208, 6, 4),
    down=17,
    tray=(12, 11),
    game=((10, 226), (24, 226)),
)

_COLUMN = 556
"""Where the column at the right begins, as wide as a pile of four cards."""
LOWER, UPPER, LOWEST, OTHERS = 246, 24, 248, 33
"""The heights of hands: of two, and among many the own one and those side by side."""
CHIP = 44  # of the dealer, with air beside its word
OURS, ABOVE = 172, 103  # of what is played among many: of four, theirs lies in a row above
_amid = partial(plans.amid, EGA_CARDS.size[0], 66)
_OWN = *_amid(228, 322, range(1, 6)), *_amid(232, 404, range(6, 8))
"""A hand over its plate; of more cards than are ever kept, across the table."""
_AXIS = played_cards.TimeAxis(232, 548, 29, 10, 66, 13, in_count=4, kept_step=30)
_ROWS = played_cards.TwoRows(228, 550, 66, 13, 4, 4, above=OURS - ABOVE)
_SIDES = played_cards.TimeAxis(230, 550, 29, 16, 60, 13, in_count=4, kept_step=24, least_even=17)


def _wide_plate(top: int) -> plans.PlatePlaces:
    """Place a plate all in one line, with the score in figures of twice the width."""
    places = ((250, 80), (338, 96), (438, CHIP), (490, 48))
    name, word, chip, score = (Rect(left, top + 2, wide, 14) for left, wide in places)
    area, band = Rect(228, top, 312, 18), Rect(228, top, 4, 18)
    return plans.PlatePlaces(area, name, word, chip, score, band, (234, top + 9), is_wide=True)


def _beside(left: int, wide: int, chip: int, played: int) -> plans.SeatPlaces:
    """Place one of others side by side: a plate in two lines, and the hand below it."""
    right, has_room = left + wide, wide > 180
    plate = plans.PlatePlaces(
        area=Rect(left, 2, wide, 30),
        name=Rect(left + 24, 3, 80, 14),
        word=Rect(left + (24 if has_room else 8), 17, 96, 14),
        chip=Rect(right - 4 - chip, 3, chip, 14),
        score=Rect(right - (52 if has_room else 50), 17, 48, 14),
        band=Rect(left, 2, 4, 30),
        peg=(left + 8, 10),
        is_wide=True,
    )
    return plans.SeatPlaces(plate, plans.CardRow(OTHERS, _amid(left, wide)), played)


def _pile(top: int, owner: int) -> plans.CribPlaces:
    return plans.CribPlaces(plans.CardRow(top, ((4, _COLUMN, 5),)), Rect(546, owner, 90, 18))


def _laid_open(top: int, owner: int) -> plans.CribPlaces:
    return plans.CribPlaces(plans.CardRow(top, ((4, 258, 66),)), Rect(299, owner, 180, 18))


def _places(
    seats: tuple[plans.SeatPlaces, ...],
    cribs: tuple[plans.CribPlaces, ...],
    laying_away: tuple[plans.CribPlaces, ...],
    shown: int,
) -> plans.TablePlaces:
    """Place the cards that are counted, and the count panel below them, down to the own hand."""
    is_of_two = len(seats) == 2
    gap, high, wide, asked, below = (72, 74, 80, 272, 0) if is_of_two else (69, 59, 64, 256, 15)
    panel, pad = Rect(232, shown + gap, 404, high), Rect(240, shown + gap + 15, 392, high + below - 16)
    total, cards = Rect(panel.right - wide, panel.top, wide, high), plans.CardRow(shown, _amid(228, 322))
    close = plans.CardRow(shown - 2, ((4, 240, 30),))  # it leaves balloons the room below
    return plans.TablePlaces(
        seats=seats,
        played=(_AXIS, _ROWS, _SIDES)[len(seats) - 2],
        laying_away=laying_away,
        cribs=cribs,
        show=plans.ShowPlaces(total, cards, panel, not is_of_two, pad, asked, below),
        pack=(_COLUMN + 6, shown),
        guided_crib=plans.CribPlaces(close, Rect(404, shown + 22, 146, 18)),
        counter=Rect(_COLUMN, shown + (80 if is_of_two else 76), 80, 62),
    )


def _in_line(plate: int, hand: int, played: int) -> plans.SeatPlaces:
    return plans.SeatPlaces(_wide_plate(plate), plans.CardRow(hand, _OWN), played)


def _round_table(wide: int, chip: int, others: tuple[tuple[int, int], ...]) -> plans.TablePlaces:
    """Place more than two; others: where each begins, and the height of cards that are played there."""
    seats = _in_line(316, LOWEST, OURS), *(_beside(left, wide, chip, played) for left, played in others)
    cribs, laid_open = ((crib,) * len(seats) for crib in (_pile(LOWEST, 316), _laid_open(OURS, 148)))
    return _places(seats, cribs, laid_open, 103)


_MESSAGE, _REASONS = Rect(0, 336, 640, 14), Rect(0, 238, 224, 98)
EGA_TABLE = plans.TablePlan(
    board=Rect(0, 0, 224, 238),
    reasons=_REASONS,
    reasons_margin=4,
    reasons_indent=16,
    cloth=Rect(224, 0, 416, 336),
    message=_MESSAGE,
    message_margin=4,
    buttons=_MESSAGE,
    button_gap=8,
    number_pad=_REASONS,
    by_seats={
        2: _places(
            (_in_line(316, LOWER, 170), _in_line(2, UPPER, 94)),
            (_pile(LOWER, 316), _pile(UPPER, 2)),
            (_laid_open(170, 146), _laid_open(94, 162)),
            96,
        ),
        3: _round_table(201, CHIP, ((228, OURS), (435, OURS))),
        4: _round_table(134, 16, ((228, ABOVE), (365, OURS), (502, ABOVE))),
    },
    fan=plans.FanPlan(at=(246, 113), step=6, lifted=9, gap=2, verdict=Rect(236, 190, 396, 54)),
    count_box=plans.CountPlan(caption=16, rule=4, point=2, margin=6),
    count_panel=plans.CountPanelPlan(15, (7, 2)),
    ending=plans.EndingPlan(
        banner=Rect(232, 2, 404, 74),
        heading=Rect(240, 5, 388, 30),
        margin=5,
        plates={
            2: [Rect(left, 82, 112, 16) for left in (232, 347)],
            3: [Rect(left, 82, 110, 16) for left in (232, 345, 458)],
            4: [Rect(left, 79, 112, 14) for left in (232, 347)],
        },
        starters={2: Rect(572, 82, 64, 16), 3: Rect(572, 82, 64, 16), 4: Rect(572, 79, 64, 14)},
        cribs={2: Rect(462, 82, 108, 16), 4: Rect(462, 79, 107, 14)},
        small={4: [Rect(left, 163, 200, 22) for left in (232, 436)]},
        gap=2,
        buttons=Rect(236, 310, 396, 20),
        sign=Rect(232, 335, 404, 14),
    ),
    crib_tag=Rect(10, 24, 44, 17),
    raised=6,
    chosen_raised=6,
    lit_raised=2,
    cursor_frame=(4, 4),
    owner_peg=(3, 26),
    pack_layers=((6, 4), (4, 3), (2, 1)),
    shade=(8, 8, 8, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1),
)

EGA_PAGES = plans.PagePlans(
    text=plans.TextPlan(card_gap=6),
    menu=plans.MenuPlan(air=2),
    number=plans.NumberPlan((26, 18), (28, 20), 2, 2, told="Type it, or ↑ ↓, then Enter."),
    race=plans.RacePlan(area=Rect(232, 171, 404, 134), plot=Rect(270, 191, 240, 96)),
    figures=plans.FiguresPlan(thick=3, dot=(4, 2)),
    title=plans.TitlePlan(
        logo=plans.LogoPlan(square=(6, 5), gap=14, thick=6, edge=(2, 1), rounded=3),
        logo_middle=(212, 58),
        strapline=Rect(52, 112, 320, 14),
        fan=((-24, (458, 73)), (-12, (486, 65)), (0, (516, 60)), (12, (546, 64)), (24, (574, 68))),
        strip=plans.StripPlan(area=Rect(0, 138, 640, 26), rows=(146, 156)),
    ),
)
