"""The terminal in its inks, columns and lines: the table, and pages."""

from functools import partial
from types import SimpleNamespace
from typing import Any

from game.assets import ASSETS
from game.paint.looks import plans, played_cards
from game.paint.looks.inks import read_inks
from game.values import replace

TTY_PALETTE, TTY_INKS = read_inks(ASSETS / "tty" / "inks.txt")
Glow = SimpleNamespace(**TTY_PALETTE.names)
NAMES_OF_PEGS = "OXT"
"""What stands in the holes, by sides."""
WIDE, HIGH = 8, 14
CARD, FANNED = (5 * WIDE, 4 * HIGH), (7 * WIDE, 6 * HIGH)
RIGHT, RIGHT_OF_SHEET = 44, 43
"""The column in which everything begins beside the board, and above a sheet, where reasons need more room."""
chars = partial(plans.in_cells, (WIDE, HIGH))


def _cards(line: int, *fits: tuple[int, int], left: int = RIGHT) -> plans.CardRow:
    """Space a row: for up to n cards, how many columns they are apart."""
    return plans.CardRow(line * HIGH, tuple((number, left * WIDE, step * WIDE) for number, step in fits))


def _plate(line: int) -> plans.PlatePlaces:
    mark, name, word = (chars(RIGHT + at, line, wide) for at, wide in ((0, 1), (2, 10), (2, 26)))
    return plans.PlatePlaces(chars(RIGHT, line, 28), name, word, band=mark)


BOARDS = {2: chars(1, 1, 41, 8), 3: chars(1, 1, 41, 10), 4: chars(1, 1, 41, 8)}
LOGS = {2: chars(1, 10, 41, 11), 3: chars(RIGHT_OF_SHEET, 1, 36, 10), 4: chars(RIGHT_OF_SHEET, 1, 36, 8)}
"""The frame round what was pegged; the guide speaks in it."""
SUMS, LISTED, COUNTED = 41, chars(1, 12, 78, 8), _plate(6)
"""The column in which sums end, where a count is listed below its cards, and whose they are above them."""
SHEET_LEFT, SAYS = 19, 68
"""On the sheet on which more than two play, where cards and the words begin."""
STEPS = (4, 4, 2), (3, 4, 2), (3, 3, 2), (3, 3, 1), (3, 3, 0), (2, 3, 1), (2, 2, 1), (1, 2, 1), (1, 1, 0)
SHEET_STEPS = tuple((closed * WIDE, still_open * WIDE, air * WIDE) for closed, still_open, air in STEPS)
CRIB_BELOW = plans.CribPlaces(plans.CardRow(16 * HIGH, ((4, 71 * WIDE, WIDE),)), chars(63, 15, 16))
CRIB_ABOVE = plans.CribPlaces(plans.CardRow(2 * HIGH, ((4, 71 * WIDE, WIDE),)), chars(64, 1, 15))
"""Where the cribs of two lie; in the show either lies above, clear of the list of a count."""


def _places(seats: tuple[plans.SeatPlaces, ...], **others: Any) -> plans.TablePlaces:
    show = plans.ShowPlaces(chars(2, 20, 26), _cards(7, (4, 6), (5, 5)), LISTED, takes_hands=True)
    return plans.TablePlaces(seats, show=show, **others)


def _two(*cribs: plans.CribPlaces) -> plans.TablePlaces:
    own = plans.SeatPlaces(_plate(20), _cards(16, (4, 6), (5, 5), (6, 6), (7, 5)), 11 * HIGH)
    other = plans.SeatPlaces(_plate(1), _cards(2, (4, 6), (5, 5), (6, 6), (7, 5)), 7 * HIGH)
    axis = played_cards.TimeAxis(RIGHT * WIDE, 72 * WIDE, 3 * WIDE, WIDE, 5 * WIDE, 3 * WIDE, WIDE)
    laid = tuple(plans.CribPlaces(_cards(line, (4, 6)), chars(RIGHT, line - 1, 20)) for line in (11, 7))
    return _places(
        (own, other),
        played=axis,
        laying_away=laid,
        cribs=cribs,
        pack=chars(74, 7, 1).topleft,
        counter=chars(73, 11, 6, 3),
    )


def _round(rows: tuple[int, ...]) -> plans.TablePlaces:
    """Lay out a row of a score sheet for each seat, its cards in the columns of their play; own last."""
    seats = tuple(
        plans.SeatPlaces(
            replace(_plate(row), band=chars(1, row, 1), name=chars(3, row, 10), word=chars(SAYS, row, 12)),
            plans.CardRow(row * HIGH, ((7, 14 * WIDE, WIDE),)),
            row * HIGH,
        )
        for row in rows
    )
    own = replace(seats[-1], hand=plans.CardRow(17 * HIGH, ((7, WIDE, 6 * WIDE),)))
    columns = played_cards.SheetColumns(SHEET_LEFT * WIDE, SAYS * WIDE, SHEET_STEPS)
    crib = plans.CribPlaces(plans.CardRow(17 * HIGH, ((4, 54 * WIDE, WIDE),)), chars(45, 16, 17))
    laid = plans.CribPlaces(plans.CardRow(17 * HIGH, ((4, 41 * WIDE, 6 * WIDE),)), chars(41, 16, 17))
    cribs, laying_away = ((each,) * len(rows) for each in (crib, laid))
    pack, counter = chars(66, 17, 1).topleft, chars(73, 16, 6, 3)
    return _places(
        (own, *seats[:-1]), played=columns, laying_away=laying_away, cribs=cribs, pack=pack, counter=counter
    )


def _counting(*rows: int) -> plans.TablePlaces:
    """Lay what is counted beside the sheet, in its last row the crib, and below both the list of a count."""
    places, line, below = _round(rows), rows[-1] + 2 - len(rows), rows[-1] + 3
    listed = chars(1, below, 78, 21 - below)
    crib = plans.CribPlaces(_cards(below - 2, (4, 1), left=15), chars(3, below - 2, 23))
    show = replace(places.show, cards=_cards(line, (5, 6), left=RIGHT_OF_SHEET), count_panel=listed)
    return replace(places, show=show, pack=chars(74, line, 1).topleft, cribs=(crib,) * len(places.cribs))


BY_SEATS = {2: _two(CRIB_BELOW, CRIB_ABOVE), 3: _round((12, 13, 14)), 4: _round((10, 11, 12, 13))}
COUNTING = {2: _two(CRIB_ABOVE, CRIB_ABOVE), 3: _counting(11, 12, 13), 4: _counting(9, 10, 11, 12)}
TTY_TABLE = plans.TablePlan(
    reasons=LOGS[2].inflate(-2 * WIDE, -2 * HIGH),
    reasons_indent=2 * WIDE,
    reasons_in_columns=True,
    cloth=chars(0, 1, 80, 20),
    message=chars(1, 22, 78),
    buttons=chars(1, 23, 78),
    button_gap=WIDE,
    chosen_raised=HIGH,
    board=BOARDS[2],
    by_seats=BY_SEATS,
    guide=LOGS,
    advice={2: LOGS[2], 3: chars(1, 1, 78, 10), 4: chars(1, 1, 78, 8)},
    counting=COUNTING,
    fan=plans.FanPlan(chars(12, 13, 1).topleft, WIDE, HIGH, HIGH, verdict=chars(1, 20, 78, 2)),
    ending=plans.EndingPlan(
        banner=chars(2, 1, 76, 4),
        heading=chars(2, 1, 76, 2),
        plates={
            2: [chars(column, 5, 20) for column in (2, 24)],
            3: [chars(column, 5, 20) for column in (2, 26, 50)],
            4: [chars(column, 5, 17) for column in (2, 20, 38, 56)],
        },
        cribs={2: chars(46, 5, 25), 4: chars(2, 10, 40)},
        small={4: [chars(2, 10, 40)]},
        most_step=5 * WIDE,
        starters=dict.fromkeys((2, 3, 4), chars(74, 5, 5)),
    ),
)
TTY_PAGES = plans.PagePlans(
    text=plans.TextPlan(above_paper=0, contents=23),
    menu=plans.MenuPlan(above=2 * HIGH),
    race=plans.RacePlan(area=chars(2, 10, 76, 11), plot=chars(16, 10, 62, 11)),
    title=plans.TitlePlan(
        strapline=chars(28, 3, 30),
        fan=tuple((0, chars(*at, 1).topleft) for at in ((57, 7), (60, 9), (63, 11), (66, 13), (72, 6))),
    ),
)
