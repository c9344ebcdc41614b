"""What is said of an answer is what the two chances beside it are apart."""

import pytest

from game.players.weigh.weighing import Judgment
from game.practice.rounds import verdict
from game.rules.cards import parse_cards
from tests.coaching.analyses import card


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.436, "Right! Nothing beats it"),
        (0.433, "As good as the best"),
        (0.429, "Close enough: it costs 0.7 games in 100"),
        (0.406, "Yours costs 3.0 games in 100"),
    ],
)
def test_as_good_as_the_best_is_what_wins_as_often(chance: float, said: str) -> None:
    best, other = card("QD", 0, 3.2, 2.4, 0.436), card("AC", 0, 2.6, 1.4, chance)
    assert verdict(Judgment(parse_cards("AC"), (best, other))) == said
