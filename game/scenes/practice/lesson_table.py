"""The table of a lesson: which cards lie there, what they count, and what was pegged."""

from collections.abc import Sequence

from game.practice.items import Item, items_of, sets_of, total_of
from game.practice.learn import Lay
from game.rules.cards import Card, Cards, letters, parse_cards
from game.rules.counting import Kind
from game.rules.in_words import capital
from game.rules.voice import YOU
from game.scenes.table.guided_count import with_item
from game.sheets.table_state import CountPanel, Pegs, PlayedCard, ReasonLine, SeatTop, TableState

OWN, THEIRS = 0, 1
RIVAL, LISTED = "LANDLUBBER", "Your hand"
BEHIND = 4
"""Holes from the front peg of a score to the other."""


class LessonTable:
    """Two seats, of which only the own one holds open cards."""

    def __init__(self, title: str) -> None:
        self.top = TableState([SeatTop(YOU), SeatTop(RIVAL)], [Pegs(), Pegs()], turn=OWN, pack=True)
        self.top.reasons.append(ReasonLine(None, title, is_divider=True))

    # What lies there, and what it counts.

    @property
    def hand(self) -> Cards:
        return tuple(card for card in self.top.seats[OWN].hand if card)

    @property
    def told(self) -> str:
        """Name the cards to whoever does not see them."""
        starter = f" The starter: [{letters(self.top.starter)}]." if self.top.starter else ""
        return f"{self.told_hand}{starter}" if self.hand else ""

    @property
    def told_hand(self) -> str:
        cards = "cards" if len(self.hand) > 1 else "card"
        return f"Your {cards}: {', '.join(f'[{letters(card)}]' for card in self.hand)}."

    @property
    def total(self) -> int:
        """What the hand counts."""
        return total_of(self.hand, self.top.starter)

    def items(self, kinds: Sequence[Kind] = tuple(Kind)) -> list[Item]:
        """Return all that the hand counts, as far as these kinds go."""
        return [*items_of(self.hand, self.top.starter, kinds)]

    def sets(self, kind: Kind) -> list[Cards]:
        """Return all sets of a kind that the hand holds."""
        return sets_of(self.hand, self.top.starter, kind)

    # What happens there.

    def lay(self, lay: Lay) -> None:
        """Lay cards and pegs for what comes next."""
        top = self.top
        top.seats[OWN].hand, top.seats[THEIRS].hand = [*parse_cards(lay.hand)], [None] * lay.theirs
        top.starter = Card.parse(lay.starter) if lay.starter else None
        top.dealer = None if lay.deals is None else OWN if lay.deals else THEIRS
        if lay.pegs:
            top.pegs = [Pegs(score, max(score - BEHIND, 0)) for score in lay.pegs]
        top.crib, top.played, top.counted, top.count = [], [], 0, 0 if lay.theirs else None
        is_counted = bool(lay.starter) and not lay.theirs
        top.is_gathered = bool(lay.starter) or not lay.hand
        top.count_panel = CountPanel(OWN, is_crib=False, title="", is_guided=True) if is_counted else None

    def lay_slip(self) -> None:
        """Lay an empty slip, for a count that is typed."""
        self.top.count_panel = CountPanel(OWN, is_crib=False, title=LISTED, is_guided=True, is_asked=True)

    def score(self, words: str, points: int, side: int = OWN) -> None:
        """Move a peg, and write down why, where no list of the hand tells it."""
        if points:
            front = self.top.pegs[side].front
            self.top.pegs[side] = Pegs(front + points, front)
        if points and not self.top.count_panel:
            who = self.top.seats[side].name
            self.top.reasons.append(ReasonLine(side, capital(words), who=who, points=points, is_heard=True))

    def read(self, item: Item, left: Sequence[Item]) -> None:
        """Light and peg one item of a count, in its row where there is a list, above those that are left."""
        self.top.light(item.cards)
        self.score(item.short, item.points)
        if panel := self.top.count_panel:
            self.top.count_panel = with_item(panel, LISTED, item, left)

    def play(self, card: Card) -> None:
        """Play a card of the own hand."""
        self.top.seats[OWN].hand.remove(card)
        self._lay_down(OWN, card)

    def they_play(self, card: Card) -> None:
        """Turn up one of their backs as this card."""
        self.top.seats[THEIRS].hand.pop()
        self._lay_down(THEIRS, card)

    def _lay_down(self, seat: int, card: Card) -> None:
        self.top.played.append(PlayedCard(seat, card))
        self.top.count = (self.top.count or 0) + card.pips

    def start_over(self) -> None:
        """Begin a new count."""
        self.top.counted, self.top.count = len(self.top.played), 0

    def discard(self, cards: Cards) -> None:
        """Lay cards of the hand in the crib."""
        self.top.seats[OWN].hand = [card for card in self.hand if card not in cards]
        self.top.crib = [*cards]
