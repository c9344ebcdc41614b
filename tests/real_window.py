"""A real window on a screen that nobody sees: Xvfb, and hands that press its keys and move its mouse."""

import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.programs import bind_to_the_test
from tests.sources import HOUSE

SCREEN = "1280x1024x24"
# The key codes of a PC keyboard under X: those of the keypad say the same with Num Lock on or off.
KEYPAD: Mapping[str, int] = {
    "up": 80, "down": 88, "left": 83, "right": 85, "fire": 104, "go": 90, "fast": 91, "help": 106, "back": 82,
}  # fmt: skip
KEYBOARD: Mapping[str, int] = {"alt": 64, "return": 36}
LONGEST_GAME = 300  # seconds; a machine that does nothing else needs twenty
NUM_LOCK = 77
LEFT_BUTTON = 1
LIBRARIES = ("libX11.so.6", "libXtst.so.6")
BETWEEN = 0.025  # seconds: longer than a step of the clock, so that no two presses share one


def what_is_missing() -> str:
    """Why there can be no real window here; nothing where there can."""
    if not shutil.which("Xvfb"):
        return "Xvfb is missing: there is no screen to open a real window on"
    try:
        for library in LIBRARIES:
            ctypes.CDLL(library)
    except OSError as error:
        return f"nothing can press keys in a real window ({error}): xdotool brings along what is needed"
    return ""


needs_a_screen = pytest.mark.skipif(bool(what_is_missing()), reason=what_is_missing() or "nothing is missing")
NEEDS_A_WINDOW = [pytest.mark.window, needs_a_screen]


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own, by the name of its display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[writing],
        preexec_fn=bind_to_the_test,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def environment(display: str) -> dict[str, str]:
    """What a program needs to open its window there; there is no sound."""
    return {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


@contextmanager
def program(display: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The game, started as a player starts it."""
    started = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=HOUSE,
        env=environment(display),
        text=True,
        preexec_fn=bind_to_the_test,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        yield started
    finally:
        started.kill()
        started.wait()


# A window that closes while it is asked about would otherwise end the whole process.
_FORGIVE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)


class Hands:
    """Presses keys and clicks through the X server's own test extension, as a keyboard and a mouse would."""

    def __init__(self, display: str) -> None:
        self._x11, self._test = map(ctypes.CDLL, LIBRARIES)
        for function in ("XOpenDisplay", "XDefaultRootWindow"):
            getattr(self._x11, function).restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        assert self._display, f"no display {display}"
        self._x11.XSetErrorHandler(_FORGIVE)

    def press(self, *codes: int) -> None:
        """Press keys one after the other."""
        for code in codes:
            for down in (1, 0):
                self._test.XTestFakeKeyEvent(self._display, code, down, 0)
            self._wait()

    def chord(self, held: int, code: int) -> None:
        """Press a key while another is held."""
        self._test.XTestFakeKeyEvent(self._display, held, 1, 0)
        self.press(code)
        self._test.XTestFakeKeyEvent(self._display, held, 0, 0)
        self._wait()

    def click(self, point: tuple[int, int]) -> None:
        """Go to a point of the screen and click."""
        self._test.XTestFakeMotionEvent(self._display, -1, *point, 0)
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, LEFT_BUTTON, down, 0)
        self._wait()

    def resize(self, width: int, height: int) -> None:
        """Pull at the edge of the program's window."""
        self._x11.XResizeWindow(self._display, ctypes.c_void_p(self.wait_for_window()), width, height)
        self._wait()

    def place(self) -> tuple[int, int, int, int] | None:
        """Where on the screen the program's window lies: left, top, width and height; if there is one."""
        windows = self._windows()
        if not windows:
            return None
        root, edge, depth = ctypes.c_void_p(), ctypes.c_uint(), ctypes.c_uint()
        left, top = ctypes.c_int(), ctypes.c_int()
        width, height = ctypes.c_uint(), ctypes.c_uint()
        places = [ctypes.byref(value) for value in (root, left, top, width, height, edge, depth)]
        self._x11.XGetGeometry(self._display, ctypes.c_void_p(windows[0]), *places)
        return left.value, top.value, width.value, height.value

    def wait_for_window(self) -> int:
        """The program's window, once it is open; SDL may open it anew when its size changes."""
        for _ in range(400):
            windows = self._windows()
            if windows:
                return windows[0]
            time.sleep(BETWEEN)
        raise AssertionError("no window was opened")

    def _windows(self) -> list[int]:
        root = ctypes.c_void_p(self._x11.XDefaultRootWindow(self._display))
        above, below, number = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        places = [ctypes.byref(value) for value in (above, below, children, number)]
        self._x11.XQueryTree(self._display, root, *places)
        return [children[place] for place in range(number.value)]

    def close(self) -> None:
        """Let go of the display."""
        self._x11.XCloseDisplay(self._display)

    def _wait(self) -> None:
        self._x11.XFlush(self._display)
        time.sleep(BETWEEN)


def write_settings(saves: Path, **settings: object) -> None:
    """Quick, quiet, short, and against the weakest player."""
    saves.mkdir(exist_ok=True)
    usual = {"speed": 5, "house": "target=61", "level": "landlubber", "muted": "yes", "guide": "no"}
    chosen = {**usual, **settings}
    saves.joinpath("settings.txt").write_text("".join(f"{name} = {word}\n" for name, word in chosen.items()))


def press_until(done: Callable[[], bool], presses: Iterator[None]) -> None:
    """Press on until something is so."""
    begun = time.monotonic()
    while not done():
        assert time.monotonic() - begun < LONGEST_GAME, "the game does not get on"
        next(presses)


def presses(hands: Hands, *names: str) -> Iterator[None]:
    """These keys of the keypad, over and over, with Num Lock on and off."""
    while True:
        for name in names:
            hands.press(KEYPAD[name])
            yield
        hands.press(NUM_LOCK)
