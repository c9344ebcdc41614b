"""What every player at the table can be asked. It is given a `View` and never the `Game`."""

from abc import ABC, abstractmethod
from collections.abc import Generator
from hashlib import sha256
from random import Random
from typing import ClassVar, TypeVar

from game.rules.cards import Card, Cards, cards_text
from game.rules.counting import points, show_points
from game.rules.forms import Form
from game.rules.view import SeatCards, View

T = TypeVar("T")
Thought = Generator[None, None, T]


def think_through(thought: Thought[T]) -> T:
    """Run a thought to its end and return its result."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found: T = end.value
            return found


def player_seed(game_seed: str, seat: int) -> str:
    """Derive a player's seed, from which no way leads to the seed of the game, nor to its cards."""
    return sha256(f"player in seat {seat} of {game_seed}".encode()).hexdigest()


def what_it_knows(view: View) -> str:
    """Describe the position as a seat sees it, without house rules: one that is off changes nothing.

    Nor does it matter who of the others has discarded already."""
    cards_left = view.cards_left if view.kept else ()
    seats = (view.seat, view.dealer, cards_left, sorted(view.called_go), view.scores)
    own = [cards_text(tuple(sorted(cards))) for cards in (view.hand, view.kept, view.laid_away)]
    table = (view.starter or "", _cards_of_seats(view.pile), _cards_of_seats(view.played))
    return "|".join(map(str, (view.form, *seats, *own, *table, len(view.cut_depths))))


def _cards_of_seats(cards: SeatCards) -> str:
    return " ".join(f"{seat}{card}" for seat, card in cards)


class GaveUp(Exception):
    """A player that cannot go on, and why: its side has lost the game. A report names the position, too."""

    def __init__(self, why: str, position: str = "") -> None:
        self.why = f"{why.rstrip('.')}."
        super().__init__(f"{self.why} Position: {position}" if position else self.why)


class Player(ABC):
    """One who decides for a seat. The same view brings the same move, whatever came before it."""

    name: ClassVar[str]
    title: ClassVar[str]
    character: ClassVar[str]

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    @classmethod
    def get_ready(cls, form: Form) -> None:
        """Load the tables of a form, so that no thought has to wait for it."""

    def leave(self) -> None:
        """Let the player go once the game is over: whoever needs nothing more from it says so."""

    @abstractmethod
    def think_lay_away(self, view: View) -> Thought[Cards]:
        """Choose the discard, yielding every few milliseconds."""

    @abstractmethod
    def think_play(self, view: View) -> Thought[Card]:
        """Choose the card to play, yielding every few milliseconds; there is at least one that fits."""

    def think_ahead(self, view: View) -> Thought[None]:
        """Find a cut, a count or muggins before it is asked for, where it must be waited for."""
        yield from ()

    def lay_away(self, view: View) -> Cards:
        return think_through(self.think_lay_away(view))

    def play(self, view: View) -> Card:
        return think_through(self.think_play(view))

    def cut(self, view: View) -> int:
        return self.chance(view, "cut").choice(view.cut_depths)

    def takes_heels(self, view: View) -> bool:
        """Tell whether it thinks of his heels, or may still do so, where players peg for themselves."""
        return True

    def claim(self, view: View, hand: Cards, starter: Card, crib: bool) -> int:
        """Say its count of its hand or crib."""
        return show_points(hand, starter, crib=crib)

    def claim_play(self, view: View) -> int:
        """Say its points for the card it has just played; the go and the last card peg themselves."""
        return points(view.scores_to_count)

    def muggins(self, view: View, true_points: int, claimed: int) -> int:
        """Return how many points it calls on the other side's count; none lets it stand."""
        return max(0, true_points - claimed)

    def chance(self, view: View, occasion: str) -> Random:
        """Return random numbers that this seed, view and occasion always bring again."""
        return Random(f"{self.seed}|{occasion}|{what_it_knows(view)}")


class QuickPlayer(Player):
    """A player whose thoughts are too short to be cut."""

    def think_lay_away(self, view: View) -> Thought[Cards]:
        yield
        return self.pick_lay_away(view)

    def think_play(self, view: View) -> Thought[Card]:
        yield
        return self.pick_card(view)

    @abstractmethod
    def pick_lay_away(self, view: View) -> Cards:
        """Choose the discards, at once."""

    @abstractmethod
    def pick_card(self, view: View) -> Card:
        """Choose the card to play, at once."""
