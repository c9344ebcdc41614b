"""Windows, requesters, gadgets and the title bar with its menus."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import balanced, fitted
from game.paint.brushes.picture import Picture, button_areas
from game.paint.looks.grain import DOWN, UP
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import drawings
from game.paint.looks.monitor import Ink
from game.paint.pages.boxes import box_rows, name_keys, stand_back
from game.paint.pages.menus import middle_for
from game.paint.pages.page_layout import PaintedPage, key_line, scroll_bar
from game.paint.pages.pages_to_read import TextArea, keys_of_use, lay_text, listed_pages, place_told
from game.paint.pages.title_page import STRAPLINE, draw_fan
from game.paint.table.board import peg
from game.paint.table.buttons import draw_number, number_pad
from game.paint.table.count_list import count_rows
from game.paint.table.felt_and_wood import draw_cloth_shadow, draw_wall, felt, in_shade, wood
from game.paint.table.layout import CRIB_CARDS, Layout
from game.paint.table.plates import pack_words
from game.paint.table.reasons import draw_reasons
from game.rules.in_words import as_sentence
from game.sheets import table_told
from game.sheets.marks import BEFORE_KEYS
from game.sheets.menu_bar import MenuItem, OpenMenu
from game.sheets.page_parts import PageRow
from game.sheets.pages import PageSheet
from game.sheets.scrolling import Seen
from game.sheets.sheets import BoxSheet, ButtonsSheet, NumberSheet, PullDownSheet, TitleSheet
from game.sheets.spots import BACK, BY_LETTER, EARLIER, GO_ON, HELP, LATER, LEAVE, ButtonSpot, LineSpot, Spot
from game.sheets.table_state import TableState
from game.values import replace

from .colors import Register
from .plans import BAR_HIGH, BESIDE_STARTER, MESSAGE, OWN_TOP

NAME, RULES, DEPTH_WIDE = "Cribbage", "Help: the rules", 26
CLOSE, MARKS_APART, KEY_INKS = Rect(4, 2, 16, 6), 16, (Register.RED, Register.DARK_RED)
ROOMY, TIGHT = 8, 4
"""At both sides of the words on a gadget, and where a message leaves little room."""
PLACES, LEAST_PLACE = 3, 40
"""Gadgets that keep their places beside one's own plate, and how wide these are."""


def draw_bar(picture: Picture, title: str = NAME, at_right: str = "") -> int:
    """Draw the close gadget, words, stripes between them, and two depth gadgets; return how high it is."""
    canvas, right = picture.canvas, picture.look.size[0] - 2 * DEPTH_WIDE
    _clear_bar(picture)
    _draw_close(picture, BACK)
    canvas.text((CLOSE.right + 4, 1), title, Register.BLUE)
    words_wide = picture.look.width(at_right)
    canvas.text((right - words_wide - 4, 1), at_right, Register.BLUE)
    _draw_stripes(canvas, CLOSE.right + picture.look.width(f"{title} "), right - words_wide - 8, 3)
    for number, ink in enumerate((Register.BLUE, Register.GOLD)):
        draw_depth(canvas, Rect(right + number * DEPTH_WIDE, 1, DEPTH_WIDE - 2, BAR_HIGH - 3), ink)
    return BAR_HIGH


def _clear_bar(picture: Picture) -> None:
    picture.canvas.fill(Rect(0, 0, picture.look.size[0], BAR_HIGH), Register.WHITE)
    picture.canvas.fill(Rect(0, BAR_HIGH - 1, picture.look.size[0], 1), Register.BLACK)


def _draw_close(picture: Picture, name: str, ink: Ink = Register.GOLD) -> None:
    for smaller, color in enumerate((Register.BLUE, Register.WHITE, ink)):
        picture.canvas.fill(CLOSE.inflate(-4 * smaller, -2 * smaller), color)
    picture.spotting.note(CLOSE.inflate(2, 4), ButtonSpot(name))


def _draw_stripes(canvas: Canvas, left: int, right: int, top: int) -> None:
    """Draw three lines across what is free in a bar."""
    for line in range(top, top + 6, 2):
        canvas.fill(Rect(left, line, max(right - left, 0), 1), Register.BLUE)


def draw_depth(canvas: Canvas, area: Rect, upper: Ink) -> None:
    """Draw two small windows, one before the other."""
    back = Rect(area.left + 2, area.top + 1, area.width // 2, area.height // 2 + 1)
    front = back.move(back.width // 2 + 2, 2)
    for window, ink in ((back, Register.BLUE), (front, upper)):
        canvas.fill(window, Register.BLACK)
        canvas.fill(window.inflate(-4, -2), ink)


def draw_gadgets(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words on raised faces, the lit one pushed in; the help and the way out are in the bar.

    What this table has stands in places of its own, of half its dots while it cannot be used."""
    look, table = picture.look, picture.look.table
    area = table.ending.buttons if sheet.is_large else picture.buttons
    others = [name for name in sheet.names if name not in (HELP, LEAVE, *sheet.ghosts)]
    names = [*others, *sheet.ghosts[len(others) and len(sheet.ghosts) == PLACES :]]
    _draw_ways_out(picture, sheet)
    air = TIGHT if sheet.ghosts and area.width == table.buttons.width else ROOMY  # of many there is less room
    least = (LEAST_PLACE + 2 * (air - TIGHT)) * bool(sheet.ghosts)
    for shown, edge in ((names, air), (names, TIGHT), (others or names, ROOMY)):
        wides = {name: max(look.width(name) + 2 * edge, least) for name in shown}
        if sum(wides.values()) + (len(wides) - 1) * table.button_gap <= area.width:
            break
    right = area.right
    for name in reversed(wides):
        gadget = Rect(right - wides[name], area.top, wides[name], area.height)
        words = name.title() if name[1:2] == " " else name.capitalize()  # a sign is no word
        if name in sheet.names:
            picture.button(gadget, words, ButtonSpot(name), is_lit=name == (sheet.lit or GO_ON))
        else:
            picture.canvas.button(gadget, words, is_ghost=bool(sheet.names))  # behind a box all is pale
        if name in BY_LETTER.values():
            picture.canvas.key(gadget, words, KEY_INKS[name == sheet.lit])
        right = gadget.left - table.button_gap


def _draw_ways_out(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw the close gadget, and at the other end of the bar the marks of the table and the help."""
    look, canvas = picture.look, picture.canvas
    if LEAVE in sheet.names:
        _draw_close(picture, LEAVE, Register.RED if sheet.lit == LEAVE else Register.GOLD)
    words = [(mark, "") for mark in sheet.marks] + [(RULES, HELP)] * (HELP in sheet.names)
    right = look.size[0] - 2 * DEPTH_WIDE - 4
    for said, name in reversed(words):
        area = Rect(0, 0, look.width(said) + 8, BAR_HIGH - 1)
        area.right = right
        canvas.fill(area, Register.GOLD if name and name == sheet.lit else Register.WHITE)
        canvas.text((area.left + 4, 1), said, Register.BLUE)
        if name:
            picture.spotting.note(area, ButtonSpot(name))
        right = area.left - MARKS_APART


def draw_beside(picture: Picture, top: TableState, layout: Layout) -> None:
    """Draw the window of the scores where it has room, what the pack is called, and the messages."""
    look, canvas, picture.buttons = picture.look, picture.canvas, layout.buttons
    if window := layout.reasons_window:
        ground, title = look.inks.plate.back, table_told.scores_title(top)
        draw_cloth_shadow(canvas, window)
        draw_frame(canvas, window, replace(look.inks.panel, back=ground), title, inner=ground)
        inside = Rect(window.left + 4, window.top + 12, window.width - 10, window.height - 15)
        bar = draw_scores(canvas, inside, top)
        for name, above in ((EARLIER, bar.top), (LATER, bar.centery)):
            picture.spotting.note(Rect(bar.left, above, bar.width, bar.height // 2), ButtonSpot(name))
    if top.pack:
        canvas.on_cloth(layout.places.pack_label, pack_words(top))
    if top.count_panel and top.pack:
        shown, number = layout.places.show.cards, max(CRIB_CARDS, *(len(seat.hand) for seat in top.seats))
        left = shown.point(number - 1, number)[0] + look.cards.size[0]
        between = Rect(left, shown.top, layout.places.pack[0] - left, look.cards.size[1])
        canvas.on_cloth(between, "+" * (number == CRIB_CARDS))
    draw_messages(picture, top, layout)


def draw_scores(canvas: Canvas, area: Rect, top: TableState) -> Rect:
    """List the latest scores, and beside them how far one has read, between two arrows; return that bar."""
    (first, last), high = draw_reasons(canvas, area, top), canvas.look.cell[1]
    bar = Rect(area.right - 14, area.top, 16, area.height)
    ground = bar.inflate(0, 2)  # the newest line reaches one pixel above the first
    canvas.fill(ground, canvas.look.inks.button)
    for at, sign in ((bar.top, "▲"), (bar.bottom - high, "▼")):
        canvas.text((bar.left + 4, at), sign, Register.BLUE)
    if top.reasons:
        scroll_bar(canvas, bar.inflate(0, -2 * high), Seen(first, last - first, len(top.reasons)))
    return bar


def draw_messages(picture: Picture, top: TableState, layout: Layout) -> None:
    """Tell in the bar how far the game is; write what is asked, below what has just happened, or while
    nothing is asked the last two things that have."""
    draw_bar(picture, f"{NAME}   {table_told.stage(top)}")
    lately = table_told.happened_besides(top)
    newest = () if layout.reasons_window else table_told.newest_told(top)
    chosen = () if top.count_panel else table_told.chosen_told(top)
    asked, ways = top.prompt, () if top.count_panel else chosen or newest or lately[-1:]
    columns, has_told = picture.look.columns_in(picture.look.table.message), top.is_explained or any(ways)
    parts = asked.rsplit(BEFORE_KEYS if len(asked) <= columns else ". ", 1)
    if not (asked or chosen):
        hides_scores = top.count_panel and any(count_rows(top.count_panel))
        lines = table_told.latest_scores(top) if hides_scores else table_told.in_turn(top, newest[:1])
        asked, ways = "".join(lines[-1:]), lines[-2:-1]
    elif max(map(len, parts)) <= columns and (len(asked) > columns or (top.waits and not has_told)):
        *ways, asked = parts
    _write_message(picture, asked, ways)


def _write_message(picture: Picture, asked: str, ways: Sequence[str] = ()) -> None:
    """Write a question at the foot of its window, and above what happened, in the first way with room."""
    look, canvas, area = picture.look, picture.canvas, picture.look.table.message
    around, columns, room = MESSAGE.inflate(8, 0), look.columns_in(area), look.rows_in(area)
    canvas.surface.blit(felt(look, look.size), around, around)
    canvas.fill(MESSAGE, Register.BLACK)
    canvas.bevel(MESSAGE, Register.GRAY, Register.WHITE)
    question = balanced(asked, columns)[:room]
    broken = (balanced(told, columns) for told in ways)
    happened = next((rows for rows in broken if len(rows) + len(question) <= room), ())
    for ink, first, rows in ((Register.SKIN, 0, happened), (Register.WHITE, room - len(question), question)):
        for row, words in enumerate(rows, first):
            canvas.text((area.left, area.top + row * look.cell[1]), words, ink)


def ask_number(picture: Picture, sheet: NumberSheet) -> None:
    """Ask for a count below its window, which has the keys, if no balloon asks; elsewhere among them."""
    if sheet.is_of_count:
        picture.canvas.fill(number_pad(picture.look, sheet).area.inflate(0, -2), picture.look.inks.panel.back)
        picture.buttons = BESIDE_STARTER
        told, stop, asked = sheet.prompt.rpartition(". ")
        if not sheet.is_guided:
            ways = sheet.refusal, told + stop, as_sentence(sheet.stakes)
            _write_message(picture, asked, [*filter(None, ways)])
        sheet = replace(sheet, prompt="")
    draw_number(picture, sheet)


SAYS, ASKS, WHAT = "Cribbage says", "Cribbage asks", "What shall we play?"
LEAST_GADGET, GADGET_HIGH, AIR, APART = 72, 13, 10, (16, 4)
"""How wide a gadget is at least, and how high, the air beside its words, and how far gadgets are apart."""
SIDES, ABOVE, COLUMNS = 20, 7, 56  # its air, and as many letters as leave the board beside the cloth whole


def draw_frame(
    canvas: Canvas, area: Rect, inks: PanelInks, title: str = "", inner: Ink = Register.LIGHT_BLUE
) -> None:
    """Draw a window: its bar has its name and stripes, and a thin line runs round within."""
    look, high = canvas.look, canvas.look.cell[1]
    across, down = look.stroke
    canvas.fill(area, inks.back)
    canvas.outline(area, inks.frame)
    canvas.outline(area.inflate(-4 * across, -4 * down), inner)
    canvas.fill(Rect(area.left, area.top - 1, area.width, high + 1), inks.frame)
    left, right = area.left + 3 * across, area.right - DEPTH_WIDE
    draw_depth(canvas, Rect(right, area.top + 1, DEPTH_WIDE - 2 * across, high - 2), inks.bar)
    canvas.text((left, area.top), title, Register.BLUE)
    _draw_stripes(canvas, left + look.width(f"{title} ") * bool(title), right - 2 * across, area.top + 2)


def requester(picture: Picture, sheet: BoxSheet) -> None:
    """Draw lines to read, and a gadget for each answer: side by side if they have room, or stacked."""
    look, choices, high = picture.look, sheet.answers, picture.look.cell[1]
    lowest = look.size[1] if picture.is_blank or picture.is_page else OWN_TOP - look.shadow[1]
    stand_back(picture)
    page = PaintedPage(picture, shuts=True)
    rows = box_rows(sheet, COLUMNS)
    gadgets = button_areas(look, choices, COLUMNS * look.cell[0], (LEAST_GADGET, GADGET_HIGH), AIR, APART)
    whole = Rect(0, 0, 0, 0).unionall(gadgets)
    inside = max(whole.width, *map(look.width, rows))
    rows = rows[: (look.size[1] - whole.height - high - 4 * ABOVE) // high]
    panel = Rect(0, 0, inside + 2 * SIDES, high + len(rows) * high + whole.height + 3 * ABOVE)
    panel.center = look.size[0] // 2 if picture.is_page else middle_for(look, panel.width), look.size[1] // 2
    panel.bottom = min(panel.bottom, lowest)
    name_keys(page, sheet.keys)
    page.panel(panel, ASKS if len(choices) > 1 else SAYS, is_over=True)
    line = Rect(panel.left, panel.top + high + ABOVE, panel.width, high)
    picture.canvas.centered_rows(line, rows, look.inks.panel.words)
    whole.midtop = panel.centerx, line.top + len(rows) * high + ABOVE
    for index, (words, gadget) in enumerate(zip(choices, gadgets, strict=True)):
        picture.button(
            gadget.move(whole.topleft), words, LineSpot(index, words), is_lit=index == sheet.chosen
        )


TITLE_AT, TITLE_WIDE, TITLE_HIGH, TITLE_STEP, TITLE_COLUMNS = (60, 104), 484, 17, 22, 3
TITLE_EDGE, TITLE_GAP, FIELD_HIGH, LEFT_ALONE = 18, 8, 22, "Left alone, it plays a demo"
"""The requester of the title, how wide and how high a row of gadgets is, how far down the next one, how many
stand in it; and the field below them, which explains the lit one and what the first one leads to."""
UNFINISHED, PEG_WIDE = "Unfinished:  ", 16


def draw_round_title(picture: Picture, sheet: TitleSheet) -> Seen:
    """Draw letters and cards on the cloth, and a requester with a gadget for each line."""
    picture.clear()
    draw_wall(picture)
    draw_bar(picture, at_right="4096 colors")
    look, canvas, page = picture.look, picture.canvas, PaintedPage(picture)
    letters, at = drawings(look, look.folder / "letters.txt")["title"].surface(), look.pages.title.logo_middle
    canvas.blit(in_shade(look, letters, at[1]), at)
    draw_fan(picture)
    rows = -(-len(sheet.lines) // TITLE_COLUMNS)
    panel = Rect(TITLE_AT, (TITLE_WIDE + 2 * TITLE_EDGE, rows * TITLE_STEP + 53))
    page.panel(panel, WHAT, is_on_cloth=True)
    for index, words in enumerate(sheet.lines):
        row, column = divmod(index, TITLE_COLUMNS)
        beside = min(len(sheet.lines) - row * TITLE_COLUMNS, TITLE_COLUMNS)  # fewer in the last row are wider
        step = (TITLE_WIDE + TITLE_GAP) // beside
        left, upper = panel.left + TITLE_EDGE + column * step, panel.top + 18 + row * TITLE_STEP
        gadget = Rect(left, upper, step - TITLE_GAP, TITLE_HIGH)
        words = words[: look.columns_in(gadget)]
        picture.button(gadget, words, LineSpot(index, words), is_lit=index == sheet.chosen)
        canvas.key(gadget, words, KEY_INKS[index == sheet.chosen])
    field = Rect(panel.left + TITLE_EDGE, panel.bottom - 8 - FIELD_HIGH, TITLE_WIDE, FIELD_HIGH)
    canvas.field(field)
    line = Rect(field.left + 8, field.top + 2, field.width - 16, look.cell[1])
    if sheet.chosen or not sheet.waits:
        canvas.centered(line, sheet.note(sheet.chosen), Register.SKIN)
    else:
        _tell_what_waits(canvas, line, sheet)
    told = f"{sheet.lines[0]}: {sheet.note(0)}".removesuffix(": ")
    first = told if sheet.chosen else sheet.waits or STRAPLINE
    if (room := look.columns_in(line) - len(LEFT_ALONE)) > len(first) + 2:  # or both would read as one
        first = f"{first:{room}}{LEFT_ALONE}"
    canvas.centered(line.move(0, look.cell[1]), first, Register.LIGHT_BLUE)
    key_line(page, sheet.footer)
    return Seen(columns=TITLE_COLUMNS)


def _tell_what_waits(canvas: Canvas, line: Rect, sheet: TitleSheet) -> None:
    """Tell how the game stands that the first line continues, each of several sides after its peg."""
    *sides, deal = sheet.stands
    left, look = line.left + canvas.look.width(UNFINISHED), canvas.look
    canvas.text(line.topleft, UNFINISHED, Register.SKIN)
    for side, told in enumerate(sides):
        if len(sides) > 1:
            canvas.blit_middle(peg(look, side), (left + PEG_WIDE // 2, line.centery))
            left += PEG_WIDE
        canvas.text((left, line.top), told, Register.WHITE)
        left += look.width(f"{told}  ")
    canvas.text((line.right - look.width(deal) if sides else left, line.top), deal, Register.SKIN)


CONTENTS, LEADS = Rect(12, 15, 168, 0), ("Prev", "Next", "Done")
GADGET_AIR = 4
"""What a gadget of the contents is higher than its words, with the air below it."""


def draw_help(picture: Picture, sheet: PageSheet) -> Seen:
    """Draw a sheet of paper: beside it a gadget for each page, and how far one has read."""
    look, canvas, page, reading = picture.look, picture.canvas, PaintedPage(picture), sheet.reading
    assert reading, "there is something to read"
    text, within = TextArea.of(look, reading), reading.within
    text = text._replace(top=text.top - 4)  # the last row ends on the paper
    page.ground(look.inks.panel.back)
    if not text.has_contents:
        canvas.blit(wood(look, look.size), (0, 0))
    named = f"{within.title.capitalize()}: {within.pages[within.at]}" if within.pages else sheet.title
    draw_bar(picture, named, place_told(look, named, reading, text))
    paper = Rect(text.left - 8, CONTENTS.top, look.size[0] - text.left - 8, 0)
    paper.height = key_line(page, keys_of_use(look, sheet.footer, reading, text)) - 2 - paper.top
    inks = look.inks.panel
    if look.inks.newest is not None:  # high contrast has no paper
        inks = replace(inks, back=Register.WHITE, words=Register.BLACK, title=Register.DARK_RED)
    canvas.fill(paper, inks.back)
    canvas.bevel(paper, Register.BLACK, Register.WHITE)
    page.seen = lay_text(page, reading, text, inks)
    if text.has_contents:
        _draw_gadgets_of(picture, within, paper.bottom - GADGET_HIGH, page.seen)
    scroll_bar(canvas, Rect(paper.right, paper.top, 12, paper.height), page.seen)
    return page.seen


def _draw_gadgets_of(picture: Picture, within: PageRow, bottom: int, seen: Seen) -> None:
    """Draw a gadget for each page of a row, and below them those that lead on, one of which Return takes."""
    look, canvas, top = picture.look, picture.canvas, CONTENTS.top
    rows = [fitted(words, look.columns_in(CONTENTS) - 2) for words in within.pages]
    needed = [len(lines) * look.cell[1] + GADGET_AIR for lines in rows]
    shown = listed_pages(within, needed, bottom - top)
    for number in shown:
        is_read = number == within.at
        gadget = Rect(CONTENTS.left, top, CONTENTS.width, needed[number] - 1)
        picture.button(gadget, "", LineSpot(number, within.pages[number]), is_lit=is_read)
        ink = look.inks.panel.bar_words if is_read else look.inks.button_words
        for row, line in enumerate(rows[number]):
            canvas.text((gadget.left + 8, gadget.top + 2 + row * look.cell[1]), line, ink)
        more = UP if number == shown[0] > 0 else DOWN if number == shown[-1] < len(rows) - 1 else ""
        canvas.text((gadget.right - look.cell[0] - 4, gadget.top + 2), more, ink)
        top = gadget.bottom + 1
    lit = LEADS[1 + (within.at + 1 == len(within.pages))] * (seen.first >= seen.last_first)
    areas = button_areas(look, LEADS, CONTENTS.width, (52, GADGET_HIGH), TIGHT, (6, 0))
    spots: list[Spot] = [LineSpot(within.at - 1), LineSpot(within.at + 1), ButtonSpot(BACK)]
    for gadget, words, spot in zip(areas, LEADS, spots, strict=True):
        picture.button(gadget.move(CONTENTS.left, bottom), words, spot, is_lit=words == lit)


LEFT, WORDS_APART, MENU_AIR, HIGH = 24, 32, 8, 11
"""Where the first word stands, how far words are apart, and the air in a line and its height."""


def draw_menu_bar(picture: Picture, sheet: PullDownSheet) -> None:
    """Draw the bar in place of the title, and the column that hangs open."""
    look, menu, left = picture.look, sheet.open, LEFT
    picture.spotting.clear()
    _clear_bar(picture)
    for number, (title, items) in enumerate(sheet.columns.items()):
        area = Rect(left - MENU_AIR, 0, look.width(title) + 2 * MENU_AIR, BAR_HIGH - 2)
        _write(picture, area, title, is_lit=number == menu.column)
        picture.spotting.note(area, ButtonSpot(title))
        if number == menu.column:
            _hang(picture, area.left, items, menu)
        left = area.right + WORDS_APART


def _write(picture: Picture, area: Rect, words: str, key: str = "", *, is_lit: bool = False) -> None:
    back, ink = (Register.GOLD, Register.BLACK) if is_lit else (Register.WHITE, Register.BLUE)
    picture.canvas.fill(area, back)
    line = area.inflate(-2 * MENU_AIR, 0).move(0, 1)
    picture.canvas.text(line.topleft, words, ink)
    picture.canvas.right(line, key, ink)


def _hang(picture: Picture, left: int, items: Sequence[MenuItem], menu: OpenMenu) -> None:
    """Hang a column of items, each with the key that does the same."""
    look, canvas = picture.look, picture.canvas
    words_wide = max(look.width(f"{item.words}   {item.key}") for item in items)
    area = Rect(left, BAR_HIGH - 1, words_wide + 2 * MENU_AIR, len(items) * HIGH)
    canvas.fill(area.inflate(4, 2), Register.BLUE)
    for number, item in enumerate(items):
        line = Rect(area.left, area.top + number * HIGH, area.width, HIGH)
        _write(picture, line, item.words, item.key, is_lit=number == menu.item)
        if item.words in menu.ghosts:
            canvas.reverse(line, Register.WHITE, Register.GRAY)
        picture.spotting.note(line, LineSpot(number, item.words))
