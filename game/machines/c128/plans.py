"""The C-128 in its inks and cells: cards of four by five, the table below a board across it, and pages."""

from functools import partial
from types import SimpleNamespace

from pygame import Rect

from game.assets import ASSETS
from game.paint.looks import plans, played_cards
from game.paint.looks.card_plan import CardPlan, Indices, Pips, pips_at
from game.paint.looks.inks import read_inks
from game.values import frozen, replace

C128_PALETTE, C128_INKS = read_inks(ASSETS / "c128" / "inks.txt")
VicColor = SimpleNamespace(**C128_PALETTE.names)
_PIPS = pips_at((9, 13, 17), (4, 7, 10, 11, 17))
_FOURS = ((9, 3), (17, 3), (9, 11), (17, 11))
_TENS = ((9, 1), (17, 1), (9, 13), (17, 13), (13, 7))
"""Nine and ten need the room."""

C128_CARDS = CardPlan(
    size=(32, 40),
    thick=(1, 1),
    indices=Indices(middle=5, top=2, gap=1),
    pips={**_PIPS, 9: replace(_PIPS[9], paired=_FOURS), 10: Pips(_TENS)},
    court=Rect(0, 0, 32, 40),
    least_large=16,
    corners=((8, 16), (16, 40)),
)
CELL, HALF = 8, 4
"""And the gap between a peg and a name, which have the ground of both."""
cells = partial(plans.in_cells, (CELL, CELL))


@frozen
class BoardRows:
    """The rows of the board: each side's streets out and back from the lower edge up, and the numbers."""

    area: Rect
    streets: tuple[tuple[int, int], ...]
    numbers: int


THEIR_SCORE = cells(0, 4, 40)
"""The row of the other team's."""
BOARDS_BY_SEATS = {
    2: BoardRows(cells(0, 4, 40, 7), ((9, 8), (5, 6)), 7),
    3: BoardRows(cells(0, 3, 40, 7), ((9, 8), (5, 6), (3, 4)), 7),
    4: BoardRows(cells(0, 5, 40, 5), ((9, 8), (5, 6)), 7),
}
REASONS_BY_SEATS = {2: cells(18, 0, 22, 4), 3: cells(15, 17, 18, 5), 4: cells(15, 17, 18, 5)}
COUNT, TOTAL = cells(34, 17, 6, 5), cells(12, 17, 6, 5)
COUNTED, WAITING = cells(0, 11, 1), cells(0, 17, 10)
"""Whose cards are counted, above them, and below them whose cards wait, to be tucked under the message."""
_CRIB_ROW = cells(0, 10, 40)
MESSAGES, BUTTONS = cells(1, 22, 38, 2), cells(0, 24, 39)


def plate_across(row: int) -> plans.PlatePlaces:
    """Place a plate in a whole row: peg, name, the words, that it deals, score."""
    name, word = (cells(left, row, wide).move(HALF, 0) for left, wide in ((1, 10), (12, 12)))
    chip, score = cells(25, row, 5), cells(37, row, 3)
    return plans.PlatePlaces(cells(0, row, 40), name, word, chip, score, is_wide=True)


def _above(left: int, wide: int, score: Rect | None = None, played: int = 11) -> plans.SeatPlaces:
    """Place a seat above the board: its words are beside its hand, and of three its score beside its name."""
    row, at = (2 if score else 3), left * CELL
    area, name = cells(left, row, wide), cells(left + 1, row, 10).move(HALF, 0)
    word = cells(left + 8, 1, 12) if score else cells(left + 1, 2, 12)
    chip = cells(left + 3, row, 11 if score else 9)
    plate = plans.PlatePlaces(area, name, word, chip, score or plans.nowhere())
    steps = (5 * bool(score), at, 2 * CELL), (7, at, CELL)
    return plans.SeatPlaces(plate, plans.CardRow(-1 if score else 0, steps), played * CELL)


OWN_HAND = plans.CardRow(17 * CELL, ((6, CELL, 4 * CELL), (7, CELL, 3 * CELL)))
OWN_BESIDE_REASONS = plans.CardRow(17 * CELL, ((3, CELL, 4 * CELL), (4, CELL, 3 * CELL), (6, CELL, 2 * CELL)))
HAND_ACROSS = plans.CardRow(0, ((4, CELL, 4 * CELL), (5, CELL, 3 * CELL), (7, CELL, 2 * CELL)))
SHOWN = plans.CardRow(12 * CELL, ((4, 0, 3 * CELL), (5, 0, 2 * CELL)))
OWN_WAITS = plans.CardRow(WAITING.bottom, ((4, 0, 2 * CELL), (5, 0, CELL)))
CRIB_WAITS = plans.CardRow(WAITING.bottom, ((4, 0, CELL),))
"""Below the own hand, until that is counted."""


def _crib(left: int) -> plans.CribPlaces:
    """Place a crib, and above its middle whose it is."""
    pile = plans.CardRow(12 * CELL, ((4, left * CELL, CELL),))
    return plans.CribPlaces(pile, cells(left - 2, 11, 10).move(HALF, 0))


def _places(*others: plans.SeatPlaces) -> plans.TablePlaces:
    """Place the own seat and these, the pack, the cribs and the count."""
    number = len(others) + 1
    hand = OWN_HAND if number == 2 else OWN_BESIDE_REASONS
    own = plans.SeatPlaces(plate_across(10), hand, (11 if number == 3 else 12) * CELL)
    gathered = _crib({2: 22, 3: 23, 4: 24}[number])  # clear of what is played, below its whole name
    return plans.TablePlaces(
        seats=(own, *others),
        played=played_cards.TimeAxis(
            left=CELL,
            right=CELL * {2: 19, 3: 21, 4: 22}[number],  # clear of whose crib it is
            closed_step=CELL * max(4 - number, 1),
            air=CELL,
            open_step=4 * CELL,
            least_open_step=2 * CELL,
            beyond=CELL * 2 * (number == 4),
            grid=CELL,
            closed_top=11 * CELL,
            in_turn=CELL * (number == 3),
        ),
        laying_away=(_crib(25),) * number,  # clear of a hand of six
        cribs=(gathered,) * number,
        show=plans.ShowPlaces(TOTAL, SHOWN, cells(19, 11, 21, 11), takes_hands=True),
        pack=cells(35, 12, 4).topleft,
        counter=COUNT,
    )


def _while_counting(places: plans.TablePlaces) -> plans.TablePlaces:
    """Make room below the board for the hand that is counted, and beside it for its list."""
    own, *others = places.seats
    return replace(
        places,
        seats=(replace(own, hand=OWN_WAITS), *others),
        cribs=tuple(replace(crib, cards=CRIB_WAITS) for crib in places.cribs),
        pack=cells(14, 12, 1).topleft,
    )


BY_SEATS = {
    2: _places(plans.SeatPlaces(plate_across(4), HAND_ACROSS, 11 * CELL)),
    3: _places(_above(0, 19, cells(15, 2, 3)), _above(20, 20, cells(37, 2, 3))),
    4: _places(_above(0, 13), _above(14, 12, played=12), _above(27, 13)),
}
C128_TABLE = plans.TablePlan(
    reasons=REASONS_BY_SEATS[2],
    reasons_indent=CELL + HALF,
    cloth=cells(0, 0, 40, 22),
    message=MESSAGES,
    buttons=BUTTONS,
    button_gap=CELL,
    number_pad=cells(19, 11, 21, 13),
    count_box=plans.CountPlan(caption=2 * CELL, margin=CELL),
    board=cells(0, 5, 40, 5),
    by_seats=BY_SEATS,
    without_reasons={
        seats: replace(places, seats=(replace(places.seats[0], hand=OWN_HAND), *places.seats[1:]))
        for seats, places in BY_SEATS.items()
    },
    counting={seats: _while_counting(places) for seats, places in BY_SEATS.items()},
    fan=plans.FanPlan(at=cells(9, 3, 1).topleft, step=2, lifted=CELL, gap=0, verdict=cells(0, 17, 40, 5)),
    ending=plans.EndingPlan(
        banner=cells(0, 0, 40, 4),
        plates={
            2: [cells(left, 4, 16) for left in (0, 17)],
            3: [cells(left, 4, 10) for left in (0, 11, 22)],
            4: [cells(left, 4, 7) for left in (1, 9, 17, 25)],
        },
        starters=dict.fromkeys((2, 3, 4), cells(35, 4, 5)),
        cribs=dict.fromkeys((2, 3, 4), _CRIB_ROW),
        small=dict.fromkeys((2, 3, 4), (_CRIB_ROW,)),
        most_step=4 * CELL,
    ),
    cursor_frame=(2, 0),
    chosen_raised=CELL,
)

C128_PAGES = plans.PagePlans(
    text=plans.TextPlan(
        margin=1,
        footer_rows=2,
        cards_apart=16,
        above_paper=0,
        contents=0,
        mini_card=(16, 24),
    ),
    menu=plans.MenuPlan(
        is_page=True, above=16, margin=3, between=2, card_columns=34, box_columns=34, lines_seen=9
    ),
    number=plans.NumberPlan((31, 10), (35, 12), 1, 1, told="Type it, or ↑ ↓, then RETURN."),
    race=plans.RacePlan(cells(0, 10, 40, 12), cells(5, 11, 19, 9).move(0, HALF), dash=(3, 3)),
    figures=plans.FiguresPlan(widest_bar=12, dots_apart=6),
    title=plans.TitlePlan(
        logo=plans.LogoPlan(drawn=ASSETS / "c128" / "title.txt"),
        logo_middle=cells(1, 1, 25, 8).center,
        strapline=cells(1, 10, 20),
        fan=tuple((0, cells(left, 1, 4).topleft) for left in (27, 28, 29, 30, 35)),  # the starter apart
    ),
)
