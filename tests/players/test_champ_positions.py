"""The champ's own card, in positions of six cards, three-handed and others, and what he makes of each choice.

Whoever makes him stronger writes down what he answers then, with the figures of the tournament."""

from pathlib import Path

import pytest

from game.players.champ import Champ
from game.players.player import think_through
from game.players.weigh.weighing import QUICK, careful_options
from game.rules.cards import parse_cards
from game.rules.position_reader import read_position
from game.rules.view import View
from game.values import replace

LINES = Path(__file__).with_name("champ_positions.txt").read_text().splitlines()[1:]
WRITTEN_DOWN = pytest.mark.parametrize(
    "line", LINES, ids=[str(number) for number in range(1, len(LINES) + 1)]
)


def figures(view: View) -> str:
    """The chance of the best choice, and of all of them together each figure that the coach tells."""
    options = think_through(careful_options(view, Champ.odds(view.form), replace(QUICK, races=True)))
    told = [
        (one.chance, one.points, one.hand, one.crib, one.pegged, one.conceded, one.answered)
        for one in options
    ]
    return " ".join(f"{figure:.4f}" for figure in (options[0].chance, *map(sum, zip(*told, strict=True))))


@WRITTEN_DOWN
def test_the_champ_answers_as_he_did(line: str) -> None:
    answer, _, position = line.split(" | ")
    view = read_position(position)
    champ = Champ()
    chosen = [champ.play(view)] if view.kept else champ.lay_away(view)
    assert set(chosen) == set(parse_cards(answer))


@WRITTEN_DOWN
def test_he_makes_of_his_choices_what_he_did(line: str) -> None:
    _, told, position = line.split(" | ")
    assert figures(read_position(position)) == told
