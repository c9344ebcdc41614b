"""The chance to win over a game, as the person who reads the review could know it."""

from dataclasses import dataclass, field

from game.review.review_words import costliest
from game.review.reviewing import Reviewing

EVEN = 0.5


@dataclass
class ChanceGraph:
    """Values from the first card to the last; where deals begin, and which places the costliest have."""

    values: list[float]
    deals: dict[int, int] = field(default_factory=dict)
    """By the number of the deal, where it begins."""
    costly: dict[int, int] = field(default_factory=dict)
    """By the place, which of the costliest decisions it is."""


def chance_graph(review: Reviewing, seat: int) -> ChanceGraph:
    """The chance after each decision of a seat; and before the first, and at the end."""
    graph = ChanceGraph([EVEN])
    order = {id(one): number for number, one in enumerate(costliest(review), 1)}
    for one in review.of({seat}):
        graph.deals.setdefault(one.decision.deal, len(graph.values) - 1)
        if id(one) in order:
            graph.costly[len(graph.values)] = order[id(one)]
        graph.values.append(one.judgement.taken.chance or 0.0)
    if review.game.outcome:
        graph.values.append(float(review.game.outcome.winner == review.game.form.side(seat)))
    return graph
