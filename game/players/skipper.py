"""A player who knows all the odds and plays for points."""

from game.players.guesses import pegged, ways_to_lay_away
from game.players.player import Player, Thought
from game.players.tables.show_odds import CribOdds, Unseen, from_others, rank_hands
from game.rules.cards import Card, Cards
from game.rules.counting import THIRTY_ONE, peg, points
from game.rules.view import View


class Skipper(Player):
    """Exact hand and crib; in the play the points of a card, less those of the next card on it."""

    name = "skipper"
    title = "Skipper"
    character = "Knows the odds cold, but never looks at the score."

    def think_lay_away(self, view: View) -> Thought[Cards]:
        unseen = Unseen(view.hand)
        others = (view.form.seats - 1) * [dict.fromkeys(rank_hands(view.form.laid_away), 1.0)]
        cribs = CribOdds(unseen, from_others(unseen.ranks, others, view.form.from_pack), {})
        sign = 1 if view.crib_is_ours else -1
        worths = []
        for kept, laid in ways_to_lay_away(view):
            yield
            worths.append((unseen.mean_shown(kept) + sign * cribs.mean(laid), laid))
        return max(worths, key=lambda worth: worth[0])[1]

    def think_play(self, view: View) -> Thought[Card]:
        unseen = Unseen((*view.kept, *view.laid_away, *[card for _, card in view.played]))
        worths = []
        for card in sorted(view.playable, reverse=True):
            yield
            worths.append((pegged(view, card) - self._returned(view, card, unseen), card))
        return max(worths, key=lambda worth: worth[0])[1]

    def _returned(self, view: View, card: Card, unseen: Unseen) -> float:
        """Return the points that the next card may peg on this one, by the cards the next player may hold."""
        left = answering(view)
        pile = [*(played for _, played in view.pile), card]
        count = view.count + card.pips
        total = 0.0
        for rank, number in enumerate(unseen.ranks, 1):
            answer = Card(rank, card.suit)
            if count + answer.pips <= THIRTY_ONE:
                chance = 1 - (1 - number / unseen.size) ** left
                total += chance * points(peg([*pile, answer]))
        return total


def answering(view: View) -> int:
    """Return how many cards the next seat holds that may still play on this count."""
    for seat in view.form.round_from(view.form.left_of(view.seat))[:-1]:
        if view.cards_left[seat] and seat not in view.called_go:
            return view.cards_left[seat]
    return 0
