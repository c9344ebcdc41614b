"""The command line: what can be done in the terminal is done here, the rest is handed to the game."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game import commandchoices
from game.commandwords import Misspelt, Words, help_page, read_words
from game.rules.errors import CribbageError
from game.store.folder import choose_folder, is_one_waiting
from game.store.settings import Settings, load_settings
from game.store.wasco import Wasco
from game.wishes import Wishes

VERSION = "0.1.0"
DONE, FAILED, NOT_UNDERSTOOD = 0, 1, 2
STRAIGHT_TO_THE_TABLE = {"--record", "--seed"}


def main(arguments: Sequence[str]) -> int:
    """Do what the words say; the exit code is 2 if they cannot be understood."""
    try:
        words = read_words(arguments)
        for name, deed in _DEEDS.items():
            if name in words:
                return deed(words)
        return _play(words)
    except (Misspelt, CribbageError) as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD
    except BrokenPipeError:  # somebody looked at the first lines only
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _help(_: Words) -> int:
    print(help_page())
    return DONE


def _version(_: Words) -> int:
    print(f"CRIB {VERSION}")
    return DONE


def _count(words: Words) -> int:
    from game.rules.aloud import aloud, flush_that_counts_nothing
    from game.rules.cards import Card, cards_text, parse_cards
    from game.rules.counting import points, show

    if "--starter" not in words:
        raise Misspelt("--count needs --starter and a card.")
    hand, starter = parse_cards(words["--count"]), Card.parse(words["--starter"])
    if not 3 <= len(hand) <= 5:
        raise Misspelt(f"A hand has 3 to 5 cards beside the starter, not {len(hand)}.")
    crib = "--crib" in words
    scores = show(hand, starter, crib=crib)
    print(f"{cards_text(hand)} + {starter}: {aloud(scores)}. {points(scores)}")
    if crib and (why_not := flush_that_counts_nothing(hand, starter)):
        print(why_not)
    return DONE


def _view_records(words: Words) -> int:
    from game.store.counts import count_file
    from game.store.recordpage import page
    from game.store.standings import standings_of

    wasco = _wasco(words)
    counts = count_file(wasco.path, os.cpu_count() or 1)
    for line in page(standings_of(counts), wasco.latest()):
        print(line)
    if counts.strange:
        _say(wasco.set_strange_lines_aside())
    return DONE


def _reset_records(words: Words) -> int:
    return _take_out(words, "Take all games out of the record?", _wasco(words).reset)


def _remove_record(words: Words) -> int:
    initials = commandchoices.initials(words, "--remove-record")
    wasco = _wasco(words)
    return _take_out(
        words, f"Take all games of {initials} out of the record?", lambda: wasco.remove(initials)
    )


def _take_out(words: Words, question: str, remove: Callable[[], str | None]) -> int:
    if "--yes" not in words and not _is_agreed(question):
        print("The record stays as it is.")
        return FAILED
    if trouble := remove():
        _say(trouble)
        return FAILED
    return DONE


def _is_agreed(question: str) -> bool:
    try:
        return input(f"{question} (yes/no) ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _verify(words: Words) -> int:
    from game.store.verifying import verify

    is_fair, sentences = verify(Path(words["--verify"]))
    print("\n".join(sentences))
    return DONE if is_fair else FAILED


_DEEDS: dict[str, Callable[[Words], int]] = {
    "--help": _help,
    "--version": _version,
    "--count": _count,
    "--view-records": _view_records,
    "--reset-records": _reset_records,
    "--remove-record": _remove_record,
    "--verify": _verify,
}


def _play(words: Words) -> int:
    """Open the window and play."""
    folder, complaints = _folder_and_complaints(words)
    settings, more = load_settings(folder)
    commandchoices.choose(settings, words)
    wishes = Wishes(
        folder,
        initials=commandchoices.initials(words, "--record"),
        seed=commandchoices.seed(words),
        demo="--demo" in words,
        begin=bool(words.keys() & STRAIGHT_TO_THE_TABLE) and not is_one_waiting(folder),
        frames=commandchoices.frames(words),
        screenshot=commandchoices.path(words, "--screenshot"),
        replay=commandchoices.game_file(words),
        complaints=(*complaints, *more),
    )
    for complaint in wishes.complaints:
        _say(complaint)
    return _open(settings, wishes)


def _open(settings: Settings, wishes: Wishes) -> int:
    """The only road to pygame: first the window and its cover, then all that lies behind it."""
    from game.cover import open_cover
    from game.screen.window import NoDisplay

    try:
        cover = open_cover(settings)
    except NoDisplay as error:
        _say(str(error))
        return FAILED
    from game.app import run

    return run(settings, wishes, cover)


def _folder_and_complaints(words: Words) -> tuple[Path, list[str]]:
    return choose_folder(commandchoices.path(words, "--saves"))


def _wasco(words: Words) -> Wasco:
    folder, complaints = _folder_and_complaints(words)
    for complaint in complaints:
        _say(complaint)
    return Wasco(folder)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)
