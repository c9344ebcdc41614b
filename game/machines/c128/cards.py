"""The cards of the C-128: four cells by five."""

from pygame import Rect

from game.assets import ASSETS
from game.screen.looks.card_plan import CardPlan, Indices, Pips

LEFT, MIDDLE, RIGHT = 9, 13, 17
TOP, HIGH, CENTRE = 4, 10, 17
LEAST, UPPER, THIRD = 3, 7, 11
"""Where nine need the room."""

CORNERS = ((LEFT, TOP), (RIGHT, TOP))
FLANKS = ((LEFT, CENTRE), (RIGHT, CENTRE))
TENS = ((LEFT, 1), (RIGHT, 1), (LEFT, 13), (RIGHT, 13))
FOURS = ((LEFT, LEAST), (RIGHT, LEAST), (LEFT, THIRD), (RIGHT, THIRD))
HEART = ((MIDDLE, CENTRE),)

C128_CARDS = CardPlan(
    size=(32, 40),
    drawings=ASSETS / "c128",
    thin=(1, 1),
    thick=(1, 1),
    corner=(),
    indices=Indices(middle=5, top=2, gap=1),
    pips={
        2: Pips(((MIDDLE, TOP),)),
        3: Pips(((MIDDLE, TOP),), HEART),
        4: Pips(CORNERS),
        5: Pips(CORNERS, HEART),
        6: Pips(CORNERS, FLANKS),
        7: Pips(CORNERS, (*FLANKS, (MIDDLE, HIGH))),
        8: Pips((*CORNERS, (MIDDLE, HIGH)), FLANKS),
        9: Pips(FOURS, HEART),
        10: Pips((*TENS, (MIDDLE, UPPER))),
    },
    court=Rect(0, 0, 32, 40),
    court_suit=(0, 0),
    large_strip=Indices(middle=5, top=2, gap=1),
    large=Indices(middle=19, top=5, gap=3),
)
