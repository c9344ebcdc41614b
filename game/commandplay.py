"""The command line opens the window, and the game is played."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import commandvalues
from game.commandwords import FAILED, Words, say
from game.store.folder import choose_folder, is_one_waiting
from game.store.windowsettings import WindowSettings, load_window_settings

if TYPE_CHECKING:
    from game.store.settings import Settings
    from game.wishes import Wishes

    Evening = tuple[Settings, Wishes]

CANNOT_BE_MISSPELT = {"--saves"}
STRAIGHT_TO_THE_TABLE = {"--record", "--seed"}


def play(words: Words) -> int:
    """Open the window and play: at once, or after a look at words that could be misspelt."""
    folder, complaints = choose_folder(commandvalues.path(words, "--saves"))
    if words.keys() <= CANNOT_BE_MISSPELT:
        return open_window(load_window_settings(folder), lambda: _evening(words, folder, complaints))
    evening = _evening(words, folder, complaints)
    return open_window(evening[0], lambda: evening)


def _evening(words: Words, folder: Path, complaints: list[str]) -> "Evening":
    from game.commandchoices import choose
    from game.store.settings import load_settings
    from game.wishes import Wishes

    settings, more = load_settings(folder)
    choose(settings, words)
    wishes = Wishes(
        folder,
        initials=commandvalues.initials(words, "--record"),
        seed=commandvalues.seed(words),
        demo="--demo" in words,
        begin=bool(words.keys() & STRAIGHT_TO_THE_TABLE) and not is_one_waiting(folder),
        frames=commandvalues.frames(words),
        screenshot=commandvalues.path(words, "--screenshot"),
        replay=commandvalues.game_file(words),
        complaints=(*complaints, *more),
    )
    for complaint in wishes.complaints:
        say(complaint)
    return settings, wishes


def open_window(settings: WindowSettings, evening: "Callable[[], Evening]") -> int:
    """The only road to pygame: first the window and its cover, then all that lies behind it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is the player's own
    from game.cover import open_cover
    from game.screen.window import NoDisplay

    try:
        cover = open_cover(settings)
    except NoDisplay as error:
        say(str(error))
        return FAILED
    from game.app import run

    return run(*evening(), cover)
