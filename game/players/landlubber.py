"""A player in his first month at the table."""

from game.players.guesses import Overlooking, pegged, ways_to_lay_away
from game.rules.cards import FIVE, Card, Cards
from game.rules.counting import rank_points
from game.rules.view import View

_MISSED_IN_PLAY = 0.35
_MISSED_CALL = 0.5
_FORGOTTEN_HEELS = 0.3
_MOOD = 1.5  # points by which it misjudges a hand


class Landlubber(Overlooking):
    """Sees the cards it holds, forgets the crib and the starter, and misses points."""

    name = "landlubber"
    title = "Landlubber"
    character = "A month at the table: loves its own hand, forgets the crib and leads its fives."
    missed = 0.08

    def pick_lay_away(self, view: View) -> Cards:
        """Keep the four that count most as they lie there, more or less, and always the fives."""
        rng = self.chance(view, "lay away")

        def worth(way: tuple[Cards, Cards]) -> float:
            ranks = [card.rank for card in way[0]]
            return rank_points(ranks) + ranks.count(FIVE) + rng.uniform(-_MOOD, _MOOD)

        return max(ways_to_lay_away(view), key=worth)[1]

    def pick_card(self, view: View) -> Card:
        """Take points if it sees them; else play whatever card it likes, and it likes to lead a five."""
        rng = self.chance(view, "play")

        def worth(card: Card) -> tuple[int, bool, float]:
            seen = pegged(view, card) if rng.random() >= _MISSED_IN_PLAY else 0
            return seen, view.count == 0 and card.rank == FIVE, rng.random()

        return max(sorted(view.playable), key=worth)

    def takes_heels(self, view: View) -> bool:
        return self.chance(view, "heels").random() >= _FORGOTTEN_HEELS

    def claim_play(self, view: View) -> int:
        true = super().claim_play(view)
        return true if self.chance(view, "claim play").random() >= self.missed else 0

    def muggins(self, view: View, true_points: int, claimed: int) -> int:
        called = super().muggins(view, true_points, claimed)
        return called if self.chance(view, f"muggins {called}").random() >= _MISSED_CALL else 0
