"""What is said of a game's beginning: by the game's own voice, or, `said_aloud page`, by the page."""

import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game.commands.commandline import VERSION
from game.commands.start_game import prepare
from game.commands.words import read_words
from game.devices.speech import ENGINES, Speech
from game.scenes.pace import MOST_STEPS_AT_ONCE
from game.window.app import App
from game.window.opening import open_window
from game.window.screen_reader import ScreenReader
from tests.shelf.stepped_page import as_installed, opened

WORDS = ["machine=ega", "new", "seed=page", "level=landlubber", "speed=5", "target=61", "mute"]
KEYS = 12 * (pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_DOWN) + (pygame.K_F3, pygame.K_F1)


class Voice(Speech):
    """The game's own, which writes down what it would say."""

    def say(self, line: str) -> None:
        tell("speak", line)

    def hush(self) -> None:
        """Say on: a line that was begun is written."""


def tell(kind: str, what: Any) -> None:
    if kind == "speak" and what.strip():
        print(what)


def own() -> App:
    settings, run_options = prepare(read_words([f"--{word}" for word in WORDS]), VERSION)
    app = App(settings, run_options, open_window(settings))
    app.screen_reader = ScreenReader(app.stack, app.screen, Voice(ENGINES[0]), wanted=True)
    return app


def main(app: Any) -> None:
    """Press one key after the other, each when nothing moves."""
    for key in KEYS:
        while not app.is_still:
            app.frame(MOST_STEPS_AT_ONCE)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        app.frame(1)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        as_installed()
        is_page = sys.argv[1:] == ["page"]
        main(opened(f"?{'&'.join(WORDS)}", tell).app if is_page else own())
