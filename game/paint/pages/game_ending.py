"""The end of a game: a banner for the winner, the last hands, and below them the race."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.paint.brushes.page_text import balanced, fitted
from game.paint.brushes.picture import Picture, draw_message
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.looks.plans import RacePlan
from game.paint.pages.part_cards import lay_small_face
from game.paint.pages.race import draw_chart, lay_panel
from game.paint.table.board import board_peg, draw_board
from game.paint.table.cloth_picture import BesidePainter, draw_beside
from game.paint.table.felt_and_wood import draw_cloth_shadow, lay_cloth
from game.paint.table.layout import Layout
from game.paint.table.plates import whose_crib
from game.rules.cards import Card, named_card
from game.sheets.page_parts import Lines
from game.sheets.sheets import EndingSheet
from game.sheets.spots import SIGN, ButtonSpot
from game.sheets.table_state import Ending, TableState
from game.values import frozen, replace

LARGE, MOST_AWAY, MOST_TOLD = 3, 2, 3
"""How large the winner's pegs are, and how many times their width they may be from the name."""
NOT_COUNTED = "not counted", "no count"
"""What stands for the points of a hand beside one that was counted, if the game was won before its turn."""
SMALL_WIDE = 20
"""How wide the cards are of a hand that has no room below its plate."""
LOW = 4.0
"""Rows of letters in a race that keeps no title."""
GroundPainter = Callable[[Picture, TableState], None]
PlatePainter = Callable[[Picture, Rect, str, int | None], None]
CardsLayer = Callable[[Rect, int | None, Sequence[Card | None]], Rect]


def bare_table(picture: Picture, top: TableState, beside: BesidePainter = draw_beside) -> None:
    """Begin a picture with the cloth and the board, and with the words beside them."""
    picture.clear()
    lay_cloth(picture.canvas)
    draw_board(picture.canvas, picture.look.table.board, top)
    beside(picture, top, Layout(picture.look, top))


def draw_banner(picture: Picture, sheet: EndingSheet) -> None:
    """Draw who won and how; where nothing else is told the name is taller."""
    look, canvas, plan, ending = picture.look, picture.canvas, picture.look.table.ending, sheet.ending
    colors, (_, high) = look.inks.on_cloth(ending.side), look.cell
    canvas.fill(plan.banner, colors.inlay)
    frame = colors.inlay_words if colors.words == colors.inlay else colors.words
    canvas.outline(plan.banner, frame)
    across, down = (2 * edge for edge in look.stroke)
    canvas.outline(plan.banner.inflate(-2 * across, -2 * down), frame)
    if edges := look.inks.plate.edges:
        canvas.bevel(plan.banner, *edges)
        canvas.outline(plan.banner.inflate(-2 * across, -2 * down), colors.rule)
    room = look.columns_in(plan.heading)
    words, rows = worth_in(ending.worth, room), balanced(ending.sentence, room)[:2]
    heading, tall = Rect(plan.heading), 2 if words or len(rows) > 1 else 3
    heading.height += (tall - 2) * high
    shape = board_peg(look, sheet.top, ending.side)
    draw_winner(picture, heading, ending.heading, colors.figures, (shape, LARGE), tall)
    plate = Rect(0, 0, min(look.width(f"  {words}  "), heading.width), high + look.stroke[1])
    plate.midbottom = plan.banner.centerx, plan.banner.bottom - plan.margin
    if words:
        canvas.fill(plate, look.inks.plate.now)
        canvas.centered(plate, words, look.inks.plate.now_words)
    line = Rect(heading.left, 0, heading.width, high)
    below = plate.top if words else plan.banner.bottom - plan.margin
    line.top = (heading.bottom + below - len(rows) * high) // 2
    canvas.centered_rows(line, rows, colors.inlay_words)


def worth_in(worth: str, room: int) -> str:
    """Return what a win is worth, and to whom if there is room: the heading has said it."""
    return worth if len(worth) <= room else worth.partition(" to ")[0][:room]


def draw_plate(picture: Picture, area: Rect, words: str, side: int | None) -> None:
    """Draw whose hand lies below and what it counts, or that the starter does."""
    canvas, inks, room = picture.canvas, picture.look.inks, picture.look.columns_in(area)
    back, ink, figures = inks.plate.back, inks.plate.words, inks.plate.words
    if side is not None:
        colors = inks.on_cloth(side)
        back, ink, figures = colors.inlay, colors.inlay_words, colors.figures
    canvas.fill(area, back)
    if inks.plate.edges:
        canvas.bevel(area, *inks.plate.edges)
    else:
        canvas.outline(area, inks.shadow if side is not None else inks.plate.words)
    canvas.centered(area, "" if side is None and len(words) > room else words[:room], ink)
    name, _, counted = words.rpartition(" ")
    if name and counted.isdecimal():
        whole = Rect(0, 0, picture.look.width(words), picture.look.cell[1])
        whole.center = area.center
        canvas.right(whole, counted, figures)


@frozen
class _Told:
    """What is told of a hand or the crib, and where."""

    room: Rect
    side: int
    names: Sequence[str]
    """The longest first."""
    total: int | None

    def in_words(self, look: Look, *, has_totals: bool) -> str:
        """Return its name with what it counts, or that it came too late, where there is room for it."""
        # Clear of the edges; among letters of that of a peg, too, and of the next words.
        clear = look.width("X   ") if look.grain.has_only_letters else look.grain.air(4)
        peg = look.cell[0] * look.grain.has_two_inks
        whole = (name for name in self.names if look.width(name) <= self.room.width - peg)
        name = next(whole, self.names[-1])
        words = [f"{name} {self.total}" for name in self.names]
        if self.total is None:
            words = [f"{name} {way}" for way in NOT_COUNTED * has_totals]
            peg += peg // 2  # and the gap behind it
        return next((each for each in words if look.width(each) <= self.room.width - clear - peg), name)


def draw_ending(
    picture: Picture,
    sheet: EndingSheet,
    ground: GroundPainter = bare_table,
    banner: Callable[[Picture, EndingSheet], None] = draw_banner,
    plate: PlatePainter = draw_plate,
) -> None:
    """Draw the banner, the winner's hands first, face down the cards nobody has seen, and the race."""
    _draw_ground(picture, sheet, ground)
    banner(picture, sheet)
    _draw_hands(picture, sheet, plate)
    _draw_race(picture, sheet)


def _draw_ground(picture: Picture, sheet: EndingSheet, ground: GroundPainter) -> None:
    """Draw the table, and its message there or, if it has room, below the next steps, where the eye is."""
    look, top, sign = picture.look, sheet.top, picture.look.table.ending.sign
    is_apart = bool(sign) and look.width(top.message) < sign.width
    ground(picture, replace(top, message="") if is_apart else top)
    if is_apart:
        (_draw_sign if sheet.may_sign else draw_message)(picture, top.message, sign)
    elif sheet.may_sign:
        picture.spotting.note(look.table.message, ButtonSpot(SIGN))


def _draw_hands(picture: Picture, sheet: EndingSheet, plate: PlatePainter) -> None:
    """Draw the last hands, the crib and the starter, each below its plate or small on it."""
    look, top, seats = picture.look, sheet.top, len(sheet.top.seats)
    plan, small = look.table.ending, look.table.ending.small.get(seats, ())
    lay = partial(_lay_cards, picture, plate, small)
    told = [*_lay_hands(sheet, lay, (*plan.plates[seats], *small))]
    if crib := plan.cribs.get(seats):
        told.append(_lay_crib(look, sheet, lay, crib))
    has_totals = any(one.total is not None for one in told)
    for one in told:
        words = one.in_words(look, has_totals=has_totals)
        if one.room == crib and crib in small and not look.grain.is_fine:
            words = _with_cards(words, one.names[0], top.crib)
        plate(picture, one.room, words, one.side)
    if top.starter:
        called = top.voice.beside_starter or top.voice.starter
        plate(picture, lay(plan.starters[seats], None, [top.starter]), called.capitalize(), None)


def _lay_hands(sheet: EndingSheet, lay: CardsLayer, places: Sequence[Rect]) -> Iterator[_Told]:
    """Lay the hands, the winner's first."""
    top = sheet.top
    for number, area in zip(_winners_first(top, sheet.ending.side), places, strict=False):
        seat, side = top.seats[number], top.side(number)
        room, names = lay(area, side, seat.hand), (seat.on_plate, top.initials[number])
        yield _Told(room, side, names, _total(sheet.ending, number))


def _lay_crib(look: Look, sheet: EndingSheet, lay: CardsLayer, area: Rect) -> _Told:
    """Lay the last crib; its name leaves room for its total."""
    top = sheet.top
    room = lay(area, side := top.side(top.dealer or 0), top.crib)
    beside = len("X  12" if look.grain.has_only_letters else " 5")  # its peg and its total
    name = whose_crib(top, look.columns_in(room) - beside)
    return _Told(room, side, (name,), _total(sheet.ending, len(top.seats)))


def _draw_race(picture: Picture, sheet: EndingSheet) -> None:
    """Draw the race with the words for a friend, marked where it turned if they tell that."""
    words, top = sheet.words, sheet.top
    is_turn_told = words.turn_told < told_whole(picture.look, words.sentences, len(top.seats))
    turned = words.turned if is_turn_told else 0
    draw_chart(picture, _draw_told(picture, sheet), sheet.series, top, turned)


def _winners_first(top: TableState, winner: int) -> Sequence[int]:
    """List all seats, those that play for the winning side first, and of the others whoever is ahead."""
    sides = [*map(top.side, range(len(top.seats)))]
    return sorted(range(len(sides)), key=lambda at: (sides[at] != winner, -top.pegs[sides[at]].front))


def _draw_sign(picture: Picture, words: str, within: Rect) -> None:
    """Draw the question for initials as a field, as wide as all that stands above it."""
    inks = picture.look.inks.plate
    picture.canvas.fill(within, inks.now)
    picture.canvas.centered(within, words, inks.now_words)
    picture.spotting.note(within, ButtonSpot(SIGN))


def _total(ending: Ending, number: int) -> int | None:
    return ending.totals[number] if ending.totals else None


def _with_cards(words: str, name: str, cards: Sequence[Card | None]) -> str:
    """Name the open cards behind words; where there are none, no name stands alone in its row."""
    if seen := " ".join(named_card(card) for card in cards if card):
        return f"{words}  {seen}"
    return f"{name} {NOT_COUNTED[0]}" if words == name else words


def race_below(look: Look, seats: int) -> RacePlan:
    """Plan the race, below the hands in small cards."""
    plan, small = look.pages.race, look.table.ending.small.get(seats, ())
    down = max([0, *(area.bottom + look.table.ending.gap - plan.area.top for area in small)])
    areas = plan.area, plan.plot
    area, plot = (Rect(one.left, one.top + down, one.width, one.height - down) for one in areas)
    return replace(plan, area=area, plot=plot)


def _draw_told(picture: Picture, sheet: EndingSheet) -> RacePlan:
    """Draw the lines for a friend below the race or beside it; return the plan of the race in what is left.

    While the game is reviewed, a bar shows how far, in the room of the lines that are to come."""
    look, canvas, seats = picture.look, picture.canvas, len(sheet.top.seats)
    rows, plan = told_rows(look, sheet.words.sentences, seats), race_below(look, seats)
    if not rows:
        return plan
    is_whole = sheet.reviewed == 1
    high, air = look.cell[1], _air(look)
    if area := look.table.ending.told.get(seats):
        race = race_beside(plan, area, look.table.ending.gap)
    else:
        taken = min(len(rows), MOST_TOLD) if is_whole else MOST_TOLD
        has_air = look.grain.has_only_letters and seats not in look.table.ending.small
        with_air = (MOST_TOLD + 1) * has_air  # a row of it above them
        race = race_above(look, max(taken, with_air), plan)
        area = Rect(race.area)
        area.height = taken * high + 2 * air + _free_below(look)
        area.bottom = look.pages.race.area.bottom
    lay_panel(canvas, area)
    if not is_whole:
        rows = [*_made_rows(look, sheet.words.made, seats, len(rows) + 1), *rows]
    number = len(rows) + (not is_whole)
    pitch = look.grain.pitch(area.height - 4 * air, number, 3 * high // 2)
    stack = number * pitch
    apart = 0 if is_whole else min(2 * air, (area.height - stack) // 3)
    first = Rect(area.left, area.top + look.grain.air((area.height - stack - apart) // 2), area.width, pitch)
    if not is_whole:
        bar = first.move(0, (len(rows) - 1 + look.grain.rows_apart) * pitch + apart)
        _draw_progress(picture, bar, sheet.reviewed)
    gap = pitch if len(rows) <= _room_told(look, seats)[1] else look.grain.half_row
    for words in rows:
        left, upper = first.centerx - look.width(words) // 2, first.centery - high // 2
        canvas.text((left - left % look.grid[0], upper), words, look.inks.race.panel.title)
        first.top += pitch if words else gap
    return race


def _made_rows(look: Look, made: Lines, seats: int, below: int) -> Lines:
    """Return what a side made in rows, where there is room for them above n other ones."""
    columns, most = _room_told(look, seats)
    row = " ".join(made)
    rows = [row] if len(row) <= columns else made
    ways = ([*rows, ""], rows) if made else ()
    return next((way for way in ways if (len(way) + below) * look.grain.rows_apart <= most), [])


def _draw_progress(picture: Picture, row: Rect, share: float) -> None:
    """Draw how far the game is reviewed, in a trough in the middle of a row."""
    look, canvas = picture.look, picture.canvas
    bar = row.inflate(-row.width // 2, -_air(look))
    bar.left -= bar.left % look.grid[0]
    look.grain.trough(canvas, bar, look.inks)
    bar.width = look.on_grid((round(bar.width * share), 0))[0]
    if bar.width:
        look.grain.bar(canvas, bar, look.inks.race.panel.bar)


def _room_told(look: Look, seats: int) -> Point:
    """Return how many columns and rows of words there are below the race of n seats, or beside it."""
    beside = look.table.ending.told.get(seats)
    return (
        look.columns_in(beside or look.pages.race.area) - 2,
        look.rows_in(beside.inflate(0, -2 * _air(look))) if beside else MOST_TOLD,
    )


def told_whole(look: Look, told: Lines, seats: int) -> int:
    """Return how many of the lines have room at the race of n seats, from the first, each of them whole."""
    columns, most = _room_told(look, seats)
    fit = (n for n in range(len(told), 0, -1) if len(balanced(" ".join(told[:n]), columns)) <= most)
    return next(fit, 0)


def told_rows(look: Look, told: Lines, seats: int = 2) -> Lines:
    """Break these lines into rows, apart where there is room; where not one is whole, its beginning."""
    (columns, most), whole = _room_told(look, seats), told[: told_whole(look, told, seats)]
    if not whole:
        return fitted(" ".join(told), columns)[:most]
    gap = [""] * (look.grain.rows_apart - 1)
    first, *others = (balanced(words, columns) for words in whole)
    apart = [*first, *(row for rows in others for row in (*gap, *rows))]
    if len(apart) <= most + len(gap):  # half of one
        return apart
    return _sharing(whole, columns, most) or balanced(" ".join(whole), columns)


def _sharing(rows: Lines, columns: int, most: int) -> Lines:
    """Let neighbors share a row, the last ones first, until there are no more than n; none if one is torn."""
    while len(rows) > most:
        pairs = [" ".join(pair) for pair in pairwise(rows)]
        at = max((at for at, pair in enumerate(pairs) if len(pair) <= columns), default=None)
        if at is None:
            return ()
        rows = [*rows[:at], pairs[at], *rows[at + 2 :]]
    return rows if max(map(len, rows)) <= columns else ()


def _free_below(look: Look) -> int:
    """Return what is free below the words, where what the table asks would touch them."""
    return look.cell[1] * look.grain.has_two_inks


def race_above(look: Look, rows: int, plan: RacePlan) -> RacePlan:
    """Plan the race above n rows of words, apart from it; its title makes room where it gets low."""
    high, air = look.cell[1], _air(look)
    taken, above = rows * high + 3 * air + _free_below(look), plan.plot.top - plan.area.top
    apart = 0 if air else high
    is_low = plan.plot.height - taken - apart < LOW * high
    title = max(0, above - high // 2 - air) if is_low else 0
    area, plot = Rect(plan.area), Rect(plan.plot)
    area.height -= taken
    plot.update(plot.left, plot.top - title, plot.width, plot.height + title - taken - apart)
    return replace(plan, area=area, plot=plot)


def race_beside(plan: RacePlan, told: Rect, gap: int) -> RacePlan:
    """Plan the race left of its words."""
    area, plot = Rect(plan.area), Rect(plan.plot)
    area.width = told.left - gap - area.left
    plot.width -= plan.area.width - area.width
    return replace(plan, area=area, plot=plot)


def _air(look: Look) -> int:
    return look.grain.air(2 * look.stroke[1])


def draw_winner(
    picture: Picture, area: Rect, words: str, ink: Ink, peg: tuple[Surface, int], tall: int
) -> None:
    """Write who won, a short name wider; and the winner's peg large at both ends, if there is room."""
    wide, shape = picture.look.width(words), pygame.transform.scale_by(*peg)
    times = 3 if 3 * wide + 4 * shape.get_width() <= area.width else 2
    picture.canvas.heading(area, words, ink, (times, tall))
    beside = (area.width - times * wide) // 2
    if beside > shape.get_width():
        away = max(beside // 2, beside - MOST_AWAY * shape.get_width())
        for middle in (area.left + away, area.right - away):
            picture.canvas.blit_middle(shape, (middle, area.centery))


def _row(picture: Picture, plate: Rect, cards: Sequence[Card | None]) -> None:
    """Draw cards below a plate, as far apart on the grid as its width lets them."""
    look, plan = picture.look, picture.look.table.ending
    step = (plate.width - look.cards.size[0]) // max(len(cards) - 1, 1)
    step = min(step - step % look.grid[0], plan.most_step or step)
    is_close = len(cards) > 1 and step < look.cards.least_large
    art = picture.art.usual if is_close else picture.art
    for index, card in enumerate(cards):
        area = Rect((plate.left + index * step, plate.bottom + plan.gap), look.cards.size)
        draw_cloth_shadow(picture.canvas, area)
        face = art.face(card)
        if card and index + 1 < len(cards):
            face = art.covered(face, step)
        picture.canvas.blit(face, area.topleft)


def _lay_cards(
    picture: Picture,
    plate: PlatePainter,
    small: Sequence[Rect],
    area: Rect,
    side: int | None,
    cards: Sequence[Card | None],
) -> Rect:
    """Draw cards below a plate, or small at its right end; return what they leave of it for words."""
    if area not in small:
        _row(picture, area, cards)
    if area not in small or not picture.look.grain.is_fine:
        return area
    plate(picture, area, "", side)
    return Rect(area.topleft, (area.width - _small_row(picture, area, cards), area.height))


def _small_row(picture: Picture, plate: Rect, cards: Sequence[Card | None]) -> int:
    """Draw the open cards of a hand small at the right end of its plate, and return how far they reach."""
    across, down = picture.look.stroke
    face = Rect(0, 0, SMALL_WIDE, plate.height - 2 * down)
    face.midright = plate.right - across, plate.centery
    for card in reversed([card for card in cards if card]):
        picture.canvas.fill(face, picture.look.inks.paper.paper)
        lay_small_face(picture, card, face)
        face.right = face.left - across
    return plate.right - face.right
