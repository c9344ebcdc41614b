"""What stands in words beside the cards: plates, what is said there, whose cards they are, the count."""

import re
from collections.abc import Iterator, Sequence
from textwrap import wrap

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import HELD
from game.paint.looks.board_plan import LAP
from game.paint.looks.inks import SideInks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.looks.plans import PlatePlaces, nowhere
from game.paint.table.board import board_peg, carved, lap_told, peg
from game.paint.table.felt_and_wood import draw_cloth_shadow
from game.paint.table.reasons import told_beside_points
from game.rules.counting import FIFTEEN, THIRTY_ONE
from game.rules.in_words import number_word
from game.rules.voice import HOUSE
from game.sheets.table_state import CountPanel, SeatTop, TableState
from game.values import replace

DEALS, PARTNER = "DEALS", "partner"
HAND, CRIB, ASKED = "HAND", "CRIB", "?"


def draw_nameplate(canvas: Canvas, plates: Sequence[PlatePlaces], top: TableState, seat: int) -> None:
    """Draw one seat's plate, lit while it is its turn; the dealer's has a chip on it."""
    look, plate, seat_top, is_now = canvas.look, plates[seat], top.seats[seat], top.is_lit(seat)
    inks = look.inks.plate
    canvas.fill(plate.area, inks.now if is_now else inks.back)
    if inks.edges:
        canvas.bevel(plate.area, *inks.edges)
    _draw_name(canvas, plate, top, seat)
    ink = inks.now_words if is_now else inks.words
    lap = lap_area(look, plates, top, seat)
    canvas.text(lap.topleft, lap_told(top, top.side(seat)) * bool(lap), ink)
    _draw_score(canvas, plate, top, seat, ink)
    partner = partner_area(look, plate, top, seat)
    canvas.text(partner.topleft, PARTNER * bool(partner), ink)
    if seat_top.is_lost and plate.area.contains(plate.word):
        told = plate.word.union(plate.chip) if plate.word.top == plate.chip.top else plate.word
        canvas.fill(told, inks.chip)
        canvas.centered(told, seat_top.says[: look.columns_in(told)], inks.chip_words)
    elif seat == top.dealer:
        _draw_chip(canvas, plate, chip_words(look, plates, top))


def _draw_name(canvas: Canvas, plate: PlatePlaces, top: TableState, seat: int) -> None:
    """Draw a name on the band of its side, behind a peg unless it takes the room of that; the name alone
    until the cut makes the sides."""
    look, side, name = canvas.look, top.side(seat), top.seats[seat].on_plate
    inks, colors, area = look.inks.plate, look.inks.sides[side], _named(look, plate, name)
    quiet = colors.words if top.has_sides else inks.words
    canvas.text(area.topleft, name[: look.columns_in(area)], inks.now_words if top.is_lit(seat) else quiet)
    if not top.has_sides:
        return
    canvas.fill(plate.band, colors.words if colors.inlay == look.inks.felt else colors.inlay)
    if area.left == plate.name.left:
        picture = peg(look, side) if inks.edges else board_peg(look, top, side)
        canvas.blit(picture, picture.get_rect(midleft=plate.peg).topleft)


def _draw_score(canvas: Canvas, plate: PlatePlaces, top: TableState, seat: int, ink: Ink) -> None:
    """Draw a score, and the word beside it; it is twice as wide where that leaves the word air."""
    look, is_lost = canvas.look, top.seats[seat].is_lost
    word, figures = "", f"{top.pegs[top.side(seat)].front}"
    if plate.area.contains(plate.word) and not is_lost:
        word = _beside_score(look, plate, said_on_plate(look, top, seat), figures)
        right = plate.word.right - look.width(word)
        canvas.text((plate.word.left if plate.is_wide else right, plate.word.top), word, ink)
    is_twice = plate.is_wide and not is_lost and _leaves_air(look, plate, word, figures)
    (canvas.wide if is_twice else canvas.right)(plate.score, figures, ink)


def said_on_plate(look: Look, top: TableState, seat: int) -> str:
    """Return what a seat says on its plate."""
    return "" if _gadgets_ask(look, top, seat) else top.seats[seat].says_beside_score


def _gadgets_ask(look: Look, top: TableState, seat: int) -> bool:
    """Tell whether gadgets ask what a seat would ask for: beside them nothing else asks as well."""
    asks = top.seats[seat].says == top.voice.your_turn
    return bool(look.inks.plate.edges) and top.is_explained and asks


def written_on_plate(look: Look, plates: Sequence[PlatePlaces], top: TableState, seat: int) -> Iterator[Rect]:
    """Yield what stands on a seat's plate: name with peg, score, lap, word, and the dealer's chip."""
    plate = plates[seat]
    named = _named(look, plate, top.seats[seat].on_plate)
    yield Rect(plate.area.left, named.top, named.right - plate.area.left, named.height)
    yield plate.score
    yield lap_area(look, plates, top, seat)
    if said_on_plate(look, top, seat):
        yield plate.word.clip(plate.area)
    yield partner_area(look, plate, top, seat)
    if seat == top.dealer:
        yield chip_area(look, plate, chip_words(look, plates, top))


def _draw_chip(canvas: Canvas, plate: PlatePlaces, words: str) -> None:
    """Draw the dealer's chip with its words, or two cards."""
    inks, chip = canvas.look.inks.plate, chip_area(canvas.look, plate, words)
    canvas.fill(chip, inks.chip)
    canvas.centered(chip, words, inks.chip_words)
    if not words:
        canvas.blit_middle(carved(canvas.look, "dealer"), chip.center)


def _beside_score(look: Look, plate: PlatePlaces, word: str, figures: str) -> str:
    """Cut what a seat says to the plate; dots give way to figures of twice the width."""
    word = word[: look.columns_in(plate.word)]
    fits = not plate.is_wide or _leaves_air(look, plate, word, figures)
    return word if fits else word.rstrip(".")


def _leaves_air(look: Look, plate: PlatePlaces, word: str, figures: str) -> bool:
    """Tell whether figures of twice the width stand clear of a word left of them."""
    air = plate.score.right - 2 * look.width(figures) - plate.word.left - look.width(word)
    return air >= look.cell[0] // 2


def _named(look: Look, plate: PlatePlaces, name: str) -> Rect:
    """Return where a name stands; one that is long takes the room of the peg."""
    left = plate.name.left if len(name) <= look.columns_in(plate.name) else plate.peg[0]
    return Rect(left, plate.name.top, min(look.width(name), plate.name.right - left), plate.name.height)


def chip_words(look: Look, plates: Sequence[PlatePlaces], top: TableState) -> str:
    """Return what the dealer's chip says: the word, or nothing where one plate has no room for it, or none
    beside it for a lap."""

    def has_room(plate: PlatePlaces, seat: int) -> bool:
        chip, named = chip_area(look, plate, DEALS), _named(look, plate, top.seats[seat].on_plate)
        is_on_word = plate.area.contains(plate.word) and chip.colliderect(plate.word)
        lap, air = _lap_place(look, plate, top, seat), look.cell[0] // 2
        is_lap_told = chip_area(look, plate, "").left - lap.right >= air // 2
        beside = (named, lap) if is_lap_told else (named,)
        is_clear = all(chip.top >= one.bottom or chip.left - one.right >= air for one in beside)
        return is_clear and not is_on_word

    return DEALS if all(map(has_room, plates, range(len(top.seats)))) else ""


def _lap_place(look: Look, plate: PlatePlaces, top: TableState, seat: int) -> Rect:
    """Return where a plate with edges would tell a lap after the first: behind the name, or else below."""
    side, named = top.side(seat), _named(look, plate, top.seats[seat].on_plate)
    if not look.inks.plate.edges or top.pegs[side].front <= LAP:
        return nowhere()
    area = Rect(named.right + 3 * look.cell[0] // 4, named.top, look.width(lap_told(top, side)), named.height)
    return area if plate.area.contains(area) else Rect(plate.peg[0], plate.score.top, *area.size)


def lap_area(look: Look, plates: Sequence[PlatePlaces], top: TableState, seat: int) -> Rect:
    """Return where a plate with edges tells a lap after the first, if there is room."""
    plate = plates[seat]
    area = _lap_place(look, plate, top, seat)
    others = [_named(look, plate, top.seats[seat].on_plate), plate.score]
    if seat == top.dealer:
        others.append(chip_area(look, plate, chip_words(look, plates, top)))
    if said_on_plate(look, top, seat):
        others.append(plate.word)
    is_free = area.inflate(look.cell[0] // 2, 0).collidelist(others) < 0
    return area if is_free and plate.area.contains(area) else nowhere()


def chip_area(look: Look, plate: PlatePlaces, words: str) -> Rect:
    """Return the dealer's chip at its end of the plate."""
    chip, air = plate.chip.width, 2 if look.inks.plate.edges else 4
    wide = max(chip, look.width(words) + air) if words == DEALS else min(chip, 2 * look.cell[0])
    return Rect(plate.chip.right - wide, plate.chip.top, wide, plate.chip.height)


EDGES = 8, 4
"""How much wider and higher a paper is than its words."""
TAIL = 4
"""Columns of the point of a paper, the first of them in its edge."""


def on_paper(look: Look, plate: PlatePlaces, top: TableState, seat: int) -> str:
    """Return what a seat says on paper: for points that it has just made why, where that has room."""
    told, voice = top.seats[seat], top.voice
    if _gadgets_ask(look, top, seat):
        return ""
    why = told_beside_points(told.pegged) if told.pegged else ""
    is_more = why not in ("", voice.on_plate(voice.go, told.name))
    tries = (why, why.removeprefix("a ")) if is_more else ()
    return next((one for one in tries if len(one) <= look.columns_in(plate.word)), told.says)


def speech_area(look: Look, plate: PlatePlaces, words: str, hand: Rect) -> Rect:
    """Return the paper of a seat's words where its plate has no room for them: close to a hand that is as
    high, and no farther than its plate reaches; or to the plate."""
    words = words[: look.columns_in(plate.word)]
    if not words or plate.area.contains(plate.word):
        return nowhere()
    paper = Rect(0, 0, look.width(words), plate.word.height)
    paper.center = plate.name.center
    paper = paper.clamp(plate.word)
    if _is_beside(paper, hand):
        paper.left = hand.right + look.table.card_shadow[0] + TAIL * look.stroke[0] + look.cell[0] // 2
        room = Rect(paper.topleft, (plate.area.right - EDGES[0] // 2 - paper.left, paper.height))
        paper.width = min(paper.width, look.columns_in(room) * look.cell[0])
    return paper.inflate(EDGES)


def draw_speech(canvas: Canvas, plate: PlatePlaces, words: str, hand: Rect, *, lost: bool) -> None:
    """Draw a seat's words on paper where its plate has no room for them; its tail leads to who speaks."""
    look, inks = canvas.look, canvas.look.inks
    if not (area := speech_area(look, plate, words, hand)):
        return
    back, ink = (inks.plate.chip, inks.plate.chip_words) if lost else (inks.paper.paper, inks.paper.outline)
    draw_cloth_shadow(canvas, area)
    canvas.fill(area, back)
    canvas.outline(area, inks.paper.outline)
    _draw_tail(canvas, area, hand if _is_beside(area, hand) else plate.area, back)
    written = area.inflate(-EDGES[0], -EDGES[1])
    canvas.centered(written, words[: look.columns_in(written)], ink)


def draw_speech_below(canvas: Canvas, plate: PlatePlaces, seat: SeatTop) -> None:
    """Draw it below a plate, where no cards lie."""
    word = plate.area.move(0, plate.area.height + canvas.look.cell[1])
    word.height = canvas.look.cell[1]
    draw_speech(canvas, replace(plate, name=word, word=word), seat.says, nowhere(), lost=seat.is_lost)


def _draw_tail(canvas: Canvas, paper: Rect, speaker: Rect, back: Ink) -> None:
    """Draw the point of a paper that leads to who speaks, on whichever side that is, an edge at each step."""
    (across, down), outline = canvas.look.stroke, canvas.look.inks.paper.outline
    is_left, is_below = speaker.right <= paper.left, speaker.bottom <= paper.top
    is_upright = is_below or speaker.top >= paper.bottom
    for step in range(TAIL):
        wide = 2 * (TAIL - step) - 1
        edge = Rect(0, 0, wide * across, down) if is_upright else Rect(0, 0, across, wide * down)
        if is_upright:
            top = paper.top - step * down if is_below else paper.bottom + (step - 1) * down
            edge.midtop = paper.centerx, top
        elif is_left:
            edge.midleft = paper.left - step * across, paper.centery
        else:
            edge.midleft = paper.right + (step - 1) * across, paper.centery
        canvas.fill(edge, outline)
        inner = edge.inflate(*((-2 * across, 0) if is_upright else (0, -2 * down)))
        if inner.width > 0 and inner.height > 0:
            canvas.fill(inner, back)


def _is_beside(area: Rect, hand: Rect) -> bool:
    return hand.top <= area.top < hand.bottom


def partner_area(look: Look, plate: PlatePlaces, top: TableState, seat: int) -> Rect:
    """Return where the own partner's plate says so, once the deal has been cut for: at the end of the name's
    line, or if that has no room below it, where nothing is said."""
    is_partner = top.dealer is not None and seat != top.below and top.side(seat) == top.side(top.below)
    if not is_partner or not plate.area.contains(plate.word) or top.seats[seat].is_lost:
        return nowhere()
    area = Rect(0, plate.chip.top, look.width(PARTNER), plate.chip.height)
    area.right = plate.chip.right
    has_room = area.left - _named(look, plate, top.seats[seat].on_plate).right >= look.cell[0]
    if seat != top.dealer and has_room:
        return area
    return nowhere() if said_on_plate(look, top, seat) else Rect(plate.word.topleft, area.size)


YOUR, THEIR = "Your", "Their"
"""Whose it is of two where a name has no room."""


def crib_words(top: TableState, room: int, *, is_tagged: bool = False) -> str:
    """Say whose crib it is, as far as there is room, and that it comes next; a tag may say what it is."""
    dealer, panel = top.dealer or 0, top.count_panel
    name, words = top.seats[dealer].name, top.voice.say(top.voice.crib, top.seats[dealer].name)
    is_next = panel and not panel.is_crib and panel.seat == top.dealer
    tries = [*[f"{words} next"] * bool(is_next), words, f"Crib: {name}", *[name] * is_tagged]
    return next((told for told in tries if len(told) <= room), whose_crib(top, room))


def whose_crib(top: TableState, room: int) -> str:
    """Say whose crib it is in a phrase, with the whole name if that has room."""
    dealer = top.dealer or 0
    called = top.seats[dealer].name, top.initials[dealer]
    words, short = (top.voice.say(top.voice.crib, each) for each in called)
    tries = words, short if len(top.seats) > 2 else f"{_whose(top, dealer)} crib"
    return next((told for told in tries if len(told) <= room), "Crib")


def pack_words(top: TableState) -> str:
    """Say what the pack is called, or the starter that lies on it."""
    return (top.voice.starter if top.starter else top.voice.pack).capitalize()


def whose_cards(top: TableState, panel: CountPanel) -> str:
    """Say whose cards are counted."""
    phrase = top.voice.crib if panel.is_crib else top.voice.hand
    return panel.title or top.voice.say(phrase, top.seats[panel.seat].name)


def counted_words(top: TableState, panel: CountPanel, room: int) -> str:
    """Say in so many letters whose cards are counted, as far as there is room."""
    owner, title = top.seats[panel.seat].name, whose_cards(top, panel).upper()
    rest, _, what = title.rpartition(" ")
    is_clear = len(top.seats) == 2 or panel.seat == top.below
    tries = title, f"{_whose(top, panel.seat)} {what}".upper() * is_clear, rest, owner
    return next((told for told in tries if told and len(told) <= room), owner[:room]).ljust(room)


def _whose(top: TableState, seat: int) -> str:
    return YOUR if seat == top.below else THEIR


def waiting_words(top: TableState, counted: CountPanel, room: int) -> str:
    """Say whose cards wait below those that are counted: the own hand, or while that counts the crib."""
    if counted.seat == top.below and not counted.is_crib:
        return crib_words(top, room).upper() if top.crib else ""
    waiting = CountPanel(top.below, is_crib=False, title="")
    return counted_words(top, waiting, room) if top.seats[top.below].hand else ""


def draw_owner(canvas: Canvas, area: Rect, words: str, colors: SideInks) -> None:
    """Draw whose crib it is, in the color of the side; where there is no room for a plate, on the cloth."""
    if area.height <= canvas.look.cell[1]:
        canvas.on_cloth(area, words[: canvas.look.columns_in(area)])
        return
    canvas.fill(area, colors.inlay)
    canvas.bevel(area, colors.words, canvas.look.inks.shadow)
    canvas.centered(area, words[: canvas.look.columns_in(area)], colors.inlay_words)


def draw_count(canvas: Canvas, box: Rect, words: str, count: int | None) -> None:
    """Draw a count, or that it is asked for; the rule, where there is one, is filled up to it, with a mark
    at fifteen."""
    plan, inks = canvas.look.table.count_box, canvas.look.inks.counter
    draw_cloth_shadow(canvas, box)
    canvas.fill(box, inks.back)
    caption = Rect(0, 0, canvas.look.width(words), canvas.look.cell[1])
    caption.center = box.centerx, box.top + plan.caption // 2
    canvas.outline(box, inks.frame)
    canvas.text(caption.topleft, words, inks.title)
    rule = Rect(0, 0, THIRTY_ONE * plan.point, plan.rule)
    rule.midbottom = box.centerx, box.bottom - plan.margin
    figures = Rect(box.left, box.top + plan.caption, box.width, rule.top - box.top - plan.caption)
    canvas.large(figures, ASKED if count is None else str(count), inks.value, plan.times)
    if count is None or not plan.rule:
        return
    canvas.fill(rule, canvas.look.inks.ground)
    canvas.fill(Rect(rule.left, rule.top, count * plan.point, rule.height), inks.value)
    mark = Rect(rule.left + FIFTEEN * plan.point, rule.top, 1, rule.height)
    canvas.fill(mark.inflate(0, 2 * canvas.look.stroke[1]), inks.frame)


AROUND_READ = 4
"""Pixels of ground beside the item being read, or its letters would melt into what is there."""


SAID_IN_FIGURES = {number_word(number): str(number) for number in range(32)}
POINTS_SAID = re.compile(r"^(\d+) points?$")


def in_figures(words: str) -> str:
    """Say a number, points, or what is claimed, as short as a plate would."""
    bare = words.removeprefix(HOUSE.claimed.format(said=""))
    return SAID_IN_FIGURES.get(words.lower()) or POINTS_SAID.sub(r"+\1", bare)


def said_alike(top: TableState, seat: int) -> str:
    """Return what a seat says beside its score; among many, away from it, a number is in bare figures."""
    told = top.seats[seat]
    if len(top.seats) == 2:
        return told.says_beside_score
    return SAID_IN_FIGURES.get(told.says.lower(), told.says)


def draw_items(canvas: Canvas, area: Rect, items: Sequence[str], ink: Ink, reading: tuple[Ink, Ink]) -> None:
    """Draw the latest rows of the count; the item being read has an ink and a ground of its own."""
    look = canvas.look
    rows = list(panel_rows(items, look.columns_in(area)))[-look.rows_in(area) :]
    for number, (words, start) in enumerate(rows):
        upper = area.top + number * look.cell[1]
        canvas.text((area.left, upper), words[:start], ink)
        read = Rect(area.left + look.width(words[:start]), upper, look.width(words[start:]), look.cell[1])
        if words[start:]:
            around = look.grain.air(AROUND_READ) or look.cell[0]
            canvas.fill(read.inflate(2 * around, 0).clip(canvas.surface.get_rect()), reading[1])
        canvas.text(read.topleft, words[start:], *reading)


def panel_rows(items: Sequence[str], columns: int) -> Iterator[tuple[str, int]]:
    """Break all items into rows, each with the letter from which on it is being read: the last item is, in
    one row if that has room for it."""
    *before, read = items or [""]
    text = ", ".join([*before, read.replace(" ", HELD) if len(read) <= columns else read])
    reading, begun = len(text) - len(read), 0
    for row in wrap(text, columns, break_on_hyphens=False):
        begun = text.index(row, begun)
        yield row.replace(HELD, " "), min(max(reading - begun, 0), len(row))
        begun += len(row)
