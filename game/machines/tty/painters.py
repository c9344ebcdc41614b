"""Charts, the end of a game and the title, in letters."""

from functools import partial

from pygame import Rect

from game.paint.brushes.page_text import fitted, key_in
from game.paint.brushes.picture import Picture
from game.paint.looks.board_plan import FIVE
from game.paint.looks.monitor import Ink, Point
from game.paint.pages.game_ending import draw_ending
from game.paint.pages.page_layout import PaintedPage, key_line
from game.paint.pages.title_page import FAN, STRAPLINE, WORD, told_beside
from game.rules.cards import Card, letters
from game.rules.counting import HAND_TOTALS
from game.sheets.sheets import DONE, LESS, MORE, TAKE_BACK, EndingSheet, NumberSheet, TitleSheet
from game.sheets.spots import ButtonSpot, LineSpot

from .cloth import draw_ground
from .plans import CARD, COUNTING, FANNED, HIGH, NAMES_OF_PEGS, RIGHT, RIGHT_OF_SHEET, WIDE, Glow, chars

TWENTY_NINE, CARDS_HELD = 29, 4
"""What no four cards count is dim."""
KEYS = {MORE: "Up", LESS: "Down set", TAKE_BACK: "Backspace erase", DONE: "Return done"}
"""What is pressed for a number; where there is little room, without what it does."""


def _banner(ink: Ink, picture: Picture, sheet: EndingSheet) -> None:
    """Draw the letter of the winner's pegs in an ink, who won, and how."""
    look, plan, ending = picture.look, picture.look.table.ending, sheet.ending
    words = ending.heading.upper()
    told, room = f"{ending.sentence} {ending.worth}".rstrip(), look.columns_in(plan.banner)
    rows = [told] if len(told) <= room else [*fitted(ending.sentence, room)[:2], ending.worth]
    picture.canvas.large(plan.heading, f"{NAMES_OF_PEGS[ending.side]} {' ' * len(words)}", ink)
    picture.canvas.large(plan.heading, f"  {words}", Glow.BOLD)
    below = Rect(plan.banner.left, plan.banner.top + 2 * HIGH, plan.banner.width, HIGH)
    picture.canvas.centered_rows(below, rows, Glow.NORMAL)


def _plate(picture: Picture, area: Rect, words: str, side: int | None) -> None:
    """Write a name after the letter of its pegs; what the starter is called is dim."""
    if side is None:
        picture.canvas.right(area, words.lower(), picture.look.inks.crib)
    else:
        picture.canvas.text(area.topleft, f"{NAMES_OF_PEGS[side]} {words}", Glow.NORMAL)


def draw_letters_ending(picture: Picture, sheet: EndingSheet) -> None:
    """Draw the end of a game; its banner is quiet where who sits below has lost."""
    is_lost = sheet.top.side(sheet.top.below) != sheet.ending.side
    draw_ending(picture, sheet, draw_ground, partial(_banner, Glow.NORMAL if is_lost else Glow.BOLD), _plate)


def ask_number(picture: Picture, sheet: NumberSheet) -> None:
    """Ask on the prompt line, keys below it; of a hand all that it can count stands there."""
    canvas, line = picture.canvas, picture.look.table.message
    beside = chars(80, 23, 1).left - picture.message.clip(chars(0, 23, 80)).right
    prompt, picture.message = fitted(sheet.asks, picture.look.columns - 8), line
    for above, words in enumerate(reversed(prompt)):
        canvas.fill(chars(1, 22 - above, 79), Glow.DARK)
        canvas.text((line.left, line.top - above * HIGH), words, Glow.BOLD)
    at = line.left + (len(prompt[-1]) + 1) * WIDE, line.top
    canvas.text(at, sheet.digits, Glow.BOLD)
    canvas.text((at[0] + len(sheet.digits) * WIDE, at[1]), " ", Glow.DARK, Glow.BOLD)
    costs = "; ".join(f"{when}: {what}" for when, what in sheet.costs)
    if at[0] + (len(costs) + 6) * WIDE <= line.right:  # with two figures, the cursor and air
        canvas.right(line, costs, Glow.NORMAL)
    show = COUNTING[sheet.seats].show
    below_list = show.count_panel.top + (sheet.listed + 1) * HIGH
    right = RIGHT_OF_SHEET if sheet.seats > 2 else RIGHT
    if sheet.has_slip:
        _counts(picture, sheet, right, (show.cards.top + CARD[1]) // HIGH)
    elif sheet.is_of_count and below_list + 4 * HIGH <= show.count_panel.bottom + HIGH:
        _counts(picture, sheet, right if sheet.seats > 2 else 1, below_list // HIGH)  # off a hand
    keys = {name: words if beside >= 50 * WIDE else words.split()[0] for name, words in KEYS.items()}
    row = "   ".join(keys.values()).replace("Up   ", "Up ")
    for name, words in keys.items():
        key = chars(picture.look.columns - 1 - len(row) + row.index(words), 23, len(words))
        inks = (Glow.DARK, Glow.NORMAL) if name == sheet.lit else (Glow.DIM, None)
        canvas.text(key.topleft, words, *inks)
        canvas.text(key.topleft, key_in(words) * (name != sheet.lit), Glow.BOLD)
        picture.spotting.note(key, ButtonSpot(name))


def _counts(picture: Picture, sheet: NumberSheet, left: int, head: int) -> None:
    """Draw all counts there are, in fives, below what is asked; the figures among them are keys."""
    picture.canvas.underlined(chars(left, head, 1).topleft, sheet.in_short, Glow.BOLD)
    picture.canvas.right(chars(left, head, 35), "dim: no hand has it" * sheet.is_total, Glow.DIM)
    for number in range(TWENTY_NINE + 1):
        area = chars(left + number % 10 * 3 + number % 10 // FIVE * 2, head + 1 + number // 10, 2)
        is_dim = sheet.is_total and number not in HAND_TOTALS[CARDS_HELD]
        is_lit, ink = str(number) == (sheet.lit or sheet.digits), Glow.DIM if is_dim else Glow.NORMAL
        picture.canvas.text(area.topleft, f"{number:2}", *((Glow.DARK, Glow.BOLD) if is_lit else (ink, None)))
        if number < 10:
            picture.spotting.note(area, ButtonSpot(str(number)))


SPREAD, GROUP = 8, 3
"""How many commands have a free line after each, and how many of more stand together."""


def _draw_large_card(picture: Picture, card: Card, at: Point) -> None:
    """Draw a card that is read at its upper left and its lower right, over what lies below it."""
    area, rank, suit = Rect(at, FANNED), letters(card)[:-1], card.suit.letter
    picture.canvas.fill(area, Glow.DARK)
    picture.look.grain.frame(picture.canvas, area, picture.look.inks.counter, "")
    for column, line, words in ((1, 1, rank), (1, 2, suit), (5, 3, suit), (5, 4, rank)):
        picture.canvas.text((at[0] + column * WIDE, at[1] + line * HIGH), words, Glow.BOLD)


def draw_letters_title(picture: Picture, sheet: TitleSheet) -> None:
    """Draw letters as commands, the name twice as large, and a hand worth twenty-nine."""
    picture.clear()
    page, plan, dim = PaintedPage(picture), picture.look.pages.title, picture.look.inks.crib
    page.text(chars(1, 0, 1).topleft, "% crib", dim)
    picture.canvas.large(chars(4, 2, 14, 2), " ".join(WORD), Glow.BOLD)
    page.text(plan.strapline.topleft, STRAPLINE.lower(), Glow.NORMAL)
    page.rule(chars(4, 4, 75))  # as far as the last card
    for card, (_, at) in zip(FAN, plan.fan, strict=True):
        _draw_large_card(picture, card, at)
    page.text(chars(72, 12, 1).topleft, "starter", dim)
    page.text(chars(60, 19, 1).topleft, "that is twenty-nine", dim)
    for number, words in enumerate(sheet.lines):
        command, *_ = words.lower().partition(": ")
        apart = number if len(sheet.lines) <= SPREAD else number // GROUP
        row = chars(4, 6 + number + apart, 24)  # a mouse at rest in the middle means none
        is_now, about = number == sheet.chosen, told_beside(sheet, number)
        letter_inks = (Glow.DARK, Glow.NORMAL) if is_now else (Glow.BOLD, None)
        page.text(row.topleft, f" {command[0]} ", *letter_inks)
        page.text((row.left + 4 * WIDE, row.top), command, Glow.BOLD if is_now else Glow.NORMAL)
        page.text((row.left + 24 * WIDE, row.top), about, Glow.NORMAL if is_now else dim)
        page.click(row, LineSpot(number, words))
    page.rule(chars(0, 21, 80))
    asked = f"What now? ({sheet.lines[sheet.chosen][0].lower()}) "
    page.text(chars(1, 22, 1).topleft, asked, Glow.BOLD)
    page.text(chars(1 + len(asked), 22, 1).topleft, " ", Glow.DARK, Glow.NORMAL)
    key_line(page, sheet.footer, is_centered=False)
