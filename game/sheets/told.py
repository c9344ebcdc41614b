"""What is told in lines of a sheet: all that it says, thing by thing, and what can be chosen on it.

`said` is for an ear that hears a picture change; this is for a reader, who cannot look at it again."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from game.rules.cards import Card, parse_cards
from game.sheets.marks import BOARD_MARK, CARDS_MARK, HEADING_MARK, PRICE_MARK, SMALL_CARD, TAB
from game.sheets.page_parts import (
    Choices,
    Grid,
    Hand,
    Leaders,
    PageSheet,
    Part,
    Portrait,
    Words,
    things,
)
from game.sheets.said import Said, cells_named, part_said, said
from game.sheets.sheets import (
    AdviceSheet,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    EndingSheet,
    MenuSheet,
    NumberSheet,
    Sheet,
    TableSheet,
    TextSheet,
    TitleSheet,
)
from game.sheets.spots import BACK, HELP, HINT, LEAVE, UNDO, ButtonSpot, LineSpot, PartSpot, Spot
from game.sheets.table_state import PlayedCard, TableState
from game.values import frozen, replace

CardRow = Callable[[Iterable[Card]], str]
"""Names cards in the order in which they lie."""
ALWAYS_UNDERSTOOD = {HELP, HINT, LEAVE, UNDO}
"""Words to click that can be typed at any question, so that no question lists them."""
ARROWS = "↑↓ "
FIRE_DOES = re.compile(r"Enter (.+?)(?:   |$)")


@frozen
class Choice:
    """What can be typed, and what it clicks."""

    words: str
    spot: Spot


class Teller:
    """Tells sheets, with cards named as the reader likes them."""

    def __init__(self, row: CardRow) -> None:
        self._row = row

    def told(self, sheet: Sheet) -> Iterator[tuple[Said, str]]:
        """Yield each thing on it with its line, in the order in which they are read."""
        match sheet:
            case MenuSheet(title):
                yield ("menu", title), _sentence(title.capitalize())
                for at, (words, value) in enumerate(sheet.lines):
                    about = sheet.notes[at] if sheet.notes else ""
                    yield ("line", title, at), self._line(f"{at + 1}: {words}", value, about)
                if not sheet.notes:
                    yield ("note",), self.named(sheet.note)
            case TextSheet(title, lines):
                name = sheet.contents[sheet.at] if sheet.contents else title.capitalize()
                yield ("page", title), _sentence(name)
                yield from ((("row", title, at), self._page_row(line)) for at, line in enumerate(lines))
            case PageSheet(told=lines, rows=rows) if lines:
                yield from ((("row", "page", at), self.named(line)) for at, line in enumerate(lines))
                lists = [part for row in rows for part in row if isinstance(part.content, Leaders)]
                for number, part in enumerate(lists):
                    yield from self._part(number, part)
            case PageSheet(title, at_right, rows):
                yield ("page", title), _sentence(", ".join(filter(None, (title.capitalize(), at_right))))
                for number, part in enumerate(part for row in rows for part in row if not part.is_beside):
                    yield from self._part(number, part)
            case _:
                yield from self._told_over(sheet)

    def _told_over(self, sheet: Sheet) -> Iterator[tuple[Said, str]]:
        """Tell what lies over a picture, and the end of a game."""
        match sheet:
            case AdviceSheet(told=lines):
                yield ("word",), _sentence(self.named(sheet.word))
                yield from ((("choice", at), self.named(line)) for at, line in enumerate(lines))
            case BoxSheet(lines) if lines:
                yield ("box",), self.named(" ".join(filter(None, lines)))
            case BalloonSheet(title, words, stays=True, heard=heard):
                yield ("title", title), _sentence(title)
                yield ("balloon",), self.named(" ".join(filter(None, (heard, words))))
            case BalloonSheet(title, words):
                yield ("balloon",), f"{title}. {self.named(words)}"
            case TitleSheet(lines, int()):
                yield from ((("line", "title", at), f"{at + 1}: {line}.") for at, line in enumerate(lines))
            case TableSheet() | NumberSheet() | ButtonsSheet() | TitleSheet():
                return
            case EndingSheet(ending=ending):
                told = (ending.heading, ending.sentence, ending.worth)
                yield from ((("ending", one), _sentence(one)) for one in told)
                yield from ((("told", at), self.named(one)) for at, one in enumerate(sheet.told))
            case _:
                yield from said(sheet)

    # The table.

    def lying(self, top: TableState) -> Iterator[str]:
        """Tell the table as it lies: whoever comes to it has heard nothing of it yet."""
        scores = [f"{name} {pegs.front}" for name, pegs in zip(top.side_names(), top.pegs, strict=True)]
        yield f"{', '.join(scores)}, of {top.target}."
        if top.dealer is None:
            yield "No cards have been dealt."
            return
        yield _sentence(top.voice.say(top.voice.deal, top.seats[top.dealer].name))
        if top.starter:
            yield f"The {top.voice.starter}: {top.voice.named(top.starter)}."
        if closed := top.played[: top.counted]:
            yield f"Played before: {self._by_seats(top, closed)}."
        if pile := top.played[top.counted :]:
            yield f"The count: {self._by_seats(top, pile)}, {top.count}."
        yield from (f"{seat.name} said go." for seat in top.seats if seat.said_go)
        if top.count_panel:
            for seat in top.seats:
                open_cards = [card for card in seat.hand if card]
                yield from [f"{seat.name} holds {self._row(open_cards)}."] * bool(open_cards)
        else:
            left = [f"{seat.name} {len(seat.hand)}" for seat in top.seats]
            yield f"Cards left: {', '.join(left)}."
        if own := top.seats[top.below].discarded:
            yield f"You discarded {self._row(own)}."

    def _by_seats(self, top: TableState, played: Sequence[PlayedCard]) -> str:
        return ", ".join(f"{top.seats[seat].name} {self._row([card])}" for seat, card in played if card)

    # A page.

    def _part(self, number: int, part: Part) -> Iterator[tuple[Said, str]]:
        if part.title:
            yield ("title", number), _sentence(self.named(part.title))
        match part.content:
            case Words(lines) | Portrait(_, lines):
                for at, line in enumerate(lines):
                    yield ("row", number, at), _sentence(self.named(line))
            case Grid(heads, rows, chosen):
                for at, cells in enumerate(rows):
                    yield ("row", number, at), self._grid_row(heads, cells, at, numbered=chosen is not None)
            case Leaders(rows, chosen):
                for at, (label, value) in enumerate(rows):
                    lead = f"{at + 1}: " * (chosen is not None)
                    yield ("row", number, at), self._line(f"{lead}{label}", value)
            case Hand(cards, words=words):
                below = [f"{self._row([cards[at]])} {said}" for at, said in words.items()]
                yield ("part", number), _sentence(", ".join([self._row(cards), *below]))
            case Choices():
                return
            case _:
                yield ("part", number), _sentence(self.named(part_said(replace(part, title=""))))

    def _grid_row(self, heads: Sequence[str], cells: Sequence[str], at: int, *, numbered: bool) -> str:
        named = cells_named(heads, cells)
        if not any(cells[1:]):
            return ""  # it is still empty
        is_counted = named[0] == str(at + 1)
        lead = f"{at + 1}: " * (numbered and not is_counted)
        words = f"{named[0]}: {', '.join(named[1:])}" if is_counted else ", ".join(named)
        return _sentence(f"{lead}{self.named(words)}")

    def _page_row(self, line: str) -> str:
        if line.startswith(BOARD_MARK):
            return ", ".join(line.split(" | ")[1:])
        if line.startswith(CARDS_MARK):
            groups = line.removeprefix(CARDS_MARK).split(" + ")
            return _sentence(", with ".join(self._row(parse_cards(group)) for group in groups))
        plain = line.removeprefix(HEADING_MARK).removeprefix(PRICE_MARK)
        return _sentence(", ".join(filter(None, self.named(plain).split(TAB))))

    def _line(self, words: str, value: str, about: str = "") -> str:
        told = f"{words}, {value}" if value.strip("►▲▼ ") else words
        return f"{_sentence(told)} {_sentence(about)}".strip() if about else _sentence(told)

    def named(self, words: str) -> str:
        """Write words with their small cards named."""
        apart = words.replace("] [", "], [")
        return SMALL_CARD.sub(
            lambda card: self._row([Card.parse(card[1].replace("10", "T") + card[2])]), apart
        )


def _sentence(words: str) -> str:
    """End a line as a sentence does."""
    words = " ".join(words.split())
    is_ended = words.rstrip("\"'")[-1:] in tuple(".:!?")
    return f"{words[:1].upper()}{words[1:]}{'' if is_ended else '.'}" if words else ""


def _in_a_row(words: str) -> str:
    """Write an answer as it stands among others."""
    return words if words[1:2].isupper() else f"{words[:1].lower()}{words[1:]}"


def choices(sheets: Sequence[Sheet]) -> list[Choice]:
    """List what the uppermost sheet offers; the words beside it are for those who cannot type more."""
    found: list[Choice] = []
    for sheet in sheets:
        match sheet:
            case MenuSheet(lines=lines):
                found = [Choice(words.strip(), LineSpot(at)) for at, (words, _) in enumerate(lines)]
            case BoxSheet(choices=words) | BalloonSheet(choices=words):
                found = [Choice(_in_a_row(one), LineSpot(at)) for at, one in enumerate(words)]
            case TitleSheet(lines=words):
                found = [Choice(one, LineSpot(at)) for at, one in enumerate(words)]
            case PageSheet(rows=rows, footer=footer) if FIRE_DOES.search(footer):
                found = [*_things([part for row in rows for part in row])]
            case AdviceSheet() | TableSheet() | TextSheet() | PageSheet():
                found = []
            case ButtonsSheet(names=names):
                own = [name for name in names if name not in ALWAYS_UNDERSTOOD | {BACK}]
                found += [Choice(name.strip(ARROWS).lower(), ButtonSpot(name)) for name in own]
    return found


def _things(parts: Sequence[Part]) -> Iterator[Choice]:
    """List what can be taken on a full page: of a list its lines by their numbers."""
    for number, part in enumerate(parts):
        match part.content:
            case Choices(names):
                named = [*map(str.lower, names)]
            case Leaders(rows, int()):
                named = [label for label, _ in rows]
            case content:
                named = [str(at + 1) for at in range(things(content))]
        yield from (Choice(words, PartSpot(number, at)) for at, words in enumerate(named))


def pointed_at(sheet: Sheet) -> str:
    """Return the choice on it that fire takes now, if any."""
    match sheet:
        case MenuSheet(lines=lines, chosen=at):
            return lines[at][0].strip()
        case TitleSheet(lines=names, chosen=int(at)):
            return names[at]
        case PageSheet(rows=rows):
            parts = [part.content for row in rows for part in row]
            lists = [part for part in parts if isinstance(part, Leaders) and part.chosen is not None]
            return next((part.rows[part.chosen][0] for part in lists if part.chosen is not None), "")
        case BoxSheet(choices=names, chosen=at) if names:
            return _in_a_row(names[at or 0])
    return ""


def fire_does(sheets: Sequence[Sheet]) -> str:
    """Return what Enter does, as the line of keys below a page says it."""
    for sheet in reversed(sheets):
        if found := FIRE_DOES.search(getattr(sheet, "footer", "")):
            return found[1]
    return ""
