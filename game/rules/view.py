"""The view of one seat: all that it may know, and nothing that it may not."""

from game.rules.cards import Card, Cards
from game.rules.counting import THIRTY_ONE, Scores, peg, show
from game.rules.events import Ask, Claimed
from game.rules.forms import Form
from game.rules.house import House
from game.values import frozen

SeatCards = tuple[tuple[int, Card], ...]


@frozen
class ToCount:
    """A hand or crib that lies open for its player to count."""

    seat: int
    crib: bool
    cards: Cards
    starter: Card


@frozen
class PastDeal:
    """A deal of this game that is over: what lay open to all in the end."""

    dealer: int
    starter: Card
    hands: tuple[Cards, ...]
    """As they were shown, by seat."""
    played: SeatCards


@frozen
class View:
    """What a seat sees. `hand` is what it can still play; `pile` and `played` are oldest first."""

    form: Form
    house: House
    seat: int
    dealer: int | None
    scores: tuple[int, ...]
    hand: Cards = ()
    kept: Cards = ()
    laid_away: Cards = ()
    starter: Card | None = None
    pile: SeatCards = ()
    played: SeatCards = ()
    count: int = 0
    cards_left: tuple[int, ...] = ()
    called_go: frozenset[int] = frozenset()
    chosen_target: int | None = None
    """The hole that wins, where it was chosen after the cut for deal (X3)."""
    cut_depths: range = range(0)
    to_count: ToCount | None = None
    """What is to be counted in the show; in the play it is the last card of the pile."""
    claimed: Claimed | None = None
    """What was said of it, while it can be called."""
    past: tuple[PastDeal, ...] = ()
    """The deals before this one."""
    asks: Ask | None = None
    """What the rules ask of this seat now."""
    heels: bool = False
    """Whether this seat may take two for his heels (S3)."""

    @property
    def target(self) -> int:
        return self.chosen_target or self.house.target_of(self.form)

    @property
    def own_score_first(self) -> list[int]:
        """The score of this seat's side, then those of the others."""
        own = self.form.side(self.seat)
        return [self.scores[own], *(score for side, score in enumerate(self.scores) if side != own)]

    @property
    def crib_is_ours(self) -> bool:
        """Whether the crib counts for this seat's side."""
        return self.dealer is not None and self.form.side(self.dealer) == self.form.side(self.seat)

    @property
    def playable(self) -> Cards:
        """The cards in hand that do not pass thirty-one."""
        return tuple(card for card in self.hand if self.count + card.pips <= THIRTY_ONE)

    @property
    def scores_to_count(self) -> Scores:
        """What the cards shown truly count, or the last of the pile; they lie open for anybody."""
        if shown := self.to_count:
            return show(shown.cards, shown.starter, crib=shown.crib)
        return peg([card for _, card in self.pile])
