"""A list that has changed while something lay over it: the highlight stays on its line."""

from pathlib import Path

from game.devices.button import Button
from game.scenes.front.house_rules import HouseRules
from game.screen.screen import Screen
from tests.scenes.driver import at_home
from tests.scenes.front.test_cabinet import go_to, rows, take

FIRE, BACK, RIGHT = Button.FIRE, Button.BACK, Button.RIGHT


def test_other_rules_shorten_the_card_of_the_table(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    take(home, "bsd")
    assert "Explain counts" in [row.words for row in rows(home).rows]
    go_to(home, "House rules")
    home.press(FIRE)
    go_to(home, "Counting")
    while home.evening.settings.house_rules.counting.by_players:
        home.press(RIGHT)
    home.press(BACK)
    home.stack.draw(Screen())
    home.press(FIRE)
    assert isinstance(home.scene, HouseRules)
