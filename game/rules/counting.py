"""Counting: the points of a hand and of a card played, item by item or the total alone."""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from itertools import combinations, groupby, product
from operator import attrgetter

from game.rules.cards import ACE, JACK, KING, PIPS, RANKS, Card, Cards
from game.rules.errors import InvalidHand
from game.values import frozen


class Kind(Enum):
    """What an item of a count is."""

    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty-one"
    RUN = "run"
    FLUSH = "flush"
    PAIR = "pair"
    NOBS = "nobs"

    @property
    def is_sum(self) -> bool:
        """Whether cards add up to it, and its name alone says its worth."""
        return self in (Kind.FIFTEEN, Kind.THIRTY_ONE)


class Reason(Enum):
    """What points were pegged for."""

    THREE_FOR_LAST = "three for last"
    HEELS = "heels"
    PLAY = "play"
    GO = "go"
    LAST_CARD = "last card"
    HAND = "hand"
    CRIB = "crib"
    MUGGINS = "muggins"
    PENALTY = "penalty"
    BOARD = "board"
    """What stood on a real board, whatever the cards counted."""

    @property
    def is_pegging(self) -> bool:
        """Whether it was made while the cards were played."""
        return self in (Reason.PLAY, Reason.GO, Reason.LAST_CARD)


@frozen
class Score:
    """One item of a count: three sixes are one `PAIR` of 6 points, as they are counted aloud."""

    kind: Kind
    points: int
    cards: Cards


Scores = tuple[Score, ...]

FIFTEEN, THIRTY_ONE = 15, 31
SHORTEST_RUN = 3

# What one thing is worth; a run is a point for each card, and so is a flush.
FOR_FIFTEEN = FOR_THIRTY_ONE = FOR_HEELS = 2
FOR_NOBS = FOR_GO = 1
FOR_LAST = 3
PIPS_REMEMBERED = 512

# What a hand of n cards can count with the starter (H9).
HAND_TOTALS: dict[int, frozenset[int]] = {
    3: frozenset(range(21)) - {16, 17, 18, 19},
    4: frozenset(range(30)) - {19, 25, 26, 27},
    5: frozenset(range(47)) - {35, 41, 42, 43, 44, 45},
}
PLAY_TOTALS = frozenset(range(15))  # thirty-one with the fourth deuce is the most a card can peg
MOST_PEGGED = {1: 0, 2: 2, 3: 8, 4: 12}
"""What a card can peg at most as the first, second, third or fourth of its count."""
MOST_POINTS = max(HAND_TOTALS[5])
NINETEEN = 19  # what players say of a hand that counts nothing (H10)


def most_of(cards: int) -> int:
    """Return the most that so many cards can count with the starter."""
    return max(HAND_TOTALS[cards])


def for_alike(number: int) -> int:
    """Return what n cards of one rank count: two for each pair."""
    return number * (number - 1)


def points(scores: Iterable[Score]) -> int:
    """Add up the items."""
    return sum(score.points for score in scores)


def show(hand: Sequence[Card], starter: Card, *, crib: bool = False) -> Scores:
    """List every item of a hand or crib with the starter, in the order in which a person counts aloud."""
    cards = tuple(sorted((*hand, starter)))
    if len(set(cards)) < len(cards):
        raise InvalidHand("This hand has a card twice.")
    groups = _by_rank(cards)
    return (
        *_fifteens(cards),
        *_runs(groups),
        *_flush(hand, starter, crib),
        *_pairs(groups),
        *_nobs(hand, starter),
    )


def _fifteens(cards: Cards) -> Iterable[Score]:
    for places in _places_of_fifteens(tuple([PIPS[rank] for rank, _ in cards])):
        yield Score(Kind.FIFTEEN, FOR_FIFTEEN, tuple([cards[place] for place in places]))


@lru_cache(maxsize=PIPS_REMEMBERED)
def _places_of_fifteens(pips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Find which places together make fifteen, and remember them: many hands have the same pips."""
    places = range(len(pips))
    return tuple(
        chosen
        for size in places
        for chosen, values in zip(combinations(places, size + 1), combinations(pips, size + 1), strict=True)
        if sum(values) == FIFTEEN
    )


def _by_rank(cards: Cards) -> list[Cards]:
    """Group the cards of each rank together, lowest first."""
    return [tuple(group) for _, group in groupby(cards, key=attrgetter("rank"))]


def _runs(groups: Iterable[Cards]) -> Iterable[Score]:
    stretch: list[Cards] = []
    for group in groups:
        if stretch and group[0].rank != stretch[-1][0].rank + 1:
            yield from _runs_of(stretch)
            stretch = []
        stretch.append(group)
    yield from _runs_of(stretch)


def _runs_of(stretch: list[Cards]) -> Iterable[Score]:
    """Yield each way through neighboring ranks: two sixes in 5-6-6-7 make two runs (H7)."""
    if len(stretch) >= SHORTEST_RUN:
        for run in product(*stretch):
            yield Score(Kind.RUN, len(run), run)


def _flush(hand: Sequence[Card], starter: Card, crib: bool) -> Iterable[Score]:
    """Yield the flush of all cards in hand, and the starter if it matches; a crib needs it (H3-H6)."""
    if len({card.suit for card in hand}) == 1:
        with_starter = hand[0].suit == starter.suit
        if with_starter or not crib:
            cards = (*hand, starter) if with_starter else tuple(hand)
            yield Score(Kind.FLUSH, len(cards), tuple(sorted(cards)))


def _pairs(groups: Iterable[Cards]) -> Iterable[Score]:
    for group in groups:
        if len(group) > 1:
            yield Score(Kind.PAIR, for_alike(len(group)), group)


def _nobs(hand: Sequence[Card], starter: Card) -> Iterable[Score]:
    """Yield the jack in hand of the starter's suit; a starter is never his own nobs (S4)."""
    nobs = Card(JACK, starter.suit)
    if nobs in hand:
        yield Score(Kind.NOBS, FOR_NOBS, (nobs,))


def peg(pile: Sequence[Card]) -> Scores:
    """List the scores of the last card by itself; the go and the last card are the game's."""
    count = sum([PIPS[rank] for rank, _ in pile])
    scores: list[Score] = []
    if count == FIFTEEN:
        scores.append(Score(Kind.FIFTEEN, FOR_FIFTEEN, tuple(pile)))
    elif count == THIRTY_ONE:
        scores.append(Score(Kind.THIRTY_ONE, FOR_THIRTY_ONE, tuple(pile)))
    alike = _alike_at_the_end(pile)
    if alike > 1:
        scores.append(Score(Kind.PAIR, for_alike(alike), tuple(pile[-alike:])))
    else:
        length = _run_at_the_end(pile)
        if length:
            scores.append(Score(Kind.RUN, length, tuple(pile[-length:])))
    return tuple(scores)


def _alike_at_the_end(pile: Sequence[Card]) -> int:
    alike = 0
    for card in reversed(pile):
        if card.rank != pile[-1].rank:
            break
        alike += 1
    return alike


def _run_at_the_end(pile: Sequence[Card]) -> int:
    """Measure the longest run of the last cards in any order; a second of a rank ends it (P11, P12)."""
    if len(pile) < SHORTEST_RUN:
        return 0
    longest = 0
    ranks: set[int] = set()
    low, high = KING, ACE
    for rank, _ in reversed(pile):
        if rank in ranks:
            break
        ranks.add(rank)
        low, high = min(low, rank), max(high, rank)
        if high - low == len(ranks) - 1:
            longest = len(ranks)
    return longest if longest >= SHORTEST_RUN else 0


# The lean total. Fifteens, runs and pairs depend on ranks alone, so they are counted once for each
# multiset of ranks. A hand by rank alone is a number with three bits for each rank, whatever the order of
# its cards, so that cards are added and taken off.
ONE = (0, *(1 << 3 * (rank - 1) for rank in RANKS))  # card, by its rank
_rank_points: dict[int, int] = {}  # at most 26950 hands of up to six ranks


def show_points(hand: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """Return the total of `show`, fast enough to be asked a thousand times a move."""
    starter_rank, suit = starter
    key = ONE[starter_rank]
    total = 0
    suited, first_suit = True, hand[0][1]
    for rank, card_suit in hand:
        key += ONE[rank]
        if card_suit != first_suit:
            suited = False
        if rank == JACK and card_suit == suit:
            total = FOR_NOBS
    if suited:
        if first_suit == suit:
            total += len(hand) + 1
        elif not crib:
            total += len(hand)
    by_rank = _rank_points.get(key)
    if by_rank is None:
        by_rank = _rank_points[key] = rank_points([*(card.rank for card in hand), starter_rank])
    return total + by_rank


def rank_points(ranks: Sequence[int]) -> int:
    """Return the count of ranks alone: fifteens, runs and pairs."""
    held = [ranks.count(rank) for rank in (*RANKS, KING + 1)]
    return FOR_FIFTEEN * ways_to_make(ranks)[FIFTEEN] + sum(map(for_alike, held)) + run_points(held)


def ways_to_make(ranks: Sequence[int]) -> list[int]:
    """Count the ways in which some of these ranks make each total up to fifteen."""
    ways = [1, *[0] * FIFTEEN]
    for rank in ranks:
        for total in range(FIFTEEN, PIPS[rank] - 1, -1):
            ways[total] += ways[total - PIPS[rank]]
    return ways


def run_points(held: Sequence[int]) -> int:
    """Return the points for runs, given how many cards of each rank are held; the last must be none."""
    total, length, ways = 0, 0, 1
    for number in held:
        if number:
            length, ways = length + 1, ways * number
        else:
            if length >= SHORTEST_RUN:
                total += length * ways
            length, ways = 0, 1
    return total
