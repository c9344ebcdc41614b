"""The pages of the EGA machine, in its eighty columns and twenty-five rows."""

from pygame import Rect

from game.screen.looks.page_plans import (
    FiguresPlan,
    LogoPlan,
    MenuPlan,
    NumberPlan,
    PagePlans,
    RacePlan,
    StripPlan,
    TextPlan,
    TitlePlan,
)

_TITLE = TitlePlan(
    logo=LogoPlan(square=(6, 5), gap=14, thick=6, edge=(2, 1)),
    logo_middle=(212, 64),
    strapline=Rect(52, 120, 320, 14),
    fan=((-24, (458, 79)), (-12, (486, 71)), (0, (516, 66)), (12, (546, 70)), (24, (574, 74))),
    strip=StripPlan(
        area=Rect(0, 148, 640, 26),
        rows=(156, 166),
        holes=45,
        first_hole=24,
        step=12,
        five_gap=8,
        pegs=((0, 12), (0, 19), (1, 26), (1, 31)),
    ),
    menu_columns=34,
    menu_middle=255,
)

EGA_PAGES = PagePlans(
    text=TextPlan(card_gap=6),
    menu=MenuPlan(),
    number=NumberPlan(key=(32, 18), step=(40, 22), margin_rows=2, margin_columns=2),
    race=RacePlan(area=Rect(234, 184, 400, 148), plot=Rect(274, 206, 268, 116), thick=2, dash=(4, 4)),
    figures=FiguresPlan(legend_row=4),
    title=_TITLE,
)
