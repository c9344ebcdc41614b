"""The command line opens the window, or talks in the terminal, and the game is played."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import values
from game.commands.printing import is_terminal, say, unheard
from game.commands.words import DONE, FAILED, Words
from game.gc_tuning import read_first
from game.store.folder import choose_folder
from game.store.settings import WindowSettings, load_window_settings

if TYPE_CHECKING:
    from game.run_options import RunOptions
    from game.store.settings import Settings

    Evening = tuple[Settings, RunOptions]

CANNOT_BE_MISSPELT = {"--saves"}
STRAIGHT_TO_THE_TABLE = {"--record", "--new", "--seed"}
ASKS_FOR_A_NEW_GAME = {"--new", "--preset", "--form", "--level", "--target", "--seed"}
CHOSEN = {*ASKS_FOR_A_NEW_GAME, *STRAIGHT_TO_THE_TABLE}
NEEDS_A_WINDOW = {"--demo", "--replay", "--frames", "--screenshot"}


def play(words: Words) -> int:
    """Open the window and play: at once, or after a look at words that could be misspelt."""
    folder, complaints = choose_folder(values.path(words, "--saves"))
    if "--text" in words:
        return _play_in_text(words, _evening(words, folder, complaints))
    if words.keys() <= CANNOT_BE_MISSPELT:
        settings, evening = load_window_settings(folder), lambda: _evening(words, folder, complaints)
    else:
        chosen = _evening(words, folder, complaints)
        settings, evening = chosen[0], lambda: chosen
    code = open_window(settings, evening)
    return _without_window(words, evening) if code is None else code


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


def open_window(settings: WindowSettings, evening: "Callable[[], Evening]") -> int | None:
    """The only road to pygame: first the window and its cover, then all behind it; None without a screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is the player's own
    from game.cover import open_cover
    from game.screen.window.window import NoDisplay, NoShot

    try:
        cover = open_cover(settings)
        read_first()
        from game.app import run

        return run(*evening(), cover)
    except (NoDisplay, NoShot) as error:
        say(str(error))
        return None if isinstance(error, NoDisplay) else FAILED


def _without_window(words: Words, evening: "Callable[[], Evening]") -> int:
    """Where there is a terminal, it does as well."""
    if words.keys() & NEEDS_A_WINDOW or not is_terminal():
        return FAILED
    say("It is played in this terminal instead, in lines of text.")
    return _play_in_text(words, evening())


def _play_in_text(words: Words, evening: "Evening") -> int:
    """The road without pygame."""
    if sys.stdin is None or sys.stdout is None:
        say("There is nobody to talk with: the input or the output is closed.")
        return FAILED
    from game.terminal.text_evening import play_in_text

    try:
        is_chosen, is_new = bool(words.keys() & CHOSEN), bool(words.keys() & ASKS_FOR_A_NEW_GAME)
        play_in_text(*evening, is_chosen=is_chosen, is_new=is_new)
    except OSError as error:
        unheard(error)
    return DONE
