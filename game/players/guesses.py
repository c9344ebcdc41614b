"""Simple judgments that ordinary players share."""

from itertools import combinations

from game.players.player import QuickPlayer
from game.players.tables.odds import uniform_cribs
from game.rules.cards import FIVE, PACK, Card, Cards, cards_text
from game.rules.counting import HAND_TOTALS, peg, points, show, show_points
from game.rules.view import View

INVITING = FIVE, 21
"""Counts of which a ten, the likeliest card, makes fifteen or thirty-one."""


def mean_shown(kept: Cards, dealt: Cards) -> float:
    """Average the count of these cards, over every starter not among those dealt."""
    starters = [card for card in PACK if card not in dealt]
    return sum(show_points(kept, starter) for starter in starters) / len(starters)


def usual_crib(laid: Cards) -> float:
    """Return the mean of a crib with these cards, the others being random."""
    return uniform_cribs()["".join(card.rank_letter for card in sorted(laid))]


def ways_to_lay_away(view: View) -> list[tuple[Cards, Cards]]:
    """List every choice as the cards kept and discarded, in the order of the cards."""
    hand = tuple(sorted(view.hand))
    return [
        (tuple(card for card in hand if card not in laid), laid)
        for laid in combinations(hand, view.form.laid_away)
    ]


def pegged(view: View, card: Card) -> int:
    """Return the points this card would peg now."""
    return points(peg([*(played for _, played in view.pile), card]))


class Overlooking(QuickPlayer):
    """A player who overlooks items of what it counts."""

    missed: float
    """How often each of them is."""

    def claim(self, view: View, hand: Cards, starter: Card, crib: bool) -> int:
        """Count, perhaps overlooking items, but never to a total that nobody can hold."""
        rng = self.chance(view, f"claim {crib} {cards_text((*hand, starter))}")
        scores = show(hand, starter, crib=crib)
        seen = sum(score.points for score in scores if rng.random() >= self.missed)
        return seen if seen in HAND_TOTALS[len(hand)] else points(scores)
