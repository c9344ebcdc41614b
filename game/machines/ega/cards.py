"""The cards of the EGA machine: 64x66, which its tall pixels make the shape of a poker card."""

from pygame import Rect

from game.assets import ASSETS
from game.screen.looks.card_plan import CardPlan, Indices, Pips

LEFT, MIDDLE, RIGHT = 18, 27, 36
TOP, UPPER, HIGH, THIRD, CENTRE = 5, 13, 17, 21, 29

CORNERS = ((LEFT, TOP), (RIGHT, TOP))
FLANKS = ((LEFT, CENTRE), (RIGHT, CENTRE))
FOURS = (*CORNERS, (LEFT, THIRD), (RIGHT, THIRD))
HEART = ((MIDDLE, CENTRE),)

EGA_CARDS = CardPlan(
    size=(64, 66),
    drawings=ASSETS / "cards",
    thin=(1, 1),
    thick=(2, 2),
    corner=((3, 3), (1, 3), (0, 1)),
    indices=Indices(middle=7, top=4, gap=2),
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
    court=Rect(13, 3, 38, 60),
    court_suit=(1, 1),
    large_strip=Indices(middle=9, top=4, gap=3),
    large=Indices(middle=38, top=5, gap=3),
)
