"""LOADSTAR 128 by its book: the three cuts, the dark, go by hand, and muggins."""

from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.rules.events import Phase
from game.rules.moves import Claim, SayGo
from game.rules.presets import PRESETS
from game.scenes.table.game_scene import GameScene
from tests.scenes.by_the_book import Touched, asked, is_dark, one_game_with, true_count
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment, moment

DOWN, FAST, FIRE, GO = Button.DOWN, Button.FAST, Button.FIRE, Button.GO


def loadstar(home: Home) -> Touched:
    touched: Touched = set()

    def watch_thinking() -> None:
        scene = home.scene
        if not isinstance(scene, GameScene) or scene.thinking is None:
            return
        if home.top.seats[1].says == "thinking...." and Tune.THINKING in home.ear.heard:
            touched.add("thinking....")
        if home.game.phase is Phase.LAY_AWAY and "fast and dark" not in touched:
            assert not is_dark(home)
            home.press(FAST)
            assert is_dark(home)
            home.tick(20)
            assert is_dark(home), "less would be a flash"
            home.press(FAST)
            assert not is_dark(home)
            touched.add("fast and dark")

    for scene in asked(home, watch_thinking):
        match moment(scene):
            case Moment.CUT_FOR_DEAL:
                home.press(DOWN, FIRE)
                touched.add("cut low")
            case Moment.PLAY:
                touched |= loadstar_play(home)
            case Moment.SHOW:
                touched |= loadstar_count(home)
    assert max(home.game.scores) == home.game.target == 61
    return touched


def loadstar_play(home: Home) -> Touched:
    touched: Touched = set()
    view = home.game.view(0)
    too_high = [card for card in view.hand if card not in view.playable]
    if too_high:
        home.play(too_high[0])
        assert home.top.message.startswith("The total would be more than 31")
        assert Tune.ERROR in home.ear.heard
        touched.add("past 31")
    if view.playable:
        home.press(GO)
        assert home.top.message == "You are able to play a card"
        touched.add("no go")
    else:
        home.call_go()
        assert home.game.moves[-1] == (0, SayGo())
        touched.add("go by hand")
    return touched


def loadstar_count(home: Home) -> Touched:
    true, other = true_count(home), home.game.scores[1]
    if true == 0:
        return set()
    home.number(12 if true < 12 else 29)
    home.until_still()
    assert home.game.scores[1] == other
    assert isinstance(home.game.legal(0)[0], Claim), "counted too high: count again"
    home.number(true - 2 if true > 2 else 0)
    missed = 2 if true > 2 else true
    assert home.game.outcome or home.game.scores[1] == other + missed
    return {"count again", "it takes what is missed"}


def test_a_game_of_loadstar_has_all_that_is_loadstars(tmp_path: Path) -> None:
    everything = {"cut low", "thinking....", "fast and dark", "past 31", "no go", "go by hand"}
    counting = {"count again", "it takes what is missed"}
    settings: dict[str, Any] = {"preset": "loadstar", "target": 61, "house": "counting=loadstar"}
    one_game_with(everything | counting, tmp_path, loadstar, **settings)


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "loadstar"])
def test_no_other_source_goes_dark(preset: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset)
    home.answer_until(lambda: isinstance(home.scene, GameScene) and home.scene.thinking is not None)
    home.press(FAST)
    assert not is_dark(home)


def fast_home(folder: Path) -> Home:
    home = at_home(folder, preset="loadstar", target=61, wait=True, speed=3)
    home.until(lambda: home.is_asked)
    home.press(FAST)
    return home


def test_x4_what_must_be_read_stands_in_the_fast_mode_too(tmp_path: Path) -> None:
    home = fast_home(tmp_path)
    home.press(FIRE)
    home.until_waiting()
    assert home.top.verdict
    home.tick(600)
    assert home.context.acting.mover.waits
    home.press(FAST)
    assert home.context.acting.mover.waits, "only the button ends it"
    home.press(FAST)
    home.press(FIRE)
    home.answer_until(lambda: moment(home.scene) is Moment.SHOW and home.context.acting.mover.waits)
    home.tick(600)
    assert home.context.acting.mover.waits


def test_x4_cards_move_as_slowly_as_ever_in_the_fast_mode(tmp_path: Path) -> None:
    def steps_of_the_deal(home: Home) -> int:
        home.answer_until(lambda: moment(home.scene) is Moment.DEAL)
        return home.until(lambda: moment(home.scene) is not Moment.DEAL)

    slow = at_home(tmp_path / "slow", preset="loadstar", wait=True, speed=3)
    assert steps_of_the_deal(fast_home(tmp_path / "fast")) == steps_of_the_deal(slow) > 60


def test_x4_thinking_is_shortened(tmp_path: Path) -> None:
    def steps_of_a_thought(home: Home) -> int:
        home.answer_until(lambda: home.game.phase is Phase.PLAY and home.at.thinking is not None)
        return home.until(lambda: home.at.thinking is None)

    slow = at_home(tmp_path / "slow", preset="loadstar", wait=True, speed=3)
    assert steps_of_a_thought(fast_home(tmp_path / "fast")) < 5 < steps_of_a_thought(slow)


def test_x4_the_fast_mode_of_another_source_still_shows_all_at_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="champ", wait=True, speed=3)
    home.until(lambda: home.is_asked)
    home.press(FAST)
    home.press(FIRE)
    home.until_waiting()  # for who deals, which is to be read
    home.press(FIRE)
    home.until(lambda: home.is_asked)
    assert not home.context.acting.mover.waits
