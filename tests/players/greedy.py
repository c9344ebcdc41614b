"""One who takes what lies there, to be measured against: enter it as `tests.players.greedy:Greedy`."""

from game.players.guesses import mean_shown, pegged, ways_to_lay_away
from game.players.player import QuickPlayer
from game.rules.cards import Card, Cards
from game.rules.view import View


class Greedy(QuickPlayer):
    """Keeps the best hand and never thinks of the crib; plays for the most points at once, or else high."""

    name = "greedy"
    title = "Greedy"
    character = "Takes what there is to take, and thinks no further."

    def pick_lay_away(self, view: View) -> Cards:
        return max(ways_to_lay_away(view), key=lambda way: mean_shown(way[0], view.hand))[1]

    def pick_card(self, view: View) -> Card:
        return max(sorted(view.playable), key=lambda card: (pegged(view, card), card.rank))
