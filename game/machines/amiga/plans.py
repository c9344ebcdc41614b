"""The Amiga in numbers: cards, board, table with whist at its sides, and pages below a title bar."""

from pygame import Rect

from game.assets import ASSETS
from game.screen import plans
from game.screen.board_plan import upright
from game.screen.card_plan import CardPlan, Indices, pips_at
from game.screen.table_plan import Numbers, TableFrom
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


AMIGA_BOARDS = upright(
    high=158,
    tag=9,
    lanes=(14, 14),
    lane_ends=4,
    holes=(140, 4, 3),
    down=11,
    tray=(8, 7),
    game=((6, 153), (14, 153)),
)


BAR_HIGH = 11
AMIGA_NUMBERS = Numbers(
    size=(640, 256),
    cell=(8, 9),
    card=(64, 48),
    top=BAR_HIGH,
    board=(224, 160),
    plate=12,
    low_plate=20,
    message=12,
    gap=2,
    raised=3,
    free=6,
    most_step=68,
)
_FROM = TableFrom(AMIGA_NUMBERS)


def _whist() -> plans.TablePlaces:
    """Place four at the sides of the table, partners face to face; between them is the count."""
    others = _FROM.beside((115, 118, 121), 3, 2, tops=(44, 13, 44))
    show = replace(_FROM.show(117, takes_hands=True), count_panel=Rect(232, 168, 404, 58))
    return replace(
        _FROM.round_table(others, _FROM.own_played), show=show, pack=(560, 120), counter=Rect(391, 83, 82, 33)
    )


_ENDING = _FROM.ending()
_UP = -4
"""What the hands of the ending are moved by."""
_PLAN = _FROM.plan(count_box=plans.CountPlan(caption=12, rule=3, point=2, margin=3), owner_peg=(3, 20))
AMIGA_TABLE = replace(
    _PLAN,
    crib_tag=Rect(10, 18, 44, 11),
    lit_raised=3,
    chosen_raised=7,
    pack_layers=((6, 3), (4, 2), (2, 1)),
    by_seats={2: _FROM.two(), 3: _FROM.three(), 4: _whist()},
    ending=replace(
        _ENDING,
        banner=Rect(232, 13, 404, 57),
        heading=Rect(240, 15, 388, 20),
        plates={seats: [area.move(0, _UP) for area in areas] for seats, areas in _ENDING.plates.items()},
        starters={seats: area.move(0, _UP) for seats, area in _ENDING.starters.items()},
    ),
    card_shadow=(6, 3),
)


AMIGA_PAGES = plans.PagePlans(
    text=plans.TextPlan(card_gap=6),
    menu=plans.MenuPlan(above=16, air=1),
    number=plans.NumberPlan(key=(32, 11), step=(40, 13), margin_rows=2, margin_columns=2),
    race=plans.RacePlan(area=Rect(234, 134, 400, 108), plot=Rect(274, 148, 268, 84), thick=2, dash=(4, 4)),
    figures=plans.FiguresPlan(top_row=7, last_row=24, label_gap=3, dot=(2, 1)),
    title=plans.TitlePlan(
        logo=plans.LogoPlan(square=(6, 4), gap=14, thick=4, edge=(2, 1), rounded=3),
        logo_middle=(212, 54),
        strapline=Rect(52, 95, 320, 9),
        fan=((-24, (458, 64)), (-12, (486, 58)), (0, (516, 55)), (12, (546, 57)), (24, (574, 60))),
        strip=plans.StripPlan(
            area=Rect(0, 108, 640, 19),
            rows=(114, 121),
        ),
        menu_middle=186,
    ),
)
