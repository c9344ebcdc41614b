"""A player who has played for a few years and does not think far."""

from game.players.guesses import INVITING, Overlooking, mean_shown, pegged, usual_crib, ways_to_lay_away
from game.rules.cards import Card, Cards
from game.rules.view import View

_MISSED_IN_PLAY = 0.2
_CRIB_SENSE = 0.25  # it thinks of the crib, but less than it should


class Deckhand(Overlooking):
    """Keeps the best hand with half an eye on the crib, and plays for the points it sees."""

    name = "deckhand"
    title = "Deckhand"
    character = "Keeps a good hand, takes its points, and never thinks far ahead."
    missed = 0.02

    def pick_lay_away(self, view: View) -> Cards:
        """Keep the best hand, with some regard for the crib."""
        sign = _CRIB_SENSE if view.crib_is_ours else -_CRIB_SENSE

        def worth(way: tuple[Cards, Cards]) -> float:
            kept, laid = way
            return mean_shown(kept, view.hand) + sign * usual_crib(laid)

        return max(ways_to_lay_away(view), key=worth)[1]

    def pick_card(self, view: View) -> Card:
        """Take points if it sees them; else play the highest card that does not invite a ten."""
        rng = self.chance(view, "play")

        def worth(card: Card) -> tuple[int, bool, int]:
            seen = pegged(view, card) if rng.random() >= _MISSED_IN_PLAY else 0
            return seen, view.count + card.pips not in INVITING, card.rank

        return max(sorted(view.playable), key=worth)
