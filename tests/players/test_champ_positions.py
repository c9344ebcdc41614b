"""The champ's own card, in a dozen positions of six cards and nine of three-handed, written down.

Whoever makes him stronger writes down what he answers then, with the figures of the tournament."""

from pathlib import Path

import pytest

from game.players.champ import Champ
from game.rules.cards import parse_cards
from game.rules.position_reader import read_position

LINES = Path(__file__).with_name("champ_positions.txt").read_text().splitlines()[1:]


@pytest.mark.parametrize("line", LINES, ids=[str(number) for number in range(1, len(LINES) + 1)])
def test_the_champ_answers_as_he_did(line: str) -> None:
    answer, _, position = line.partition(" | ")
    view = read_position(position)
    champ = Champ()
    chosen = [champ.play(view)] if view.kept else champ.lay_away(view)
    assert set(chosen) == set(parse_cards(answer))
