"""One deal: where each of the 52 cards is."""

from dataclasses import dataclass, field

from game.rules.cards import Card, Cards
from game.rules.forms import Form
from game.rules.view import PastDeal


@dataclass(slots=True)
class Deal:
    """The cards of one deal; `hands` holds what each seat has not yet played or laid away."""

    number: int
    dealer: int
    hands: list[list[Card]]
    from_pack: Cards
    stock: Cards
    kept: list[Cards]
    laid_away: list[Cards]
    starter: Card | None = None
    played: list[tuple[int, Card]] = field(default_factory=list)

    @property
    def shown(self) -> PastDeal:
        """What all have seen of it in the end."""
        assert self.starter
        return PastDeal(self.dealer, self.starter, tuple(self.kept), tuple(self.played))

    @property
    def crib(self) -> Cards:
        """All cards in the crib so far."""
        return tuple(card for cards in self.laid_away for card in cards) + self.from_pack


def deal_cards(form: Form, pack: Cards, dealer: int, number: int) -> Deal:
    """Deal one card at a time from the dealer's left, then any card from the pack to the crib (D9)."""
    order = form.round_from(form.left_of(dealer))
    dealt = form.seats * form.dealt
    hands: list[list[Card]] = [[] for _ in order]
    for turn, seat in enumerate(order):
        hands[seat] = list(pack[turn : dealt : form.seats])
    stock = pack[dealt + form.from_pack :]
    nothing: list[Cards] = [()] * form.seats
    return Deal(number, dealer, hands, pack[dealt : dealt + form.from_pack], stock, [*nothing], [*nothing])
