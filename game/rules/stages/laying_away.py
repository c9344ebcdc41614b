"""Laying away: each seat puts cards in the crib, unseen, in any order (D11)."""

from itertools import combinations

from game.rules.cards import Cards
from game.rules.errors import IllegalMove
from game.rules.events import LaidAway
from game.rules.moves import LayAway, Move
from game.rules.phase import Ask, Phase
from game.rules.stages.cutting import choose_starter
from game.rules.stages.stage import Stage


class LayingAway(Stage):
    """All seats choose at once; the starter is turned up when the last one has laid away (D5)."""

    phase = Phase.LAY_AWAY

    @property
    def question(self) -> Ask:
        return Ask.LAY_AWAY

    @property
    def waiting(self) -> tuple[int, ...]:
        """Those who have not yet laid away, the dealer last."""
        first = self.game.form.left_of(self.game.dealer)
        return tuple(seat for seat in self.game.form.round_from(first) if not self.game.deal.laid_away[seat])

    def legal(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.waiting:
            return ()
        return tuple(map(LayAway, combinations(self.game.deal.hands[seat], self.game.form.laid_away)))

    def act(self, seat: int, move: Move) -> None:
        if seat not in self.waiting:
            raise IllegalMove("You have laid away already; a card laid away stays in the crib.")
        if not isinstance(move, LayAway):
            raise IllegalMove("Lay cards away for the crib first.")
        self._refuse_wrong_cards(seat, move.cards)
        deal = self.game.deal
        for card in move.cards:
            deal.hands[seat].remove(card)
        deal.laid_away[seat] = move.cards
        deal.kept[seat] = tuple(deal.hands[seat])
        self.game.tell(LaidAway(seat, move.cards))
        if all(deal.laid_away):
            choose_starter(self.game)

    def _refuse_wrong_cards(self, seat: int, cards: Cards) -> None:
        number = self.game.form.laid_away
        if len(cards) != number or len(set(cards)) != number:
            raise IllegalMove(f"Lay away {'one card' if number == 1 else 'two different cards'}.")
        for card in cards:
            if card not in self.game.deal.hands[seat]:
                raise IllegalMove(f"You do not hold {card}.")
