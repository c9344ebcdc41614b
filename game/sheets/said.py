"""What a voice says of a picture: what is new on it, thing by thing, or all of it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from game.rules.cards import Card, parse_cards
from game.rules.voice import HOUSE
from game.sheets.marks import BOARD_MARK, CARDS_MARK, HEADING_MARK, PRICE_MARK, SMALL_CARD, TAB
from game.sheets.page_parts import (
    Bars,
    Choices,
    Comparison,
    Curve,
    Deck,
    Dials,
    Graph,
    Grid,
    Hand,
    Leaders,
    Modem,
    PageSheet,
    Part,
    Portrait,
    Scale,
    Sums,
    Words,
)
from game.sheets.sheets import (
    AdviceSheet,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    EndingSheet,
    Lines,
    MenuSheet,
    NumberSheet,
    PullDownSheet,
    Sheet,
    TableSheet,
    TextSheet,
    TitleSheet,
)
from game.sheets.table_state import InHand, OnPack, SpreadPack, TableState

Said = tuple[object, ...]
"""What a thing is, and which of them: another one is new, and so is one that has changed."""
LATEST_REASONS = 3
FACE_DOWN = "a card face down"
TO_GO = ", to be discarded"
HOLDS = "You hold {cards}|{name} holds {cards}"
MARKS = re.compile(f"^({re.escape(HEADING_MARK)}|{re.escape(PRICE_MARK)})|[^\\w\\s.,:;?'+%/-]")


def said(sheet: Sheet) -> Iterator[tuple[Said, str]]:
    """Yield each thing on it with its words, in the order in which they are to be heard."""
    match sheet:
        case TableSheet(top, _, spread):
            yield from table_said(top, spread)
        case TextSheet(title, lines):
            yield ("page", title), spoken([title, *lines])
        case MenuSheet(title, lines, chosen, note, card):
            yield from ((("menu", title), title), (("line",), " ".join(lines[chosen])))
            yield from ((("card",), ". ".join(card)), (("note",), note))
            if sheet.shelf:
                yield ("now",), sheet.shelf.now
        case PageSheet(title, at_right, rows):
            yield ("page", title), spoken([title, at_right])
            yield from ((("part", part.title), part_said(part)) for row in rows for part in row)
        case TitleSheet(lines, chosen):
            yield from ((("title",), "CRIB"), (("line",), _at(lines, chosen)))
        case AdviceSheet():
            yield from ((("advice",), sheet.title), (("choice",), _choice_said(sheet)), (("why",), sheet.why))
        case EndingSheet(ending=ending):
            yield ("ending",), f"{ending.heading}. {ending.sentence}. {ending.worth}"
            yield from ((("told", row), words) for row, words in enumerate(sheet.told))
        case _:
            yield from _said_over(sheet)


def _said_over(sheet: Sheet) -> Iterator[tuple[Said, str]]:
    """Add the sheets over a picture to the words for it."""
    match sheet:
        case BalloonSheet(title, _, place, choices=choices, chosen=chosen, heard=heard):
            told = (
                ("balloon",),
                f"{spoken([', '.join(filter(None, (title, place))), heard])}. {sheet.all_words}",
            )
            yield from (told, (("answer",), _at(choices, chosen)))
        case BoxSheet(lines, choices, chosen):
            yield from ((("box",), " ".join(lines)), (("answer",), _at(choices, chosen)))
        case NumberSheet(prompt, digits, lit):
            yield from ((("prompt",), prompt), (("digits",), digits), (("key",), lit))
        case ButtonsSheet(lit=lit):
            yield ("button",), lit.lower()
        case PullDownSheet(columns, menu) if menu.column is not None:
            title, items = [*columns.items()][menu.column]
            item = "" if menu.item is None else items[menu.item].words
            yield from ((("column", title), title), (("item",), item))


def cells_named(heads: Sequence[str], cells: Sequence[str]) -> list[str]:
    """Name the cells of a row by their heads; the first in letters is whom it is about, and needs none."""
    about = next((at for at, cell in enumerate(cells) if cell.strip() and not cell.strip().isdecimal()), None)
    named = zip(heads, cells, strict=True)
    return [
        cell if at == about else f"{head} {cell}".strip()
        for at, (head, cell) in enumerate(named)
        if cell.strip()
    ]


def part_said(part: Part) -> str:
    """Say its name, and the one chosen of its choices."""
    match part.content:
        case Words(lines) | Portrait(_, lines) | Modem(lines):
            said = [*lines]
        case Leaders(rows, None):
            said = [" ".join(row) for row in rows]
        case Leaders(rows, int(at)):
            said = [" ".join(rows[at])]
        case Grid(heads, rows, int(at)) | Grid(heads, rows, None, lit=int(at)):
            said = [", ".join(cells_named(heads, rows[at]))]
        case Deck(cursor=card):
            said = [HOUSE.named(card)] if card else []
        case Hand(cards):
            said = [HOUSE.named(card) if card else FACE_DOWN for card in cards]
        case Choices(names, lit):
            said = [_at(names, lit)]
        case _:
            said = [*_figures_said(part)]
    return spoken([part.title, *said])


def _figures_said(part: Part) -> Iterator[str]:
    match part.content:
        case Dials(dials, _, switch):
            yield from (f"{dial.name} {dial.value}" for dial in dials)
            if switch:
                yield f"{switch[0]} {switch[1][switch[2]]}"
        case Sums(bars):
            yield from (share.words for bar in bars for share in bar)
        case Graph(curves, scale):
            named = [curve for curve in curves if curve.name] or curves
            yield from (_curve_said(curve, scale) for curve in named if curve.values)
        case Bars(bars):
            yield from (f"{bar.label} {bar.up}" + f" and {bar.down}" * bool(bar.down) for bar in bars)
        case Comparison(compared):
            yield from (f"{one.name} {one.own:.2f}, average {one.usual:.2f}" for one in compared)


def _curve_said(curve: Curve, scale: Scale) -> str:
    """Say where a curve begins and ends, and how far it goes; a share in percent."""
    is_share = any(value == 1 and words.startswith("100") for value, words in scale.marks)
    form = ".0%" if is_share else ".0f"
    first, last, low, high = (
        format(value, form)
        for value in (curve.values[0], curve.values[-1], min(curve.values), max(curve.values))
    )
    name = f"{curve.name}: " if curve.name else ""
    return f"{name}from {first} to {last}, lowest {low}, highest {high}"


def _at(lines: Lines, chosen: int | None) -> str:
    return "" if chosen is None else lines[chosen]


def _choice_said(sheet: AdviceSheet) -> str:
    figures = ", ".join(f"{column.head} {column.cells[sheet.chosen]}" for column in sheet.figures)
    return f"{sheet.choices[sheet.chosen]}: {figures}" if sheet.choices else ""


def in_full(sheets: Sequence[Sheet]) -> list[str]:
    """Say all of a picture: of a table that nothing but words is laid over, the cards there."""
    tables = [sheet for sheet in sheets if isinstance(sheet, TableSheet)]
    over = (AdviceSheet, EndingSheet, BalloonSheet, BoxSheet, PullDownSheet)
    if tables and not any(isinstance(sheet, over) for sheet in sheets):
        return [*table_in_full(tables[-1].top)]
    return [words for _, words in chain.from_iterable(map(said, sheets))]


# Of a table.


def table_said(top: TableState, spread: SpreadPack | None) -> Iterator[tuple[Said, str]]:
    """Yield each thing with its words, in the order in which they are to be heard."""
    if messages := top.messages:
        yield from ((("row", row), words) for row, words in messages.in_order)
        return
    if spread:
        yield from _cut_said(top, spread)
    if top.verdict:
        yield ("verdict",), top.verdict.heading
    if top.starter:
        yield ("starter",), _starter(top, top.starter)
    if top.played and top.counted < len(top.played):
        latest = top.played[-1]
        count = "" if top.count is None else f", {top.count}"
        yield ("played", len(top.played)), f"{_name(top, latest.seat)}: {_card(top, latest.card)}{count}"
    for seat, seat_top in enumerate(top.seats):
        if seat != top.turn and seat_top.says and not seat_top.says.isdecimal():
            yield ("says", seat), f"{_name(top, seat)}: {seat_top.says}"
    yield from _count_panel_said(top)
    first = max(0, len(top.reasons) - LATEST_REASONS)
    for number, reason in enumerate(top.reasons[first:], first):
        if not (reason.is_divider or reason.is_heard):
            side, text = reason.side, reason.text
            name = "" if side is None else top.side_names()[side]
            yield ("reason", number), text if text.startswith(name) else f"{name}: {text}"
    yield ("message",), top.spoken
    yield from _pointed_at(top)


def _cut_said(top: TableState, spread: SpreadPack) -> Iterator[tuple[Said, str]]:
    for shown in spread.shown:
        yield (
            ("cut", shown),
            top.voice.say(top.voice.cut_card, _name(top, shown.seat), card=top.voice.named(shown.card)),
        )
    if spread.cursor is not None:
        yield ("depth",), spread.marks.get(spread.cursor, str(spread.cursor)).lower()


def _count_panel_said(top: TableState) -> Iterator[tuple[Said, str]]:
    if count_panel := top.count_panel:
        yield ("count panel", count_panel.title), count_panel.title
        for number, words in enumerate(count_panel.words):
            yield ("item", count_panel.title, number), words


def _pointed_at(top: TableState) -> Iterator[tuple[Said, str]]:
    """Say what was put down for the crib before the card pointed at: the hands go on by themselves."""
    match top.cursor:
        case InHand(seat, index) if index < len(top.seats[seat].hand):
            hand, faded = top.seats[seat].hand, top.seats[seat].faded
            yield from ((("discard", at), f"{_card(top, hand[at])}{TO_GO}") for at in sorted(faded - {index}))
            yield ("cursor", index), f"{_card(top, hand[index])}{TO_GO * (index in faded)}"
        case OnPack():
            yield ("cursor", "pack"), f"the {top.voice.pack}"


def table_in_full(top: TableState) -> Iterator[str]:
    """Say the hand that is seen, the cards on the table, and the scores."""
    below = top.seats[top.below]
    if own := [card for card in below.hand if card]:
        yield top.voice.say(HOLDS, below.name, cards=_row(top, own))
    if top.starter:
        yield _starter(top, top.starter)
    if pile := top.played[top.counted :]:
        yield ", ".join(f"{_name(top, seat)} {_card(top, card)}" for seat, card in pile)
    if top.count is not None:
        yield f"The count is {top.count}"
    for seat, seat_top in enumerate(top.seats):
        if seat != top.below and seat_top.hand:
            open_cards = [card for card in seat_top.hand if card]
            cards = _row(top, open_cards) if open_cards else len(seat_top.hand)
            yield top.voice.say(HOLDS, seat_top.name, cards=cards)
    if top.dealer is not None:
        yield top.voice.say(top.voice.deal, _name(top, top.dealer))
    scores = [f"{name}: {pegs.front}" for name, pegs in zip(top.side_names(), top.pegs, strict=True)]
    yield f"{', '.join(scores)}, of {top.target}"


def _name(top: TableState, seat: int) -> str:
    return top.seats[seat].name


def _card(top: TableState, card: Card | None) -> str:
    return top.voice.named(card) if card else FACE_DOWN


def _row(top: TableState, cards: Sequence[Card]) -> str:
    return ", ".join(map(top.voice.named, sorted(cards)))


def _starter(top: TableState, card: Card) -> str:
    return f"The {top.voice.starter}: {top.voice.named(card)}"


# As a voice reads it.


def spoken(lines: Iterable[str]) -> str:
    """Write lines as a voice reads them: cards by their names, and no signs that it would spell."""
    return ". ".join(words for line in lines if (words := _plain(line).rstrip(".")))


def _plain(line: str) -> str:
    if line.startswith(BOARD_MARK):
        return ""
    if line.startswith(CARDS_MARK):
        cards = parse_cards(line.removeprefix(CARDS_MARK).replace("+", " "))
        return ", ".join(map(HOUSE.named, cards))
    named = SMALL_CARD.sub(lambda card: HOUSE.named(Card.parse(card[1] + card[2])), line)
    return " ".join(MARKS.sub(" ", named.replace(TAB, ", ")).split())
