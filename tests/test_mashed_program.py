"""The whole program mashed: keys, mouse, letters, jumps of the clock, storms of sizes, a lost display."""

import gc
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.session.run_options import RunOptions
from game.store.settings import Settings, load_settings
from game.store.unfinished import UnfinishedGames
from game.window import app as app_module
from game.window.app import App
from game.window.opening import open_window
from game.window.window import NoDisplay

FRAMES = 250
KEYS = [
    *(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_F1, pygame.K_F11, pygame.K_PERIOD),
    *(pygame.K_KP_ENTER, pygame.K_KP8, pygame.K_KP5, pygame.K_KP0, pygame.K_m, pygame.K_g, pygame.K_a),
]
WINDOW_EVENTS = (
    *(pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED),
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN),
)


class Mash:
    """One evening with somebody who leans on everything."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        settings = Settings(level="landlubber", initials="ABC", muted=True, speed=5, wait=False)
        self.folder = folder
        begin = self.chance.random() < 0.5
        self.app = App(settings, RunOptions(folder, begin=begin), open_window(settings))

    def run(self) -> None:
        for _ in range(FRAMES):
            if not self.app.is_running:
                break
            self.chance.choice([self._key, self._key, self._key, self._mouse, self._window])()
            self.app.frame(self.chance.choice([0, 1, 1, 1, 5, 60]))

    def _key(self) -> None:
        code = self.chance.choice(KEYS)
        letter = self.chance.choice(["", "a", "7", "\x1b", "é", "\u202e", "🂡"])
        mod = self.chance.choice([0, 0, 0, pygame.KMOD_ALT, pygame.KMOD_CTRL])
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": code, "mod": mod, "unicode": letter}))
        if self.chance.random() < 0.8:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, {"key": code, "mod": mod}))

    def _mouse(self) -> None:
        place = {"pos": (self.chance.randrange(-50, 2000), self.chance.randrange(-50, 2000))}
        still = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, {**place, **still}))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            button = self.chance.choice([1, 1, 2, 3])
            pygame.event.post(pygame.event.Event(kind, {**place, "button": button, "touch": False}))

    def _window(self) -> None:
        """A storm of sizes, some of them no window could have."""
        for _ in range(self.chance.choice([1, 1, 20])):
            kind = self.chance.choice(WINDOW_EVENTS)
            size = {"x": self.chance.randrange(0, 20_000), "y": self.chance.randrange(0, 20_000)}
            pygame.event.post(pygame.event.Event(kind, size))
        if self.chance.random() < 0.2 and not self.app.window.full_screen:
            size_now = self.chance.randrange(1, 900), self.chance.randrange(1, 700)
            pygame.display.set_mode(size_now, pygame.RESIZABLE)


def mash(folder: Path, seed: int) -> None:
    mashed = Mash(folder, seed)
    mashed.run()
    mashed.app._close()
    settings, complaints = load_settings(folder)
    assert complaints == []
    assert settings == mashed.app.settings
    for waiting in UnfinishedGames(folder).look():
        assert waiting.lines
        assert waiting.trouble == ""


def test_a_few_evenings(tmp_path: Path) -> None:
    for seed in range(3, 6):
        mash(tmp_path / str(seed), seed)


@pytest.mark.slow
def test_three_hundred_evenings(tmp_path: Path) -> None:
    for seed in range(6, 306):
        gc.collect()
        mash(tmp_path / str(seed), seed)


def lost_for_good() -> None:
    pygame.display.quit()


def lost_at_the_next_picture() -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("the display is gone")

    pygame.display.flip = pygame.display.update = refuse


def lose_the_display(lose: Callable[[], None], folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lose it in the middle of a game, and return what is said of it."""
    settings = Settings(level="landlubber", muted=True, speed=5, volume=3, guide="no")
    for show in ("flip", "update"):
        monkeypatch.setattr(pygame.display, show, getattr(pygame.display, show))
    frame, frames = App.frame, [0]

    def counted(self: App, steps: int, slept: int = 0) -> None:
        frames[0] += 1
        if frames[0] == 20:
            lose()
        frame(self, steps, slept)
        self.stack.redraw()

    monkeypatch.setattr(App, "frame", counted)
    options = RunOptions(folder, seed="7", begin=True, frames=5000)  # steps: some are slept through
    with pytest.raises(NoDisplay) as lost:
        app_module.run(settings, options, open_window(settings))
    assert frames[0] < 5000
    return str(lost.value)


@pytest.mark.parametrize("lose", [lost_for_good, lost_at_the_next_picture])
def test_a_display_that_is_lost_is_a_sentence_and_the_game_is_kept(
    lose: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert lose_the_display(lose, tmp_path, monkeypatch).endswith(f"). {app_module.SAVED}")
    assert load_settings(tmp_path)[0].volume == 3
    assert len(UnfinishedGames(tmp_path).look()) == 1


def test_settings_that_could_not_be_saved_are_not_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.txt").mkdir()
    said = lose_the_display(lost_for_good, tmp_path, monkeypatch)
    assert said.endswith(f"). {app_module.NOT_SAVED}")
