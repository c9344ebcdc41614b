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


def _of_inks(*rgb: tuple[int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((8, 8), 0, 8)
    surface.set_palette(rgb)
    surface.fill(1, (0, 0, 4, 8))
    return surface


def test_another_palette_leaves_the_inks_as_they_were_and_is_drawn_anew(elsewhere: Path) -> None:
    was = _of_inks(RGB[Color.RED], RGB[Color.BLUE])
    pictures.check(was, "plain", redraw=True)
    now = _of_inks(RGB[Color.RED], RGB[Color.WHITE])
    pictures.check(now, "plain")
    now.fill(0)
    with pytest.raises(AssertionError, match=r"differs.plain\.png"):
        pictures.check(now, "plain")
    pictures.check(_of_inks(RGB[Color.RED], RGB[Color.WHITE]), "plain", redraw=True)
    kept = pygame.image.load(elsewhere / "pictures" / "plain.png")
    assert tuple(kept.get_at((0, 0)))[:3] == RGB[Color.WHITE]


@pytest.mark.usefixtures("elsewhere")
def test_a_picture_without_a_reference_fails() -> None:
    with pytest.raises(AssertionError, match="--redraw"):
        pictures.check(_surface(RGB[Color.RED]), "plain")


@pytest.mark.usefixtures("elsewhere")
def test_a_seventeenth_color_fails_even_when_redrawn() -> None:
    with pytest.raises(AssertionError, match="its machine has not"):
        pictures.check(_surface((1, 2, 3)), "plain", redraw=True)
