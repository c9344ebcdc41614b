"""Who looks at the screen, and whose cards that person may see."""

from collections.abc import Iterable

from game.rules.cards import Card
from game.rules.phase import Phase
from game.rules.question import Question, WhatToLayAway, WhatToPlay
from game.screen.tabletop import Tabletop
from game.table import Table

_HANDS_HELD = (Phase.LAY_AWAY, Phase.CUT_STARTER, Phase.PLAY)


class Onlooker:
    """The person for whom the table is drawn; nobody between two people who play at one screen."""

    def __init__(self, table: Table, *, sees_all: bool) -> None:
        self.table = table
        self._sees_all = sees_all
        self.seat = self.people[0] if len(self.people) == 1 else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose moves come from a hand."""
        return tuple(seat for seat, sitter in enumerate(self.table.sitters) if sitter.is_person)

    def sees(self, seat: int) -> bool:
        """Whether this seat's cards lie face up."""
        return self._sees_all or seat == self.seat

    def faces(self, seat: int, cards: Iterable[Card]) -> list[Card | None]:
        """Cards as they lie in a seat's hand: face down where nobody at the screen may see them."""
        return [card if self.sees(seat) else None for card in sorted(cards)]

    def needs_curtain(self, seat: int, asked: Question) -> bool:
        """Whether a person who must now look at a hand is not the one who looks at the screen."""
        is_out_of_hand = isinstance(asked, WhatToLayAway | WhatToPlay)
        return len(self.people) > 1 and seat != self.seat and is_out_of_hand

    def come(self, seat: int, top: Tabletop) -> None:
        """A person sits down at the lower edge of the table: the hands are turned over."""
        self.seat = top.below = seat
        self._turn_hands(top)

    def look_away(self, top: Tabletop) -> None:
        """Where several people play nobody looks for the moment: the hands lie face down."""
        if len(self.people) > 1:
            self.seat = None
            self._turn_hands(top)

    def _turn_hands(self, top: Tabletop) -> None:
        if self.table.game.phase not in _HANDS_HELD:
            return
        for seat, seat_top in enumerate(top.seats):
            if seat_top.hand:
                seat_top.hand = self.faces(seat, self.table.game.deal.hands[seat])

    def change_seats(self, top: Tabletop) -> None:
        """The cut may have moved partners to other seats, and with them the one who looks on."""
        if len(self.people) == 1:
            self.seat = top.below = self.people[0]
        for seat_top, sitter in zip(top.seats, self.table.sitters, strict=True):
            seat_top.name = sitter.name

    def whose_crib(self) -> str:
        dealer = self.table.game.dealer
        return "your own" if dealer == self.seat else f"{self.table.sitters[dealer].name}'s"
