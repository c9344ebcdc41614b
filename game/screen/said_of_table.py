"""What a voice says of a table: what is new on it, thing by thing, or all that lies there."""

from collections.abc import Iterator, Sequence

from game.rules.cards import Card
from game.rules.spoken import in_words
from game.screen.tabletop import InHand, OnPack, SpreadPack, Tabletop

Said = tuple[object, ...]
"""What a thing is, and which of them: another one is new, and so is one that has changed."""
LATEST_REASONS = 3
FACE_DOWN = "a card face down"


def table_said(top: Tabletop, spread: SpreadPack | None) -> Iterator[tuple[Said, str]]:
    """Each thing with its words, in the order in which they are to be heard."""
    if spread:
        yield from _cut_said(top, spread)
    if top.starter:
        yield ("starter",), f"Turned up: {in_words(top.starter)}"
    if top.played and top.counted < len(top.played):
        latest = top.played[-1]
        count = "" if top.count is None else f", {top.count}"
        yield ("played", len(top.played)), f"{_name(top, latest.seat)}: {_card(latest.card)}{count}"
    for seat, seat_top in enumerate(top.seats):
        if seat != top.turn and seat_top.says and not seat_top.says.isdecimal():
            yield ("says", seat), f"{_name(top, seat)}: {seat_top.says}"
    yield from _slip_said(top)
    first = max(0, len(top.reasons) - LATEST_REASONS)
    for number, (side, text, is_divider) in enumerate(top.reasons[first:], first):
        if not is_divider:
            yield ("reason", number), text if side is None else f"{top.side_names()[side]}: {text}"
    yield ("message",), top.spoken
    yield from _pointed_at(top)


def _cut_said(top: Tabletop, spread: SpreadPack) -> Iterator[tuple[Said, str]]:
    for shown in spread.shown:
        yield ("cut", shown), f"{_name(top, shown.seat)} cuts the {in_words(shown.card)}"
    if spread.cursor is not None:
        yield ("depth",), spread.marks.get(spread.cursor, str(spread.cursor)).lower()


def _slip_said(top: Tabletop) -> Iterator[tuple[Said, str]]:
    if slip := top.slip:
        yield ("slip", slip.title), slip.title
        for number, words in enumerate(slip.words):
            yield ("item", slip.title, number), words


def _pointed_at(top: Tabletop) -> Iterator[tuple[Said, str]]:
    match top.cursor:
        case InHand(seat, index) if index < len(top.seats[seat].hand):
            chosen = ", to be laid away" * (index in top.seats[seat].faded)
            yield ("cursor", index), f"{_card(top.seats[seat].hand[index])}{chosen}"
        case OnPack():
            yield ("cursor", "pack"), "the pack"


def table_in_full(top: Tabletop) -> Iterator[str]:
    """The hand that is seen, what lies on the table, and the scores."""
    below = top.seats[top.below]
    if own := [card for card in below.hand if card]:
        yield f"{below.name} holds {_row(own)}"
    if top.starter:
        yield f"Turned up: {in_words(top.starter)}"
    if pile := top.played[top.counted :]:
        yield ", ".join(f"{_name(top, seat)} {_card(card)}" for seat, card in pile)
    if top.count is not None:
        yield f"The count is {top.count}"
    for seat, seat_top in enumerate(top.seats):
        if seat != top.below and seat_top.hand:
            open_cards = [card for card in seat_top.hand if card]
            yield f"{seat_top.name} holds {_row(open_cards) if open_cards else len(seat_top.hand)}"
    if top.dealer is not None:
        yield f"{_name(top, top.dealer)} deals"
    scores = [f"{name} {pegs.front}" for name, pegs in zip(top.side_names(), top.pegs, strict=True)]
    yield f"{', '.join(scores)}, of {top.target}"


def _name(top: Tabletop, seat: int) -> str:
    return top.seats[seat].name


def _card(card: Card | None) -> str:
    return in_words(card) if card else FACE_DOWN


def _row(cards: Sequence[Card]) -> str:
    return ", ".join(map(in_words, sorted(cards)))
