from pathlib import Path

import pygame
import pytest

from game.machines.ega.machine import EGA
from game.screen.pages.logo import icon
from tests import pictures
from tests.conftest import CheckPicture

ASSETS = Path(__file__).parents[2] / "assets"
ON_THE_DESKTOP = 8


def test_the_desktops_icon_is_the_windows_own(
    check_picture: CheckPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of the logo `pytest --redraw` draws `assets/icon.png` anew."""
    monkeypatch.setattr(pictures, "REFERENCES", ASSETS)
    check_picture(pygame.transform.scale_by(icon(EGA), ON_THE_DESKTOP), "icon")
