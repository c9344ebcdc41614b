"""Events: all that happens at the table, in the order in which it happens."""

from dataclasses import dataclass

from game.rules.cards import Card, Cards
from game.rules.counting import Scores
from game.rules.reasons import Reason
from game.rules.results.outcome import Outcome


class Event:
    """Anything that happens at the table."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CutForDeal(Event):
    """A seat cut for the deal and showed a card."""

    seat: int
    depth: int
    card: Card


@dataclass(frozen=True, slots=True)
class CutTied(Event):
    """The cut settled nothing; all cut again."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The cut settled who deals; `places[seat]` is who cut as number so-and-so (partners move)."""

    dealer: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The pack was cut before the deal."""

    seat: int
    depth: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal began. The hands are told to the table, which shows each seat its own."""

    number: int
    dealer: int
    hands: tuple[Cards, ...]
    from_pack: Cards


@dataclass(frozen=True, slots=True)
class LaidAway(Event):
    """A seat put cards in the crib."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class StarterCut(Event):
    """The starter was turned up."""

    seat: int
    depth: int
    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card, which brought the count to so much."""

    seat: int
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class WentGo(Event):
    """A seat could play no card."""

    seat: int


@dataclass(frozen=True, slots=True)
class CountCleared(Event):
    """A new count begins from nothing."""

    leader: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A hand or crib is on the table to be counted; `scores` is what it truly holds."""

    seat: int
    crib: bool
    cards: Cards
    starter: Card
    scores: Scores


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat said what its cards count; `scores` is what they truly hold."""

    seat: int
    said: int
    scores: Scores


@dataclass(frozen=True, slots=True)
class CountAgain(Event):
    """A claim was too high, and the house asks for another."""

    seat: int
    said: int


@dataclass(frozen=True, slots=True)
class MugginsCalled(Event):
    """A seat says that so many points were not seen; `right` of them it gets."""

    seat: int
    said: int
    right: int


@dataclass(frozen=True, slots=True)
class Pegged(Event):
    """A side's peg moved by `holes` to `total`; `scores` says why where cards made it."""

    seat: int
    side: int
    holes: int
    total: int
    reason: Reason
    scores: Scores = ()


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is over."""

    outcome: Outcome


Events = tuple[Event, ...]
