"""Charts, the end of a game and the title, in letters."""

from pygame import Rect

from game.screen.board_plan import STREET
from game.screen.charts import draw_graph
from game.screen.game_ending import draw_row, draw_told
from game.screen.menus import list_lines
from game.screen.page_layout import PaintedPage, key_line
from game.screen.page_parts import Curve, Scale
from game.screen.page_text import fitted
from game.screen.picture import Picture, draw_message
from game.screen.plans import RacePlan
from game.screen.sheets import KEYS, EndingSheet, NumberSheet, Series, TitleSheet
from game.screen.spots import ButtonSpot
from game.screen.table_state import Ending, TableState
from game.screen.title_page import FAN, STRAPLINE

from .cloth import draw_status
from .colours import NAMES_OF_PEGS, Glow
from .plans import HIGH, WIDE, chars

MOST_COUNTED = 29


def draw_letters_ending(picture: Picture, sheet: EndingSheet) -> None:
    """Draw from above: who won and how, the last hands, the race."""
    top, ending, series = sheet.top, sheet.ending, sheet.series
    picture.clear()
    draw_status(picture, top)
    look, plan = picture.look, picture.look.table.ending
    rows = fitted(ending.sentence, look.columns_in(plan.banner))[:2]
    lines = (ending.heading.lower(), *rows, ending.worth)
    for line, words in enumerate(lines):
        row = Rect(plan.banner.left, plan.banner.top + (line + 1) * HIGH, plan.banner.width, HIGH)
        picture.canvas.centred(row, words, Glow.NORMAL if line else Glow.BOLD)
    _draw_hands(picture, top, ending)
    _draw_race(picture, draw_told(picture, sheet.told), top, series)
    draw_message(picture, top.message)


def _draw_hands(picture: Picture, top: TableState, ending: Ending) -> None:
    """Draw the winner's hands first."""
    plan = picture.look.table.ending
    for seat, plate in zip(top.seats_from(ending.side), plan.plates[len(top.seats)], strict=True):
        words = f"{NAMES_OF_PEGS[top.side(seat)]} {top.seats[seat].name}"
        picture.canvas.text(plate.topleft, words, Glow.NORMAL)
        draw_row(picture, plate, top.seats[seat].hand)
    if top.starter:
        beside = plan.starters[len(top.seats)]
        picture.canvas.text(
            beside.topleft, ending.starter[: picture.look.columns_in(beside)], picture.look.inks.crib
        )
        draw_row(picture, beside, [top.starter])


def _draw_race(picture: Picture, plan: RacePlan, top: TableState, series: Series) -> None:
    """Draw each side in the sign of its pegs, and who it is at the end of its curve."""
    area, special = plan.plot, {line.hole: line.letter for line in top.lines}
    marks = sorted({*range(0, top.target - STREET // 2, STREET), *special, top.target})
    scale = Scale(0, top.target, [(score, f"{special.get(score, '')}{score}") for score in marks])
    draw_graph(picture, [Curve("", scores) for _, scores in series], scale, area, NAMES_OF_PEGS)
    taken: set[int] = set()
    for side in sorted(range(len(series)), key=lambda side: -series[side][1][-1]):
        names, scores = series[side]
        upper = area.bottom - HIGH - scores[-1] * (area.height - HIGH) // top.target // HIGH * HIGH
        for name in names:
            while upper in taken:
                upper += HIGH
            taken.add(upper)
            picture.canvas.text((area.right + WIDE, upper), f"{NAMES_OF_PEGS[side]} {name}", Glow.NORMAL)


def ask_number(picture: Picture, sheet: NumberSheet) -> None:
    """Ask on the prompt line; all that a hand can count stands beside the reasons, and the keys below."""
    canvas, wide = picture.canvas, picture.look.columns
    canvas.text(chars(43, 11, 1).topleft, "how many?", Glow.BOLD)
    for number in range(MOST_COUNTED + 1):
        tens, ones = divmod(number, 10)
        at = chars(44 + 3 * ones + 2 * (ones > 4), 12 + tens, 1).topleft
        is_typed = str(number) == sheet.digits
        canvas.text(at, f"{number:2}", *((Glow.DARK, Glow.BOLD) if is_typed else (Glow.NORMAL, None)))
    line = chars(1, 22, wide - 1)
    prompt = fitted(sheet.prompt, wide - 8)
    for above, words in enumerate(reversed(prompt)):
        canvas.fill(line.move(0, -above * HIGH), Glow.DARK)
        canvas.text((line.left, line.top - above * HIGH), words, Glow.BOLD)
    at = line.left + (len(prompt[-1]) + 1) * WIDE, line.top
    canvas.text(at, sheet.digits, Glow.BOLD)
    canvas.text((at[0] + len(sheet.digits) * WIDE, at[1]), " ", Glow.DARK, Glow.BOLD)
    key = chars(1, 23, 3)
    for name in sorted(name for row in KEYS for name in row):
        key.width = (len(name) + 2) * WIDE
        canvas.centred(key, name, *((Glow.DARK, Glow.NORMAL) if name == sheet.lit else (Glow.DIM, None)))
        picture.spotting.note(key, ButtonSpot(name))
        key.left = key.right


BANNER = (
    " #####   ######   ###  ######",
    "##   ##  ##   ##  ###  ##   ##",
    "##       ##   ##  ###  ##   ##",
    "##       ######   ###  ######",
    "##       ##  ##   ###  ##   ##",
    "##   ##  ##   ##  ###  ##   ##",
    " #####   ##   ##  ###  ######",
)


def draw_letters_title(picture: Picture, sheet: TitleSheet) -> None:
    """Draw the title, with a hand worth twenty-nine beside it."""
    picture.clear()
    canvas, plan = picture.canvas, picture.look.pages.title
    canvas.text(chars(1, 0, 1).topleft, "% crib", picture.look.inks.crib)
    left, upper = plan.logo_middle
    for row, words in enumerate(BANNER):
        canvas.text((left, upper + row * HIGH), words, Glow.BOLD)
    canvas.text(plan.strapline.topleft, STRAPLINE.lower(), Glow.NORMAL)
    for card, (_, at) in zip(FAN, plan.fan, strict=True):
        canvas.blit(picture.art.face(card), at)
    canvas.text(chars(48, 8, 1).topleft, "that is twenty-nine", picture.look.inks.crib)
    line = chars(plan.strapline.left // WIDE, plan.menu_middle // HIGH, plan.menu_columns)
    page = PaintedPage(picture)
    list_lines(page, sheet, line)
    key_line(page, sheet.footer)
