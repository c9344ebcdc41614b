"""The window opens while the rest of the program is read."""

import threading

import pytest

from game.store.settings import Settings
from game.window import opening
from game.window.window import NoDisplay, Window


def test_the_window_is_there_before_the_rest_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    stands, read = threading.Event(), list[str]()

    def reading(module: str) -> None:
        assert stands.wait(timeout=20), "the window waits for what is read"
        read.append(module)

    def opened(settings: Settings) -> Window:
        window = window_of(settings)
        stands.set()
        return window

    window_of = opening.open_window
    monkeypatch.setattr(opening, "import_module", reading)
    monkeypatch.setattr(opening, "part_of", reading)
    monkeypatch.setattr(opening, "open_window", opened)
    opening.open_meanwhile(Settings(machine="amiga"), "game.window.app")
    assert read == ["game.window.app", "amiga.machine"]


def test_without_a_screen_what_is_read_is_waited_for_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_screen(_: Settings) -> Window:
        raise NoDisplay("no screen.")

    monkeypatch.setattr(opening, "open_window", no_screen)
    before = threading.active_count()
    with pytest.raises(NoDisplay):
        opening.open_meanwhile(Settings(), "game.window.app")
    assert threading.active_count() == before
