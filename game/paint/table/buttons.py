"""Words to click, and the figures of a question that is answered by a number."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect

from game.paint.brushes.canvas import Canvas, draw_panel, every_other_dot
from game.paint.brushes.page_text import SENTENCE_ENDS, balanced, key_in
from game.paint.brushes.picture import Picture, draw_marks, draw_message, marks_in_a_row
from game.paint.looks.grain import FRAME
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.looks.plans import TablePlaces
from game.rules.in_words import as_sentence, capital
from game.sheets.marks import BEFORE_KEYS
from game.sheets.sheets import ARROWS, DONE, KEYS, LESS, MORE, TAKE_BACK, ButtonsSheet, NumberSheet
from game.sheets.spots import BY_LETTER, HELP, LEAVE, ButtonSpot


def button_words(look: Look, names: Sequence[str], beside: int = 0) -> list[str]:
    """Return words to click, with air at both sides where their line has room beside words so wide."""
    airy = [f" {name} " for name in names]
    taken = sum(look.width(words) + look.table.button_gap for words in airy)
    return airy if beside + taken <= look.table.buttons.width else [*names]


def _wide_apart(look: Look, words: Sequence[str], beside: int) -> int:
    """Return how wide words to click are beside others, two gaps apart."""
    gap = look.table.button_gap
    return beside + sum(look.width(word) + 2 * gap for word in words) - gap * (not beside)


def _keyed(look: Look, sheet: ButtonsSheet, beside: int) -> list[str]:
    """Return words to click on cells, the last of them first after their keys, as far as there is room;
    rather all bare than one without its key."""
    names = [*sheet.names]
    for at, key in reversed([*enumerate(sheet.keys)] if look.grain.has_two_inks else []):
        keyed = [*names[:at], f"{key} {names[at]}", *names[at + 1 :]]
        is_needed = key and names[at][0].isalpha() and not sheet.tells(names[at], key)
        is_airy = button_words(look, keyed, beside) != keyed
        if is_needed and (is_airy or _wide_apart(look, keyed, beside) <= look.table.buttons.width):
            names = keyed
    return names


def draw_buttons(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words to click, at the right end of their line, and marks before them; one may be pointed at."""
    look, gap, names, lit = picture.look, picture.look.table.button_gap, sheet.names, sheet.lit
    if look.grain.has_only_letters:
        _draw_key_line(picture, sheet)
        return
    if sheet.is_large and look.table.ending.buttons:
        _draw_large(picture, sheet)
        return
    inks = (look.inks.button_words, look.inks.button)
    right, message = look.table.buttons.right, picture.message.clip(look.table.buttons)
    told = message.right - look.table.buttons.left if message else 0
    beside = max(told, look.width(marks_in_a_row(look, sheet.marks)))
    keyed = _keyed(look, sheet, beside)
    shown = button_words(look, keyed, beside)
    is_bare = shown == keyed
    off_edge = gap * (is_bare and look.grain.is_fine)  # bare words would touch it
    wide = _wide_apart(look, shown, beside) + 2 * off_edge
    if (is_bare or not look.grain.is_fine) and wide <= look.table.buttons.width:
        right -= off_edge
        gap *= 2
    off_word = gap // 2 * is_bare
    for name, words in reversed([*zip(names, shown, strict=True)]):
        area = Rect(0, look.table.buttons.top, look.width(words), look.cell[1])
        area.right = right
        ground = area.inflate(2 * gap - off_word, 0)  # or it would cut off the edge of the next one
        picture.canvas.fill(ground.clip(look.table.buttons), look.inks.ground)
        ink, back = reversed(inks) if name == lit else inks
        picture.canvas.fill(area.inflate(off_word, 0), back)
        picture.canvas.centered(area, words, ink, back)
        key = name[0] if name in BY_LETTER.values() else words.partition(name)[0].strip()
        if key and name != lit:
            at = words.index(key)
            picture.canvas.text((area.left + look.width(words[:at]), area.top), key, look.inks.lit)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, sheet.marks, right, look.table.buttons.top)


ARROWS_TOLD = {"◄": "step back", "►": "step on"}
"""What an arrow is called where it is a word behind its key."""


def _behind_key(name: str, key: str) -> str:
    """Return a word to click as it is written behind its key."""
    return f"{key} {ARROWS_TOLD.get(name, name.strip(ARROWS).lower())}".strip()


def _draw_key_line(picture: Picture, sheet: ButtonsSheet) -> None:
    """Write each word after its key, below the message or as far left as they need, and the marks beside.

    What there always is begins the line, so that it stays where it is."""
    look, area = picture.look, picture.look.table.buttons
    letters = {word: letter.lower() for letter, word in BY_LETTER.items()}
    lines = [
        (name, _behind_key(name, key or letters.get(name, "")))
        for name, key in zip_longest(sheet.names, sheet.keys, fillvalue="")
        if not sheet.tells(name, key)
    ]
    typed = [("", one) for one in sheet.typed_so.split(BEFORE_KEYS) if one]
    always = [line for line in lines if line[0] in (HELP, LEAVE)]
    lines = [*always, *typed, *(line for line in lines if line not in always)]
    apart = 3 * look.cell[0]
    free = area.right - sum(look.width(words) + apart for _, words in lines) + apart
    place = Rect(max(min(picture.message.left, free), area.left), area.top, 0, look.cell[1])
    asks_number = any(key.top == area.top for key in picture.spotting.areas(ButtonSpot))
    is_first = place.left == area.left
    marks_end = area.right if is_first else place.left - apart
    for name, words in lines:
        place.width = look.width(words)
        is_lit = bool(name) and name == sheet.lit
        inks = (look.inks.ground, look.inks.on_felt) if is_lit else (look.inks.crib, None)
        picture.canvas.text(place.topleft, words, *inks)
        if not is_lit:
            picture.canvas.text(place.topleft, key_in(words), look.inks.lit)
        if name:
            picture.spotting.note(place, ButtonSpot(name))
        place.left = place.right + apart
    if asks_number:
        return  # its keys are where the marks would be
    ways, room = (whole_marks(sheet.marks), sheet.marks), marks_end - (place.left if is_first else area.left)
    marks = next((way for way in ways if look.width(marks_in_a_row(look, way)) <= room), ())
    draw_marks(picture, marks, marks_end, area.top)


def whole_marks(marks: Sequence[str]) -> Sequence[str]:
    """Write marks for a line that has room for whole words."""
    return [f"{mark} RULES" if mark == "HOUSE" else mark for mark in marks]


def _draw_large(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words from edge to edge, each with its shadow; the one that the button takes is framed."""
    look, canvas, (wide, _) = picture.look, picture.canvas, picture.look.cell
    (across, down), row = look.stroke, look.table.ending.buttons
    left, words = row.left, look.width("".join(sheet.names))
    spare = min((row.width - words + wide) // len(sheet.names) - wide, 4 * wide)
    for name in sheet.names:
        area = Rect(left, row.top, look.width(name) + spare, row.height)
        canvas.fill(area.move(2 * across, 2 * down), look.inks.shadow)
        if name == sheet.lit:
            canvas.fill(area.inflate(4 * across, 4 * down), look.inks.lit)
        back, ink = look.inks.button, look.inks.button_words
        back, ink = (ink, look.inks.ground) if name == sheet.lit else (back, ink)
        canvas.fill(area, back)
        canvas.outline(area, look.inks.ground if name == sheet.lit else look.inks.panel.frame)
        canvas.centered(area, name, ink)
        picture.spotting.note(area, ButtonSpot(name))
        left = area.right + wide
    draw_marks(picture, sheet.marks, look.table.buttons.right, look.table.buttons.top)


class NumberPad(NamedTuple):
    """Where a number is asked for, its words in lines, its keys in rows, how far apart and how large."""

    area: Rect
    lines: Sequence[str]
    keys: Sequence[Sequence[str]]
    step: Point
    key: Point
    asked: int = 0
    """How wide its words are left of the keys, with what is typed between these; 0: they stand above them."""

    @property
    def keys_wide(self) -> int:
        """How wide a row of keys is."""
        return self.step[0] * (len(self.keys[0]) - 1) + self.key[0]

    @property
    def keys_high(self) -> int:
        """How high all rows of keys are."""
        return self.step[1] * (len(self.keys) - 1) + self.key[1]

    def words_high(self, look: Look) -> int:
        """Return how high its lines are, the last of them for what is typed if that stands below."""
        return (len(self.lines) - bool(self.asked)) * look.cell[1]

    def fits(self, look: Look, margin: int) -> bool:
        """Tell whether its lines and its keys have room, with a margin above and below them."""
        words, keys = self.words_high(look), len(self.keys) * self.step[1]
        high = max(words, keys) if self.asked else words + self.keys_high
        return high + 2 * margin <= self.area.height


def number_pad(look: Look, sheet: NumberSheet) -> NumberPad:
    """Lay out a question and its keys, on the slip of a count if they have room there."""
    table, plan = look.table, look.pages.number
    if not look.grain.is_fine:
        area, high = table.number_pad, look.cell[1]
        columns, typed = look.columns_in(area) - 2 * plan.margin_columns, f"{sheet.digits}_"
        asked = wrap(sheet.briefly, columns)
        close = [capital(sheet.in_short)] if ". " in sheet.briefly else asked  # a count is on its plate
        tight, airy = [*close, typed], [*close, "", typed]
        ways = [*asked, "", typed, ""], [*asked, "", typed], airy, [*asked, typed], tight
        rooms = area.clip(table.cloth), area  # below the cloth are the message and a guide's words
        pads = [_keys_as_high(look, room, lines) for room in rooms for lines in ways]
        fitting = [pad for pad in pads if pad.fits(look, plan.margin_rows * high)] or pads
        return next((pad for pad in fitting if pad.step[1] >= high + AIR_OF_KEYS), fitting[-1])
    places = _places(look, sheet)
    is_free = sheet.has_slip or (sheet.is_of_count and places.show.pad.contains(places.show.total))
    pads = [_keys_below(look, sheet, places.number_pad or table.number_pad)]
    if is_free and (slip := _on_slip(look, sheet)):
        lay = _keys_beside if places.show.asked else _keys_below
        pads.insert(0, lay(look, sheet, slip))
    return next((pad for pad in pads if pad.fits(look, 0)), pads[-1])


AIR_OF_KEYS = 4
"""How many pixels from the letters of one key to those of the next are enough."""


def _keys_as_high(look: Look, room: Rect, lines: Sequence[str]) -> NumberPad:
    """Lay out keys as high as there is room for below these lines, but no higher than planned."""
    plan, high = look.pages.number, look.cell[1]
    gap = plan.step[1] - plan.key[1]
    free = room.height - (2 * plan.margin_rows + len(lines)) * high + gap
    down = max(min(free // len(KEYS), plan.step[1]), high)
    return NumberPad(room, lines, KEYS, (plan.step[0], down), (plan.key[0], max(down - gap, high)))


NAMES = *"0123456789", MORE, LESS, TAKE_BACK, DONE


def _in_rows(across: int) -> Sequence[Sequence[str]]:
    return [NAMES[at : at + across] for at in range(0, len(NAMES), across)]


def _keys_below(look: Look, sheet: NumberSheet, area: Rect) -> NumberPad:
    plan = look.pages.number
    rows = -(-len(NAMES) // (area.width // plan.step[0]))
    high = (rows - 1) * plan.step[1] + plan.key[1]
    room = look.columns_in(area) - plan.margin_columns, (area.height - FRAME[1] - high) // look.cell[1]
    return NumberPad(area, _asked(sheet, *room), _in_rows(-(-len(NAMES) // rows)), plan.step, plan.key)


BETWEEN_KEYS = (4, 3)
BESIDE_WORDS = 64
"""How wide the room is for what is typed between words and keys."""


def _keys_beside(look: Look, sheet: NumberSheet, area: Rect) -> NumberPad:
    """Lay keys right of the words, in as many rows as letters have air in, the last key at least two wide."""
    asked, (across, down) = _places(look, sheet).show.asked, BETWEEN_KEYS
    rows = area.height // (look.cell[1] + down + 2)
    keys = _in_rows(-(-(len(NAMES) + 1) // rows))
    step = (area.width - asked) // len(keys[0]), area.height // rows
    stakes, room = as_sentence(sheet.stakes) if sheet.stakes else "", (asked - BESIDE_WORDS) // look.cell[0]
    apart = [*balanced(sheet.below_title, room), *balanced(stakes, room)]
    is_close = len(apart) > look.rows_in(area.inflate(0, -2 * look.stroke[1]))  # off its frame
    words = balanced(f"{sheet.below_title} {stakes}".rstrip(), room) if is_close else apart
    key = step[0] - across, step[1] - down
    return NumberPad(area, [*words, f"{sheet.digits}_"], keys, step, key, asked)


def _asked(sheet: NumberSheet, room: int, rows: int) -> Sequence[str]:
    """Break a long question where its sentences end; what is typed stands below, as rows allow."""
    whole, typed = wrap(sheet.prompt, room), f"{sheet.digits}_"
    apart = [line for sentence in SENTENCE_ENDS.split(sheet.prompt) for line in wrap(sentence, room)]
    close, question = wrap(f"{sheet.prompt} {typed}", room), sheet.prompt.partition(". ")[2]
    ways = [[*(apart if whole[1:] else whole), typed], [*whole, typed], close]
    if question and sheet.is_of_count:  # a count is on its plate
        ways.insert(2, [*balanced(question, room), typed])
    return next((lines for lines in ways if len(lines) <= rows), close)


def _places(look: Look, sheet: NumberSheet) -> TablePlaces:
    """Return where everything lies while the question is asked."""
    plan = look.table
    return ((plan.guided if sheet.is_guided else None) or plan.counting or plan.by_seats)[sheet.seats]


def _on_slip(look: Look, sheet: NumberSheet) -> Rect:
    """Return where keys lie on the slip of a count, which is lower beside a balloon of the guide."""
    show = _places(look, sheet).show
    return show.pad.clip(show.count_panel.inflate(-2, -2)) if sheet.is_guided else show.pad


POINTS = "points"
"""What is typed into a field, where the question stands elsewhere."""
CALLS_NOTHING = "0 calls nothing."
"""Told below where the question is too narrow for it."""
AROUND_LIT = (8, 6)
"""By how much the key pointed at is larger, where keys stand apart."""


def draw_number(picture: Picture, sheet: NumberSheet) -> None:
    """Draw the question and its keys where no card and no peg is hidden."""
    look, plan, inks = picture.look, picture.look.pages.number, picture.look.inks.panel
    pad = number_pad(look, sheet)
    area, asked, high, margin = pad.area, pad.asked, look.cell[1], plan.margin_rows * look.cell[1]
    if area != _on_slip(look, sheet):
        if look.grain.has_two_inks:  # the list of a count begins a little before it
            picture.canvas.fill(area.move(-look.cell[0] // 2, 0), inks.back)
        draw_panel(picture.canvas, area, inks)
        area = Rect(area.left, area.top + high, area.width, area.height - high) if look.frame else area
    free = area.height - pad.words_high(look) - pad.keys_high * (not asked)
    is_large = bool(asked) or (bool(look.inks.plate.edges) and free >= 2 * high)
    free -= high * (is_large and not asked)
    above, between = (free + 1) // 2, free // 4 * (not asked)
    above -= between
    if not look.grain.is_fine:
        spare = max(free - 2 * margin, 0)
        above, between = margin + spare // high // 2 * high, spare % high
    wide = asked - BESIDE_WORDS if asked else area.width
    row = Rect(area.left, area.top + above, wide, high)
    _draw_lines(picture, sheet, pad, row, is_large=is_large)
    row.top += (len(pad.lines) + is_large) * high
    if asked:
        area, row.top = area.inflate(-asked, 0).move(asked // 2, 0), area.centery - pad.keys_high // 2
    left = area.centerx - pad.keys_wide // 2
    for number, names in enumerate(pad.keys):
        _draw_row(picture, (left, row.top + between + number * pad.step[1]), names, pad, sheet)
    is_free = not picture.message.width and not pad.area.colliderect(look.table.message)
    if sheet.is_of_count and is_free:
        is_brief = sheet.plain and not look.grain.is_fine
        draw_message(picture, f"{CALLS_NOTHING} {plan.told}" if is_brief else plan.told)


def _draw_lines(picture: Picture, sheet: NumberSheet, pad: NumberPad, row: Rect, *, is_large: bool) -> None:
    """Write the question from a row on, and what is typed, which may be large and have a field."""
    canvas, look, inks = picture.canvas, picture.look, picture.look.inks.panel
    high = look.cell[1]
    for words in pad.lines:
        is_typed = words.endswith("_")
        line = Rect(row.topleft, (row.width, high * (1 + (is_typed and is_large))))
        ink = inks.value if is_typed else inks.words
        if words == f"{sheet.digits}_":
            line = _draw_field(canvas, line, pad)
            if look.grain.has_two_inks:
                ink = look.inks.plate.now_words
            if sheet.is_of_count and look.inks.plate.edges:
                words = f"{words:>3} {POINTS}"
        if is_typed and is_large:
            canvas.large(line, words, inks.value)
        else:
            canvas.centered(line, words, ink)
        row = row.move(0, high)


FIELD = 12
"""How many letters the field below words is wide, left of the keys."""


def _draw_field(canvas: Canvas, row: Rect, pad: NumberPad) -> Rect:
    """Draw what is typed into, as wide as the keys below it, or beside or below words; return its row."""
    look = canvas.look
    if look.inks.plate.edges:
        row = row.move(0, -1)
        canvas.field(row.inflate(pad.keys_wide - row.width, 2 * look.stroke[1]))
    elif look.grain.has_two_inks:
        wide = FIELD // 2 * look.cell[0]
        begins = look.on_grid((row.centerx - wide // 2, row.top))
        canvas.fill(Rect(begins, (wide, row.height)), look.inks.plate.now)
    elif look.grain.is_fine:
        air, wide = look.stroke[1], FIELD * look.cell[0]
        if pad.asked:
            wide = BESIDE_WORDS - look.cell[0]
            row.midtop = pad.area.left + pad.asked - BESIDE_WORDS // 2, pad.area.centery - look.cell[1]
        row = row.move(0, air)  # a y above reaches down
        field = Rect(row.centerx - wide // 2, row.top, wide, row.height + air)
        canvas.fill(field, look.inks.counter.back)
        canvas.outline(field, look.inks.counter.frame)
    return row


def _waits(sheet: NumberSheet, name: str) -> bool:
    """Tell whether a key does nothing as long as nothing is typed."""
    return not sheet.digits and (name == TAKE_BACK or (name == DONE and sheet.is_total))


def _draw_row(picture: Picture, at: Point, names: Sequence[str], pad: NumberPad, sheet: NumberSheet) -> None:
    """Draw a row, its last key wider."""
    look, canvas, (across, down) = picture.look, picture.canvas, pad.step
    for column, name in enumerate(names):
        key = Rect((at[0] + column * across, at[1]), pad.key)
        if name == names[-1]:
            key.width += (len(pad.keys[0]) - len(names)) * across
        is_next = name == DONE and bool(sheet.digits) and not sheet.lit
        waits = _waits(sheet, name)
        is_lit = is_next or (name == sheet.lit and not waits)
        ground = Rect(key.topleft, (key.width, key.height - (down == key.height)))
        if look.inks.plate.edges:
            canvas.button(key, name, is_lit=is_lit, is_ghost=waits)
        elif look.grain.is_fine:
            ground = key.inflate(AROUND_LIT) if name == sheet.lit else ground
            canvas.fill(ground, look.inks.panel.value if is_lit else look.inks.panel.head)
            _write_on(canvas, key, name, look.inks.panel.head_words)
        else:
            _draw_key_of_two_inks(canvas, key, ground, name, is_lit=is_lit, waits=waits)
        picture.spotting.note(key, ButtonSpot(name))


def _draw_key_of_two_inks(
    canvas: Canvas, key: Rect, ground: Rect, name: str, *, is_lit: bool, waits: bool
) -> None:
    """Draw a key that is turned over while it is lit; one that does nothing yet is dotted."""
    inks = canvas.look.inks.panel
    back, words = (inks.back, inks.head) if is_lit or waits else (inks.head, inks.head_words)
    canvas.fill(ground, inks.head)
    canvas.fill(ground.inflate(-2, -2), back)
    if waits and not is_lit:
        canvas.blit(every_other_dot(canvas.look, ground.size, back), ground.topleft)
    _write_on(canvas, key, name, words)


def _write_on(canvas: Canvas, key: Rect, name: str, ink: Ink) -> None:
    """Write a name in the middle of its key; the last row of a letter is empty."""
    look = canvas.look
    above = (key.height - look.cell[1] + 1) // 2
    canvas.text((key.centerx - look.width(name) // 2, key.top + above), name, ink)
