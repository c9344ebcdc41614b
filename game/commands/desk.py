"""The desk in the terminal: a position is asked about, and one of our players sits in another's chair."""

import sys
from collections.abc import Callable

from game.commands.printing import put
from game.commands.words import DONE, FAILED, Misspelt, Words, number_of, path_of
from game.gc_tuning import from_now_on

MOST_SECONDS = 3600


def _ask(words: Words) -> int:
    from game.coaching.ask import ask_lines
    from game.rules.cards import letters
    from game.rules.in_words import listed
    from game.rules.position_reader import read_position

    seconds = number_of(words, "--rollout", 1, MOST_SECONDS) if "--rollout" in words else 0
    view = read_position(words["--ask"])
    for line in ask_lines(view, lambda cards: listed([*map(letters, cards)]), seconds):
        put(line)
    return DONE


def _engine(words: Words) -> int:
    from game.engines.our_chair import answers
    from game.players.levels import LEVELS
    from game.players.seating import is_player

    level = words["--engine"].lower()
    if not is_player(level):
        raise Misspelt(f"--engine must be one of {', '.join(LEVELS)}, not '{words['--engine']}'.")
    for answer in answers(level, sys.stdin or ()):
        put(answer)
    return DONE


def _enter(words: Words) -> int:
    from game.session.run_options import RunOptions
    from game.session.session import Session
    from game.store.folder import choose_folder
    from game.store.settings import load_settings
    from game.terminal.conversation import Conversation
    from game.terminal.enter_game import EnterGame

    folder, complaints = choose_folder(path_of(words, "--saves"))
    settings, _ = load_settings(folder)
    session = Session(settings, RunOptions(folder, complaints=tuple(complaints)))
    if sys.stdin is None or sys.stdout is None:
        return FAILED
    EnterGame(session, Conversation(sys.stdin, sys.stdout)).run()
    return DONE


_DEEDS: dict[str, Callable[[Words], int]] = {"--ask": _ask, "--engine": _engine, "--enter": _enter}


def do(words: Words) -> int:
    """Do that of them which the words name."""
    from_now_on()
    return next(deed for name, deed in _DEEDS.items() if name in words)(words)
