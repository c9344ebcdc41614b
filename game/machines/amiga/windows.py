"""Windows, requesters, gadgets and the title bar with its menus."""

from collections.abc import Sequence
from functools import cache

from pygame import Rect, Surface

from game.devices.button import Button
from game.screen.canvas import Canvas
from game.screen.look import Look, PanelInks
from game.screen.menu_bar import MenuColumn, MenuItem, OpenMenu
from game.screen.menus import box_rows, title_lines
from game.screen.monitor import CLEAR, Ink, Point
from game.screen.page_layout import PaintedPage, key_line
from game.screen.painters import Painter
from game.screen.picture import Picture, draw_marks
from game.screen.sheets import BoxSheet, ButtonsSheet, PullDownSheet, Seen, Sheet, TitleSheet
from game.screen.spots import BACK, BY_LETTER, HELP, HINT, LEAVE, UNDO, ButtonSpot, LineSpot

from .colours import Register
from .plans import BAR_HIGH

NAME, CLOSE_WIDE, DEPTH_WIDE = "Cribbage", 24, 26
BAR_STRIPES = (3, 5, 7)
ROOMY, TIGHT = 8, 4
"""At both sides of the words on a gadget, and where a message leaves little room."""


def below_a_bar(paint: Painter) -> Painter:
    """Draw what a painter draws, with the title bar over its uppermost lines."""

    def drawn(picture: Picture, sheet: Sheet) -> Seen | None:
        seen = paint(picture, sheet)
        draw_bar(picture)
        return seen

    return drawn


def draw_bar(picture: Picture) -> None:
    """Draw the close gadget, the name, stripes, and two depth gadgets."""
    canvas, (wide, _) = picture.canvas, picture.look.size
    canvas.fill(Rect(0, 0, wide, BAR_HIGH), Register.WHITE)
    canvas.fill(Rect(0, BAR_HIGH - 1, wide, 1), Register.BLACK)
    close = Rect(4, 2, CLOSE_WIDE - 8, BAR_HIGH - 5)
    canvas.fill(close, Register.BLUE)
    canvas.fill(close.inflate(-4, -2), Register.WHITE)
    canvas.fill(close.inflate(-8, -4), Register.GOLD)
    canvas.text((CLOSE_WIDE, 1), NAME, Register.BLUE)
    left, right = CLOSE_WIDE + picture.look.width(f"{NAME} "), wide - 2 * DEPTH_WIDE
    for line in BAR_STRIPES:
        canvas.fill(Rect(left, line, right - left - 8, 1), Register.BLUE)
    for number, ink in enumerate((Register.BLUE, Register.GOLD)):
        draw_depth(canvas, Rect(right + number * DEPTH_WIDE, 1, DEPTH_WIDE - 2, BAR_HIGH - 3), ink)


def draw_depth(canvas: Canvas, area: Rect, upper: Ink) -> None:
    """Draw two small windows, one before the other."""
    back = Rect(area.left + 2, area.top + 1, area.width // 2, area.height // 2 + 1)
    front = back.move(back.width // 2 + 2, 2)
    for window, ink in ((back, Register.BLUE), (front, upper)):
        canvas.fill(window, Register.BLACK)
        canvas.fill(window.inflate(-4, -2), ink)


def draw_gadget(canvas: Canvas, area: Rect, words: str, *, is_lit: bool) -> None:
    """Draw a raised face with words; the one that is chosen is pushed in."""
    inks = canvas.look.inks
    light, dark = (Register.WOOD_DARK, Register.WHITE) if is_lit else (Register.WHITE, Register.WOOD_DARK)
    canvas.fill(area, inks.panel.bar if is_lit else inks.button)
    canvas.bevel(area, light, dark)
    canvas.centred(area, words, inks.panel.bar_words if is_lit else inks.button_words)


def draw_gadgets(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words on raised faces, at the right end of the messages; the one pointed at is pushed in."""
    look, canvas, gap = picture.look, picture.canvas, picture.look.table.button_gap
    names, lit = sheet.names, sheet.lit
    right, message = look.table.buttons.right - gap, picture.message.clip(look.table.buttons).right
    airy = sum(look.width(name) + 2 * ROOMY + gap for name in names)
    air = ROOMY if message + airy <= right else TIGHT
    for name in reversed(names):
        area = Rect(0, look.table.buttons.top, look.width(name) + 2 * air, look.table.buttons.height)
        area.right = right
        canvas.fill(area.inflate(2 * gap, 0).clip(look.table.buttons), look.inks.ground)
        draw_gadget(canvas, area, name, is_lit=name == lit)
        if name in BY_LETTER.values() and name != lit:
            canvas.centred(area, name[0].ljust(len(name)), Register.RED)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, sheet.marks, right, look.table.buttons.top + 2)


SAYS, ASKS, WHAT = "Cribbage says", "Cribbage asks", "What shall we play?"
STRIPES = (2, 4, 6)
GADGET_HIGH, APART, ROW = 13, 16, 17
"""A gadget's height, how far gadgets are apart in a row, and how far from row to row."""
LEAST_GADGET, AIR, SIDES, ABOVE = 72, 10, 20, 5


def draw_frame(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
    """Draw a window: its bar has its name and stripes, and a thin line runs round within."""
    look, high = canvas.look, canvas.look.cell[1]
    across, down = look.stroke
    canvas.fill(area, inks.back)
    canvas.outline(area, inks.frame)
    canvas.outline(area.inflate(-4 * across, -4 * down), inks.bar)
    canvas.fill(Rect(area.left, area.top - 1, area.width, high + 1), inks.frame)
    left, right = area.left + 3 * across, area.right - DEPTH_WIDE
    draw_depth(canvas, Rect(right, area.top + 1, DEPTH_WIDE - 2 * across, high - 2), inks.bar)
    if title:
        canvas.text((left, area.top), title, inks.back)
        left += look.width(f"{title} ")
    for line in STRIPES:
        canvas.fill(Rect(left, area.top + line, max(right - 2 * across - left, 0), down), inks.back)


def requester(picture: Picture, sheet: BoxSheet) -> None:
    """Draw lines to read, and a gadget for each answer: side by side if they have room, or stacked."""
    page, look = PaintedPage(picture, shuts=True), picture.look
    high, choices, canvas = look.cell[1], sheet.choices, picture.canvas
    rows = box_rows(sheet, look)
    wides = [max(look.width(words) + 2 * AIR, LEAST_GADGET) for words in choices]
    together = sum(wides) + APART * (len(choices) - 1)
    is_row = together <= look.width(" " * look.pages.menu.box_columns)
    inside = max([look.width(words) for words in rows] + [together if is_row else max(wides)], default=0)
    gadgets_high = (1 if is_row else len(choices)) * ROW * bool(choices)
    rows = rows[: (look.size[1] - gadgets_high - high - 4 * ABOVE) // high]
    panel = Rect(0, 0, inside + 2 * SIDES, high + len(rows) * high + gadgets_high + 3 * ABOVE)
    panel.center = look.size[0] // 2, look.size[1] // 2
    page.panel(panel, ASKS if len(choices) > 1 else SAYS, is_over=True)
    line = Rect(panel.left, panel.top + high + ABOVE, panel.width, high)
    for words in rows:
        page.centred(line, words, look.inks.panel.words)
        line = line.move(0, high)
    gadget = Rect(panel.centerx - together // 2, line.top + ABOVE, 0, GADGET_HIGH)
    for index, (words, wide) in enumerate(zip(choices, wides, strict=True)):
        gadget.width = wide if is_row else max(wides)
        if not is_row:
            gadget.centerx = panel.centerx
        draw_gadget(canvas, gadget, words, is_lit=index == sheet.chosen)
        page.click(gadget, LineSpot(index, words))
        gadget = gadget.move(wide + APART, 0) if is_row else gadget.move(0, ROW)


TITLE_GADGET, TITLE_STEP, TITLE_COLUMNS = (146, 15), (154, 20), 3
"""The gadgets of the title, how far they are apart, and how many stand side by side."""


def title_gadgets(picture: Picture, sheet: TitleSheet) -> None:
    """Draw a requester with a gadget for each line, row by row; one is pushed in."""
    if sheet.chosen is None or not sheet.lines:
        title_lines(picture, sheet)
        return
    page, look = PaintedPage(picture), picture.look
    (wide, high), rows = TITLE_STEP, -(-len(sheet.lines) // TITLE_COLUMNS)
    panel = Rect(0, 0, TITLE_COLUMNS * wide + 2 * SIDES, look.cell[1] + rows * high + 4 * ABOVE)
    panel.center = look.size[0] // 2, look.pages.title.menu_middle
    page.panel(panel, WHAT, is_over=True)
    for index, words in enumerate(sheet.lines):
        row, column = divmod(index, TITLE_COLUMNS)
        at = panel.left + SIDES + column * wide, panel.top + look.cell[1] + 2 * ABOVE + row * high
        gadget, is_lit = Rect(at, TITLE_GADGET), index == sheet.chosen
        words = words[: look.columns_in(gadget)]
        draw_gadget(picture.canvas, gadget, words, is_lit=is_lit)
        if not is_lit:
            picture.canvas.centred(gadget, words[0].ljust(len(words)), Register.RED)
        page.click(gadget, LineSpot(index, words))
    key_line(page, sheet.footer)


AMIGA_MENU = (
    MenuColumn(
        "Game",
        (
            MenuItem("New game", ("New game", "Next game", "PLAY AGAIN")),
            MenuItem("Continue", ("Continue", "Keep playing")),
            MenuItem("Choose a game", ("Game",)),
            MenuItem("Practice", ("Practice",)),
            MenuItem("Review", ("↑ REVIEW", "Review")),
            MenuItem("Records", ("Records", "↓ RECORDS")),
            MenuItem("Title", ("TITLE", "Title")),
            MenuItem("Quit", (LEAVE, BACK, "Quit"), Button.BACK, "{back}"),
        ),
    ),
    MenuColumn(
        "Table",
        (
            MenuItem("Discard", ("DISCARD",)),
            MenuItem("Go", ("GO",), key="{go}"),
            MenuItem("Heels", ("HEELS",)),
            MenuItem("Hint", (HINT,), key="{hint}"),
            MenuItem("Undo", (UNDO,), key="{backspace}"),
            MenuItem("Read the table", button=Button.TELL, key="{tell}"),
            MenuItem("Help", (HELP,), Button.HELP, "{help}"),
        ),
    ),
    MenuColumn(
        "Settings",
        (
            MenuItem("Options", ("Options",)),
            MenuItem("Sound on, off", button=Button.MUTE, key="{mute}"),
            MenuItem("Full screen", button=Button.FULL_SCREEN, key="{full_screen}"),
            MenuItem("Next machine", button=Button.MACHINE, key="{machine}"),
        ),
    ),
)
LEFT, WORDS_APART, MENU_AIR, HIGH = 24, 32, 8, 11
"""Where the first word stands, how far words are apart, and the air in a line and its height."""


def draw_menu_bar(picture: Picture, sheet: PullDownSheet) -> None:
    """Draw the bar in place of the title, and the column that hangs open."""
    canvas, look, columns, menu = picture.canvas, picture.look, sheet.columns, sheet.open
    picture.spotting.clear()
    canvas.fill(Rect(0, 0, look.size[0], BAR_HIGH), Register.WHITE)
    canvas.fill(Rect(0, BAR_HIGH - 1, look.size[0], 1), Register.BLACK)
    left = LEFT
    for number, column in enumerate(columns):
        area = Rect(left - MENU_AIR, 0, look.width(column.title) + 2 * MENU_AIR, BAR_HIGH - 1)
        _write(picture, area, column.title, is_lit=number == menu.column)
        picture.spotting.note(area, ButtonSpot(column.title))
        if number == menu.column:
            _hang(picture, area.left, column.items, menu)
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
    frame = area.inflate(4, 2)
    canvas.fill(frame, Register.BLUE)
    for number, item in enumerate(items):
        line = Rect(area.left, area.top + number * HIGH, area.width, HIGH)
        _write(picture, line, item.words, item.key, is_lit=number == menu.item)
        if item.words in menu.ghosts:
            canvas.blit(_ghost(look, line.size), line.topleft)
        picture.spotting.note(line, LineSpot(number, item.words))


@cache
def _ghost(look: Look, size: Point) -> Surface:
    """Take away every other dot."""
    rows = [bytes(CLEAR if (x + y) % 2 else Register.WHITE for x in range(size[0])) for y in range(size[1])]
    return look.palette.picture(b"".join(rows), size)
