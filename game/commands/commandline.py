"""The command line: reads its words, and runs the command that they name."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence

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
        words = read_words(arguments)
        deed = next((deed for name, deed in _DEEDS.items() if name in words), _play)
        return deed(words)
    except (Misspelled, CribbageError) as error:
        say(str(error))
        return NOT_UNDERSTOOD
    except NobodyListens as error:
        say(str(error))
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _help(_: Words) -> int:
    put(help_page())
    return DONE


def _version(_: Words) -> int:
    put(f"CRIB {VERSION}")
    return DONE


def _count(words: Words) -> int:
    from game.commands import count

    return count.do(words)


def _kept(words: Words) -> int:
    """Go to the record and to kept games."""
    from game.commands import kept

    return kept.do(words)


def _verify(words: Words) -> int:
    """Go to one kept game and its seal."""
    from game.commands import verify

    return verify.do(words)


def _desk(words: Words) -> int:
    """Go to the players, to ask them something or to seat them elsewhere."""
    from game.commands import desk

    return desk.do(words)


def _play(words: Words) -> int:
    """Go to the window, or to the text edition."""
    from game.commands import start_game

    return start_game.play(words, VERSION)


_DEEDS: dict[str, Callable[[Words], int]] = {
    "--help": _help,
    "--version": _version,
    "--where": _kept,
    "--count": _count,
    "--view-records": _kept,
    "--export": _kept,
    "--reset-records": _kept,
    "--remove-record": _kept,
    "--review": _kept,
    "--verify": _verify,
    "--compare": _kept,
    "--deals": _kept,
    "--ask": _desk,
    "--enter": _desk,
    "--engine": _desk,
}
