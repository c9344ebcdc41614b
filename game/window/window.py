"""How large the picture is in the window, in the shape it had on its own monitor."""

from enum import Enum
from io import BytesIO
from math import log
from os import environ
from pathlib import Path
from warnings import catch_warnings

import pygame
from pygame import Rect, Surface

from game.paint.looks.monitor import SHAPE, Monitor, Point
from game.window.enlarging import DEEP, Enlarger, Tube, draw_scan_lines
from game.window.line import PictureOverLine

HARDLY_SEEN = 0.1
"""A shape so little wider or higher than the true one may have whole pixels."""


class Fit(Enum):
    """How the picture fills the window."""

    SHARP = "sharp 4:3"
    WHOLE = "even lines"
    SQUARE = "square pixels"


def picture_size(monitor: Monitor, window: Point, fit: Fit) -> Point:
    """Return how large the picture is in a window; one too small for whole pixels gets the true shape."""
    if fit is Fit.WHOLE:
        choices = [size for size in _whole_sizes(monitor, window) if _distortion(size) < HARDLY_SEEN]
        choices = choices or _even_lines(monitor, window)
    elif fit is Fit.SQUARE:
        wide, high = monitor.size
        choices = [size for size in _whole_sizes(monitor, window) if size[0] * high == size[1] * wide]
    else:
        choices = []
    best_first = sorted(choices, key=lambda size: (_distortion(size), -size[0]))
    return best_first[0] if best_first else _true_size(window)


def _true_size(window: Point) -> Point:
    across, down = SHAPE
    wide, high = window
    if wide * down > high * across:
        wide = high * across // down
    else:
        high = wide * down // across
    return max(wide, 1), max(high, 1)


def _whole_sizes(monitor: Monitor, window: Point) -> list[Point]:
    wide, high = monitor.size
    return [
        (wide * across, high * down)
        for across in range(1, window[0] // wide + 1)
        for down in range(1, window[1] // high + 1)
    ]


def _even_lines(monitor: Monitor, window: Point) -> list[Point]:
    """List sizes with all lines equally high, in the true shape; none in too small a window."""
    lines = monitor.size[1]
    high = _true_size(window)[1] // lines * lines
    return [(high * SHAPE[0] // SHAPE[1], high)] if high else []


def _distortion(size: Point) -> float:
    """Return how far a size is from the true shape, to either side; rounded, for equal shapes to be equal."""
    return round(abs(log(size[0] * SHAPE[1] / (size[1] * SHAPE[0]))), 6)


USUAL_SIZE = SHOT_SIZE = (1280, 960)
ICON = (32, 32)
BARS = (0, 0, 0)
UNSEEN = "offscreen"
DESKTOP_ID = "org.example.crib"  # by it a desktop finds icon and entry, in assets/shelf


class NoDisplay(RuntimeError):
    """There is no screen on which a window could be opened."""


class NoShot(RuntimeError):
    """A picture that cannot be kept where it was asked for."""


class Window:
    """A window on the picture, opened when it is made. `fit`, `scan_lines`, `glow` may change at any time."""

    monitor: Monitor
    """The monitor that it stands for; a dark one has none yet."""

    def __init__(
        self,
        title: str,
        *,
        size: Point = USUAL_SIZE,
        full_screen: bool = False,
        fit: Fit = Fit.SHARP,
        scan_lines: bool = False,
        glow: bool = False,
    ) -> None:
        self.fit, self.scan_lines, self.glow = fit, scan_lines, glow
        self.size, self.full_screen = size, False
        """The window's size while it does not fill the screen, and whether it does."""
        self._wire, self._tube, self._enlarger = PictureOverLine(), Tube(), Enlarger()
        self._laid_out: object = None
        # Windows would otherwise blow the window up a second time on a fine screen.
        environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        # A pad is heard while another window has the keyboard, as pygame-ce has it by itself.
        environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
        for desktop in ("X11", "WAYLAND"):
            environ.setdefault(f"SDL_VIDEO_{desktop}_WMCLASS", DESKTOP_ID)
        try:
            _find_display()
            pygame.display.set_caption(title)
            # Or pygame reads its own, which takes as long as the cover.
            pygame.display.set_icon(Surface(ICON))
            self.fill_screen(full_screen)
            pygame.display.flip()  # dark, as a tube is before it is warm
        except pygame.error as error:
            raise NoDisplay(f"CRIB found no screen to draw on ({error}).") from error

    def fill_screen(self, full_screen: bool) -> None:
        """Take the whole screen, or go back to the window; a screen that cannot be taken stays a window."""
        self.full_screen = full_screen and _take_screen()
        if not self.full_screen:
            # A desktop that lays windows out itself gives another size, of which no event tells.
            with catch_warnings(action="ignore", category=RuntimeWarning):
                pygame.display.set_mode(self.size, pygame.RESIZABLE)
        self.resized()

    def resized(self) -> None:
        """Take the size the window has now: the player pulled at its edge."""
        self.lost()
        if not self.full_screen:
            self.size = pygame.display.get_window_size()

    def lost(self) -> None:
        """Forget the window's contents, which may be gone."""
        self._laid_out = None

    @property
    def is_late(self) -> bool:
        """Whether some of the picture has not yet come over the machine's line."""
        return self._wire.is_late

    @property
    def is_seen(self) -> bool:
        """Whether it is neither minimized nor hidden; what another window covers, SDL 2 does not tell.

        A display that is gone counts as seen: the next picture finds out, and says so."""
        return pygame.display.get_active() or not pygame.display.get_init()

    def show(self, picture: Surface, frames: int = 0) -> None:
        """Show the picture; over a line, as much as comes in n frames."""
        window = pygame.display.get_surface()
        assert window is not None, "the window is open"
        area = self.area.clip(window.get_rect())  # a window being pulled at is ahead of its surface
        laid_out = tuple(area), self.scan_lines
        is_anew = laid_out != self._laid_out
        if is_anew:
            self._laid_out = laid_out
            self._enlarger.forget()
            window.fill(BARS)
        seen = self._wire.bring(picture, self.monitor.line, 0 if is_anew else frames)
        seen = self._tube.glow(seen) if self.glow else seen
        changed = [part.move(area.topleft) for part in self._enlarger.enlarge(seen, window.subsurface(area))]
        if self.scan_lines:
            for part in changed:
                draw_scan_lines(window, part, part.height * self.monitor.size[1] // area.height)
        pygame.display.flip() if is_anew else pygame.display.update(changed)

    @property
    def area(self) -> Rect:
        """The part of the window that the picture fills; the rest is bars."""
        window = Rect((0, 0), pygame.display.get_window_size())
        area = Rect((0, 0), picture_size(self.monitor, window.size, self.fit))
        area.center = window.center
        return area

    def picture_point(self, point: Point) -> Point | None:
        """Return the picture's pixel under a point of the window, or None in the bars around it."""
        area = self.area
        if not area.collidepoint(point):
            return None
        across = (point[0] - area.left) * self.monitor.size[0] // area.width
        down = (point[1] - area.top) * self.monitor.size[1] // area.height
        return across, down


def save_shot(picture: Surface, path: Path) -> None:
    """Keep the picture as a PNG file in its true shape; `NoShot` says why it cannot be."""
    shot, content = Surface(SHOT_SIZE, 0, DEEP), BytesIO()
    Enlarger().enlarge(picture, shot)
    pygame.image.save(shot, content, "shot.png")
    try:
        path.write_bytes(content.getvalue())
    except OSError as error:
        raise NoShot(f"Can't write {path}: {error.strerror or error}.") from None


def _find_display() -> None:
    """Find a display: SDL takes one that nobody sees, which counts only where it was asked for."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver == UNSEEN and environ.get("SDL_VIDEODRIVER") != UNSEEN:
        pygame.display.quit()
        raise pygame.error("only one that nobody sees")


def _take_screen() -> bool:
    try:
        pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
    except pygame.error:
        return False
    return True
