"""Cards of a real game that nobody saw: they are averaged over, by how likely they are discarded."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from game.players.tables.odds import FormOdds, place
from game.players.tables.show_odds import rank_key
from game.rules.cards import PACK, Blank, Card, Cards
from game.rules.counting import show_points
from game.rules.forms import Form
from game.rules.in_words import capital, so_many
from game.rules.stage import Deal
from game.values import replace


def blanks_of(deal: Deal) -> list[Card]:
    """List the cards of a deal that nobody saw."""
    cards = (card for seats in (deal.laid_away, deal.kept) for hand in seats for card in hand)
    return [card for card in cards if isinstance(card, Blank)]


def as_they_may_be(form: Form, odds: FormOdds, deal: Deal, number: int) -> list[Deal]:
    """Return a deal n times, with its cards as they may have lain, by how likely they are discarded."""
    chance = Random(f"never seen {deal.number} {deal.starter} {deal.kept}")
    return [_as_it_may_be(form, odds, deal, chance) for _ in range(number)]


def _as_it_may_be(form: Form, odds: FormOdds, deal: Deal, chance: Random) -> Deal:
    known = {card for hands in (deal.laid_away, deal.kept) for hand in hands for card in hand}
    left = [card for card in PACK if card not in {*known, deal.starter, *deal.from_pack}]
    found: dict[Card, Card] = {}
    for seat in range(form.seats):
        blanks = [card for card in deal.laid_away[seat] if isinstance(card, Blank)]
        seen = [card for card in deal.laid_away[seat] if not isinstance(card, Blank)]
        drawn = _drawn(odds, place(form, seat, deal.dealer), seen, left, len(blanks), chance)
        drawn += tuple(chance.sample([card for card in left if card not in drawn], len(_held(deal, seat))))
        found |= zip((*blanks, *_held(deal, seat)), drawn, strict=True)
        left = [card for card in left if card not in drawn]
    hands, kept, laid = [*map(list, deal.hands)], [*deal.kept], [*deal.laid_away]
    again = replace(deal, hands=hands, kept=kept, laid_away=laid)
    again.turn_up(found)
    return again


def _held(deal: Deal, seat: int) -> list[Card]:
    return [card for card in deal.kept[seat] if isinstance(card, Blank)]


def _drawn(
    odds: FormOdds, at: int, seen: Sequence[Card], left: Sequence[Card], many: int, chance: Random
) -> Cards:
    if not many:
        return ()
    ways = [*combinations(left, many)]
    weights = [odds.laid[at].get(rank_key((*seen, *way)), 1.0) for way in ways]
    (drawn,) = chance.choices(ways, weights)
    return drawn


def mean_crib(odds: FormOdds, at: int, crib: Cards, starter: Card, known: Sequence[Card]) -> float:
    """Return what a crib counts on average, of which these were seen; `at` is who discarded the others."""
    total = weight = 0.0
    for way in _unseen(crib, starter, known):
        likely = odds.laid[at].get(rank_key(way), 1.0)
        total += likely * show_points((*crib, *way), starter, crib=True)
        weight += likely
    return total / weight


def crib_counts(crib: Cards, starter: Card, known: Sequence[Card]) -> set[int]:
    """Return what a crib may count of which only these cards were seen."""
    return {show_points((*crib, *way), starter, crib=True) for way in _unseen(crib, starter, known)}


def _unseen(crib: Cards, starter: Card, known: Sequence[Card]) -> Iterator[Cards]:
    """Return all that may lie in a crib beside what was seen of it."""
    left = [card for card in PACK if card not in {*known, *crib, starter}]
    return combinations(left, 4 - len(crib))


def crib_words(name: str, made: int, counts: set[int], called: str = "it") -> str:
    """Say what the board tells of somebody's crib that nobody saw: its points, or that they cannot be."""
    if made in counts:
        return f"By the board {called} made {made}."
    if min(counts) < made < max(counts):
        return f"By the board {called} made {made}, which it can't count: {name} pegged too many or too few."
    is_many = made > max(counts)
    apart = made - max(counts) if is_many else min(counts) - made
    most = f"at most {max(counts)}" if is_many else f"at least {min(counts)}"
    wrong = f"{so_many(apart, 'point')} too {'many' if is_many else 'few'}"
    return f"{capital(called)} counts {most}: {name} pegged at least {wrong}."
