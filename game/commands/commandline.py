"""The command line: reads its words, and runs the command that they name."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from importlib import import_module

from game.commands.printing import NobodyListens, put, say
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD, Misspelled, Words, help_page, read_words
from game.interrupts import INTERRUPTED, end_at_once, hear
from game.rules.errors import CribbageError

VERSION = "0.7.0"
WHILE_READ = 100_000, 10, 10
"""How much piles up before Python looks for garbage: in a program that is being read there is none."""


def start() -> int:
    """Run the program, with its own words."""
    gc.set_threshold(*WHILE_READ)
    try:
        hear()
        return main(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        end_at_once()
        gc.freeze()  # Python looks through nothing once more as it ends


def main(arguments: Sequence[str]) -> int:
    """Do as the words say; the exit code is 2 if they cannot be understood."""
    try:
        return _do(read_words(arguments))
    except (Misspelled, CribbageError) as error:
        say(str(error))
        return NOT_UNDERSTOOD
    except NobodyListens as error:
        say(str(error))
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


_DEEDS = {
    "--where": "kept.where",
    **dict.fromkeys(("--view-records", "--reset-records", "--remove-record"), "kept.records"),
    "--export": "kept.export",
    "--review": "kept.review",
    "--compare": "kept.compare",
    "--deals": "kept.deals",
    "--ask": "desk.ask",
    "--engine": "desk.engine",
    "--count": "count.do",
    "--enter": "enter.do",
    "--verify": "verify.do",
}
"""What is done in the terminal, and what does it: a module and its function."""


def _do(words: Words) -> int:
    """Do what is named, else play; no other command's code is read."""
    if "--help" in words:
        put(help_page())
        return DONE
    if "--version" in words:
        put(f"CRIB {VERSION}")
        return DONE
    if deed := next((deed for name, deed in _DEEDS.items() if name in words), ""):
        module, _, name = deed.partition(".")
        code: int = getattr(import_module(f"game.commands.{module}"), name)(words)
        return code
    from game.commands import start_game

    return start_game.play(words, VERSION)
