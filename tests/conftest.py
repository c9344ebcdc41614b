"""All tests run without a screen and without a sound."""

import os
from collections.abc import Callable
from functools import partial

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest
from pygame import Surface

from game.players.search.situation import Effort
from game.review.reviewing import Reviewing
from game.scenes.pace import Metronome
from tests import pictures

FAINT = Effort(work=2_000, work_on_lead=2_000, deals_drawn=60, deals_played=8)
CheckPicture = Callable[[Surface, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--redraw", action="store_true", help="draw the picture references anew")


@pytest.fixture
def check_picture(request: pytest.FixtureRequest) -> CheckPicture:
    return partial(pictures.check, redraw=request.config.getoption("--redraw"))


@pytest.fixture
def faint_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are judged at a glance, for tests that ask for no figure."""
    monkeypatch.setattr(Reviewing, "effort", FAINT)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def metronome(clock: Clock) -> Metronome:
    return Metronome(clock)
