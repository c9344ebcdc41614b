"""The target asked for after the cut for deal, as CRIBBAGE 128 has it."""

from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.rules.events import Phase
from game.rules.moves import ChooseTarget, Cut
from game.sheets.spots import ButtonSpot
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.front.test_resume import go_on
from tests.scenes.seen import Moment, moment

DOWN, FIRE, UP = Button.DOWN, Button.FIRE, Button.UP


def asked_for_the_target(folder: Path, **settings: Any) -> Home:
    return when_asked(Moment.TARGET, folder, **{"preset": "loadstar", **settings})


def test_x3_it_is_asked_after_the_cut_and_before_the_deal(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path)
    assert [type(move) for _, move in home.game.moves] == [Cut, Cut]
    assert home.game.deals == 0
    assert home.at.button_names == ["61", "91", "121"]
    assert home.top.dealer == home.game.dealer, "who won the cut is seen"


@pytest.mark.parametrize(
    ("buttons", "target"),
    [((), 121), ((UP,), 121), ((DOWN,), 91), ((DOWN, DOWN), 61), ((DOWN,) * 5, 61), ((DOWN, DOWN, UP), 91)],
)
def test_x3_up_and_down_and_fire(buttons: tuple[Button, ...], target: int, tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path)
    home.press(*buttons)
    assert str(target) in home.top.message
    home.press(FIRE)
    assert home.game.moves[-1] == (0, ChooseTarget(target))
    home.until(lambda: moment(home.scene) is Moment.DEAL)
    assert home.game.target == home.top.target == target


def test_x3_the_one_that_fire_takes_is_lit(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path)
    assert home.at.lit_word == "121"
    home.press(DOWN)
    assert home.at.lit_word == "91"


def test_x3_the_mouse_chooses(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path)
    home.stack.click(ButtonSpot("91"))
    assert home.game.target == 91


def test_x3_what_was_set_before_is_offered_first(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path, target=61)
    home.press(FIRE)
    assert home.game.target == 61


def test_x3_the_person_is_asked_wherever_he_sits(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path, seats=("landlubber", "person"))
    assert home.at.asked == 1
    home.press(DOWN, FIRE)
    assert home.game.moves[-1] == (1, ChooseTarget(91))


def test_x3_a_demo_plays_to_what_was_set(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="loadstar", demo=True, target=91)
    home.until(lambda: home.game.deals == 1)
    assert home.game.target == 91


def test_x3_a_game_left_after_the_choice_goes_on_to_that_target(tmp_path: Path) -> None:
    home = asked_for_the_target(tmp_path)
    home.press(DOWN, DOWN, FIRE)
    home.until_still()
    again = go_on(tmp_path, preset="loadstar")
    again.until_still()
    assert again.game.target == again.top.target == 61


def test_x3_a_game_left_at_the_question_is_asked_again(tmp_path: Path) -> None:
    asked_for_the_target(tmp_path)
    again = go_on(tmp_path, preset="loadstar")
    again.until_still()
    assert moment(again.at) is Moment.TARGET
    assert again.at.asked == 0


def test_x3_no_other_source_asks(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd")
    home.answer_until(lambda: home.game.deals == 1)
    assert not any(isinstance(move, ChooseTarget) for _, move in home.game.moves)


def test_d13_a_loadstar_game_of_0_3_0_goes_on_as_it_began(tmp_path: Path) -> None:
    """Its house does not name the rules that came later: the starter is cut, and the target was settled."""
    lines = [
        "crib game 1",
        "seat 0 person ANN",
        "seat 1 landlubber LANDLUBBER",
        "preset loadstar",
        "crib log 1",
        "form six-card",
        "house go_by_hand=yes stakes=plain next_deal=cut target=91",
        "seed 7",
        "0 cut 26",
        "1 cut 20",
    ]
    (tmp_path / "unfinished.txt").write_text("\n".join(lines) + "\n")
    home = go_on(tmp_path, preset="loadstar")
    home.answer_until(lambda: home.is_asked and home.game.phase is Phase.CUT_STARTER)
    assert home.game.target == 91
