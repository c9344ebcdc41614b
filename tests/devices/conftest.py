from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A window that nobody sees, with an empty queue of events."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 48))
    pygame.event.clear()
    yield
    pygame.joystick.quit()
    pygame.display.quit()
