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
    text=TextPlan(
        margin=3,
        first_row=2,
        footer_rows=1,
        price_column=56,
        tabs=(18, 38, 54),
        card_gap=6,
        cards_apart=24,
    ),
    menu=MenuPlan(least_columns=40, margin=4, between=4, card_columns=67, box_columns=60, lines_seen=12),
    number=NumberPlan(key=(32, 18), step=(40, 22), margin_rows=2, margin_columns=2),
    race=RacePlan(area=Rect(234, 184, 400, 148), plot=Rect(274, 206, 268, 116), thick=2, dash=(4, 4)),
    figures=FiguresPlan(
        left=8,
        right=4,
        top_row=6,
        last_row=21,
        legend_row=4,
        legend_gap=3,
        label_gap=0,
        widest_bar=32,
        thick=2,
        dot=(2, 2),
        dots_apart=16,
    ),
    title=_TITLE,
)
