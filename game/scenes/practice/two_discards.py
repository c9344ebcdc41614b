"""Two discards side by side, drawn and in figures: the page of the lesson on the crib."""

from collections.abc import Sequence

from game.practice.learn import TITLE, ToCrib, Worth, worth_of
from game.rules.cards import Cards, ranks_text
from game.scenes.scene import Passing
from game.sheets.charts import Share, Sums
from game.sheets.page_parts import Hand, Leaders, Part, Words
from game.sheets.pages import LEADS_BACK, PageSheet
from game.sheets.sheet import Sheet

AVERAGES = (
    "The hand counts with each starter that may turn up, on average.",
    "So does the crib, with two cards of theirs. The play is left out.",
)


class TwoDiscards(Passing):
    """Two discards side by side: what each keeps in the hand, and what it gives to the crib."""

    def __init__(
        self, hand: Cards, discards: Sequence[Cards], task: ToCrib, *, is_shown: bool = False
    ) -> None:
        """Take `is_shown`: whether the first of them was shown, and nobody's answer."""
        super().__init__()
        self._praise = "" if is_shown else "Yes: "
        self.hand, self.discards, self.task = hand, discards, task
        self.worths = [worth_of(hand, cards, deals=task.deals) for cards in discards]

    def picture(self) -> Sequence[Sheet]:
        best = max(worth.together for worth in self.worths)
        parts = [
            Part(f"Discard {ranks_text(cards)}", Leaders(_figures(worth)), is_now=worth.together == best)
            for cards, worth in zip(self.discards, self.worths, strict=True)
        ]
        whose, bars = "your crib" if self.task.deals else "their crib", Sums([*map(_bar, self.worths)])
        drawn = ", then ".join(map(ranks_text, self.discards))
        words = [self._verdict(best), *AVERAGES]
        told = [words[0], *(_told(*one) for one in zip(self.discards, self.worths, strict=True)), *AVERAGES]
        rows = [
            [Part("Your six cards", Hand(self.hand, is_small=True), whose)],
            parts,
            [Part(f"The same, drawn: {drawn}", bars)],
            [Part("", Words(words))],
        ]
        keys = f"{{fire}} go on   {{back}}{LEADS_BACK}"
        return [PageSheet("THE CRIB", TITLE, rows, keys, sentences=told)]

    def _verdict(self, best: float) -> str:
        """Say which of the two is worth more, and by how much; the first is the one that was chosen."""
        chosen, beside = (worth.together for worth in self.worths)
        more = f"{abs(chosen - beside):.1f} points more"
        if chosen == best:
            return f"{self._praise}{ranks_text(self.discards[0])} brings {more}."
        return f"{ranks_text(self.discards[1])} brings {more} than your {ranks_text(self.discards[0])}."


def _figures(worth: Worth) -> list[tuple[str, str]]:
    crib = f"+{worth.crib:.1f}" if worth.deals else f"-{worth.crib:.1f}"
    return [
        ("The hand keeps", f"{worth.hand:.1f}"),
        ("Your crib brings" if worth.deals else "Their crib takes", crib),
        ("Together", f"{worth.together:.1f}"),
    ]


def _told(cards: Cards, worth: Worth) -> str:
    crib = "your crib brings" if worth.deals else "their crib takes"
    parts = f"the hand keeps {worth.hand:.1f}, {crib} {worth.crib:.1f}"
    return f"Discard {ranks_text(cards)}: {parts}, together {worth.together:.1f}."


def _bar(worth: Worth) -> list[Share]:
    """Lay the crib behind the hand, or take it off its end."""
    crib = f"{worth.crib:.1f}"
    if worth.deals:
        return [Share("hand", f"{worth.hand:.1f}", worth.hand, 0), Share("crib", crib, worth.crib)]
    return [
        Share("yours", f"{worth.together:.1f}", worth.together, 0),
        Share("their crib", crib, worth.crib, 1),
    ]
