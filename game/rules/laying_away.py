"""Laying away: each seat puts cards in the crib, unseen, in any order (D11)."""

from collections.abc import Collection
from itertools import combinations

from game.rules.cards import Card, Cards
from game.rules.cutting import choose_starter
from game.rules.errors import IllegalMove
from game.rules.events import Ask, LaidAway, Phase
from game.rules.in_words import number_word
from game.rules.moves import LayAway, Move
from game.rules.stage import Stage


def refuse_to_lay_away(cards: Cards, hand: Collection[Card], number: int) -> None:
    """Refuse a discard unless it is `number` different cards, all from the hand."""
    for card in cards:
        if card not in hand:
            raise IllegalMove(f"You don't have {card}.", "not_held", card=card)
    if len(cards) != number or len(set(cards)) != number:
        wanted = "card" if number == 1 else "cards" if len(cards) != number else "different cards"
        raise IllegalMove(f"Discard {number_word(number)} {wanted}.")


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
            raise IllegalMove("You already discarded. Those cards stay in the crib.")
        if not isinstance(move, LayAway):
            raise IllegalMove("Discard to the crib first.")
        deal = self.game.deal
        refuse_to_lay_away(move.cards, deal.hands[seat], self.game.form.laid_away)
        for card in move.cards:
            deal.hands[seat].remove(card)
        deal.laid_away[seat] = move.cards
        deal.kept[seat] = tuple(deal.hands[seat])
        self.game.tell(LaidAway(seat, move.cards))
        if all(deal.laid_away):
            choose_starter(self.game)
