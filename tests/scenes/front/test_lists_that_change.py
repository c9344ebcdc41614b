"""A list that has changed while something lay over it: the highlight stays on its line."""

from itertools import product
from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.rules.house import COUNTINGS
from game.rules.presets import PRESETS
from game.scenes.box import Notice
from game.scenes.front.choose_game import HouseRules
from tests.scenes.driver import at_home
from tests.scenes.front.test_choose_game import take

FIRE, BACK, RIGHT = Button.FIRE, Button.BACK, Button.RIGHT


def test_other_rules_shorten_the_card_of_the_table(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    take(home, "bsd")
    assert "-e explain" in home.lines
    home.take_line("House rules")
    home.go_to_line("Counting")
    while home.session.settings.house_rules.counting.by_players:
        home.press(RIGHT)
    home.press(BACK)
    home.stack.draw(Screen(switched_on(USUAL)))
    home.press(FIRE)
    assert isinstance(home.scene, HouseRules)


@pytest.mark.parametrize("preset", [name for name, preset in PRESETS.items() if preset.muggins])
def test_what_the_house_has_otherwise_stands_on_the_card_in_words(preset: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    take(home, preset)
    for form, counting in product(FORMS, COUNTINGS):
        home.session.settings.form = form
        home.session.settings.set_rule("counting", counting)
        shown = {row.value_words for row in home.row_scene.rows}
        assert not shown & {*FORMS, *COUNTINGS} - {"automatic"}


def test_what_goes_wrong_again_and_again_is_told_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.session.complaints += ["It cannot be written."] * 40
    home.tick()
    assert list(home.on(Notice).lines) == ["It cannot be written."]
