"""The window keeps the picture's shape and finds what the mouse points at."""

from pathlib import Path
from typing import Any
from warnings import catch_warnings, warn

import pygame
import pytest

from game import machines
from game.machines import USUAL
from game.machines.ega import MONITOR
from game.machines.power import switched_on
from game.paint.looks.monitor import Monitor
from game.paint.screen import Screen
from game.sheets.sheets import TitleSheet
from game.window.enlarging import Enlarger, draw_scan_lines
from game.window.window import Fit, NoDisplay, Window, picture_size, save_shot
from tests.pictures import RGB, Color

BRIGHT = 250
HARDLY_SEEN = 5
"""Of 255: how far smooth scaling strays in a large piece."""


def opened(monitor: Monitor = MONITOR, **wished: Any) -> Window:
    window = Window("CRIB", **wished)
    window.monitor = monitor
    return window


@pytest.mark.parametrize(
    ("window", "fit", "size"),
    [
        ((1280, 960), Fit.SHARP, (1280, 960)),
        ((1920, 1080), Fit.SHARP, (1440, 1080)),
        ((800, 1200), Fit.SHARP, (800, 600)),
        ((50, 50), Fit.SHARP, (50, 37)),
        ((2560, 1440), Fit.WHOLE, (1920, 1400)),
        ((1280, 1100), Fit.WHOLE, (1280, 1050)),
        ((600, 400), Fit.WHOLE, (466, 350)),
        ((960, 720), Fit.WHOLE, (933, 700)),
        ((1280, 960), Fit.WHOLE, (933, 700)),
        ((400, 300), Fit.WHOLE, (400, 300)),
        ((1920, 1080), Fit.SQUARE, (1920, 1050)),
        ((1300, 1050), Fit.SQUARE, (1280, 700)),
        ((50, 50), Fit.SQUARE, (50, 37)),
        ((1, 1), Fit.SHARP, (1, 1)),
    ],
)
def test_the_picture_fills_the_window_in_its_shape(
    window: tuple[int, int], fit: Fit, size: tuple[int, int]
) -> None:
    assert picture_size(MONITOR, window, fit) == size


def test_whole_numbers_leave_every_pixel_sharp() -> None:
    screen = Screen(switched_on(USUAL))
    screen.show([TitleSheet(["New game"])])
    large = pygame.Surface((1920, 1400), 0, 32)
    Enlarger().enlarge(screen.surface, large)
    assert {tuple(large.get_at((x, y)))[:3] for x in range(0, 1920, 7) for y in range(0, 1400, 5)} <= set(RGB)


@pytest.mark.parametrize("size", [(960, 720), (1280, 1050), (3, 2)])
def test_a_window_of_few_colors_is_filled_too(size: tuple[int, int]) -> None:
    screen = Screen(switched_on(USUAL))
    screen.surface.fill(int(Color.WHITE))
    poor, rich = pygame.Surface(size, 0, 16), pygame.Surface(size, 0, 32)
    for window in (poor, rich):
        Enlarger().enlarge(screen.surface, window)
        assert min(window.get_at((size[0] - 1, size[1] - 1))[:3]) > BRIGHT - 10


def test_the_window_shows_the_picture_between_black_bars() -> None:
    window = opened(size=(1000, 600))
    picture = Screen(switched_on(USUAL)).surface.copy()
    picture.fill(int(Color.WHITE))
    window.show(picture)
    shown = pygame.display.get_surface()
    assert shown is not None
    assert [shown.get_at((x, 300))[0] > BRIGHT for x in (99, 100, 899, 900)] == [False, True, True, False]


def test_the_mouse_finds_the_pixel_it_points_at() -> None:
    window = opened(size=(1000, 600))
    assert window.picture_point((100, 0)) == (0, 0)
    assert window.picture_point((899, 599)) == (639, 349)
    assert window.picture_point((500, 300)) == (320, 175)
    assert window.picture_point((99, 300)) is None


def test_a_window_pulled_very_small_still_shows_a_picture() -> None:
    window = opened(size=(50, 50))
    window.show(Screen(switched_on(USUAL)).surface)
    assert window.area.size == (50, 37)


def test_the_full_screen_gives_back_the_window_as_it_was() -> None:
    window = opened(size=(700, 500))
    window.fill_screen(True)
    assert window.full_screen
    window.resized()
    window.fill_screen(False)
    assert not window.full_screen
    assert window.size == pygame.display.get_window_size() == (700, 500)


def test_a_desktop_that_lays_windows_out_itself_has_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    set_mode = pygame.display.set_mode

    def half_the_screen(_size: tuple[int, int], flags: int) -> pygame.Surface:
        warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=1)
        return set_mode((640, 1000), flags)

    monkeypatch.setattr(pygame.display, "set_mode", half_the_screen)
    with catch_warnings(action="error"):
        assert opened(size=(700, 500)).size == (640, 1000)


def test_a_screen_that_cannot_be_taken_stays_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(size=(700, 500))
    true_set_mode = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return true_set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    window.fill_screen(True)
    assert not window.full_screen
    assert pygame.display.get_window_size() == (700, 500)


def test_no_screen_at_all_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    with pytest.raises(NoDisplay, match="found no screen"):
        Window("CRIB")


def test_a_screen_that_nobody_sees_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay, match="nobody sees"):
        Window("CRIB")


def test_scan_lines_darken_the_gaps_and_nothing_else() -> None:
    surface = pygame.Surface((640, 700), 0, 32)
    surface.fill((255, 255, 255))
    draw_scan_lines(surface, surface.get_rect(), 350)
    assert [surface.get_at((5, y))[0] for y in range(4)] == [255, 0xC0, 255, 0xC0]


@pytest.mark.parametrize("machine", machines.names())
def test_a_glowing_tube_lights_what_lies_beside(machine: str) -> None:
    screen = Screen(switched_on(machine))
    wide, high = screen.surface.get_size()
    window = opened(screen.machine.look.monitor, size=(960, 720), glow=True)
    screen.surface.set_palette([(0, 0, 0), (255, 255, 255)])
    screen.surface.fill(0)
    screen.surface.fill(1, (0, 0, wide // 2, high))
    window.show(screen.surface)
    light = [shown().get_at((x, 360))[0] for x in (240, 477, 482, 720)]
    assert light[0] > BRIGHT
    assert light[1] > 2 * light[2] > 2 * light[3] == 0
    window.glow = False
    window.show(screen.surface)
    assert shows((470, 360), (255, 255, 255))
    assert shows((490, 360), (0, 0, 0))


def test_a_shot_has_the_shape_of_the_monitor(tmp_path: Path) -> None:
    save_shot(Screen(switched_on(USUAL)).surface, tmp_path / "shot.png")
    assert pygame.image.load(tmp_path / "shot.png").get_size() == (1280, 960)


def shown() -> pygame.Surface:
    """What the window shows."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def shows(point: tuple[int, int], color: tuple[int, ...]) -> bool:
    """Whether it is so there; to scale smoothly takes a little off a color."""
    return all(
        abs(is_now - is_meant) <= HARDLY_SEEN
        for is_now, is_meant in zip(shown().get_at(point), color, strict=False)
    )


def test_what_has_not_changed_is_left_as_it_is() -> None:
    window, screen = opened(size=(960, 720)), Screen(switched_on(USUAL))
    screen.surface.fill(int(Color.WHITE))
    window.show(screen.surface)
    shown().fill((1, 2, 3))
    screen.surface.fill(int(Color.RED), (0, 348, 3, 2))
    window.show(screen.surface)
    assert shows((0, 719), RGB[Color.RED])
    assert shows((90, 719), RGB[Color.WHITE])
    assert shows((959, 719), (1, 2, 3))


@pytest.mark.parametrize("size", [(960, 720), (1280, 960), (1013, 759), (640, 480), (300, 225)])
@pytest.mark.parametrize(("scan_lines", "glow"), [(False, False), (True, False), (False, True), (True, True)])
def test_a_picture_changed_by_pieces_is_the_one_that_is_shown_at_once(
    size: tuple[int, int], scan_lines: bool, glow: bool
) -> None:
    screen = Screen(switched_on(USUAL))
    window = opened(size=size, scan_lines=scan_lines, glow=glow)
    for lines in (["press the button"], ["New game", "Options", "Leave"], ["Leave"]):
        screen.show([TitleSheet(lines, 0)])
        window.show(screen.surface)
    by_pieces = shown().copy()
    window.lost()
    window.show(screen.surface)
    for one, other in ((by_pieces, shown()), (shown(), by_pieces)):
        lighter = one.copy()
        lighter.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
        assert not pygame.image.tobytes(lighter, "RGB").translate(None, bytes(range(HARDLY_SEEN + 1)))


def test_a_window_that_lost_its_picture_shows_all_of_it_again() -> None:
    window, picture = opened(size=(960, 720)), Screen(switched_on(USUAL)).surface
    picture.fill(int(Color.WHITE))
    for lose in (window.lost, window.resized, lambda: window.fill_screen(False)):
        shown().fill((0, 0, 0))
        lose()
        window.show(picture)
        assert shows((480, 360), RGB[Color.WHITE])
    picture.set_palette_at(int(Color.WHITE), RGB[Color.RED])
    window.show(picture)
    assert shows((480, 360), RGB[Color.RED])
