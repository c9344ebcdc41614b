"""The terminal in its columns and lines: the table, and pages."""

from pygame import Rect

from game.screen import plans

WIDE, HIGH = 8, 14
CARD = (5 * WIDE, 4 * HIGH)
APART = 6 * WIDE
RIGHT = 43
"""The column in which everything begins that does not stand beside the board."""


def chars(column: int, line: int, columns: int, lines: int = 1) -> Rect:
    """An area of letters."""
    return Rect(column * WIDE, line * HIGH, columns * WIDE, lines * HIGH)


def _cards(line: int, *fits: tuple[int, int]) -> plans.CardRow:
    """For up to so many: how many columns they are apart."""
    return plans.CardRow(line * HIGH, tuple((number, RIGHT * WIDE, step * WIDE) for number, step in fits))


def _plate(line: int) -> plans.PlatePlaces:
    return plans.PlatePlaces(
        area=chars(RIGHT, line, 28),
        band=chars(RIGHT, line, 1),
        peg=chars(RIGHT, line, 1).midleft,
        name=chars(RIGHT + 2, line, 10),
        word=chars(RIGHT + 14, line, 12),
        chip=chars(RIGHT + 12, line, 1),
        score=chars(RIGHT + 27, line, 3),
        is_wide=True,
    )


BOARDS = {2: chars(1, 2, 41, 8), 3: chars(1, 2, 41, 10), 4: chars(1, 2, 41, 8)}
REASONS = {2: chars(1, 12, 41, 9), 3: chars(1, 14, 41, 7), 4: chars(1, 12, 41, 9)}
THEIR_PLAYED, OWN_PLAYED = 7, 11
CRIB_BELOW = plans.CribPlaces(plans.CardRow(16 * HIGH, ((4, 72 * WIDE, WIDE),)), chars(63, 15, 16))
SHOWN = _cards(7, (5, 6), (6, 5))
COUNT_PANEL, TOTAL = chars(RIGHT, 11, 36, 4), chars(74, 15, 5)


def _places(
    seats: tuple[plans.SeatPlaces, ...],
    cribs: tuple[plans.CribPlaces, ...],
    laying_away: tuple[plans.CribPlaces, ...],
    *,
    takes_hands: bool,
) -> plans.TablePlaces:
    return plans.TablePlaces(
        seats=seats,
        played=plans.TimeAxis(
            left=RIGHT * WIDE,
            right=72 * WIDE,
            closed_step=3 * WIDE,
            air=WIDE,
            open_step=5 * WIDE,
            least_open_step=WIDE,
            grid=WIDE,
        ),
        laying_away=laying_away,
        cribs=cribs,
        show=plans.ShowPlaces(TOTAL, SHOWN, COUNT_PANEL, takes_hands),
        pack=chars(74, 7, 1).topleft,
        counter=chars(73, 11, 7, 4),
    )


OWN = plans.SeatPlaces(_plate(20), _cards(16, (6, 6), (7, 5)), OWN_PLAYED * HIGH)
OWN_BY_THE_CRIB = OWN._replace(hand=_cards(16, (4, 6), (5, 5), (7, 4)))


def _two() -> plans.TablePlaces:
    other = plans.SeatPlaces(_plate(1), _cards(2, (6, 6), (7, 5)), THEIR_PLAYED * HIGH)
    above = plans.CribPlaces(plans.CardRow(2 * HIGH, ((4, 72 * WIDE, WIDE),)), chars(63, 6, 10))
    laid = (
        plans.CribPlaces(_cards(11, (4, 6)), chars(RIGHT, 10, 20)),
        plans.CribPlaces(_cards(7, (4, 6)), chars(RIGHT, 6, 20)),
    )
    return _places((OWN, other), (CRIB_BELOW, above), laid, takes_hands=False)


def _round(lines: tuple[int, ...], played: tuple[int, ...]) -> plans.TablePlaces:
    """The others have two lines each: who, and what is held."""
    others = tuple(
        plans.SeatPlaces(_plate(line), _cards(line + 1, (7, 3)), row * HIGH)
        for line, row in zip(lines, played, strict=True)
    )
    cribs = (CRIB_BELOW,) * (1 + len(lines))
    return _places((OWN_BY_THE_CRIB, *others), cribs, cribs, takes_hands=True)


TTY_TABLE = plans.TablePlan(
    reasons=REASONS[3],
    reasons_indent=2 * WIDE,
    cloth=chars(0, 1, 80, 20),
    message=chars(1, 22, 78),
    buttons=chars(1, 23, 78),
    button_gap=WIDE,
    number_pad=chars(1, 1, 41, 12),
    by_seats={
        2: _two(),
        3: _round((1, 4), (THEIR_PLAYED, THEIR_PLAYED)),
        4: _round((1, 3, 5), (THEIR_PLAYED, OWN_PLAYED, THEIR_PLAYED)),
    },
    fan=plans.FanPlan(
        at=chars(13, 8, 1).topleft, step=WIDE, lifted=HIGH, gap=0, verdict=chars(10, 14, 60, 5)
    ),
    ending=plans.EndingPlan(
        banner=chars(2, 1, 76, 4),
        heading=chars(2, 1, 76),
        plates={
            2: [chars(column, 6, 24) for column in (2, 28)],
            3: [chars(column, 6, 18) for column in (2, 22, 42)],
            4: [chars(column, 6, 16) for column in (2, 19, 36, 53)],
        },
        starters={seats: chars(72, 6, 5) for seats in (2, 3, 4)},
        most_step=6 * WIDE,
    ),
    crib_words="crib: {}",
    cursor_frame=(0, 0),
    owner_peg=(WIDE, 3 * HIGH),
)


TTY_PAGES = plans.PagePlans(
    text=plans.TextPlan(above_paper=0),
    menu=plans.MenuPlan(),
    number=plans.NumberPlan(key=(32, 14), step=(40, 14), margin_rows=1, margin_columns=1),
    race=plans.RacePlan(area=chars(2, 12, 76, 9), plot=chars(8, 12, 56, 9), thick=1, dash=(2, 1)),
    figures=plans.FiguresPlan(widest_bar=24, thick=1, dot=(1, 1), dots_apart=2),
    title=plans.TitlePlan(
        logo=plans.LogoPlan(square=(5, 4), gap=12, thick=4, edge=(1, 1)),
        logo_middle=chars(3, 2, 1).topleft,
        strapline=chars(3, 10, 30),
        fan=tuple((0, chars(48 + 5 * card, 4, 1).topleft) for card in range(5)),
        menu_columns=44,
        menu_middle=chars(6, 12, 1).top,
    ),
)
