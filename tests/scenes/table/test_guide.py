"""The guide explains each step of a first game when it comes, once, and leaves when it is sent away."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.handbook.guided_steps import News, guide_words
from game.machines import names
from game.machines.power import switched_on
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.presets import PRESETS
from game.scenes.front.title import OfferGuide, Title
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.guide import GuideBox
from game.screen.screen import Screen
from game.screen.sheets import BoxSheet
from tests.scenes.driver import LONG, Home, at_home

FIRE, DOWN = Button.FIRE, Button.DOWN
BY_THE_TABLE = {News.COUNT, News.COUNT_CARD, News.CALL_MUGGINS}
"""Steps that come only where the players count."""


def play_guided(home: Home) -> list[str]:
    """A whole game, with all that the guide says; what is told is acknowledged by the button."""
    told = []
    for _ in range(LONG):
        scene = home.scene
        if isinstance(scene, GuideBox):
            told.append(" ".join(scene.lines))
            home.press(FIRE)
        elif isinstance(scene, GameOver):
            return told
        elif home.is_asked:
            home.answer()
        elif home.context.acting.mover.waits:
            home.press(FIRE)
        if isinstance(home.scene, GameScene):
            home.tick()
    raise AssertionError("the game never ended")


@pytest.mark.parametrize(
    ("preset", "unseen"),
    [
        ("champ", {News.CUT_PACK, *BY_THE_TABLE}),
        ("hoyle", BY_THE_TABLE),
        ("acc", {News.CUT_PACK}),
    ],
)
def test_every_step_of_a_game_is_explained_once(preset: str, unseen: set[News], tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset, guide="yes", seed=3)
    game = home.game
    told = play_guided(home)
    words = guide_words(game.form, game.house, home.context.voice.starter)
    assert len(set(told)) == len(told)
    assert set(told) == {words[step] for step in set(News) - unseen}
    assert home.session.settings.guide == "no"


def test_who_knows_the_game_sends_it_away(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes")
    home.until(lambda: isinstance(home.scene, GuideBox))
    home.press(DOWN, FIRE)
    assert home.session.settings.guide == "no"
    assert play_guided(home) == []


def test_it_is_offered_before_the_first_game_and_never_again(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, guide="ask")
    home.tick()
    home.press(FIRE)
    assert isinstance(home.scene, OfferGuide)
    home.press(Button.BACK)
    assert isinstance(home.scene, Title)
    home.press(FIRE, FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.session.settings.guide == "no"


def test_who_wants_it_has_it_at_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, guide="ask")
    home.press(FIRE, DOWN, FIRE)
    home.until(lambda: isinstance(home.scene, GuideBox))


def test_a_game_gone_on_with_is_explained_from_there_on(tmp_path: Path) -> None:
    home = at_home(tmp_path, initials="ANN")
    home.answer_until(lambda: len(home.game.moves) > 4)
    again = at_home(tmp_path, begin=False, initials="ANN", guide="yes")
    again.tick()
    again.press(FIRE)
    again.until(lambda: isinstance(again.scene, GuideBox))
    assert isinstance(again.scene, GuideBox)
    words = guide_words(home.game.form, home.game.house, "cut")
    assert "".join(again.scene.lines) not in (words[News.CUT_FOR_DEAL], words[News.DEAL])


def test_the_words_are_those_of_the_house(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="amiga", form="five-card")
    words = guide_words(home.game.form, PRESETS["loadstar"].house, "start")
    assert "two cards" in words[News.LAY_AWAY]
    assert "by hand: {go}, or up" in words[News.GO]
    assert "the start," in words[News.CUT_STARTER]
    assert "Here the play is over" in words[News.NEW_COUNT]
    assert "first at 61" in words[News.PEG]


@pytest.mark.parametrize("machine", names())
def test_each_machine_tells_of_its_own_table(machine: str) -> None:
    screen, form = Screen(switched_on(machine)), FORMS["six-card"]
    for words in guide_words(form, House(), "starter").values():
        screen.show([BoxSheet([words], ["Go on"])])
        assert "{" not in screen.news()
    table = screen.machine.words
    screen.show([BoxSheet([guide_words(form, House(), "starter")[News.DEAL]], ["Go on"])])
    assert table.dealer in screen.news()
