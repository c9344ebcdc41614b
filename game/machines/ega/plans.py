"""The EGA machine in numbers: cards, which its tall pixels make the true shape, wood, board, table, pages."""

from pygame import Rect

from game.assets import ASSETS
from game.screen import plans
from game.screen.board_plan import upright
from game.screen.card_plan import CardPlan, Indices, pips_at
from game.screen.table_plan import Numbers, TableFrom
from game.values import replace

EGA_CARDS = CardPlan(
    size=(64, 66),
    drawings=ASSETS / "cards",
    thin=(1, 1),
    thick=(2, 2),
    corner=((3, 3), (1, 3), (0, 1)),
    indices=Indices(middle=7, top=4, gap=2),
    pips=pips_at((18, 27, 36), (5, 13, 17, 21, 29)),
    court=Rect(13, 3, 38, 60),
    court_suit=(1, 1),
    large_strip=Indices(middle=9, top=4, gap=3),
    large=Indices(middle=38, top=5, gap=3),
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
    down=14,
    tray=(9, 11),
    game=((10, 223), (24, 227)),
)

EGA_NUMBERS = Numbers(
    size=(640, 350),
    cell=(8, 14),
    card=(64, 66),
    top=0,
    board=(224, 238),
    plate=18,
    low_plate=30,
    message=14,
    gap=4,
    raised=6,
    free=10,
    most_step=66,
)
_FROM = TableFrom(EGA_NUMBERS)
_COUNTED = {2: -4, 3: -1, 4: -1}
"""The count box stands a little higher than its place, in line with the board."""

_PLAN = _FROM.plan(count_box=plans.CountPlan(caption=16, rule=4, point=2, margin=6), owner_peg=(3, 26))
EGA_TABLE = replace(
    _PLAN,
    crib_tag=Rect(10, 24, 44, 17),
    lit_raised=4,
    ending=replace(_PLAN.ending, buttons=Rect(234, 308, 400, 20)),
    pack_layers=((6, 4), (4, 3), (2, 1)),
    shade=(8, 8, 8, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1),
    by_seats={
        seats: replace(places, counter=places.counter.move(0, _COUNTED[seats]))
        for seats, places in _PLAN.by_seats.items()
    },
)

_TITLE = plans.TitlePlan(
    logo=plans.LogoPlan(square=(6, 5), gap=14, thick=6, edge=(2, 1), rounded=3),
    logo_middle=(212, 64),
    strapline=Rect(52, 120, 320, 14),
    fan=((-24, (458, 79)), (-12, (486, 71)), (0, (516, 66)), (12, (546, 70)), (24, (574, 74))),
    strip=plans.StripPlan(
        area=Rect(0, 148, 640, 26),
        rows=(156, 166),
    ),
    menu_middle=255,
)

EGA_PAGES = plans.PagePlans(
    text=plans.TextPlan(card_gap=6),
    menu=plans.MenuPlan(air=2),
    number=plans.NumberPlan(key=(26, 18), step=(28, 20), margin_rows=2, margin_columns=2),
    race=plans.RacePlan(area=Rect(234, 184, 400, 116), plot=Rect(274, 206, 268, 84), thick=2, dash=(4, 4)),
    figures=plans.FiguresPlan(legend_row=4),
    title=_TITLE,
)
