"""What cards count, item by item, and what is wrong with cards that are taken for one of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from game.rules.cadence import TALK_ORDER
from game.rules.cards import Card, Cards, named_card, ranks_text
from game.rules.counting import FIFTEEN, SHORTEST_RUN, Kind, Scores, for_alike, points, show
from game.rules.in_words import capital, listed, number_word
from game.rules.spoken import in_words, plural, rank_word
from game.rules.voice import HOUSE
from game.values import frozen, replace

PAIR, THREE_PAIRS = 2, 3
HIS_NOBS = "his nobs"


@frozen
class Item:
    """One thing that the cards count, in words, with the sum so far."""

    name: str
    words: str
    short: str
    """The same in figures, for a row of the log."""
    cards: Cards
    points: int
    total: int


_NAMES = {
    Kind.FIFTEEN: "fifteen",
    Kind.PAIR: "a pair",
    Kind.FLUSH: "a flush",
    Kind.NOBS: HIS_NOBS,
    Kind.RUN: "a run of {length}",
}


def scores_of(hand: Cards, starter: Card | None) -> Scores:
    """Return what cards count; without a starter the last of them is as good as one."""
    return show(hand, starter) if starter else show(hand[:-1], hand[-1])


def sets_of(hand: Cards, starter: Card | None, kind: Kind) -> list[Cards]:
    """Return all sets of a kind that cards hold."""
    return [cards for _, cards in _apart(scores_of(hand, starter), [kind])]


def _apart(scores: Scores, kinds: Sequence[Kind]) -> Iterator[tuple[Kind, Cards]]:
    """Yield each set by itself, kind by kind: of three of a kind each pair."""
    for kind in (kind for kind in TALK_ORDER if kind in kinds):
        for score in scores:
            if score.kind is kind:
                sets = combinations(score.cards, PAIR) if kind is Kind.PAIR else [score.cards]
                yield from ((kind, cards) for cards in sets)


def items_of(hand: Cards, starter: Card | None, kinds: Sequence[Kind]) -> Iterator[Item]:
    """Count cards item by item, as far as these kinds go."""
    return items_from(scores_of(hand, starter), (*hand, *((starter,) if starter else ())), kinds)


def items_from(scores: Scores, among: Cards, kinds: Sequence[Kind] = TALK_ORDER) -> Iterator[Item]:
    """Tell scores item by item, each run and each pair by itself."""
    total = 0
    for kind, cards in _apart(scores, kinds):
        worth = points_of(kind, cards)
        total += worth
        name = _NAMES[kind].format(length=number_word(len(cards)))
        words = f"{capital(called(cards, among))}: {name} for {worth}."
        short = f"{name.partition(' of ')[0].removeprefix('a ')}: {_in_figures(cards, among)} for {worth}"
        yield Item(name, words, short, cards, worth, total)


def with_total(items: Sequence[Item], total: int) -> list[Item]:
    """Say what all pairs of a rank are called with the last of them, and with the last item of a hand what it
    makes, unless that is all there is."""
    *most, last = (_with_kind(item, items) for item in items)
    words = last.words if last.points == total else f"{last.words} That makes {total}."
    return [*most, replace(last, words=words)]


def _with_kind(item: Item, items: Sequence[Item]) -> Item:
    """Call three or four alike as the log does, with the last of their pairs."""
    rank, *others = {card.rank for card in item.cards}
    pairs = [one for one in items if [card.rank for card in one.cards] == [rank] * PAIR]
    if others or len(pairs) < PAIR or item is not pairs[-1]:
        return item
    which, kind = ("third", HOUSE.three_alike) if len(pairs) == THREE_PAIRS else ("sixth", HOUSE.four_alike)
    return replace(item, words=f"The {which} pair of {plural(rank_word(rank))} for {item.points}: {kind}.")


def points_of(kind: Kind, cards: Cards) -> int:
    """Return what one set of a kind is worth."""
    by_kind = {Kind.PAIR: for_alike(PAIR), Kind.NOBS: 1, Kind.FIFTEEN: 2}
    return by_kind.get(kind, len(cards))


def called(cards: Cards, among: Cards) -> str:
    """Call cards by their ranks; by their suits, too, where another of this rank is there but not meant."""
    others, in_order = _ranks_left(cards, among), sorted(cards)
    has_suit = [one.rank in others for one in in_order]
    said = [in_words(one) if one.rank in others else rank_word(one.rank) for one in in_order]
    # Without its article the last one's suit would be heard of the card before it, too.
    if has_suit[-2:] == [False, True] and len({one.suit for one in in_order}) > 1:
        said[-1] = f"the {said[-1]}"
    return listed(said)


def _in_figures(cards: Cards, among: Cards) -> str:
    """Write cards by their ranks, and by their suits where these are needed."""
    others = _ranks_left(cards, among)
    return " ".join(named_card(one) if one.rank in others else ranks_text([one]) for one in sorted(cards))


def _ranks_left(cards: Cards, among: Cards) -> set[int]:
    return {one.rank for one in among if one not in cards}


def what_is_wrong(
    chosen: Cards, sets: Iterable[Cards], found: Sequence[Cards], kind: Kind, *, is_all: bool = False
) -> str:
    """Say why cards that were taken are none of the sets; nothing while they may still become one."""
    if any(set(chosen) == {*one} for one in found):
        return "You have that one."
    if not is_all and any({*chosen} < {*one} for one in sets if one not in found):
        return ""
    total = sum(card.pips for card in chosen)
    match kind:
        case Kind.FIFTEEN if is_all or total >= FIFTEEN:
            return f"That makes {total}, not 15."
        case Kind.RUN if is_all and len(chosen) < SHORTEST_RUN:
            return "A run is three cards at least."
        case Kind.RUN if len({card.rank for card in chosen}) < len(chosen):
            return "Two of a kind are a pair. In a run each card is one higher."
        case Kind.RUN if is_all or len(chosen) >= PAIR:
            return "These are not in a row, such as 8 9 10."
        case Kind.NOBS:
            return "No: it is a jack, and of the starter's suit."
    return ""


def so_far(chosen: Cards, kind: Kind) -> str:
    """Say what cards that were taken make up to now."""
    taken = capital(listed([rank_word(card.rank) for card in sorted(chosen)]))
    if kind is Kind.RUN:
        return f"{taken}: {SHORTEST_RUN - len(chosen)} more for a run."
    return f"{taken}: {sum(card.pips for card in chosen)} so far."


def total_of(hand: Cards, starter: Card | None) -> int:
    """Return the sum of all that cards count."""
    return points(scores_of(hand, starter))
