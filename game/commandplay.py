"""The command line opens the window, and the game is played."""

import os

from game import commandvalues
from game.commandchoices import choose
from game.commandwords import FAILED, Words, say
from game.store.folder import choose_folder, is_one_waiting
from game.store.settings import Settings, load_settings
from game.wishes import Wishes

STRAIGHT_TO_THE_TABLE = {"--record", "--seed"}


def play(words: Words) -> int:
    """Open the window and play."""
    folder, complaints = choose_folder(commandvalues.path(words, "--saves"))
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
    return open_window(settings, wishes)


def open_window(settings: Settings, wishes: Wishes) -> int:
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

    return run(settings, wishes, cover)
