"""A game of a real board is typed in at the terminal."""

import sys

from game.commands.words import DONE, FAILED, Words, path_of
from game.session.run_options import RunOptions
from game.store.folder import choose_folder
from game.store.settings import load_settings
from game.terminal.conversation import Conversation
from game.terminal.enter_game import EnterGame
from game.terminal.session_in_lines import SessionInLines


def do(words: Words) -> int:
    """Ask for the game, and keep it."""
    folder, complaints = choose_folder(path_of(words, "--saves"))
    settings, _ = load_settings(folder)
    if sys.stdin is None or sys.stdout is None:
        return FAILED
    options = RunOptions(folder, complaints=tuple(complaints))
    is_well = EnterGame(SessionInLines(settings, options, Conversation(sys.stdin, sys.stdout))).run()
    return DONE if is_well else FAILED
