"""How a reader is told what sheets say: in whole sentences, with the cards named as he likes them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from game.rules.cards import Card, Cards, parse_cards
from game.rules.in_words import as_sentence, listed
from game.rules.presets import PRESETS
from game.rules.voice import ME, YOU
from game.sheets.columns import laid_out
from game.sheets.marks import (
    ANSWER_MARK,
    BOARD_MARK,
    CARDS_MARK,
    HEADING_MARK,
    PRICE_MARK,
    SCORES_MARK,
    TAB,
    with_named,
)
from game.sheets.table_state import PlayedCard, TableState
from game.sheets.table_told import scores_sentence

_PAIR = re.compile(r"(?<!\] )(\[\w+\]) (\[\w+\])(?! \[)")
_APART = re.compile(r"\] \[(?![^(]*\))")
"""Between two cards that are no part of a set, which stands in brackets."""
CardRow = Callable[[Iterable[Card]], str]
"""Names cards in the order in which they lie."""


class Teller:
    """Words for a reader, whose cards `row` names."""

    def __init__(self, row: CardRow, reads_columns: Callable[[], bool] = lambda: False) -> None:
        """Take `reads_columns`: whether whoever reads sees the lines, and columns in them."""
        self.row, self._reads_columns = row, reads_columns

    @property
    def in_columns(self) -> bool:
        """Whether a table is told in columns."""
        return self._reads_columns()

    def named(self, words: str) -> str:
        """Write words with their small cards named; two together are one thing to an ear."""
        if self.in_columns:
            apart = _APART.sub("], [", words)
        else:
            apart = _PAIR.sub(r"\1 and \2", words).replace("] [", "], [")
        return with_named(apart.replace(SCORES_MARK, " "), lambda card: self.row([card]))

    def line(self, words: str, value: str, about: str = "") -> str:
        told = f"{words}, {value}" if value.strip("►▲▼ ") else words
        return f"{sentence(told)} {sentence(about)}".strip() if about else sentence(told)

    def page_rows(self, lines: Sequence[str]) -> Iterator[str]:
        """Tell the lines of a page; cells parted by tabs in columns, where these are read."""
        tables = [line for line in lines if TAB in line and not line.startswith(PRICE_MARK)]
        rows = [self.named(line).split(TAB) for line in tables]
        below = iter(self._table_rows(rows))
        for line in lines:
            yield from [next(below)] if line in tables else self._page_row(self.named(line))

    def _table_rows(self, rows: Sequence[Sequence[str]]) -> Iterator[str]:
        """Tell tables, each of which begins with its heads: in columns, or a sentence a row."""
        begins = [at for at, row in enumerate(rows) if not at or _is_heads(row)]
        for first, end in pairwise([*begins, len(rows)]):
            yield from (_rows_laid_out if self.in_columns else _rows_told)(rows[first:end])

    def _page_row(self, line: str) -> Iterable[str]:
        """Tell a line by its mark, if it has one."""
        mark, words = line[:2], line[2:]
        if mark == BOARD_MARK:
            return line.split(" | ")[1:] if self.in_columns else [board_told(line)]
        if mark == CARDS_MARK:
            return [sentence(self._groups(*map(parse_cards, words.split(" + "))))]
        if mark == PRICE_MARK:
            label, _, price = words.partition(TAB)
            name, _, about = label.partition(": ")
            return [sentence(f"{name} {price}: {about}" if about else f"{name}: {price}")]
        if mark in (HEADING_MARK, ANSWER_MARK):
            return [sentence(words)]
        return [line if line[-1:] in ".:!?" else f"{line}."]

    def _groups(self, cards: Cards, apart: Cards = ()) -> str:
        """Tell cards and those apart from them: of a hand that is dealt the fewer go to the crib."""
        if 0 < len(cards) < len(apart):
            return f"{listed([self.row([card]) for card in cards])} go to the crib; {self.row(apart)} stay"
        return ", with ".join(map(self.row, filter(None, (cards, apart))))

    # The table.

    def lying(self, top: TableState) -> Iterator[str]:
        """Tell the table as it lies: whoever comes to it has heard nothing of it yet."""
        yield scores_sentence(top.scores, top.target)
        if top.dealer is not None:
            yield self._dealing(top, top.seats[top.dealer].name)
        if not (top.played or top.count_panel or any(seat.hand for seat in top.seats)):
            yield "No cards have been dealt."
            return
        if top.starter:
            yield f"The {top.voice.starter}: {top.voice.named(top.starter)}."
        if closed := top.played[: top.counted]:
            yield f"Played before: {self._by_seats(top, closed)}."
        if pile := top.played[top.counted :]:
            yield f"{top.voice.running} {top.count}: {self._by_seats(top, pile)}."
        yield from (f"{doing(seat.name, 'said', 'said')} go." for seat in top.seats if seat.said_go)
        if top.count_panel:
            yield from self._held(top)
        elif top.dealer is not None:
            left = [f"{seat.name} {len(seat.hand)}" for seat in top.seats]
            yield f"Cards left: {', '.join(left)}."
        if own := top.seats[top.below].discarded:
            yield f"You discarded {self.row(own)}."

    def _held(self, top: TableState) -> Iterator[str]:
        """Say who holds which open cards."""
        for seat in top.seats:
            if open_cards := [card for card in seat.hand if card]:
                yield f"{doing(seat.name, 'hold', 'holds')} {self.row(open_cards)}."

    def _dealing(self, top: TableState, dealer: str) -> str:
        """Say who deals, and so has the crib, unless that is the very word for it."""
        deal = top.voice.say(top.voice.deal, dealer)
        return sentence(deal if "crib" in deal.lower() else f"{deal} and crib")

    def hand(self, top: TableState) -> str:
        """Tell the cards in hand of whoever looks on, if any; where hands are counted each is told."""
        held = [card for card in top.seats[top.below].hand if card]
        return f"Your hand: {self.row(held)}." if held and not top.count_panel else ""

    def _by_seats(self, top: TableState, played: Sequence[PlayedCard]) -> str:
        return ", ".join(f"{top.seats[seat].name} {self.row([card])}" for seat, card in played if card)


def board_told(line: str) -> str:
    """Tell a board that is drawn on a page."""
    back, front, *_ = line.removeprefix(BOARD_MARK).partition(" | ")[0].split()
    return f"Two pegs: one in hole {back}, one in hole {front}."


def doing(name: str, own: str, verb: str) -> str:
    """Say who does it: you, I, or a name with its own form of the verb."""
    return {YOU: f"You {own}", ME: f"I {own}"}.get(name, f"{name} {verb}")


def sentence(words: str) -> str:
    """Begin and end a line as a sentence does, however it was spaced."""
    return as_sentence(" ".join(words.split()))


def headed(heading: str, words: str) -> str:
    """Put a heading before words, unless they begin with it."""
    begins = rf"(the )?{re.escape(heading.removeprefix('The '))}\b"
    return words if re.match(begins, words, re.IGNORECASE) else f"{heading}. {words}"


def _is_heads(row: Sequence[str]) -> bool:
    """Tell whether it is the heads of a table: it has no figures."""
    return not any(sign.isdecimal() for cell in row for sign in cell)


def _rows_laid_out(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lay rows out in columns; a sum is one of them, without its mark."""
    return iter(laid_out([[row[0].removeprefix(HEADING_MARK), *row[1:]] for row in rows]))


def _rows_told(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Tell each row in a sentence that names its cells by their heads, which need no line of their own."""
    (of, *heads), *below = rows
    yield ""
    for row in below:
        at = 0 if row[0].removeprefix(HEADING_MARK) else 1
        is_total = at or len(row) <= len(heads) or row[0].startswith(HEADING_MARK)  # which names itself
        named = (f"{head} {cell}" for head, cell in zip(heads[at:], row[at + 1 :], strict=False) if cell)
        first = row[at].removeprefix(HEADING_MARK)
        yield sentence(f"{first if is_total else f'{of} {first}'}: {', '.join(named)}")


NAMES = {preset.title for preset in PRESETS.values()} | {"WASCO"}
"""Titles that are names, and keep their capitals."""


def in_small_letters(title: str) -> str:
    """Write the title of a picture as it stands in a text."""
    words = " ".join(title.split()).capitalize()
    for name in NAMES:
        words = re.sub(rf"\b{re.escape(name)}(?!\w)", name, words, flags=re.IGNORECASE)
    return words


def in_a_row(words: str) -> str:
    """Write an answer as it stands among others."""
    return words if words[1:2].isupper() else f"{words[:1].lower()}{words[1:]}"
