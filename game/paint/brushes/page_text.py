"""Words that are longer than the room for them, broken into rows."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.sheets.columns import column_starts, column_widths, figures_ended, has_room, in_columns
from game.sheets.marks import BOARD_MARK, CARDS_MARK, COUNTS_MARK, HEADING_MARK, PRICE_MARK, SMALL_CARD, TAB

GAP = re.compile(r" {3,}")
PER_CENT, UNTORN, DASH = " %", "\N{NO-BREAK SPACE}%", "--"
SENTENCE_ENDS, PAUSES, AFTER_PAUSE = re.compile(r"(?<=[.?]) "), (",", ";", ":"), re.compile(r"(?<=[,;:]) ")
FIGURE, HELD = re.compile(r"(?<=\w) (?=\d|= \d)|(?<==) (?=\d)|(?<=\d) (?=of \d)"), "\N{NO-BREAK SPACE}"
"""Between a word and the figure that belongs to it."""
CARD, CARD_END, JOINED = "\ue000\ue000\ue001", re.compile("\ue001"), "\ue002"
PAIR = re.compile("(?<!\ue001 )(?<!\ue000)\ue000+\ue001 \ue000+\ue001(?! \ue000)")
RANKS = re.compile(r"\b(?:10|[2-9AJQK])(?: (?:10|[2-9AJQK])\b)+")
BRACKETED = re.compile(r" \([^)]*\)")
KEPT = 500


def key_in(words: str) -> str:
    """Return the keys with which words begin, before what they do."""
    tokens = words.split(" ")
    verbs = (at for at, token in enumerate(tokens) if token.isalpha() and token.islower())
    return " ".join(tokens[: next(verbs, len(tokens))])


@lru_cache(maxsize=KEPT)
def fitted(words: str, columns: int) -> tuple[str, ...]:
    """Break words into rows as they are drawn: where parts stand apart, and a part that is too long between
    its words; two small cards stay together, and so do the ranks of a hand."""
    cards = (card[0] for card in SMALL_CARD.finditer(words))
    letters = SMALL_CARD.sub(lambda card: CARD[-drawn_letters(card[0]) :], words)
    for together in (PAIR, RANKS):
        letters = together.sub(lambda one: one[0].replace(" ", JOINED), letters)
    rows = _rows_of_letters(letters, columns)
    told = (row.replace(CARD[0], "").replace(JOINED, " ") for row in rows)
    return tuple(CARD_END.sub(lambda _: next(cards), row) for row in told)


def _rows_of_letters(words: str, columns: int) -> tuple[str, ...]:
    rows: list[str] = []
    while len(words) > columns:
        gaps = [gap for gap in GAP.finditer(words) if 0 < gap.start() <= columns]
        if not gaps:
            return (*rows, *_wrapped(words, columns))
        rows.append(words[: gaps[-1].start()])
        words = words[gaps[-1].end() :]
    return (*rows, words) if words else tuple(rows)


@lru_cache(maxsize=KEPT)
def balanced(words: str, columns: int) -> tuple[str, ...]:
    """Break words into as few rows as they need: each sentence begins one, or else one of them does."""
    least, sentences = len(held(words, columns)), SENTENCE_ENDS.split(words.strip())
    in_two = ([" ".join(sentences[:at]), " ".join(sentences[at:])] for at in range(1, len(sentences)))
    ways = (_joined(parts, columns) for parts in (sentences, *in_two))
    return next((way for way in ways if len(way) == least), _in_parts(words, columns))


def _joined(parts: Sequence[str], columns: int) -> tuple[str, ...]:
    return tuple(row for part in parts for row in _in_parts(part, columns))


def _in_parts(sentence: str, columns: int) -> tuple[str, ...]:
    """Break a sentence where parts of it end, if that takes no row more and leaves none much shorter."""
    rows = _evened(sentence, columns)
    cuts = [(sentence[: end.start()], sentence[end.end() :]) for end in AFTER_PAUSE.finditer(sentence)]
    ways = [(*_evened(begun, columns), *_evened(rest, columns)) for begun, rest in cuts]
    good = [way for way in ways if len(way) == len(rows) and not any(_is_short(way, row) for row in way)]
    return min(good, key=lambda way: (_torn(way), max(map(drawn_letters, way))), default=rows)


def _torn(rows: Sequence[str]) -> int:
    """Count the rows that end amid a part of a sentence."""
    return sum(not row.endswith(PAUSES) for row in rows)


def _evened(words: str, columns: int) -> tuple[str, ...]:
    """Break words so that the last row is no word alone and not much shorter, if that takes no row more."""
    rows = held(words, columns)
    while len(rows) > 1 and (" " not in rows[-1] or _is_short(rows, rows[-1])):
        columns -= 1
        narrower = held(words, columns)
        if not _is_as_good(narrower, rows):
            break
        rows = narrower
    return rows


def _is_short(rows: Sequence[str], row: str) -> bool:
    """Tell whether a row is less than half as long as the longest of these."""
    return 2 * drawn_letters(row) < max(map(drawn_letters, rows))


def in_a_row(words: str, columns: int) -> str:
    """Keep words to one row: without brackets, or without a short last sentence, as of a score; dots are for
    what has no room even so, and the score stays."""
    short = BRACKETED.sub("", words)
    begun, _, last = short.rpartition(". ")
    if not begun or len(last) > columns // 2:
        begun, last = short, ""
    for whole in (words, short, f"{begun}." if last else begun):
        if len(fitted(whole, columns)) <= 1:
            return whole
    first, *_ = fitted(begun, columns - len(f"... {last}"))
    return f"{first.rstrip(',-')}... {last}".rstrip()


def held(words: str, columns: int) -> tuple[str, ...]:
    """Break words so that no row begins with a figure, if that takes no row more and tears no word."""
    rows = fitted(words, columns)
    whole = tuple(row.replace(HELD, " ") for row in fitted(FIGURE.sub(HELD, words), columns))
    return whole if _is_as_good(whole, rows) else rows


def _is_as_good(broken: Sequence[str], rows: Sequence[str]) -> bool:
    """Tell whether words broken in another way take no row more, and are no more torn."""
    words, others = (" ".join(each).replace(f"{DASH} ", DASH) for each in (broken, rows))
    return len(broken) <= len(rows) and words == others


ALONE = 8
"""A last row of so many letters or fewer takes some of the one above it."""


STRANDED = re.compile(r"(?<=[.,;:?]) (\S{1,4})$")
"""A short word at the end of a row, with which a part of a sentence begins."""


def prose_rows(words: str, columns: int) -> tuple[str, ...]:
    """Break prose into rows; no word stands alone in the last, and of two rows none at the end of the first
    begins a part of a sentence that the second has room for."""
    *above, last = fitted(words, columns) or ("",)
    while above and drawn_letters(last) <= min(ALONE, columns // 5) and " " in above[-1]:
        above[-1], _, word = above[-1].rpartition(" ")
        last = f"{word}{' ' * (not word.endswith('-'))}{last}"
    begun = STRANDED.search(above[0]) if len(above) == 1 else None
    if begun and drawn_letters(f"{last}{begun[0]}") <= columns:
        return above[0][: begun.start()], f"{begun[1]} {last}"
    return *above, last


def _wrapped(words: str, columns: int) -> list[str]:
    """Break between words; a figure keeps its percent, and a dash its word: it begins no row."""
    rows = [row.replace(UNTORN, PER_CENT) for row in wrap(words.replace(PER_CENT, UNTORN), columns)]
    for at, row in enumerate(rows[1:], 1):
        before, gap, word = rows[at - 1].rpartition(" ")
        if row.startswith(DASH) and len(rows[at - 1]) + len(DASH) <= columns:
            rows[at - 1 : at + 1] = rows[at - 1] + DASH, row.removeprefix(DASH)
        elif row.startswith(DASH) and gap:
            rest = " ".join((word + row, *rows[at + 1 :]))
            return [*rows[: at - 1], before, *_wrapped(rest, columns)]
    return rows


BOARD_APART = " | "
"""Between the holes of the two pegs and the same in rows of letters."""
STREET_ROWS = 4
"""Of a drawn board: the numbers of the way out, its holes, those of the way home, and their numbers."""
PRICED = re.compile(r" \.{2,} \S+$")
"""How a row ends that has a price, or the holes of a street in letters."""
COUNTED = re.compile(r"(?:# )?(\d+|zero|\?): ?(.*)")
"""What a row of cards counts, and why."""
NUMBER = re.compile(r"\d+\. ")
"""Before a line of a list: its other rows begin behind it."""
SUM = re.compile(r" is [a-z-]+$")
BOX, LEAST_BESIDE = 4, 12
"""Beside cards the columns of the figure, and those that the reason needs at least."""
USUAL_GROUPS = (4, 1)
"""Beside so many cards, or fewer, reasons begin in one column."""
PRICES_END = 66
"""The column in which they end, if a page is that wide."""
LEAST_DOTS, MOST_AIR = 3, 12
INDENT = "  "


def drawn_letters(words: str) -> int:
    """Return how many letters wide these words are drawn, with their small cards."""
    return len(SMALL_CARD.sub(_index, words))


def _index(card: re.Match[str]) -> str:
    return f"{card[1].replace('T', '10')}?"


def text_columns(look: Look, *, contents: bool = False) -> int:
    """Return how many letters stand in a row of a page, which may have its contents beside it."""
    plan = look.pages.text
    if contents and plan.contents:
        return look.columns - plan.contents - 3 - plan.scroll
    return look.columns - 2 * plan.margin


def page_pieces(look: Look, lines: Sequence[str], *, contents: bool = False) -> list[list[str]]:
    """Break a page into the rows seen together: those of a paragraph with what it heads or leads to, those of
    a table or a list of prices."""
    pieces, columns = list[list[str]](), text_columns(look, contents=contents)
    table = table_rows(lines, columns)
    for rows in _rows_of_lines(look, lines, columns):
        is_listed = pieces and ({pieces[-1][-1], rows[0]} <= {*table} or _is_priced(pieces[-1], rows[-1]))
        if pieces and (is_listed or _goes_on(pieces[-1], rows)):
            pieces[-1] += rows
        else:
            pieces.append(rows)
    return pieces


def _is_priced(piece: Sequence[str], row: str) -> bool:
    """Tell whether a row of dots, of a list of prices or of a street, belongs to what is right above it."""
    is_below = piece[-1] or next(filter(None, reversed(piece)), "").startswith(CARDS_MARK)
    return bool(is_below and PRICED.search(row))


def _goes_on(piece: Sequence[str], rows: Sequence[str]) -> bool:
    last, first = next(filter(None, reversed(piece)), ""), next(filter(None, rows), "")
    if first.startswith((CARDS_MARK, BOARD_MARK)) and piece[-1]:
        return True
    return leads(last) or rows[0].startswith(COUNTS_MARK) or not any(rows)


def leads(row: str) -> bool:
    """Tell whether a row leads to what is below it, and is nothing without that."""
    return row.startswith(HEADING_MARK) or row.endswith(":")


def _rows_of_lines(look: Look, lines: Sequence[str], columns: int) -> Iterator[list[str]]:
    table, in_table, before, last = _cells(lines), iter(table_rows(lines, columns)), "", ""
    for line in _with_examples(look, lines, columns):
        has_air = look.pages.text.mini_card and before.startswith(CARDS_MARK)
        before = line
        if has_air and not line:
            continue  # below small cards is a row of air already
        if not _is_of_table(line):
            is_below_words = look.pages.text.mini_card and last and line.startswith((CARDS_MARK, BOARD_MARK))
            rows = [*[""] * bool(is_below_words), *_rows(look, line, columns)]
        elif row := next(in_table, ""):
            rows = [row]
        elif (cells := _cells([line])[0]) == table[0]:
            continue
        else:
            yield from [[""]] * bool(last)
            rows = [*_below_one_another(table[0], cells, columns)]
        last = rows[-1]
        yield rows


def rows_needed(look: Look, piece: Sequence[str]) -> int:
    """Return how many rows of it are not air below it; a cloth is higher than the cards on it."""
    cloth = look.grain.is_fine and not look.inks.cloth
    high = {CARDS_MARK: rows_covered(look) + cloth, BOARD_MARK: STREET_ROWS}
    return max((at + high.get(row[: len(CARDS_MARK)], 1) for at, row in enumerate(piece) if row), default=0)


def card_size(look: Look) -> Point:
    """Return the size of the cards on a page, which may be small ones."""
    return look.pages.text.mini_card or look.cards.size


def rows_covered(look: Look) -> int:
    """Return how many rows a card is high."""
    return -(-card_size(look)[1] // look.cell[1])


def card_lefts(look: Look, groups: Sequence[int], room: int, *, overlap: bool = False) -> list[int]:
    """Return where each card begins: groups stand apart, cards overlap in an example or for lack of room."""
    plan, wide = look.pages.text, card_size(look)[0]
    spare = room - sum(groups) * wide - (len(groups) - 1) * plan.cards_apart
    step = wide + min(plan.card_gap, spare // max(sum(groups), 1))
    if overlap and look.grain.is_fine:
        step = wide // 2
    lefts: list[int] = []
    left = 0
    for number in groups:
        lefts += [left + at * step for at in range(number)]
        left += number * step + plan.cards_apart + (wide + plan.card_gap - step) * overlap
    return lefts


class Example(NamedTuple):
    """What stands beside a row of cards: the figure, and the rows of its reason, which begin at a column."""

    points: str
    cards_end: int
    column: int
    rows: Sequence[str]


def example(look: Look, cards: str, words: str, columns: int) -> Example | None:
    """Lay words out beside cards; nothing where they have no room there."""
    counted = COUNTED.fullmatch(words)
    assert counted, "it has a figure"
    points, why = counted.groups()
    room, wide = columns * look.cell[0], card_size(look)[0]
    held = [len(group.split()) for group in cards.removeprefix(CARDS_MARK).split("+")]
    end = max(card_lefts(look, groups, room, overlap=True)[-1] for groups in (held, USUAL_GROUPS)) + wide
    is_lit = look.grain.has_only_letters and words.startswith(HEADING_MARK)
    stands_out = look.table.frames_lit or is_lit  # the last card
    cards_end = -(-end // look.cell[0])
    column = cards_end + 1 + stands_out
    beside = columns - column - BOX - 1
    most = card_size(look)[1] // look.cell[1] if beside >= LEAST_BESIDE else 0
    in_short = SUM.sub("", why)  # the figure says it
    rows = next((rows for told in (why, in_short) if len(rows := fitted(told, beside)) <= most), None)
    return None if rows is None else Example(points.replace("zero", "0"), cards_end, column, rows)


def _with_examples(look: Look, lines: Sequence[str], columns: int) -> Iterator[str]:
    """Give cards the words above them, or below, to stand at their right where they have room."""
    lines, before = [*lines], ""
    while lines:
        line = lines.pop(0)
        after = lines[0] if lines else ""
        pair = (after, line) if line.startswith(HEADING_MARK) else (line, after)
        if lines and _are_an_example(*pair):
            below = lines.pop(0)
            is_beside = example(look, *pair, columns)
            is_framed = look.table.frames_lit and pair[1].startswith(HEADING_MARK)
            has_air = is_framed or look.grain.has_only_letters
            is_headed = look.grain.has_only_letters and before.startswith(HEADING_MARK)
            yield from [""] * (bool(before) and not is_headed and (BOARD_APART not in before or has_air))
            if not is_beside:
                yield line
            line = BOARD_APART.join(pair) if is_beside else below
            while lines[1:] and not lines[0] and lines[1].startswith(CARDS_MARK):
                lines.pop(0)
        yield line
        before = line


def _are_an_example(cards: str, words: str) -> bool:
    return cards.startswith(CARDS_MARK) and bool(COUNTED.fullmatch(words))


def _rows(look: Look, line: str, columns: int) -> Iterator[str]:
    if line.startswith(CARDS_MARK):
        yield from (line, *[""] * (rows_covered(look) - (not look.pages.text.mini_card)))
    elif line.startswith(BOARD_MARK):
        yield from (
            line.split(BOARD_APART)[1:] if look.grain.has_only_letters else (line, *[""] * (STREET_ROWS - 1))
        )
    elif line.startswith(HEADING_MARK):
        words = line.removeprefix(HEADING_MARK)
        yield from (HEADING_MARK + row for row in balanced(words, columns))
    elif line.startswith(PRICE_MARK):
        words, price = line.removeprefix(PRICE_MARK).split(TAB)
        yield from _price_rows(min(PRICES_END, columns - 1), words, price)  # beside a mark
    else:
        found = NUMBER.match(line)
        number = found[0] if found else ""
        rows = prose_rows(line.removeprefix(number), columns - len(number))
        yield from (f"{' ' * len(number) if at else number}{row}" for at, row in enumerate(rows))


def _price_rows(end: int, words: str, price: str) -> Iterator[str]:
    """Write what has a price on a row, or on rows of which all but the first are indented."""
    room = end - len(f"  {price}")
    rows = balanced(words, room - LEAST_DOTS)
    if len(rows) > 1:
        first, *others = balanced(words, room - LEAST_DOTS - len(INDENT))
        rows = (first, *(INDENT + row for row in others))
    *above, last = rows
    yield from above
    yield f"{last} {'.' * (room - len(last))} {price}"


def _is_of_table(line: str) -> bool:
    return TAB in line and not line.startswith(PRICE_MARK)


def _cells(lines: Sequence[str]) -> list[list[str]]:
    """Return the rows of the table of a page; the first of them has the names of its columns."""
    return [line.removeprefix(HEADING_MARK).split(TAB) for line in lines if _is_of_table(line)]


def table_rows(lines: Sequence[str], columns: int) -> list[str]:
    """Write the table of a page in columns, its heads and its sums as headings; nothing where columns have
    no room side by side."""
    table = _cells(lines)
    starts, ended = _starts(table, columns), figures_ended(table, drawn_letters)
    marks = [line[: len(HEADING_MARK)] == HEADING_MARK for line in lines if _is_of_table(line)]
    return [
        HEADING_MARK * (is_sum or cells is ended[0]) + in_columns(cells, starts, drawn_letters)
        for cells, is_sum in zip(ended, marks, strict=True)
    ] * bool(starts)


def _starts(table: Sequence[Sequence[str]], columns: int) -> Sequence[int]:
    """Return where the columns of a table begin; nothing where they have no room side by side."""
    widths = column_widths(table, drawn_letters)
    return column_starts(widths, MOST_AIR, columns) if has_room(widths, columns) else ()


def tables_fit(look: Look, lines: Sequence[str]) -> bool:
    """Tell whether the table of a page has room beside the contents."""
    return has_room(column_widths(_cells(lines), drawn_letters), text_columns(look, contents=True))


def _below_one_another(names: Sequence[str], cells: Sequence[str], columns: int) -> Iterator[str]:
    """Write a row of a table whose columns have no room: its first cell, and the others with their names."""
    first = cells[0].strip()
    yield f"{HEADING_MARK}{names[0]}: {first}" if names[0] and first else first
    said = [f"{name}: {cell.strip()}" for name, cell in zip(names[1:], cells[1:], strict=False) if cell]
    yield from (INDENT + row for row in _side_by_side(said, columns - len(INDENT)))


def _side_by_side(parts: Sequence[str], columns: int) -> Iterator[str]:
    """Put into a row as many parts as have room there, drawn with their small cards."""
    row = ""
    for part in parts:
        if row and drawn_letters(f"{row}   {part}") <= columns:
            row = f"{row}   {part}"
            continue
        if row:
            yield row
        *above, row = [part] if drawn_letters(part) <= columns else fitted(part, columns)
        yield from above
    if row:
        yield row
