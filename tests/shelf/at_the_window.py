"""Somebody at the window edition in a page: keys, a mouse or a finger, and what is seen, heard and kept."""

import random
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from game.scenes.table.cut_input import CUT
from game.scenes.table.discard import DISCARD
from tests.shelf.chromium import Browser
from tests.test_window_play import points

Place = tuple[int, int]
PATIENCE, LONGEST_GAME = 45, 300
QUICK = "new&target=61&level=landlubber&speed=5&seed=page"
"""A short game against the weakest, with cards that are the same each time."""
HEARD = "return document.getElementById('heard').textContent"
TOLD = "return told.hidden ? '' : told.textContent"
BOX = """const box = picture.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height, picture.width, picture.height]"""
FIRE, RIGHT = "Enter", "ArrowRight"
PEOPLE = {
    "Enter": "\ue007",
    "ArrowRight": "\ue014",
    "Escape": "\ue00c",
    "F3": "\ue033",
    "F2": "\ue032",
    "ArrowDown": "\ue015",
}


class AtTheWindow:
    """A browser, and hands."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def opens(self, words: str = "") -> None:
        """Open the page and wait for its first picture."""
        self.browser.open(f"{self.address}?{words}" if words else self.address)
        self.sees_a_picture()

    def sees_a_picture(self) -> None:
        self.waits(lambda: self.shown > 0, "a picture")

    def waits(self, found: Callable[[], object], what: str) -> None:
        """Wait until something is so."""
        until = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < until, f"{what} never came: {self.told()} {self.heard()[-300:]}"
            time.sleep(0.1)

    @property
    def shown(self) -> int:
        return self.browser.run("return window.shown") or 0

    def heard(self) -> str:
        text: str = self.browser.run(HEARD)
        return text

    def told(self) -> str:
        text: str = self.browser.run(TOLD)
        return text

    def hears(self, words: str) -> None:
        self.waits(lambda: words in self.heard(), repr(words))

    def is_told(self, words: str) -> None:
        self.waits(lambda: words in self.told(), repr(words))

    def kept(self) -> dict[str, str]:
        found: dict[str, str] = self.browser.run("return {...localStorage}")
        return {name.removeprefix("crib/"): text for name, text in found.items() if name.startswith("crib/")}

    @property
    def journal(self) -> str:
        """The moves of the game under way, as they are kept: below the time of the last."""
        unfinished = (text for name, text in self.kept().items() if name.startswith("unfinished"))
        return "".join(text.partition("\n")[2] for text in unfinished)

    @property
    def has_finished(self) -> bool:
        return any(name.startswith("games/") for name in self.kept())

    # Hands.

    def presses(self, *keys: str) -> None:
        self.browser.acts(
            "key",
            [{"type": kind, "value": PEOPLE.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")],
        )

    def points_at(self, place: Place, *, touch: bool = False) -> None:
        """Press a point of the picture, in its own pixels."""
        left, top, width, height, wide, high = self.browser.run(BOX)
        x, y = round(left + (place[0] + 0.5) * width / wide), round(top + (place[1] + 0.5) * height / high)
        self.presses_point(x, y, touch=touch)

    def presses_point(self, x: int, y: int, *, touch: bool = False) -> None:
        """Press a point of the page."""
        there = {"type": "pointerMove", "duration": 0, "x": x, "y": y}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.browser.acts("pointer", [there, *press], pointerType="touch" if touch else "mouse")

    def goes_on(self, deeds: Iterable[object], until: Callable[[], object]) -> None:
        """Do one thing after the other until something is so."""
        ended = time.monotonic() + LONGEST_GAME
        for _ in deeds:
            if until():
                return
            assert time.monotonic() < ended, f"it does not get on: {self.told()} {self.heard()[-300:]}"


def by_keys(somebody: AtTheWindow) -> Iterator[None]:
    """Some keys, over and over."""
    while True:
        for keys in ((FIRE,), (RIGHT, FIRE), (FIRE,)):
            somebody.presses(*keys)
            yield


def by_pointing(somebody: AtTheWindow, machine: str, folder: Path, *, touch: bool = False) -> Iterator[None]:
    """Press cards and words of the picture."""
    _, cards, words = points(folder, machine)
    chance = random.Random(1)
    while True:
        deeds = words[DISCARD], words[CUT], words["middle"]
        for place in (*chance.sample(cards, 2), *deeds, *chance.sample(cards, 6)):
            somebody.points_at(place, touch=touch)
            yield
