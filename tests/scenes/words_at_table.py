"""All that is written at a table while a game is played, and what of it a look has no room for."""

from collections.abc import Iterator, Sequence

from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.brushes.page_text import drawn_letters, fitted, text_columns
from game.paint.looks.look import Look
from game.paint.pages.advice import inside_columns, why_rows
from game.paint.screen import Screen
from game.paint.table.buttons import button_words, number_pad
from game.paint.table.cloth_picture import verdict_row_high, verdict_rows
from game.paint.table.reasons import reasons_room
from game.sheets.marks import PRICE_MARK, TAB
from game.sheets.page_parts import Reading
from game.sheets.pages import MenuSheet, PageSheet
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import AdviceSheet, BoxSheet, ButtonsSheet, EndingSheet, NumberSheet, TableSheet
from game.sheets.table_state import Ending
from tests.paint.page_rows import page_rows

Message = tuple[str, tuple[str, ...]]


class Listener(Screen):
    """A screen that draws nothing and remembers every word."""

    def __init__(self) -> None:
        super().__init__(switched_on(USUAL))
        self._message = ""
        self.messages: set[Message] = set()
        """Each with the words to click and the marks beside it."""
        self.prompts: set[tuple[str, str]] = set()
        """Each with what stands in its place where a line tells a part of it."""
        self.boxes: set[tuple[str, ...]] = set()
        self.says: set[tuple[int, str]] = set()
        """What stands on a plate, with the number of seats."""
        self.reasons: set[str] = set()
        self.titles: set[tuple[int, str]] = set()
        self.verdicts: set[str] = set()
        self.endings: set[Ending] = set()
        self.pages: set[tuple[str, tuple[str, ...]]] = set()
        self.menus: set[tuple[str, ...]] = set()
        self.reasons_why: set[str] = set()

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        for sheet in sheets:
            self._hear_at_the_table(sheet)
            self._hear_of_a_page(sheet)
        return Seen()

    def _hear_at_the_table(self, sheet: Sheet) -> None:
        match sheet:
            case TableSheet(top):
                self._message = top.message
                seats = len(top.seats)
                self.says |= {(seats, seat.says) for seat in top.seats}
                self.reasons |= {reason.text for reason in top.reasons[-3:]}
                if top.count_panel:
                    self.titles.add((seats, top.count_panel.title))
                if top.verdict:
                    self.verdicts.add(top.verdict.heading)
            case ButtonsSheet(names, _, marks):
                self.messages.add((self._message, (*names, *marks)))
            case NumberSheet(prompt, plain=plain):
                self.prompts.add((prompt, plain))
            case AdviceSheet(why=why):
                self.reasons_why.add(why)
            case EndingSheet(ending=ending):
                self.endings.add(ending)

    def _hear_of_a_page(self, sheet: Sheet) -> None:
        match sheet:
            case BoxSheet(lines, choices):
                self.boxes.add((*lines, *choices))
            case PageSheet(reading=Reading(title, lines)):
                self.pages.add((title, (*lines,)))
            case MenuSheet(title, lines):
                self.menus.add((title, *(" ".join(line).rstrip() for line in lines[:])))


def without_room(look: Look, heard: Listener) -> Iterator[str]:
    """Everything that would be clipped, or drawn over something else."""
    yield from (message for message, beside in heard.messages if not _message_fits(look, message, beside))
    yield from (prompt for prompt, plain in heard.prompts if not _prompt_fits(look, prompt, plain))
    yield from (" ".join(lines) for lines in heard.boxes if not _box_fits(look, lines))
    for seats, title in heard.titles:
        inside = look.table.by_seats[seats].show.count_panel.inflate(-2 * look.table.count_panel.margin[0], 0)
        if len(title) > look.columns_in(inside):
            yield title
    for words in heard.verdicts:
        rows = verdict_rows(look, words) if look.grain.is_fine else [words]
        yield from (row for row in rows if len(row) > look.columns_in(look.table.fan.verdict) - 2)
        if look.grain.is_fine and len(rows) * verdict_row_high(look) > look.table.fan.verdict.height:
            yield words


def off_the_page(look: Look, heard: Listener) -> Iterator[str]:
    """What of pages, charts, lists and the coach's sheet would be clipped, or run into something else."""
    for title, lines in heard.pages:
        if len(title) + 2 > look.columns - 2:
            yield title
        table = [line for line in lines if TAB in line and not line.startswith(PRICE_MARK)]
        yield from (row for row in page_rows(look, table) if drawn_letters(row) > text_columns(look) + 2)
    for menu in heard.menus:
        yield from (words for words in menu if len(words) > look.columns - 2 * look.pages.menu.margin)
    for seats in look.table.by_seats:
        for room in inside_columns(look, seats):
            yield from (why for why in heard.reasons_why if len(fitted(why, room)) > why_rows(room))


def beyond_their_plates(look: Look, heard: Listener) -> Iterator[str]:
    """What a seat says, or what was scored, that is cut short."""
    room = reasons_room(look, look.table.reasons)
    yield from (
        text for text in heard.reasons if any(len(word) > room for word in text.replace("--", " ").split())
    )
    for seats, words in heard.says:
        plates = [seat.plate for seat in look.table.by_seats[seats].seats]
        if any(len(words) > look.columns_in(plate.word) for plate in plates):
            yield words


def _message_fits(look: Look, message: str, beside: Sequence[str]) -> bool:
    """Words to click take what they need of the line, if it is the same as the message's."""
    area, gap = look.table.message, look.table.button_gap
    rows = fitted(message, (area.width - look.table.message_margin) // look.cell[0])
    taken = sum(look.width(name) + gap for name in button_words(look, beside))
    shares = look.table.buttons.colliderect(area)
    last = look.width(rows[-1]) if rows else 0
    return len(rows) <= look.rows_in(area) and (
        look.table.message_margin + last + taken <= area.width if shares else taken <= look.size[0]
    )


def _prompt_fits(look: Look, prompt: str, plain: str) -> bool:
    if not look.table.number_pad:  # a terminal asks on its message's lines
        return len(fitted(prompt, look.columns - 8)) <= look.rows_in(look.table.message)
    plan, sheet = look.pages.number, NumberSheet(prompt, "12", plain=plain)
    area, lines, keys, step, *_ = number_pad(look, sheet)
    rows = len(lines) + (2 * plan.margin_rows - 1) * (not look.grain.is_fine)
    return rows * look.cell[1] + len(keys) * step[1] <= area.height


def _box_fits(look: Look, lines: Sequence[str]) -> bool:
    rows = [row for line in lines for row in fitted(line, look.pages.menu.box_columns) or ("",)]
    return len(rows) + 5 <= look.rows
