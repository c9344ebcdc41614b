"""The table of the Amiga: its numbers, and what does not follow from them: whist, and a tight lower half."""

from pygame import Rect

from game.screen.looks.places import CountPlan, CribPlaces, FanPlan, ShowPlaces, TablePlaces
from game.screen.looks.table_plan import Numbers, TableFrom

BAR_HIGH = 11
AMIGA_NUMBERS = Numbers(
    size=(640, 256),
    cell=(8, 9),
    card=(64, 48),
    top=BAR_HIGH,
    board=(224, 160),
    plate=12,
    low_plate=20,
    message=12,
    gap=2,
    raised=3,
    free=6,
    most_step=68,
)
_FROM = TableFrom(AMIGA_NUMBERS)


def _two() -> TablePlaces:
    two = _FROM.two()
    own, other = (places.cards for places in two.laying_away)
    return two._replace(
        laying_away=(CribPlaces(own, Rect(327, 112, 180, 11)), CribPlaces(other, Rect(327, 128, 180, 11))),
        pack=(560, 80),
    )


def _shown(top: int, slip: Rect) -> ShowPlaces:
    show = _FROM.show(top, takes_hands=True)
    return show._replace(slip=slip)


def _three() -> TablePlaces:
    three = _FROM.round_table(_FROM.beside((81, 103), 10, 6), _FROM.own_played)
    return three._replace(show=_shown(86, Rect(232, 138, 404, 40)), counter=Rect(554, 137, 82, 40))


def _whist() -> TablePlaces:
    """Four at the sides of the table, partners face to face; between them is the count."""
    others = _FROM.beside((115, 118, 121), 3, 2, tops=(44, 13, 44))
    return _FROM.round_table(others, _FROM.own_played)._replace(
        show=_shown(117, Rect(232, 168, 404, 58)),
        pack=(560, 120),
        counter=Rect(391, 83, 82, 33),
    )


_ENDING = _FROM.ending()
_PLATES = 72
AMIGA_TABLE = _FROM.plan(
    count_box=CountPlan(caption=12, rule=3, point=2, margin=3),
    crib_tag=Rect(10, 18, 44, 11),
    lit_raised=3,
    owner_peg=(3, 20),
    pack_layers=((6, 3), (4, 2), (2, 1)),
)._replace(
    reasons=Rect(0, 172, 224, 72),
    reasons_margin=3,
    by_seats={2: _two(), 3: _three(), 4: _whist()},
    fan=FanPlan(at=(246, 87), step=6, lifted=5, gap=1, verdict=Rect(236, 143, 396, 36)),
    ending=_ENDING._replace(
        banner=Rect(232, 13, 404, 57),
        heading=Rect(240, 15, 388, 20),
        plates={
            seats: [Rect(plate.left, _PLATES, plate.width, plate.height) for plate in plates]
            for seats, plates in _ENDING.plates.items()
        },
        starters={
            seats: Rect(area.left, _PLATES, area.width, area.height)
            for seats, area in _ENDING.starters.items()
        },
    ),
    card_shadow=(6, 3),
)
