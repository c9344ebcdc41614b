"""Events: all that happens at the table, in the order in which it happens; and the moments of a game."""

from enum import Enum, auto

from game.rules.cards import Card, Cards
from game.rules.counting import Reason, Scores, points
from game.rules.outcome import Outcome
from game.values import frozen


class Phase(Enum):
    """The moments of a game, in order."""

    CUT_FOR_DEAL = "cut for deal"
    CHOOSE_TARGET = "choose the target"
    CUT_PACK = "cut the pack"
    LAY_AWAY = "lay away"
    CUT_STARTER = "cut the starter"
    PLAY = "play"
    SHOW = "show"
    OVER = "over"


class Ask(Enum):
    """What the game waits for; where cards are played, go is an answer too."""

    CUT = auto()
    TARGET = auto()
    LAY_AWAY = auto()
    PLAY = auto()
    COUNT = auto()
    CALL_MUGGINS = auto()


@frozen
class CutForDeal:
    """A seat cut for the deal and showed a card."""

    seat: int
    depth: int
    card: Card


@frozen
class CutTied:
    """The cut settled nothing; all cut again."""

    cards: Cards


@frozen
class DealerChosen:
    """The cut settled who deals; `places[seat]` is who cut as number so-and-so (partners move)."""

    dealer: int
    places: tuple[int, ...]


@frozen
class TargetChosen:
    """A seat said which hole wins."""

    seat: int
    target: int


@frozen
class PackCut:
    """The pack was cut before the deal."""

    seat: int
    depth: int


@frozen
class Dealt:
    """A deal began. The hands are told to the table, which shows each seat its own."""

    number: int
    dealer: int
    hands: tuple[Cards, ...]
    from_pack: Cards


@frozen
class LaidAway:
    """A seat put cards in the crib."""

    seat: int
    cards: Cards


@frozen
class StarterCut:
    """The starter was turned up."""

    seat: int
    depth: int
    card: Card


@frozen
class Played:
    """A seat played a card; `count` is the new count."""

    seat: int
    card: Card
    count: int


@frozen
class WentGo:
    """A seat could play no card."""

    seat: int


@frozen
class CountCleared:
    """A new count begins from nothing."""

    leader: int


@frozen
class HandShown:
    """A hand or crib is on the table to be counted; `scores` is what it truly holds."""

    seat: int
    crib: bool
    cards: Cards
    starter: Card
    scores: Scores


@frozen
class Claimed:
    """A seat said what its cards count, and that settles nothing yet: it can be called, or was too high."""

    seat: int
    said: int


@frozen
class CountAgain:
    """A claim was too high, and the house asks for another."""

    seat: int
    said: int


@frozen
class MugginsCalled:
    """A seat calls muggins for points not counted; it gets `right` of them."""

    seat: int
    said: int
    right: int


@frozen
class Paid:
    """What a miscount cost: holes for a seat, or holes back."""

    seat: int
    holes: int


@frozen
class CountSettled:
    """A count that nobody may call any more: the claim, the true points, and the cost of a miscount.

    `was_open` where it was told as `Claimed` first; else it is settled as soon as it is said."""

    seat: int
    said: int
    scores: Scores
    paid: tuple[Paid, ...] = ()
    was_open: bool = False

    @property
    def pegs(self) -> int:
        """How often a peg moves for this count, before it is settled and after."""
        return bool(min(self.said, points(self.scores))) + len(self.paid)


@frozen
class Pegged:
    """A side's peg moved by `holes` to `total`; `scores` says why where cards made it."""

    seat: int
    side: int
    holes: int
    total: int
    reason: Reason
    scores: Scores = ()


@frozen
class Won:
    """The game is over."""

    outcome: Outcome


Event = (
    CutForDeal
    | CutTied
    | DealerChosen
    | TargetChosen
    | PackCut
    | Dealt
    | LaidAway
    | StarterCut
    | Played
    | WentGo
    | CountCleared
    | HandShown
    | Claimed
    | CountAgain
    | MugginsCalled
    | CountSettled
    | Pegged
    | Won
)
Events = tuple[Event, ...]
