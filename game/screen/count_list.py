"""A count as a list that can be read back: for each item its cards, its name and the sum so far."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.rules.cards import Cards
from game.rules.counting import FIFTEEN
from game.screen.plates import named_card
from game.screen.table_state import CountPanel

SUM_IN_WORDS = re.compile(r"^a |(?: is| makes) .*")
"""What a row leaves out: the sum stands at its end."""
PAIRS = {1: "his nobs", 2: "pair", 3: "pair royal", 4: "double pair royal"}


class CountRow(NamedTuple):
    """One item; without a sum it is words alone."""

    cards: Cards
    words: str
    sum: str = ""

    def named(self, room: int) -> str:
        """Its cards, with gaps where there is room for them."""
        named = " ".join(map(named_card, sorted(self.cards)))
        return named if len(named) <= room else named.replace(" ", "")

    @property
    def short(self) -> str:
        """What it is in a word or two."""
        for kind in ("run", "flush"):
            if kind in self.words:
                return f"{kind} of {len(self.cards)}"
        if sum(card.pips for card in self.cards) == FIFTEEN:
            return "fifteen"
        return PAIRS.get(len(self.cards), self.words) if self.sum else self.words


def count_rows(panel: CountPanel) -> Iterator[CountRow]:
    """All that was read so far, the one being read last."""
    for step in panel.steps:
        yield CountRow(step.cards, SUM_IN_WORDS.sub("", step.words), str(step.total))
    if not panel.steps:
        yield from (CountRow((), words) for words in panel.words)
