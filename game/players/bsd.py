"""The policy of the cribbage program of the Berkeley distribution, as its players met it."""

from itertools import combinations
from math import floor

from game.players.guesses import usual_crib
from game.players.player import QuickPlayer
from game.players.tables.habit import quiet
from game.rules.cards import PACK, Card, Cards, Suit
from game.rules.counting import peg, points, show_points
from game.rules.view import View

_SUIT_ORDER = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.DIAMONDS: 2, Suit.CLUBS: 3}
_SUITED = 0.1882


def in_order(cards: Cards) -> Cards:
    """Sort cards by rank, and within a rank as spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=lambda card: (card.rank, _SUIT_ORDER[card.suit])))


class Bsd(QuickPlayer):
    """Counts every starter for its hand, a rounded table for the crib, and plays by five rules."""

    name = "bsd"
    title = "BSD"
    character = "The old machine-room program: sound, quick, and set in its ways."

    def pick_lay_away(self, view: View) -> Cards:
        """Return the first choice with the greatest sum over all starters."""
        hand = in_order(view.hand)
        starters = [card for card in PACK if card not in hand]
        sign = 1 if view.crib_is_ours else -1

        def worth(laid: Cards) -> int:
            kept = [card for card in hand if card not in laid]
            shown = sum(show_points(kept, starter, crib=True) for starter in starters)
            return shown + sign * len(starters) * rounded_crib(laid)

        return max(combinations(hand, view.form.laid_away), key=worth)

    def pick_card(self, view: View) -> Card:
        """Pick the card that scores most now; if none does, follow the rules for a quiet card."""
        pile = [card for _, card in view.pile]
        fitting = in_order(view.playable)
        best = max(fitting, key=lambda card: points(peg([*pile, card])))
        if points(peg([*pile, best])):
            return best
        hand = in_order(view.hand)
        return hand[quiet(tuple(card.pips for card in hand), view.count)]


def rounded_crib(laid: Cards) -> int:
    """Return the mean of a crib filled up at random, rounded half up to a whole number."""
    suited = len(laid) > 1 and len({card.suit for card in laid}) == 1
    return floor(usual_crib(laid) + (_SUITED if suited else 0) + 0.5)
