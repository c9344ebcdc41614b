"""The pages of the C-128, in its forty columns and twenty-five rows."""

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

from .table import NOWHERE, cells

C128_PAGES = PagePlans(
    text=TextPlan(
        margin=1,
        first_row=2,
        footer_rows=2,
        price_column=28,
        tabs=(),
        card_gap=8,
        cards_apart=16,
        above_paper=0,
    ),
    menu=MenuPlan(least_columns=28, margin=3, between=2, card_columns=34, box_columns=34, lines_seen=9),
    number=NumberPlan(key=(24, 8), step=(32, 8), margin_rows=0, margin_columns=1),
    race=RacePlan(area=cells(0, 12, 40, 10), plot=cells(6, 13, 22, 8), thick=1, dash=(3, 3)),
    figures=FiguresPlan(
        left=6,
        right=2,
        top_row=9,
        last_row=21,
        legend_row=8,
        legend_gap=1,
        label_gap=0,
        widest_bar=12,
        thick=2,
        dot=(2, 2),
        dots_apart=6,
    ),
    title=TitlePlan(
        logo=LogoPlan(square=(3, 3), gap=6, thick=3, edge=(1, 1)),
        logo_middle=cells(1, 1, 25, 8).topleft,
        strapline=cells(1, 10, 38),
        fan=tuple((0, cells(27 + 2 * card, 2, 4).topleft) for card in range(5)),
        strip=StripPlan(NOWHERE, (), 0, 0, 0, 0, ()),
        menu_columns=34,
        menu_middle=cells(0, 17, 1).top,
        margin=1,
    ),
)
