"""The keeper of pictures can fail."""

from pathlib import Path

import pygame
import pytest

from tests import pictures
from tests.pictures import RGB, Color


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pictures, "REFERENCES", tmp_path / "pictures")
    monkeypatch.setattr(pictures, "DIFFERS", tmp_path / "differs")
    return tmp_path


def _surface(rgb: tuple[int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((8, 8), 0, 32)
    surface.fill(rgb)
    return surface


@pytest.mark.usefixtures("elsewhere")
def test_a_picture_is_as_it_was() -> None:
    pictures.check(_surface(RGB[Color.RED]), "plain", redraw=True)
    pictures.check(_surface(RGB[Color.RED]), "plain")


def test_a_changed_picture_is_shown_beside_its_reference(elsewhere: Path) -> None:
    pictures.check(_surface(RGB[Color.RED]), "plain", redraw=True)
    with pytest.raises(AssertionError, match=r"differs.plain\.png"):
        pictures.check(_surface(RGB[Color.BLUE]), "plain")
    assert pygame.image.load(elsewhere / "differs" / "plain.png").get_size() == (24, 8)


@pytest.mark.usefixtures("elsewhere")
def test_a_picture_without_a_reference_fails() -> None:
    with pytest.raises(AssertionError, match="--redraw"):
        pictures.check(_surface(RGB[Color.RED]), "plain")


@pytest.mark.usefixtures("elsewhere")
def test_a_seventeenth_color_fails_even_when_redrawn() -> None:
    with pytest.raises(AssertionError, match="its machine has not"):
        pictures.check(_surface((1, 2, 3)), "plain", redraw=True)
