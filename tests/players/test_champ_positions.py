"""The champ's own card, in positions of six cards, three-handed and others, and what he makes of each choice.

Whoever makes him stronger writes down what he answers then, with the figures of the tournament."""

from pathlib import Path

import pytest

from game.players.champ import Champ
from game.players.levels import LEVELS
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
    options = think_through(careful_options(view, replace(QUICK, races=True)))
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


def test_a_search_is_cut_into_slices() -> None:
    view = read_position(LINES[10].split(" | ")[2])
    assert sum(1 for _ in Champ().think_play(view)) > 300


@WRITTEN_DOWN
def test_he_makes_of_his_choices_what_he_did(line: str) -> None:
    _, told, position = line.split(" | ")
    assert figures(read_position(position)) == told


OTHERS = {
    "landlubber": (
        "2D9S 5C AH 2HKS 8C8S 9S 7S 8D 6H 5D 6C 2C KC 8C TC JC 9D AH 2D KD QS QS JS 5D 5S QCKS 2H 9DQH "
        "5H 2D AS"
    ),
    "deckhand": (
        "2D9S QS 9H 5C7C 8CJD 9S 8D 9S 6H 2C 7C KC KC TD TC JC 9D TH 2D TS QS 3C 3H 4C KD QCKS 4C 9C9D "
        "QH 8S AS"
    ),
    "bsd": (
        "2D9S QS 9H 5C7C 8C8S 9S 8D 9S 6H 2C 3C KS KC TD TC JC 4D 3S 2D 3S QS 3C TS 4C 3S QDKS 4C 9C9D "
        "TS KD AS"
    ),
    "skipper": (
        "2D9S 5C 9H 5C7C 8CJD 9S 8D 8S 3D 2C 3C KS KC TD TC 9C 4D 3S 2D 3S QS 3C 3H 4C 3S QCKS 2H 9C9D "
        "QS 8S AS"
    ),
    "shipmate": "4HQS QS 9H 5C7C 8CJD 9S 8D 8D 6H 2C 3C KC KC TD KD 9C",
}


@pytest.mark.parametrize("level", OTHERS)
def test_the_others_answer_as_they_did(level: str) -> None:
    """By one seed: what they overlook or err in is drawn anew for each position."""
    player, made = LEVELS[level]("a seed"), []
    for line, _ in zip(LINES, OTHERS[level].split(), strict=False):
        view = read_position(line.split(" | ")[2])
        made.append(sorted([player.play(view)] if view.kept else player.lay_away(view)))
    assert " ".join("".join(map(str, cards)) for cards in made) == OTHERS[level]


def test_each_level_has_its_answers() -> None:
    assert {*OTHERS, "champ"} == {*LEVELS}
