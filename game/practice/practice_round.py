"""A round of questions: positions one after the other, and what was given away in each."""

from collections.abc import Sequence

from game.coaching.tutor_words import cost_words
from game.players.weigh.judgement import Judgement, Mark
from game.practice.position import Position
from game.rules.cards import Cards, cards_text


class Round:
    """What is asked, in order; `judged` grows with every answer."""

    def __init__(self, title: str, positions: Sequence[Position]) -> None:
        self.title = title
        self.positions = positions
        self.judged: list[Judgement] = []

    @property
    def is_over(self) -> bool:
        return len(self.judged) == len(self.positions)

    @property
    def position(self) -> Position:
        """What is asked now."""
        return self.positions[len(self.judged)]

    @property
    def heading(self) -> str:
        """Which question of how many."""
        return f"{self.title}: {len(self.judged) + 1} of {len(self.positions)}"

    def verdict(self, judgement: Judgement) -> str:
        """What is said of the answer that was taken last."""
        return verdict(judgement)

    def take(self, judgement: Judgement) -> None:
        """An answer was given, and judged."""
        self.judged.append(judgement)

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(map(is_right, self.judged))

    @property
    def given_away(self) -> float:
        return sum(judgement.cost for judgement in self.judged)

    @property
    def words(self) -> str:
        """How it went so far."""
        return f"{self.right} of {len(self.judged)} right, {given_away_words(self.judged)}"


def is_right(judgement: Judgement) -> bool:
    """Whatever costs next to nothing is right."""
    return judgement.mark is Mark.NONE


def given_away_words(judged: Sequence[Judgement]) -> str:
    """What answers cost in all, in a few words."""
    return f"gave away {100 * sum(judgement.cost for judgement in judged):.1f} %"


def verdict(judgement: Judgement) -> str:
    """What is said of one answer."""
    if judgement.cost == 0:
        return "Right: there is nothing better"
    if is_right(judgement):
        return "Right: as good as the best"
    return f"Gives away {cost_words(judgement)}"


def beside_then(judgement: Judgement, chosen: Cards, cost: str) -> str:
    """The same beside what was chosen in the game, and what that cost."""
    return f"{verdict(judgement)}. Then: {cards_text(chosen)}, {cost}"
