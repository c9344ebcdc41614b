"""The command line: each word finds the one who does it, and only he is read in."""

from collections.abc import Callable, Sequence

from game.commands.printing import NobodyListens, put, say
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD, Misspelt, Words, help_page, read_words
from game.rules.errors import CribbageError

VERSION = "0.5.0"
INTERRUPTED = 130  # as a shell has it


def main(arguments: Sequence[str]) -> int:
    """Do what the words say; the exit code is 2 if they cannot be understood."""
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
    from game.commands.words import path_of
    from game.store.folder import folder_to_read

    put(str(folder_to_read(path_of(words, "--saves"))))
    return DONE


def _count(words: Words) -> int:
    from game.rules.cards import Card, cards_text, parse_cards
    from game.rules.counting import points, show
    from game.rules.spoken import aloud, flush_that_counts_nothing

    if "--starter" not in words:
        raise Misspelt("--count needs --starter and a card.")
    hand, starter = parse_cards(words["--count"]), Card.parse(words["--starter"])
    if not 3 <= len(hand) <= 5:
        raise Misspelt(f"A hand has 3 to 5 cards beside the starter, not {len(hand)}.")
    crib = "--crib" in words
    scores = show(hand, starter, crib=crib)
    put(f"{cards_text(hand)} + {starter}: {aloud(scores)}. {points(scores)}")
    if crib and (why_not := flush_that_counts_nothing(hand, starter)):
        put(why_not)
    return DONE


def _verify(words: Words) -> int:
    from pathlib import Path

    from game.store.kept_game import verify

    is_fair, sentences = verify(Path(words["--verify"]))
    put("\n".join(sentences))
    return DONE if is_fair else FAILED


def _review(words: Words) -> int:
    from pathlib import Path

    from game.review.review_text import review_lines
    from game.review.reviewer import opened

    review, trouble = opened(Path(words["--review"]))
    if trouble:
        say(trouble)
    review.finish()
    put("\n".join(review_lines(review)))
    return FAILED if trouble else DONE


def _records(words: Words) -> int:
    from game.commands.record_commands import change_or_show

    return change_or_show(words)


def _play(words: Words) -> int:
    from game.commands import start_game

    return start_game.play(words)


_DEEDS: dict[str, Callable[[Words], int]] = {
    "--help": _help,
    "--version": _version,
    "--where": _where,
    "--count": _count,
    "--view-records": _records,
    "--reset-records": _records,
    "--remove-record": _records,
    "--review": _review,
    "--verify": _verify,
}
