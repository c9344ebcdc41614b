"""The chance to win, drawn over the game, with the costliest decisions marked."""

from game.review.chances import chance_graph
from game.review.review_words import gave_away
from game.review.reviewing import Reviewing
from game.scenes.reading import Leafing
from game.screen.sheets import Curve, CurvesSheet, Scale

TITLE, FOOTER = "THE CHANCE TO WIN", "1 2 3: the costliest decisions   {back} back"
_MARKS = [(share / 4, f"{25 * share}%") for share in range(5)]


def chance_page(review: Reviewing) -> Leafing:
    """Any press that chooses leads back."""
    graph = chance_graph(review, review.people[0])
    last = max(1, len(graph.values) - 1)
    scale = Scale(0, 1, _MARKS, [(at / last, str(deal)) for deal, at in graph.deals.items()])
    curve = Curve("", graph.values, labels=graph.marks)
    return Leafing([CurvesSheet(TITLE, [gave_away(review)], [curve], scale, FOOTER)])
