"""The policy of the cribbage program of the Berkeley distribution, as its players met it."""

from collections.abc import Callable
from itertools import combinations
from math import floor

from game.players.guesses import usual_crib
from game.players.player import QuickPlayer
from game.rules.cards import PACK, Card, Cards, Suit
from game.rules.counting import peg, points, show_points
from game.rules.view import View

_SUIT_ORDER = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.DIAMONDS: 2, Suit.CLUBS: 3}
_TOWARDS_FIFTEEN = (8, 7, 9, 6, 11, 12, 13, 14, 10, 5)
_SUITED = 0.1459


def in_order(cards: Cards) -> Cards:
    """By rank, and spades, hearts, diamonds, clubs within a rank."""
    return tuple(sorted(cards, key=lambda card: (card.rank, _SUIT_ORDER[card.suit])))


class Bsd(QuickPlayer):
    """Counts every starter for its hand, a rounded table for the crib, and plays by five rules."""

    name = "bsd"
    title = "BSD"
    character = "The old machine-room program: sound, quick, and set in its ways."

    def pick_lay_away(self, view: View) -> Cards:
        """The first choice with the greatest sum over all starters."""
        hand = in_order(view.hand)
        starters = [card for card in PACK if card not in hand]
        sign = 1 if view.crib_is_ours else -1

        def worth(laid: Cards) -> int:
            kept = [card for card in hand if card not in laid]
            shown = sum(show_points(kept, starter, crib=True) for starter in starters)
            return shown + sign * len(starters) * rounded_crib(laid)

        return max(combinations(hand, view.form.laid_away), key=worth)

    def pick_card(self, view: View) -> Card:
        """The card that scores most now; if none does, by the rules for a quiet card."""
        pile = [card for _, card in view.pile]
        fitting = in_order(view.playable)
        best = max(fitting, key=lambda card: points(peg([*pile, card])))
        if points(peg([*pile, best])):
            return best
        return quiet_card(in_order(view.hand), view.count)


def rounded_crib(laid: Cards) -> int:
    """The mean of a crib filled up at random, rounded half up to a whole number."""
    suited = len(laid) > 1 and len({card.suit for card in laid}) == 1
    return floor(usual_crib(laid) + (_SUITED if suited else 0) + 0.5)


def quiet_card(hand: Cards, count: int) -> Card:
    """The card to play when none scores; `hand` stands in order."""
    rules: tuple[Callable[[Cards, int], Card | None], ...]
    rules = (_four_or_three, _back_to_thirty_one, _back_to_fifteen, _leaves_none_of(5, 10, 21))
    for rule in (*rules, _leaves_none_of(5, 21), _leaves_none_of()):
        card = rule(hand, count)
        if card:
            return card
    raise AssertionError("a card must fit where a card is asked for")


def _making(hand: Cards, count: int, total: int) -> Card | None:
    """The first card that brings the count to this total."""
    return next((card for card in hand if count + card.pips == total), None)


def _making_with(hand: Cards, count: int, total: int, other: int) -> Card | None:
    """The first card that reaches this total, if another card of `other` pips stays in hand."""
    card = _making(hand, count, total)
    if card and any(kept.pips == other for kept in hand if kept != card):
        return card
    return None


def _four_or_three(hand: Cards, count: int) -> Card | None:
    """(a) Count four exactly, else lead a three."""
    if count >= 4:
        return None
    return _making(hand, count, 4) or (_making(hand, count, 3) if count == 0 else None)


def _back_to_thirty_one(hand: Cards, count: int) -> Card | None:
    """(b) Leave a ten for thirty-one that is answered from the hand: 21 - i with a card of i to come."""
    if not 1 <= count <= 19:
        return None
    tries = (_making_with(hand, count, 21 - pips, pips) for pips in range(1, 11))
    return next(filter(None, tries), None)


def _back_to_fifteen(hand: Cards, count: int) -> Card | None:
    """(c) Leave a total from which a card in hand makes fifteen."""
    if count >= 15:
        return None
    tries = (_making_with(hand, count, total, 15 - total) for total in _TOWARDS_FIFTEEN)
    return next(filter(None, tries), None)


def _leaves_none_of(*totals: int) -> Callable[[Cards, int], Card | None]:
    """(d), (e) and the rest: the highest card that fits and leaves none of these totals."""

    def highest(hand: Cards, count: int) -> Card | None:
        fitting = (card for card in reversed(hand) if count + card.pips <= 31)
        return next((card for card in fitting if count + card.pips not in totals), None)

    return highest
