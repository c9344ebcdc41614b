"""The demo: the computer plays itself with open cards until a press."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.scenes.front.open_scene import open_scene
from game.scenes.front.title import DEMO_AFTER_SECONDS, Title
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import Way
from game.scenes.table.game_over import DEMO_SECONDS, GameOver
from game.scenes.table.game_scene import GameScene
from tests.scenes.driver import Home, at_home


def demo(folder: Path, **settings: object) -> Home:
    return at_home(folder, begin=False, demo=True, **settings)


def do(visit: Home, button: Button | None) -> None:
    """Press it; without a button, click on nothing."""
    if button:
        visit.press(button)
    else:
        visit.stack.click(None)


def test_the_title_left_alone_plays_by_itself(tmp_path: Path) -> None:
    visit = at_home(tmp_path, begin=False)
    visit.tick(DEMO_AFTER_SECONDS * STEPS_A_SECOND)
    assert isinstance(visit.scene, Title)
    visit.tick()
    assert visit.context.is_demo


@pytest.mark.parametrize("button", [Button.DOWN, None])
def test_a_press_puts_it_off_and_so_does_a_click_that_hits_nothing(
    button: Button | None, tmp_path: Path
) -> None:
    visit = at_home(tmp_path, begin=False)
    visit.tick(DEMO_AFTER_SECONDS * STEPS_A_SECOND - 1)
    do(visit, button)
    visit.tick(DEMO_AFTER_SECONDS * STEPS_A_SECOND)
    assert isinstance(visit.scene, Title)


@pytest.mark.parametrize("form", ["six-card", "four-handed"])
def test_all_hands_lie_open_and_nobody_is_asked(form: str, tmp_path: Path) -> None:
    visit = demo(tmp_path, preset="hoyle", form=form, wait=True)
    open_hands = False
    while not isinstance(visit.scene, GameOver):
        assert visit.on(GameScene).asked is None
        assert not visit.context.acting.mover.waits
        open_hands |= all(len(seat.hand) > 3 and all(seat.hand) for seat in visit.top.seats)
        visit.tick()
    assert open_hands


def test_it_leaves_the_seed_and_the_word_to_the_game_they_were_meant_for(tmp_path: Path) -> None:
    visit = at_home(tmp_path, begin=False, seed=1987)
    visit.session.shuffle.typed = "quince"
    visit.tick(DEMO_AFTER_SECONDS * STEPS_A_SECOND + 1)
    assert visit.context.is_demo
    assert visit.game.seed != "1987"
    assert (visit.session.shuffle.seed, visit.session.shuffle.typed) == ("1987", "quince")


def test_a_program_begun_with_it_plays_the_seed_that_was_wished_for(tmp_path: Path) -> None:
    visit = demo(tmp_path, seed=1987)
    assert visit.game.seed == "1987"
    visit.session.shuffle.typed = "quince"
    visit.stack.lay_over(open_scene(visit.session, Way.DEMO))
    assert visit.game.seed != "1987"
    assert visit.session.shuffle.typed == "quince"


def test_it_keeps_no_game(tmp_path: Path) -> None:
    visit = demo(tmp_path)
    visit.until(lambda: isinstance(visit.scene, GameOver))
    assert not (tmp_path / "unfinished.txt").exists()
    assert not (tmp_path / "games").exists()


def test_after_the_end_it_begins_anew(tmp_path: Path) -> None:
    visit = demo(tmp_path)
    visit.until(lambda: isinstance(visit.scene, GameOver))
    game = visit.game
    visit.tick(DEMO_SECONDS * STEPS_A_SECOND + 2)
    assert visit.game is not game
    assert visit.context.is_demo


@pytest.mark.parametrize("button", [*[*Button][:6], Button.FAST, Button.BACK, Button.HINT, None])
def test_any_press_and_any_click_end_it_at_the_title(button: Button | None, tmp_path: Path) -> None:
    visit = demo(tmp_path)
    visit.tick(200)
    do(visit, button)
    assert isinstance(visit.scene, Title)
