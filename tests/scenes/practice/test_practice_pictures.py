"""The pages of practice without figures of the judge as they look, and room for every word on all."""

from pathlib import Path

import pytest

from game import machines
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.looks.look import Look
from game.paint.screen import Screen
from game.practice.rounds import beside_then
from game.rules.cards import parse_cards
from game.sheets.spots import BACK, GO_ON
from tests.conftest import CheckPicture
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.practice.practice_pictures import PRACTICE
from tests.scenes.practice.test_table_question import answered
from tests.scenes.words_at_table import Listener, beyond_their_plates, without_room


def looks() -> list[Look]:
    return [switched_on(name).look for name in machines.names()]


@pytest.mark.parametrize("name", ["practice", "drill"])
def test_a_page_is_drawn_as_it_was(name: str, tmp_path: Path, check_picture: CheckPicture) -> None:
    picture = Screen(switched_on(USUAL))
    PRACTICE[name](tmp_path).stack.draw(picture)
    check_picture(picture.surface, f"practice_{name}")


@pytest.mark.parametrize("machine", machines.names())
def test_figures_stand_beside_the_hand_of_the_day_where_there_is_room(machine: str, tmp_path: Path) -> None:
    """In forty columns the hand itself comes first."""
    screen = scene_on(InkScreen(switched_on(machine)), "hand_of_the_day", tmp_path)
    (best, *_), figures = screen.areas_of("best"), screen.areas_of("they peg")
    assert bool(figures) == (machine != "c128")
    assert all(area.left > best.right for area in figures)


@pytest.mark.parametrize("name", PRACTICE)
def test_every_word_of_it_has_room(name: str, tmp_path: Path) -> None:
    heard = Listener()
    PRACTICE[name](tmp_path).stack.draw(heard)
    for look in looks():
        assert not [*without_room(look, heard), *beyond_their_plates(look, heard)]


def test_the_longest_verdict_has_room(tmp_path: Path) -> None:
    judgment = answered(tmp_path).scene.judgment  # type: ignore[attr-defined]
    heard = Listener()
    heard.messages.add((beside_then(judgment, parse_cards("TD JH"), "12.3 % of a game"), (GO_ON, BACK)))
    assert not [words for look in looks() for words in without_room(look, heard)]
