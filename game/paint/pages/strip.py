"""The guide where pixels are not free: a pane beside the cards, or rows at the foot, over no card."""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

from pygame import Rect

from game.paint.brushes.canvas import draw_panel
from game.paint.brushes.page_text import balanced, held, key_in
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.free_room import crib_label
from game.paint.table.layout import Layout
from game.paint.table.things import added_to, itself
from game.sheets.marks import BEFORE_KEYS
from game.sheets.scrolling import Seen
from game.sheets.sheets import NEXT, SHOW_ME, BalloonSheet, Thing
from game.sheets.spots import HELP, ButtonSpot, CutSpot, LineSpot

TIGHT = BEFORE_KEYS[1:]
"""What parts keys where answers leave them no more."""


def draw_strip(picture: Picture, sheet: BalloonSheet) -> Seen:
    """Write in a pane, which the answers end, or in the rows of the message, and the answers end the last.

    What room is left there tells the keys, or what is typed of a card."""
    look, page = picture.look, PaintedPage(picture, shuts=sheet.is_alarm)
    (wide, high), table = look.cell, look.table
    columns, left = look.columns_in(table.buttons), table.message.left
    _light_thing(picture, sheet)
    below = _draw_pane(picture, sheet)
    said = sheet.top.prompt if sheet.stays else sheet.keys
    has_head, has_line = _has_head(look, sheet), _has_line_of_keys(look, sheet)
    top, last = table.message.top if below else table.cloth.bottom, table.buttons.top
    rows = [Rect(left, row, columns * wide, high) for row in range(top, last, high)]
    answers = _by_keys(look, sheet, said, rows) or _in_words(look, sheet)
    taken = sum(len(words) + 3 for words in answers.values() if not (below and words.isdigit()))
    in_pane = _last_row(picture, sheet, below, taken * wide)
    begins = -wide if has_head else table.buttons.right - taken * wide
    place = in_pane or Rect(begins, last, 0, high)
    above, free = len(rows), taken * (not in_pane) + (len(_place(sheet)) + 1) * has_head
    if sheet.answers and not has_line and free < columns:
        row = Rect(left + taken * (not in_pane) * has_head * wide, last, (columns - free) * wide, high)
        if not in_pane and place.left > row.left:
            row.width -= max(row.right - place.left, 0)  # clear of the answers
        rows.append(row)
    page.fill(Rect(0, top, look.size[0], last + high - top), look.inks.ground)
    _draw_heading(page, sheet)
    told = 0 if below else _write_words(page, sheet, rows, above)
    if below and sheet.asks:
        _draw_asked(picture, sheet)
        said, told = "" if sheet.top.typed else said, len(rows) - 1
    draw_keys = _draw_line_of_keys if has_line else _draw_keys
    draw_keys(page, sheet, "" if said in answers.values() else said, rows[told:])
    _draw_answers(picture, sheet, answers, place, below)
    return Seen(0, len(rows), max(told, len(rows)))


def _write_words(page: PaintedPage, sheet: BalloonSheet, rows: Sequence[Rect], above: int) -> int:
    """Write the words, behind their title if both fit above the answers; return how many rows they fill."""
    look = page.look
    title = f"{sheet.title.upper()}  " * _has_head(look, sheet)
    titled, untitled = (_broken_in(look, words, rows) for words in (title + sheet.words, sheet.words))
    has_room = len(titled) <= above
    lines = titled if has_room else untitled
    for row, words in zip(rows, lines, strict=False):
        page.text(row.topleft, words, look.inks.lit)
    if has_room:
        page.text(rows[0].topleft, title.rstrip(), look.inks.counter.value)
    return len(lines)


def _light_thing(picture: Picture, sheet: BalloonSheet) -> None:
    """Light what it speaks of as cards are that it names, or at once the count that one is added to.

    Of a deck that is spread, that is the packet which stands out of it."""
    look, high, packets = picture.look, picture.look.cell[1], picture.spotting.areas(CutSpot)
    if sheet.top.lit or (packets and not look.grain.has_only_letters):  # at which a hand points
        return
    has_light = sheet.thing in (Thing.DECK, Thing.CRIB, Thing.COUNT)
    parts: Iterable[Rect] = itself(look, sheet) if has_light else added_to(look, sheet)
    if packets and has_light:
        lower = max(packets, key=attrgetter("top"))
        parts = [lower.union(lower.move(0, -look.table.fan.lifted))]
    layout, laid = Layout(look, sheet.top), len(sheet.top.crib)
    if sheet.thing is Thing.CRIB and look.grain.has_only_letters and layout.crib_laid_open:
        words = Rect(layout.crib.owner.topleft, crib_label(look, sheet.top).size)
        parts = layout.crib_laid_open[:laid] or [words]
        for place in layout.crib_laid_open[laid:]:  # in reverse it would look like a card
            picture.canvas.reverse(place, look.inks.ground, look.inks.lit)
    for part in parts:
        step = high if look.grain.has_only_letters else part.height  # each row has a ground of its own
        for row in range(part.top, part.bottom, step):
            area = Rect(part.left, row, part.width, step)
            picture.canvas.reverse(area, look.inks.paper.lit, look.inks.ground)


def _draw_heading(page: PaintedPage, sheet: BalloonSheet) -> None:
    """Say which lesson it is in the uppermost line, and in cells which part of a deal in the last."""
    look, words = page.look, f" {sheet.place} "
    if sheet.is_lesson:  # it keeps no score
        words = f" LEARN TO PLAY  {sheet.place}: {sheet.title.upper()}".ljust(look.columns)
    if _has_head(look, sheet):
        page.picture.canvas.right(look.table.buttons, _place(sheet), look.inks.older_reasons)
    elif sheet.place:
        page.text((0, 0), words, look.inks.panel.bar_words, look.inks.panel.bar)


def _place(sheet: BalloonSheet) -> str:
    return sheet.place.removeprefix("Part ").upper()


def _has_head(look: Look, sheet: BalloonSheet) -> bool:
    """Tell whether it says before its words what they are of."""
    return not (look.grain.has_only_letters or sheet.is_lesson or sheet.is_alarm)


def _has_line_of_keys(look: Look, sheet: BalloonSheet) -> bool:
    """Tell whether help and the way out stand in a line of keys, as they do at the table."""
    return bool(sheet.always) and look.grain.has_only_letters


def _in_words(look: Look, sheet: BalloonSheet) -> Mapping[int, str]:
    """Return the answers that no line of keys tells, as they are written, by their places."""
    answers = enumerate(sheet.answers)
    if not _has_line_of_keys(look, sheet):
        has_small = look.grain.has_only_letters  # as the table's words
        return {at: words.lower() if has_small else words.upper() for at, words in answers}
    shown = {SHOW_ME: f"{sheet.keys} {SHOW_ME.lower()}".strip()}
    return {at: shown.get(words, words.lower()) for at, words in answers if not sheet.is_by_key(words)}


def _by_keys(look: Look, sheet: BalloonSheet, said: str, rows: Sequence[Rect]) -> Mapping[int, str]:
    """Return answers as what their keys do, which is told but once, where their row has room for that."""
    if look.grain.has_only_letters or not sheet.always:
        return {}
    free = look.columns_in(look.table.buttons) - len(_place(sheet)) * _has_head(look, sheet)
    by_key = {NEXT: said, sheet.out: sheet.always.partition(BEFORE_KEYS)[2]}
    for told in ({SHOW_ME: f"{sheet.keys} {SHOW_ME.lower()}", **by_key}, by_key):
        keyed = {at: told.get(words, words.upper()) for at, words in enumerate(sheet.answers)}
        left = free - sum(len(words) + 3 for words in keyed.values())
        above = [*rows, *[Rect(0, 0, left * look.cell[0], 0)] * (left > 0)]
        if left >= 0 and len(_broken_in(look, sheet.words, above)) <= len(above):
            return keyed
    return {}


def _broken_in(look: Look, words: str, rows: Sequence[Rect]) -> Sequence[str]:
    """Break words into rows, clear of the edge where that takes no more of them than there are."""
    widths = [look.columns_in(row) for row in rows]
    off_edge = broken(words, [columns - look.grain.has_two_inks for columns in widths])
    return off_edge if len(off_edge) <= len(rows) else broken(words, widths)


def _draw_pane(picture: Picture, sheet: BalloonSheet) -> Rect | None:
    """Write the words in a frame with their title, if there is room; return where more begins."""
    look, seats, panel = picture.look, len(sheet.top.seats), sheet.top.count_panel
    area, (wide, high) = look.table.guide.get(seats), look.cell
    listed = (look.table.counting or look.table.by_seats)[seats].show.count_panel
    is_listed = panel and panel.words and area and area.colliderect(listed)
    if not area or is_listed or picture.spotting.areas(CutSpot):
        return None
    inside = area.inflate(-4 * wide, -4 * high)
    rows = *balanced(sheet.words, look.columns_in(inside)), ""
    picture.canvas.fill(area, look.inks.ground)
    draw_panel(picture.canvas, area, look.inks.counter, sheet.title.lower())
    for at, row in enumerate(rows):
        picture.canvas.text((inside.left, inside.top + at * high), row, look.inks.lit)
    if sheet.is_lesson and not any(words.isdigit() for words in sheet.answers):
        found = [line.text for line in sheet.top.reasons if not line.is_divider]
        first, last = inside.top + len(rows) * high, area.bottom - 2 * high  # the answers end it
        for at, words in enumerate(found[-max((last - first) // high, 0) :] if first < last else ()):
            picture.canvas.text((inside.left, first + at * high), words, look.inks.older_reasons)
    return Rect(inside.left - 2 * wide, inside.top + len(rows) * high, wide, high)


def _draw_asked(picture: Picture, sheet: BalloonSheet) -> None:
    """Ask for a card on the line of the message, or write what is typed of it, with the cursor."""
    look, at = picture.look, picture.look.table.message.topleft
    words = sheet.top.prompt.removesuffix("_") if sheet.top.typed else f"{sheet.asks} "
    picture.canvas.text(at, words, look.inks.lit)
    picture.canvas.text((at[0] + look.width(words), at[1]), " ", look.inks.ground, look.inks.on_felt)


def _draw_keys(page: PaintedPage, sheet: BalloonSheet, said: str, rows: Sequence[Rect]) -> None:
    """Tell the keys in rows from the last one up, or in one alone that has room for all of them."""
    look, picture, keys = page.look, page.picture, said.split(BEFORE_KEYS)
    is_message = sheet.is_known or bool(sheet.top.typed)  # as the table writes it
    ink = look.inks.lit if is_message else look.inks.older_reasons
    apart = (BEFORE_KEYS, TIGHT) if look.grain.has_two_inks else (BEFORE_KEYS,)
    in_one = [(row, gap) for gap in apart for row in rows if len(gap.join(keys)) <= look.columns_in(row)]
    for row, gap in reversed(in_one[:1] or [(row, BEFORE_KEYS) for row in rows]):
        told = _taken(keys, look.columns_in(row), gap, from_end=row != rows[0])
        left = row.left
        for words in told.split(gap):
            page.text((left, row.top), words, ink)
            page.text((left, row.top), key_in(words), look.inks.lit)
            left += look.width(words + gap)
        if told and row.top == look.table.buttons.top:  # what is asked over it keeps off that
            picture.message = Rect(row.topleft, (look.width(told), look.cell[1]))


def _draw_line_of_keys(page: PaintedPage, sheet: BalloonSheet, said: str, rows: Sequence[Rect]) -> None:
    """Begin the line of keys as at the table; what goes on stands where its prompt does, and is an answer."""
    picture, look, dim = page.picture, page.look, page.look.inks.older_reasons
    (left, top), high, panel = look.table.buttons.topleft, look.cell[1], sheet.top.count_panel
    helps, out = sheet.always.split(BEFORE_KEYS)
    is_count_asked = panel and panel.is_asked  # whose keys are told there
    others = () if NEXT in sheet.answers or is_count_asked else said.split(BEFORE_KEYS)
    places, lit = dict[str, Rect](), ""
    for words in (helps, out, *others):
        places[words] = Rect(left, top, look.width(words), high)
        picture.canvas.text((left, top), words, dim)
        left += look.width(words + BEFORE_KEYS)
    picture.message = places[out]
    picture.spotting.note(places[helps], ButtonSpot(HELP))
    for number, answer in enumerate(sheet.answers):
        if not sheet.is_by_key(answer) or (answer == NEXT and not rows):
            continue
        words, at = (said, rows[0].topleft) if answer == NEXT else (out, picture.message.topleft)
        inks = (look.inks.ground, look.inks.on_felt) if number == sheet.chosen else (dim, None)
        picture.canvas.text(at, words, *inks)
        lit = words if number == sheet.chosen else lit
        picture.spotting.note(Rect(at, (look.width(words), high)), LineSpot(number, answer))
    for words, place in places.items():
        picture.canvas.text(place.topleft, key_in(words) * (words != lit), look.inks.lit)


def _draw_answers(
    picture: Picture, sheet: BalloonSheet, answers: Mapping[int, str], place: Rect, figures: Rect | None
) -> None:
    """Draw answers one behind the other from a place on; figures in a pane have a place of their own."""
    wide, high = picture.look.cell
    for number, words in answers.items():
        size = (len(words) + 2) * wide, high
        if figures and words.isdigit():
            area = figures = Rect((figures.right + wide, figures.top), size)
        else:
            area = place = Rect((place.right + wide, place.top), size)
        spot = LineSpot(number, sheet.answers[number])
        picture.button(area, words, spot, is_lit=number == sheet.chosen)


def _last_row(picture: Picture, sheet: BalloonSheet, below: Rect | None, taken: int) -> Rect | None:
    """Return the letter before answers that end a pane, if they have room below its words."""
    area, (wide, high) = picture.look.table.guide.get(len(sheet.top.seats)), picture.look.cell
    if not area or not below:
        return None
    row = Rect(area.right - 2 * wide - taken, area.bottom - 2 * high, wide, high)
    return row if row.left > area.left and row.top >= below.top else None


def _taken(keys: list[str], columns: int, gap: str, *, from_end: bool) -> str:
    """Take as many of these as a row has room for; from their end, where a row above takes those before."""
    row: list[str] = []
    for words in reversed([*keys]) if from_end else [*keys]:
        longer = [words, *row] if from_end else [*row, words]
        if len(gap.join(longer)) <= columns:
            row = longer
            keys.remove(words)
    return gap.join(row)


def broken(words: str, widths: Sequence[int]) -> Sequence[str]:
    """Break words into even rows, as wide as the first; those that a narrower last one is too short for fill
    each."""
    rows = balanced(words, widths[0])
    has_room = all(len(row) <= wide for row, wide in zip(rows, widths, strict=False))
    if len(rows) == 1 or (has_room and len(rows) <= len(widths)):
        return rows
    first, *_ = held(words, widths[0])
    return [first, *broken(words.removeprefix(first).strip(), widths[1:] or widths)]
