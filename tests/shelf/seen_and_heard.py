"""What is seen and heard of a game's beginning: `seen_and_heard MACHINE`, or `seen_and_heard MACHINE page`.

Both show their pictures on the page's window; `page` is the page itself, with its stand-in for pygame.
A machine called `each` is one after the other, by F9."""

import os
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch
from zlib import crc32

import pygame

from game import machines
from game.commands.commandline import VERSION
from game.commands.start_game import prepare
from game.commands.words import read_words
from game.devices.speech import ENGINES, Speech
from game.scenes.pace import MOST_STEPS_AT_ONCE
from game.window.app import App
from game.window.screen_reader import ScreenReader
from tests.shelf.stepped_page import LIKES, as_installed, opened
from tests.sources import HOUSE

WORDS = ["new", "seed=page", "level=landlubber", "speed=5", "target=61", "mute"]
KEYS = 12 * (pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_DOWN) + (pygame.K_F3, pygame.K_F1)
EACH = "each"


class Voice(Speech):
    """The game's own, which writes down what it would say."""

    def say(self, line: str) -> None:
        tell("speak", line)

    def hush(self) -> None:
        """Say on: a line that was begun is written."""


def tell(kind: str, what: Any) -> None:
    if kind == "speak" and what.strip():
        print(what)
    if kind == "picture":
        print(f"picture {crc32(what[-1]):08x}")


def own(words: list[str]) -> App:
    """The game with pygame."""
    sys.path.append(str(HOUSE / "tools/web"))
    from in_window import PageWindow  # type: ignore[import-not-found]

    pygame.display.init()  # which takes the keys
    settings, run_options = prepare(read_words([f"--{word}" for word in words]), VERSION)
    settings.speech = True  # the page tells all of it, wished or not
    app = App(settings, run_options, PageWindow(tell, LIKES["room"]))
    app.screen_reader = ScreenReader(app.stack, app.screen, Voice(ENGINES[0]), wanted=True)
    return app


def keys_on_each() -> Iterator[int]:
    """Yield the keys with F9 in between: they go round all machines."""
    each = -(-len(KEYS) // len(machines.names()))
    for at, key in enumerate(KEYS):
        if at and at % each == 0:
            yield pygame.K_F9
        yield key


def main(machine: str, *, is_page: bool) -> None:
    """Press one key after the other, each when nothing moves."""
    words = [f"machine={machines.USUAL if machine == EACH else machine}", *WORDS]
    app = opened(f"?{'&'.join(words)}", tell).app if is_page else own(words)
    for key in keys_on_each() if machine == EACH else KEYS:
        while not app.is_still:
            app.frame(MOST_STEPS_AT_ONCE)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        app.frame(1)


if __name__ == "__main__":
    clocks = [f"game.{module}.perf_counter" for module in ("scenes.pace", "window.app")]
    with TemporaryDirectory() as home, patch(clocks[0], float), patch(clocks[1], float):  # no time goes by
        os.environ["XDG_DATA_HOME"] = home
        as_installed()
        main(sys.argv[1], is_page=sys.argv[2:] == ["page"])
