"""What the help and the guide call things on the table, as each machine draws it or as text tells it."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.in_words import capital


class TableWords(NamedTuple):
    """What the help says of the table as a machine draws it; its text asks for each of these by its name."""

    board: str
    new_count: str
    reasons: str
    """Where it is written what a score was for."""
    old_cards: str = "A gray card belongs to an old count."
    """How a card of an old count is seen, where it pales."""
    dealer: str = "DEALS or two white cards mark the dealer's plate"
    """How the dealer is marked."""
    score: str = "The front peg is the score"
    says: str = "type it over the card"
    """How a card is said to count, where players peg for themselves."""
    cuts: str = "{left} {right}"
    """The keys that move along the pack as it lies spread."""

    @property
    def by_mark(self) -> Mapping[str, str]:
        """As a text has them: `{table.reasons}`, or `{Table.reasons}` where a sentence begins."""
        words = self._asdict()
        capitals = {f"Table.{name}": capital(said) for name, said in words.items()}
        return {f"table.{name}": said for name, said in words.items()} | capitals
