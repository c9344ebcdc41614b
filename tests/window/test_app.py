"""The program at run time, without a window: the clock, the gestures, and a machine that lacks things."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.devices.button import Click, PadLost
from game.devices.tunes import Tune
from game.paint.pages.title_page import icon
from game.scenes.box import Notice
from game.scenes.front.title import Title
from game.scenes.menu import MenuScene
from game.scenes.pace import MOST_STEPS_AT_ONCE, STEP, Metronome, for_a_while
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.store.settings import Settings, load_settings
from game.values import replace
from game.window.app import App
from game.window.opening import open_window
from game.window.window import Fit
from tests.conftest import Clock
from tests.devices.virtual_pad import VirtualPad
from tests.pictures import RGB
from tests.programs import python

# The clock.


def test_sixty_steps_a_second_whatever_the_pictures_take(clock: Clock, metronome: Metronome) -> None:
    steps = 0
    for frame in range(3000):
        clock.now += (0.003, 0.013, 0.031)[frame % 3]
        steps += metronome.steps_due()
    assert steps == pytest.approx((clock.now - 100) / STEP, abs=1)


def test_a_window_dragged_for_ten_seconds_skips_nothing(clock: Clock, metronome: Metronome) -> None:
    clock.now += 10
    assert metronome.steps_due() == MOST_STEPS_AT_ONCE
    clock.now += STEP
    assert metronome.steps_due() <= 2
    assert MOST_STEPS_AT_ONCE * STEP < 0.1


def test_it_rests_until_the_next_step(clock: Clock, metronome: Metronome) -> None:
    clock.now += STEP / 4
    metronome.steps_due()
    assert metronome.rest() == pytest.approx(3 * STEP / 4)
    clock.now += STEP
    assert metronome.rest() == 0


# The app.


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = started(tmp_path)
    yield app
    pygame.joystick.quit()
    pygame.display.quit()


def started(folder: Path, *, demo: bool = False, begin: bool = False, speed: int = 3) -> App:
    settings = Settings(level="landlubber", muted=True, speed=speed, guide="no")
    app = App(settings, RunOptions(folder, seed="7", demo=demo, begin=begin), open_window(settings))
    pygame.event.clear()
    app.frame(1)
    return app


def key(code: int, **more: object) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": code, "mod": 0, "unicode": "", **more}))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, {"key": code, "mod": 0}))


def test_the_window_wears_the_icon_of_its_machine(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    worn: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", worn.append)
    app.run_options = replace(app.run_options, frames=app.steps + 3)
    app.run()
    [shown] = worn
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(icon(app.screen.machine.look), "RGBA")


def test_a_key_reaches_the_scene_on_top(app: App) -> None:
    key(pygame.K_KP_ENTER)
    app.frame(1)
    assert isinstance(app.stack.top, GameScene)


def test_a_scene_change_lets_go_of_what_is_held(app: App) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_DOWN, "mod": 0, "unicode": ""}))
    key(pygame.K_RETURN)
    app.frame(1)
    assert not isinstance(app.stack.top, Title)
    top = app.stack.top
    assert top
    before, alone = repr({**vars(top), "steps_alone": 0}), top.steps_alone
    app.frame(MOST_STEPS_AT_ONCE)
    for _ in range(40):
        app.frame(1)
    assert repr({**vars(top), "steps_alone": 0}) == before
    assert top.steps_alone == alone + MOST_STEPS_AT_ONCE + 40, "nothing is pressed"


def test_the_cross_quits_at_once_and_keeps_the_game(tmp_path: Path) -> None:
    app = started(tmp_path, begin=True)
    for _ in range(60):
        app.frame(5)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.frame(5)
    app._obey(PadLost("a pad that was pulled out in the same moment"))
    assert not app.is_running
    assert (tmp_path / "unfinished.txt").exists()


def test_a_click_in_the_bars_or_on_nothing_is_harmless(app: App) -> None:
    top = app.stack.top
    for point in ((0, 0), (-5, 99999), (480, 5)):
        app._obey(Click(point))
    assert app.stack.top is top


def test_losing_the_focus_lets_go_of_the_keys(app: App) -> None:
    title = app.stack.top
    assert isinstance(title, Title)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_DOWN, "mod": 0, "unicode": ""}))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    for _ in range(120):
        app.frame(1)
    assert title.chosen == 1


def test_five_pads_at_once_and_one_pulled_out_pauses(tmp_path: Path) -> None:
    app = started(tmp_path, begin=True)
    pygame.joystick.init()
    pads = [VirtualPad(f"Pad {number}", hats=number % 2) for number in range(5)]
    for _ in range(30):
        app.frame(1)
    scene = app.stack.top
    assert isinstance(scene, GameScene)
    for pad in pads:
        pad.press(0)
        app.frame(1)
    assert app.stack.top is scene
    pads[2].unplug()
    app.frame(1)
    assert isinstance(app.stack.top, Notice)
    assert app.stack.top.lines[0] == "Pad 2 was unplugged."
    for pad in pads:
        pad.unplug()
    app.frame(1)
    for _ in pads:
        assert isinstance(app.stack.top, Notice)
        key(pygame.K_RETURN)
        app.frame(1)
    assert app.stack.top is scene


def test_keys_are_named_again_where_the_pad_in_hand_is_pulled_out(app: App) -> None:
    pygame.joystick.init()
    with VirtualPad() as pad:
        app.frame(1)
        pad.press(7)
        app.frame(1)
        assert "A select" in repr(app.screen.sheets[-1])
    app.frame(1)
    assert isinstance(app.stack.top, Notice)
    assert "Enter select" in repr(app.screen.sheets[-1])


def test_menus_tick_when_the_choice_moves_and_when_it_is_made(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Tune] = []
    monkeypatch.setattr(app.speaker, "play", heard.append)
    assert isinstance(app.stack.top, MenuScene)
    for code in (pygame.K_DOWN, pygame.K_UP, pygame.K_h, pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_RETURN):
        key(code)
        app.frame(1)
    assert heard == [Tune.TICK, Tune.TICK, Tune.TICK, Tune.FIRE]


def test_mute_and_full_screen_are_remembered(app: App, tmp_path: Path) -> None:
    key(pygame.K_m)
    app.frame(1)
    assert load_settings(tmp_path)[0].muted is False
    key(pygame.K_F11)
    app.frame(1)
    app.frame(1)
    assert app.settings.full_screen == app.window.full_screen


def test_window_and_cards_follow_a_setting_that_is_told_of(app: App, tmp_path: Path) -> None:
    app.session.change("scan_lines", True)
    app.session.change("glow", True)
    app.session.change("picture", "square")
    assert app.window.scan_lines
    assert app.window.glow
    assert app.window.fit is Fit.SQUARE
    assert load_settings(tmp_path)[0].picture == "square"
    assert app.stack.stale


def test_nothing_is_drawn_while_nothing_changes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []
    app.frame(1)
    monkeypatch.setattr(app.window, "show", lambda picture, _: shown.append(picture))
    for _ in range(600):
        app.frame(1)
    assert shown == []


def test_every_picture_of_a_demo_game_is_drawn_in_the_sixteen_colors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture has a palette: it is enough to look which of its places are used, and what they hold."""
    app = started(tmp_path, demo=True, speed=5)
    pictures = 0

    def look(picture: pygame.Surface, _: int) -> None:
        nonlocal pictures
        pictures += 1
        strange = picture.get_buffer().raw.translate(None, bytes(range(len(RGB))))
        assert not strange, f"picture {pictures} uses places {sorted(set(strange))} of the palette"
        assert tuple(tuple(color[:3]) for color in picture.get_palette()[: len(RGB)]) == RGB

    monkeypatch.setattr(app.window, "show", look)
    while not isinstance(app.stack.top, GameOver):
        app.frame(1)
    app.frame(1)
    assert pictures > 300


# A machine that lacks something.


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return python("main.py", "--saves", folder, *words, env={**os.environ, **environment}, timeout=60)


def test_without_a_display_it_says_so_and_fails(tmp_path: Path) -> None:
    played = run(tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=":4711")
    assert played.returncode == 1
    assert "CRIB found no screen to draw on" in played.stderr
    assert "Traceback" not in played.stderr


def test_without_a_sound_device_it_plays_on(tmp_path: Path) -> None:
    played = run(tmp_path, "--demo", "--frames", "20", SDL_AUDIODRIVER="nonsense")
    assert (played.returncode, played.stderr) == (0, "")


def test_a_moment_can_be_had_again_as_a_picture(tmp_path: Path) -> None:
    pictures = []
    for name in ("a", "b"):
        shot = tmp_path / f"{name}.png"
        run(tmp_path, "--demo", "--seed", "7", "--frames", "25", "--screenshot", str(shot))
        pictures.append(shot.read_bytes())
    assert pictures[0] == pictures[1]
    assert pygame.image.load(tmp_path / "a.png").get_size() == (1280, 960)


def test_where_nothing_can_be_kept_it_plays_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    played = run(tmp_path / "saves", "--seed", "7", "--frames", "20", XDG_DATA_HOME=str(tmp_path / "saves"))
    assert played.returncode == 0
    assert "so nothing will be saved." in played.stderr
    assert "Traceback" not in played.stderr


# A while of thoughts.


def test_thoughts_end_in_time_and_none_begins_that_would_be_late(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.pace.perf_counter", clock)
    taken: list[float] = []

    def thought(*lengths: float) -> bool:
        taken.append(lengths[min(len(taken), len(lengths) - 1)])
        clock.now += taken[-1]
        return len(taken) < 100

    for lengths, wanted in (((0.001,), 4), ((0.003,), 1), ((0.001, 0.002), 2), ((0.02,), 1)):
        taken.clear()
        for_a_while(lambda lengths=lengths: thought(*lengths), 0.0045)  # type: ignore[misc]
        assert len(taken) == wanted, lengths
