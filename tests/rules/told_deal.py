"""What everybody at the table is told of a deal."""

from dataclasses import dataclass, field

from game.rules.cards import Card, Cards
from game.rules.events import HandShown, Played, StarterCut
from game.rules.view import PastDeal


@dataclass
class Told:
    """A deal as everybody at the table heard of it."""

    dealer: int
    starter: Card | None = None
    hands: dict[int, Cards] = field(default_factory=dict)
    played: list[tuple[int, Card]] = field(default_factory=list)

    def hear(self, event: StarterCut | Played | HandShown) -> None:
        match event:
            case StarterCut():
                self.starter = event.card
            case Played():
                self.played.append((event.seat, event.card))
            case HandShown() if not event.crib:
                self.hands[event.seat] = event.cards

    def as_past(self) -> PastDeal:
        assert self.starter
        hands = tuple(self.hands[seat] for seat in sorted(self.hands))
        return PastDeal(self.dealer, self.starter, hands, tuple(self.played))
