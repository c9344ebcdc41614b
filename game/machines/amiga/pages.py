"""The pages of the Amiga, in its eighty columns."""

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

AMIGA_PAGES = PagePlans(
    text=TextPlan(),
    menu=MenuPlan(),
    number=NumberPlan(key=(32, 11), step=(40, 13), margin_rows=2, margin_columns=2),
    race=RacePlan(area=Rect(234, 134, 400, 108), plot=Rect(274, 148, 268, 84), thick=2, dash=(4, 4)),
    figures=FiguresPlan(top_row=7, last_row=24, label_gap=3, dot=(2, 1)),
    title=TitlePlan(
        logo=LogoPlan(square=(6, 4), gap=14, thick=4, edge=(2, 1)),
        logo_middle=(212, 54),
        strapline=Rect(52, 95, 320, 9),
        fan=((-24, (458, 64)), (-12, (486, 58)), (0, (516, 55)), (12, (546, 57)), (24, (574, 60))),
        strip=StripPlan(
            area=Rect(0, 108, 640, 19),
            rows=(114, 121),
            holes=45,
            first_hole=24,
            step=12,
            five_gap=8,
            pegs=((0, 12), (0, 19), (1, 26), (1, 31)),
        ),
        menu_columns=34,
        menu_middle=186,
    ),
)
