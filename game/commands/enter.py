"""A game of a real board is typed in at the terminal."""

import sys

from game.commands.words import DONE, FAILED, Words, path_of
from game.devices.tune_player import Silence
from game.scenes.front.window_session import WindowSession
from game.session.run_options import RunOptions
from game.store.folder import choose_folder
from game.store.settings import load_settings
from game.terminal.conversation import Conversation
from game.terminal.enter_game import EnterGame


def do(words: Words) -> int:
    """Ask for the game, and keep it."""
    folder, complaints = choose_folder(path_of(words, "--saves"))
    settings, _ = load_settings(folder)
    if sys.stdin is None or sys.stdout is None:
        return FAILED
    session = WindowSession(
        settings, RunOptions(folder, complaints=tuple(complaints)), Silence(), has_keys=False
    )
    EnterGame(session, Conversation(sys.stdin, sys.stdout)).run()
    return DONE
