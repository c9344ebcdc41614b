"""The table of the EGA machine: its numbers, and what does not follow from them."""

from pygame import Rect

from game.screen.looks.places import CountPlan
from game.screen.looks.table_plan import Numbers, TableFrom

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

_PLAN = _FROM.plan(
    count_box=CountPlan(caption=16, rule=4, point=2, margin=6),
    crib_tag=Rect(10, 24, 44, 17),
    lit_raised=4,
    owner_peg=(3, 26),
    pack_layers=((6, 4), (4, 3), (2, 1)),
)
EGA_TABLE = _PLAN._replace(
    shade=(8, 8, 8, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1),
    by_seats={
        seats: places._replace(counter=places.counter.move(0, _COUNTED[seats]))
        for seats, places in _PLAN.by_seats.items()
    },
)
