"""Boxes over the table, a list or a page: a question, and its answers line by line."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import Picture, draw_message
from game.paint.looks.look import Look
from game.paint.pages.backdrop import below_table, darken, draw_backdrop
from game.paint.pages.choice_line import choice
from game.paint.pages.page_layout import PaintedPage, key_line, top_bar
from game.sheets import sheets
from game.sheets.marks import BEFORE_KEYS
from game.sheets.scrolling import Seen
from game.sheets.spots import CardSpot, LineSpot

NAME = "CRIB"
"""What stands in the bar above a box on a ground of its own."""


def box(picture: Picture, sheet: sheets.BoxSheet) -> Seen:
    """Draw a question, and below it its answers line by line."""
    look, lines, cards = picture.look, picture.spotting.areas(LineSpot), picture.spotting.areas(CardSpot)
    if look.grain.is_fine:
        stand_back(picture)
    page = PaintedPage(picture, shuts=True)
    plan, inks, (wide, high) = look.pages.menu, look.inks.panel, look.cell
    rows, is_apart = box_rows(sheet, _room(look, cards)), bool(sheet.lines and sheet.answers)
    tall = (len(rows) + is_apart + 2 * len(sheet.answers) - 1) * high  # its answers a row apart
    most = look.size[1] - 3 * high  # or the keys would touch it
    is_tight = plan.is_page and (bool(cards) or tall + 2 * plan.above > most)
    above = high if is_tight else plan.above
    step = high * (1 + (look.grain.has_two_inks and tall + 2 * above <= look.size[1]))
    below = is_apart + (len(sheet.answers) * step - (step - high)) // high
    rows = rows[: look.rows - below - 2 * -(-above // high)]
    columns = max(len(words) for words in (*rows, *sheet.answers)) + 2 * plan.margin
    if look.grain.has_only_letters:  # as many at its right as at its left
        columns += (look.columns - columns) % 2
    needed = Rect(0, 0, columns * wide, (len(rows) + below) * high + 2 * above)
    needed.height += high * (is_tight and not cards and needed.height + high <= most)  # below the frame
    is_tall, panel = 2 * needed.height > look.size[1], _placed(page, needed, cards)
    if is_tall and not look.grain.is_fine:
        page.ground()  # of what lies behind no more than shreds would be seen
        if look.grain.has_only_letters:
            top_bar(page, NAME, "")
    elif lines and not look.grain.is_fine:
        panel.top = _clear_list(page, lines, panel)
    name_keys(page, sheet.keys)
    if panel.colliderect(picture.listed):
        page.fill(picture.listed, look.inks.ground)  # beside it marks would be left
    page.panel(panel, is_over=True)
    row = panel.inflate(-2 * plan.margin * wide, -2 * above)
    spare = row.height // high - len(rows) - below
    row.top, row.height = row.top + (spare + 1) // 2 * high, high
    picture.canvas.centered_rows(row, rows, inks.words)
    row = row.move(0, (len(rows) + is_apart) * high)
    for index, words in enumerate(sheet.answers):
        choice(page, row, LineSpot(index, words), (words, ""), is_chosen=index == sheet.chosen)
        row = row.move(0, step)
    return page.seen


def _placed(page: PaintedPage, panel: Rect, cards: Sequence[Rect]) -> Rect:
    """Return a box in the middle, or as far from there as it must be to leave the own hand in sight; in
    letters below the board or what was cut, or over the board where a table has its cards below that."""
    look = page.look
    plan, (wide, high), board = look.pages.menu, look.cell, look.table.board
    if not look.grain.is_fine and look.size[0] - panel.width < 2 * look.cards.size[0]:
        panel.width = look.size[0]  # beside it there would be shreds
    panel.center = look.size[0] // 2, look.size[1] // 2
    if cards and plan.is_page:
        panel.bottom = _clear_hand(page, cards)
        row_above = board.top - high
        if 0 < (strip := panel.top - row_above) <= 3 * high:  # no more of the board would be seen
            panel = Rect(panel.left, row_above, panel.width, panel.height + strip)
    elif look.grain.is_fine and (hand := max((card.top for card in cards), default=0)) > panel.centery:
        panel.bottom = min(panel.bottom, hand - 2 * look.shadow[1])
    elif look.grain.has_only_letters:
        panel.top = max(panel.top, page.picture.listed.bottom)
    panel.topleft = look.on_grid(panel.clamp(Rect((0, 0), look.size)).topleft)
    broad = max(panel.width - plan.margin * wide, board.width)  # scraps of a line would be seen beside it
    tall = max(panel.height, look.table.guide.get(2, panel).height)
    below_board = Rect(board.right - broad, board.bottom + high, broad, tall)
    if not (look.grain.has_only_letters and cards):
        return panel
    is_free = below_board.collidelist(cards) < 0
    return below_board if is_free else Rect(below_board.left, board.top, broad, panel.height)


def _clear_hand(page: PaintedPage, cards: Sequence[Rect]) -> int:
    """Return where the own hand begins, of which some cards stand higher; clear the cloth beside these, and
    beside one that waits below a count, of which there would be shreds."""
    look, lowest = page.look, max(card.top for card in cards)
    first, *others = (card for card in cards if card.bottom > lowest)
    hand = first.unionall(others)
    beside = Rect(0, hand.top, look.size[0], lowest - hand.top)
    for card in cards:
        if card.bottom <= lowest:
            page.fill(card.clip(beside), look.inks.felt)
    if hand.top > look.table.by_seats[2].counter.top:
        right, cloth = hand.right, look.table.cloth
        page.fill(Rect(right, hand.top, cloth.right - right, cloth.bottom - hand.top), look.inks.felt)
    return hand.top


def _clear_list(page: PaintedPage, lines: Sequence[Rect], panel: Rect) -> int:
    """Clear the rows from the frame of a list down to the keys; a name above it stays. Return where a box
    begins that lies there: in the middle of the picture, or a row below that name."""
    look, high = page.look, page.look.cell[1]
    top = min(line.top for line in lines) - (high if look.pages.menu.is_page else look.pages.menu.above)
    rows = Rect(0, top, look.size[0], look.size[1] - look.pages.text.footer_rows * high - top)
    page.fill(rows, look.inks.panel.back)
    has_room = panel.height < rows.height
    return max(panel.top, look.on_grid((0, top + high))[1]) if has_room else panel.top


def name_keys(page: PaintedPage, keys: str) -> None:
    """Say what the keys of a box do: on the line of keys, or where a table asked until now."""
    look, picture = page.look, page.picture
    cloth, asked = look.table.cloth, look.table.message
    if picture.is_page or not (look.bar or look.pages.menu.is_page):
        key_line(page, keys)
        return
    if look.bar:
        page.fill(below_table(look), look.inks.ground)
        key_line(page, keys, left=cloth.left)
        return
    below = Rect(cloth.left, max(cloth.bottom, asked.top), *look.size)
    page.fill(below.clip(Rect((0, 0), look.size)), look.inks.ground)
    row = Rect(asked.left, asked.bottom - look.cell[1], asked.width, look.cell[1])
    said = keys if len(keys) <= look.columns_in(row) else keys.replace(BEFORE_KEYS, " " * 2)
    draw_message(picture, said, row, ink=look.inks.panel.words)


def stand_back(picture: Picture) -> None:
    """Darken what lies there; of the lines of a list scraps would be seen beside a box."""
    if picture.spotting.areas(LineSpot):
        draw_backdrop(picture)
    elif not picture.is_blank:
        darken(picture)


def _room(look: Look, cards: Sequence[Rect]) -> int:
    """Return how many letters a line may have: beside cards no more than the board is wide."""
    plan = look.pages.menu
    if look.grain.has_only_letters and cards:
        return min(look.columns_in(look.table.board) - plan.margin, plan.box_columns)
    return plan.box_columns


def box_rows(sheet: sheets.BoxSheet, room: int) -> list[str]:
    """Break a box's words to its width."""
    return [row for words in sheet.drawn for row in balanced(words, room) or ("",)]
