"""The cards of the Amiga: 64x48, which its pixels make the true shape of a card."""

from pygame import Rect

from game.assets import ASSETS
from game.screen.looks.card_plan import CardPlan, Indices, Pips

LEFT, MIDDLE, RIGHT = 15, 26, 37
TOP, UPPER, HIGH, THIRD, CENTRE = 3, 8, 10, 14, 20

CORNERS = ((LEFT, TOP), (RIGHT, TOP))
FLANKS = ((LEFT, CENTRE), (RIGHT, CENTRE))
FOURS = (*CORNERS, (LEFT, THIRD), (RIGHT, THIRD))
HEART = ((MIDDLE, CENTRE),)

AMIGA_CARDS = CardPlan(
    size=(64, 48),
    drawings=ASSETS / "amiga",
    thin=(1, 1),
    thick=(2, 1),
    corner=((2, 2), (0, 2)),
    indices=Indices(middle=8, top=2, gap=1),
    pips={
        2: Pips(((MIDDLE, TOP),)),
        3: Pips(((MIDDLE, TOP),), HEART),
        4: Pips(CORNERS),
        5: Pips(CORNERS, HEART),
        6: Pips(CORNERS, FLANKS),
        7: Pips(CORNERS, (*FLANKS, (MIDDLE, HIGH))),
        8: Pips((*CORNERS, (MIDDLE, HIGH)), FLANKS),
        9: Pips(FOURS, HEART),
        10: Pips((*FOURS, (MIDDLE, UPPER))),
    },
    court=Rect(15, 3, 34, 42),
    court_suit=(0, 1),
    large_strip=Indices(middle=9, top=4, gap=2),
    large=Indices(middle=38, top=7, gap=3),
)
