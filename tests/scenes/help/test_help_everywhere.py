"""F1 leads to a page wherever there is more to be told, and from it back again; the guide is offered."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.front.choose_game import TableCard
from game.scenes.front.title import HowToPlay, OfferGuide, Title
from game.scenes.front.window_session import WindowSession
from game.scenes.help_pages import Help, RulesHelp
from game.scenes.practice.learn_list import LearnList
from game.scenes.scene import Scene, Way
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.store.settings import Settings
from tests.scenes.driver import Ear, Home, at_home
from tests.scenes.replays import replayed
from tests.scenes.seen import Moment
from tests.store.games import saved_game


@pytest.mark.parametrize("way", [Way.CHOOSE_GAME, Way.OPTIONS, Way.RECORDS, "replay", "table"])
def test_help_is_there_between_games_too(tmp_path: Path, way: Way | str) -> None:
    home = at_home(tmp_path, begin=False)
    scenes: dict[Way | str, Scene] = {
        "replay": replayed(saved_game()),
        "table": TableCard(home.session),
    }
    home.stack.lay_over(home.stack._opened(scenes.get(way) or way))  # type: ignore[arg-type]
    below = home.scene
    home.press(Button.HELP)
    seen = Screen(switched_on(USUAL)).show(home.on(RulesHelp).picture())
    assert seen.of <= seen.rows, "all of it is seen at once"
    home.press(Button.BACK)
    assert home.scene is below


def test_how_to_play_offers_the_lessons_the_rules_and_the_guide(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.on(Title).chosen = 3
    home.press(Button.FIRE)
    assert isinstance(home.scene, HowToPlay)
    home.press(Button.FIRE)
    assert isinstance(home.scene, LearnList)
    home.press(Button.BACK, Button.FIRE, Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, Help)
    home.press(Button.BACK)
    assert isinstance(home.scene, Title)
    home.press(Button.FIRE, Button.DOWN, Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.context.guide


def test_the_card_of_the_table_offers_it_before_the_first_game(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, guide="ask")
    home.stack.lay_over(TableCard(home.session))
    home.press(Button.FIRE)
    assert isinstance(home.scene, OfferGuide)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.context.guide


def test_what_leads_straight_to_the_table_begins_with_the_cut(tmp_path: Path) -> None:
    home = Home(
        WindowSession(Settings(level="landlubber"), RunOptions(tmp_path, begin=True, seed="7"), Ear())
    )
    home.until_asked(Moment.CUT_FOR_DEAL)
    assert not home.game.moves


def test_a_game_that_was_asked_for_leaves_an_older_one_to_the_menu(tmp_path: Path) -> None:
    at_home(tmp_path, initials="ANN").until_asked(Moment.CUT_FOR_DEAL)
    settings = Settings(level="landlubber", initials="ANN", guide="no")
    home = Home(WindowSession(settings, RunOptions(tmp_path, begin=True, anew=True), Ear()))
    home.until_asked(Moment.CUT_FOR_DEAL)
    title = Title(home.session)
    home.stack.lay_over(title)
    home.tick()
    assert home.scene is title
    assert len(title.games) == 2
