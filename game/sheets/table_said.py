"""What a voice says of a table: what is new on it, thing by thing, or all that lies there."""

from collections.abc import Iterator, Sequence

from game.rules.cards import Card
from game.sheets.read_aloud import FACE_DOWN
from game.sheets.sheet import Said
from game.sheets.table_state import InHand, OnPack, SpreadPack, TableState

LATEST_REASONS = 3
TO_GO = ", to be discarded"
HOLDS = "You hold {cards}|I hold {cards}|{name} holds {cards}"


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
