"""A game of a real board is typed in at the terminal."""

from game.commands.printing import typed_and_printed
from game.commands.words import DONE, FAILED, Words, path_of
from game.session.run_options import RunOptions
from game.store.folder import choose_folder
from game.store.settings import load_settings
from game.terminal.conversation import Conversation
from game.terminal.enter_game import EnterGame
from game.terminal.session_in_lines import SessionInLines


def do(words: Words) -> int:
    """Ask for the game, and keep it."""
    conversation = Conversation(*typed_and_printed())
    folder, complaints = choose_folder(path_of(words, "--saves"))
    settings, _ = load_settings(folder)
    options = RunOptions(folder, complaints=tuple(complaints))
    is_well = EnterGame(SessionInLines(settings, options, conversation)).run()
    return DONE if is_well else FAILED
