"""The pages of the terminal, in its eighty columns and twenty-four lines."""

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

from .table import chars

TTY_PAGES = PagePlans(
    text=TextPlan(above_paper=0),
    menu=MenuPlan(),
    number=NumberPlan(key=(32, 14), step=(40, 14), margin_rows=1, margin_columns=1),
    race=RacePlan(area=chars(2, 12, 76, 9), plot=chars(8, 12, 56, 9), thick=1, dash=(2, 1)),
    figures=FiguresPlan(widest_bar=24, thick=1, dot=(1, 1), dots_apart=2),
    title=TitlePlan(
        logo=LogoPlan(square=(5, 4), gap=12, thick=4, edge=(1, 1)),
        logo_middle=chars(3, 2, 1).topleft,
        strapline=chars(3, 10, 30),
        fan=tuple((0, chars(48 + 5 * card, 4, 1).topleft) for card in range(5)),
        strip=StripPlan(chars(0, 0, 0), (), 0, 0, 0, 0, ()),
        menu_columns=44,
        menu_middle=chars(6, 12, 1).top,
    ),
)
