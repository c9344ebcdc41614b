"""A player that does as a test says."""

from collections.abc import Sequence

from game.players.player import QuickPlayer
from game.rules.cards import Card, Cards
from game.rules.pack import LEAST_IN_A_PACKET
from game.rules.view import View


class Puppet(QuickPlayer):
    """Lays away and plays the cards it was told to, then the first that fits."""

    name = "puppet"

    def __init__(self, laid: Cards, order: Sequence[Card] = (), calls: int = 0) -> None:
        super().__init__()
        self.laid = laid
        self.order = order
        self.calls = calls

    def pick_lay_away(self, view: View) -> Cards:
        return self.laid

    def pick_card(self, view: View) -> Card:
        return min(view.playable, key=lambda card: (*self.order, card).index(card))

    def cut(self, view: View) -> int:
        return LEAST_IN_A_PACKET

    def muggins(self, view: View, true_points: int, claimed: int) -> int:
        return self.calls
