"""The command line: each word finds the one who does it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.commands.printing import NobodyListens, ask, put, say
from game.commands.words import (
    DONE,
    FAILED,
    NOT_UNDERSTOOD,
    Misspelt,
    Words,
    help_page,
    initials_of,
    path_of,
    read_words,
)
from game.rules.cards import Card, cards_text, parse_cards
from game.rules.counting import points, show
from game.rules.errors import CribbageError
from game.rules.spoken import aloud, flush_that_counts_nothing
from game.store.folder import can_be_written, folder_to_read, usual_folder
from game.store.judged import JudgedGames
from game.store.kept_game import verify
from game.store.standings import standings_of
from game.store.wasco_file import Wasco
from game.store.wasco_page import page

VERSION = "0.6.0"
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
    put(str(folder_to_read(path_of(words, "--saves"))))
    return DONE


def _count(words: Words) -> int:
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

    is_fair, sentences = verify(Path(words["--verify"]))
    put("\n".join(sentences))
    return DONE if is_fair else FAILED


def _review(words: Words) -> int:
    from game.review.review_text import review_lines
    from game.review.reviewer import opened

    review, trouble = opened(Path(words["--review"]))
    if trouble:
        say(trouble)
    review.finish()
    put("\n".join(review_lines(review)))
    return FAILED if trouble else DONE


def _play(words: Words) -> int:
    """The road to the window brings pygame and the players with it."""
    from game.commands import start_game

    return start_game.play(words)


def _records(words: Words) -> int:
    """Show the record, or take games out of it."""
    wished = path_of(words, "--saves")
    if "--view-records" in words:
        return _view(Wasco(folder_to_read(wished)))
    wasco = Wasco(wished or usual_folder())
    if not wasco.path.parent.is_dir():
        raise Misspelt(f"There is no {wasco.path}; nothing is changed.")
    if not can_be_written(wasco.path.parent):  # another folder's record is another record
        raise Misspelt(f"{wasco.path} cannot be written; nothing is changed.")
    judged = JudgedGames(wasco.path.parent)
    if "--reset-records" in words:
        return _take_out(words, "", lambda: wasco.reset() or judged.reset())
    initials = initials_of(words, "--remove-record")
    return _take_out(words, f" of {initials}", lambda: wasco.remove(initials) or judged.remove(initials))


def _view(wasco: Wasco) -> int:
    counts = wasco.count()
    for line in page(standings_of(counts), wasco.latest()):
        put(line)
    if counts.strange:
        say(wasco.set_strange_lines_aside())
    return DONE


def _take_out(words: Words, whose: str, remove: Callable[[], str | None]) -> int:
    if "--yes" not in words and ask(f"Take all games{whose} out of the record? (yes/no)").lower() not in (
        "y",
        "yes",
    ):
        put("The record stays as it is.")
        return FAILED
    if trouble := remove():
        say(f"{trouble} Nothing is changed.")
        return NOT_UNDERSTOOD
    put(f"The record now holds no games{whose}.")
    return DONE


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
