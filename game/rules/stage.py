"""What every moment of a game has in common, what it may ask of the game, and where the 52 cards are."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Protocol

from game.rules.cards import Card, Cards, turned_up
from game.rules.counting import Reason, Scores
from game.rules.errors import IllegalMove
from game.rules.events import Ask, Claimed, Event, Phase
from game.rules.forms import Form
from game.rules.house import House
from game.rules.moves import Move
from game.rules.view import PastDeal, SeatCards, ToCount
from game.values import fresh, mutable


@mutable
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
    played: list[tuple[int, Card]] = fresh(default_factory=list)

    @property
    def shown(self) -> PastDeal:
        """What all have seen of it in the end."""
        assert self.starter
        return PastDeal(self.dealer, self.starter, tuple(self.kept), tuple(self.played))

    @property
    def crib(self) -> Cards:
        """All cards in the crib so far."""
        return tuple(card for cards in self.laid_away for card in cards) + self.from_pack

    def turn_up(self, known: Mapping[Card, Card]) -> None:
        """Put these cards where they lay face down."""
        for hand in self.hands:
            hand[:] = turned_up(tuple(hand), known)
        self.from_pack, self.stock = turned_up(self.from_pack, known), turned_up(self.stock, known)
        self.kept = [turned_up(cards, known) for cards in self.kept]
        self.laid_away = [turned_up(cards, known) for cards in self.laid_away]


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


class GameInPlay(Protocol):
    """The game as its stages see it: `Game` says what each of these does."""

    form: Form
    house: House
    target: int
    says_go: bool
    is_blind: bool
    places: tuple[int, ...]

    @property
    def dealer(self) -> int: ...
    @property
    def deal(self) -> Deal: ...
    def pack(self, occasion: str) -> Cards: ...
    def tell(self, event: Event) -> None: ...
    def peg(self, seat: int, points: int, reason: Reason, scores: Scores = ()) -> None: ...
    def peg_back(self, seat: int, holes: int) -> None: ...
    def room(self, seat: int) -> int: ...
    def score(self, seat: int) -> int: ...
    def enter(self, stage: "Stage") -> None: ...
    def begin_game(self, dealer: int) -> None: ...
    def begin_deal(self, dealer: int) -> None: ...
    def deal_hands(self, pack: Cards) -> None: ...


class Stage(ABC):
    """One moment: who must act, what is allowed, and its outcome."""

    phase: Phase
    count = 0
    """What the cards lie at, while they are played."""

    def __init__(self, game: GameInPlay) -> None:
        self.game = game

    @property
    @abstractmethod
    def waiting(self) -> tuple[int, ...]:
        """The seats that must act."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[Move, ...]:
        """Return the moves this seat may make now."""

    @abstractmethod
    def act(self, seat: int, move: Move) -> None:
        """Make a move, or raise `IllegalMove` before anything has changed."""

    @property
    def question(self) -> Ask | None:
        """What each seat that must act is asked."""
        return None

    def asks(self, seat: int) -> Ask | None:
        """Return the question for this seat; nothing where the game does not wait for it."""
        return self.question if seat in self.waiting else None

    @property
    def cut_depths(self) -> range:
        """How deep a cut may go, where one is due."""
        return range(0)

    @property
    def pile(self) -> SeatCards:
        """The cards of the running count."""
        return ()

    @property
    def called_go(self) -> frozenset[int]:
        """Who has said go in the running count."""
        return frozenset()

    @property
    def to_count(self) -> ToCount | None:
        """The table for a player to count."""
        return None

    @property
    def claimed(self) -> Claimed | None:
        """The count that can still be called."""
        return None

    def may_take_heels(self, seat: int) -> bool:
        return False

    def turn_up(self, known: Mapping[Card, Card]) -> None:
        """Turn up these cards, which lay face down."""

    def refuse_out_of_turn(self, seat: int) -> None:
        if seat not in self.waiting:
            raise IllegalMove("It is not your turn.")


class Over(Stage):
    """The game has been won."""

    phase = Phase.OVER

    @property
    def waiting(self) -> tuple[int, ...]:
        return ()

    def legal(self, seat: int) -> tuple[Move, ...]:
        return ()

    def act(self, seat: int, move: Move) -> None:
        raise IllegalMove("The game is over.")
