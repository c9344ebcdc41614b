"""The program speaks what it draws, where that is wanted, and tells the table at a press."""

from pathlib import Path

import pygame
import pytest

from game.devices.speech import ENGINES, Speech
from game.scenes.box import Notice
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.store.settings import Settings
from game.window.app import App
from game.window.opening import open_window


class Remembering(Speech):
    """A voice that only remembers."""

    def __init__(self) -> None:
        super().__init__(ENGINES[0])
        self.heard: list[str] = []

    def say(self, line: str) -> None:
        if line:
            self.heard.append(line)

    def hush(self) -> None:
        self.heard.append("-")


def opened(folder: Path, *, speech: bool, begin: bool = False) -> tuple[App, Remembering]:
    settings = Settings(muted=True, speech=speech, guide="no")
    app = App(settings, RunOptions(folder, begin=begin, seed="7"), open_window(settings))
    app.screen_reader.speech = voice = Remembering()
    app._show()
    return app, voice


def press(app: App, code: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    app.frame(1)


def test_each_press_silences_and_what_is_new_is_spoken(tmp_path: Path) -> None:
    app, voice = opened(tmp_path, speech=True)
    press(app, pygame.K_DOWN)
    assert voice.heard == ["CRIB. New game", "-", "Game: CHAMP '87"]


def test_without_speech_only_what_is_asked_for_is_told(tmp_path: Path) -> None:
    app, voice = opened(tmp_path, speech=False, begin=True)
    for _ in range(200):
        app.frame(1)
    assert isinstance(app.stack.top, GameScene)
    assert voice.heard == []
    press(app, pygame.K_F3)
    assert "of 121" in voice.heard[-1]
    press(app, pygame.K_KP7)
    assert voice.heard[-1] == "-", "a figure for the cut"


def test_who_wants_speech_where_nothing_can_speak_reads_so_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.window.app.found", lambda: None)
    settings = Settings(muted=True, speech=True)
    app, seen = App(settings, RunOptions(tmp_path, frames=1), open_window(settings)), list[object]()
    monkeypatch.setattr(app, "_show", lambda *_: seen.append(app.stack.top))
    app.run()
    assert isinstance(first := seen[0], Notice)
    assert first.lines[0] == "No speech program found."


@pytest.mark.parametrize("wish", ["speech", "tell"])
def test_a_system_without_a_voice_says_so(wish: str, tmp_path: Path) -> None:
    app, _ = opened(tmp_path, speech=False)
    app.screen_reader.speech = Speech(None)
    if wish == "speech":
        app.session.change("speech", True)
    else:
        press(app, pygame.K_F3)
    assert isinstance(app.stack.top, Notice)
    assert app.stack.top.lines[0] == "No speech program found."
