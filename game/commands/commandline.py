"""The command line: each word finds the one who does it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from game.commands.printing import NobodyListens, put, say
from game.commands.words import (
    DONE,
    FAILED,
    NOT_UNDERSTOOD,
    Misspelt,
    Words,
    help_page,
    path_of,
    read_words,
)
from game.gc_tuning import end, read_first
from game.rules.errors import CribbageError

VERSION = "0.7.0"
INTERRUPTED = 130  # as a shell has it


def start() -> int:
    """Run the program, with its own words."""
    read_first()
    try:
        return main(sys.argv[1:])
    finally:
        end()


def main(arguments: Sequence[str]) -> int:
    """Do as the words say; the exit code is 2 if they cannot be understood."""
    try:
        words = read_words(arguments)
        deed = next((deed for name, deed in _DEEDS.items() if name in words), _play)
        return deed(words)
    except (Misspelt, CribbageError) as error:
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


def _where(words: Words) -> int:
    from game.store.folder import folder_to_read

    put(str(folder_to_read(path_of(words, "--saves"))))
    return DONE


def _count(words: Words) -> int:
    from game.rules.cards import Card, cards_text, parse_cards
    from game.rules.counting import points, show
    from game.rules.events import HandShown
    from game.rules.spoken import aloud, no_flush
    from game.rules.voice import HOUSE

    if "--starter" not in words:
        raise Misspelt("--count needs --starter and a card.")
    hand, starter = parse_cards(words["--count"]), Card.parse(words["--starter"])
    if not 3 <= len(hand) <= 5:
        raise Misspelt(f"A hand has 3 to 5 cards besides the starter, not {len(hand)}.")
    crib = "--crib" in words
    scores = show(hand, starter, crib=crib)
    put(f"{cards_text(hand)} + {starter}: {aloud(HOUSE, scores, hand)}. {points(scores)}")
    if why_not := no_flush(HOUSE, HandShown(0, crib, hand, starter, scores)):
        put(why_not)
    return DONE


def _kept(words: Words) -> int:
    """Take the road to the record and to kept games: the title stands 20 ms sooner without them."""
    from game.commands import kept

    return kept.do(words)


def _desk(words: Words) -> int:
    """Take the road to the players, for who asks them something or seats them elsewhere."""
    from game.commands import desk

    return desk.do(words)


def _play(words: Words) -> int:
    """Take the road to the window, which brings pygame and the players with it."""
    from game.commands import start_game

    return start_game.play(words, VERSION)


_DEEDS: dict[str, Callable[[Words], int]] = {
    "--help": _help,
    "--version": _version,
    "--where": _where,
    "--count": _count,
    "--view-records": _kept,
    "--reset-records": _kept,
    "--remove-record": _kept,
    "--review": _kept,
    "--verify": _kept,
    "--compare": _kept,
    "--deals": _kept,
    "--ask": _desk,
    "--enter": _desk,
    "--engine": _desk,
}
