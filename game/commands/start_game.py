"""The command line opens the window, and the game is played."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import values
from game.commands.words import FAILED, Words, say
from game.store.folder import choose_folder
from game.store.window_settings import WindowSettings, load_window_settings

if TYPE_CHECKING:
    from game.run_options import RunOptions
    from game.store.settings import Settings

    Evening = tuple[Settings, RunOptions]

CANNOT_BE_MISSPELT = {"--saves"}
STRAIGHT_TO_THE_TABLE = {"--record", "--seed"}


def play(words: Words) -> int:
    """Open the window and play: at once, or after a look at words that could be misspelt."""
    folder, complaints = choose_folder(values.path(words, "--saves"))
    if words.keys() <= CANNOT_BE_MISSPELT:
        return open_window(load_window_settings(folder), lambda: _evening(words, folder, complaints))
    evening = _evening(words, folder, complaints)
    return open_window(evening[0], lambda: evening)


def _evening(words: Words, folder: Path, complaints: list[str]) -> "Evening":
    from game.commands.choices import choose
    from game.run_options import RunOptions
    from game.store.settings import load_settings

    settings, more = load_settings(folder)
    choose(settings, words)
    run_options = RunOptions(
        folder,
        initials=values.initials(words, "--record"),
        seed=values.seed(words),
        demo="--demo" in words,
        begin=bool(words.keys() & STRAIGHT_TO_THE_TABLE),
        frames=values.frames(words),
        screenshot=values.path(words, "--screenshot"),
        replay=values.game_file(words),
        complaints=(*complaints, *more),
    )
    for complaint in run_options.complaints:
        say(complaint)
    return settings, run_options


def open_window(settings: WindowSettings, evening: "Callable[[], Evening]") -> int:
    """The only road to pygame: first the window and its cover, then all that lies behind it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is the player's own
    from game.cover import open_cover
    from game.screen.window.window import NoDisplay

    try:
        cover = open_cover(settings)
    except NoDisplay as error:
        say(str(error))
        return FAILED
    from game.app import run

    return run(*evening(), cover)
