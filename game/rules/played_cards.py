"""The cards of a deal replayed: whose turn it was at each, and who must have said go."""

from collections.abc import Sequence

from game.rules.cards import Card, Cards
from game.rules.counting import THIRTY_ONE
from game.rules.errors import IllegalMove
from game.rules.forms import Form
from game.rules.view import SeatCards


def in_counts(played: SeatCards) -> list[SeatCards]:
    """Split the cards into counts: a new one begins where no card fitted, or thirty-one was made."""
    counts: list[SeatCards] = []
    count = THIRTY_ONE
    for seat, card in played:
        if count == THIRTY_ONE or count + card.pips > THIRTY_ONE:
            counts.append(())
            count = 0
        counts[-1] += ((seat, card),)
        count += card.pips
    return counts


class PlayedCards:
    """Follows a play card by card; an `IllegalMove` says what could not have been."""

    def __init__(self, form: Form, dealer: int, own: int, hand: Cards) -> None:
        self.form = form
        self.left = [form.kept] * form.seats
        self.pile: SeatCards = ()
        self.count = 0
        self.gone: set[int] = set()
        self.last = dealer
        self._held: list[Cards] = [() if seat != own else hand for seat in range(form.seats)]

    def follow(self, counts: Sequence[SeatCards]) -> None:
        """Play all of it; what is after the last `/` is the running count."""
        if len(counts) > 1 and not self.form.played_out:
            raise IllegalMove(f"the {self.form.title.lower()} play ends with the first count.")
        for cards in counts:
            for seat, card in cards:
                self._held[seat] += (card,)
        for number, cards in enumerate(counts):
            if number:
                self.clear()
            for seat, card in cards:
                self._play(seat, card)

    def clear(self) -> None:
        """Begin a new count: all who still hold cards have said go."""
        if not self.pile:
            raise IllegalMove("a count begins anew before a card is on it.")
        if self.count < THIRTY_ONE:
            for seat in self._next_seats():
                self.say_go(seat)
        self.pile, self.count, self.gone = (), 0, set()

    def say_go(self, seat: int) -> None:
        """Pass for a seat; none of the cards that it is known to hold may fit."""
        fits = [card for card in self._held[seat] if self.count + card.pips <= THIRTY_ONE]
        if fits:
            raise IllegalMove(f"{fits[0]} could have been played on {self.count} instead of a go.")
        self.gone.add(seat)

    def _next_seats(self) -> list[int]:
        """List those who may still play on this count, in turn."""
        seats = self.form.round_from(self.form.left_of(self.last))
        return [seat for seat in seats if self.left[seat] and seat not in self.gone]

    def turn(self) -> int | None:
        """Return whose turn it is; nobody's when the count, or the play, is over."""
        return next(iter(self._next_seats()), None)

    def pass_those(self, gone: set[int]) -> None:
        """Let those say go who did so after the last card; all of these must have been asked."""
        for seat in self._next_seats():
            if seat not in gone:
                break
            self.say_go(seat)
        if gone - self.gone:
            raise IllegalMove("only a player with cards says go, in turn.")

    def _play(self, seat: int, card: Card) -> None:
        if not self.left[seat]:
            raise IllegalMove(f"that is too many cards: {card} is one more than was kept.")
        if self.count + card.pips > THIRTY_ONE:
            raise IllegalMove(f"{card} would make {self.count + card.pips}; a / begins a new count.")
        if seat in self.gone:
            raise IllegalMove(f"{card} was played after that player's go.")
        for other in self._next_seats():
            if other == seat:
                break
            if not self.pile:
                raise IllegalMove(f"{card} was led out of turn.")
            self.say_go(other)
        self._held[seat] = tuple(held for held in self._held[seat] if held != card)
        self.left[seat] -= 1
        self.pile += ((seat, card),)
        self.count += card.pips
        self.last = seat
