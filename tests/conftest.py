"""All tests run without a screen and without a sound."""

import os
from collections.abc import Callable
from functools import partial

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest
from pygame import Surface

from tests import pictures

CheckPicture = Callable[[Surface, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--redraw", action="store_true", help="draw the picture references anew")


@pytest.fixture
def check_picture(request: pytest.FixtureRequest) -> CheckPicture:
    return partial(pictures.check, redraw=request.config.getoption("--redraw"))
