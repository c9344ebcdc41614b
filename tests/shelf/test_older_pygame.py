"""The older pygame does as well as pygame-ce: what touches the window, the hands and the sound, on it."""

import os
from pathlib import Path

import pytest

from tests.shelf.programs import copy_of_the_house, environment, run

pytestmark = pytest.mark.slow
OLDER = ("pygame>=2.6,<3", "pytest>=8")
TRIED = (
    "devices",
    "paint",
    "scenes/front",
    "scenes/table",
    "window",
)
# Letters that are turned, and what a dummy screen of SDL 2.28 cannot do and a real one can.
LEFT_OUT = "not title and not gives_back_the_window_as_it_was and not pointer_of_its_own and not picture"


def test_the_older_pygame_does_as_well(tmp_path: Path) -> None:
    python, house = environment(tmp_path / "environment", *OLDER), copy_of_the_house(tmp_path / "house")
    tried = [f"tests/{place}" for place in TRIED]
    own = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    said = run(python, "-m", "pytest", "-q", "-k", LEFT_OUT, *tried, at=house, environ=own)
    assert "failed" not in said
    asked = "import pygame; print('version', pygame.ver)"
    assert "version 2.6" in run(python, "-c", asked, at=house, environ=own)
    words = ("main.py", "--demo", "--seed", "1", "--frames", "300", "--saves", str(tmp_path / "saves"))
    run(python, *words, at=house, environ=own)
