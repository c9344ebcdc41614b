"""Prints what is saved: the record, a game's review, the figures to export."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.commands.printing import agrees, put, say
from game.commands.words import (
    DONE,
    FAILED,
    NOT_UNDERSTOOD,
    Misspelled,
    Words,
    cards_word,
    initials_of,
    path_of,
)
from game.store.criblog import Criblog
from game.store.folder import can_be_written, folder_to_read, usual_folder
from game.store.judged import JudgedGames
from game.store.reading import is_sure, read_text
from game.store.standings import standings_of
from game.store.wasco_file import LOOKED_AT, RECENT, Wasco
from game.store.wasco_page import page

Remove = Callable[[], str | None]


def where(words: Words) -> int:
    """Print the folder with the player's files."""
    put(str(_read_in(words)))
    return DONE


def _read_in(words: Words) -> Path:
    """Find the folder to read in; say so if play saves elsewhere."""
    folder, complaints = folder_to_read(path_of(words, "--saves"))
    for complaint in complaints:
        say(complaint)
    return folder


def records(words: Words) -> int:
    """Show the record, or take games out of it."""
    if "--view-records" in words:
        return _view(Wasco(_read_in(words)), words)
    wasco = Wasco(path_of(words, "--saves") or usual_folder())
    if not is_sure(wasco.path.parent.is_dir):
        raise Misspelled(f"No record found at {wasco.path}. Nothing changed.")
    if not can_be_written(wasco.path.parent):  # another folder's record is another record
        raise Misspelled(f"Can't write {wasco.path}. Nothing changed.")

    judged, criblog = JudgedGames(wasco.path.parent), Criblog(wasco.path.parent)
    if "--reset-records" in words:
        return _take_out(words, "", lambda: criblog.reset() or wasco.reset(), judged.reset)
    initials = initials_of(words, "--remove-record")
    both = partial(wasco.remove, initials), partial(judged.remove, initials)
    return _take_out(words, f" of {initials}", *both)


def _view(wasco: Wasco, words: Words) -> int:
    """Show everybody's games, or those of the initials that were named with it."""
    whose = initials_of(words, "--view-records") if words["--view-records"] else ""
    counts = wasco.count()
    for line in page(standings_of(counts), wasco.latest(LOOKED_AT if whose else RECENT), whose):
        put(line)
    if whose:
        from game.review.against_par import table_lines
        from game.store.game_figures import latest_figures

        latest = [one for one in wasco.latest(LOOKED_AT) if one.initials == whose and not one.has_seed]
        saved = [*filter(None, latest_figures(wasco.path.parent, whose))]
        for line in table_lines(saved, latest[::-1]):
            put(line)
    if not whose and (log := Criblog(wasco.path.parent).words()):
        put(f"\n{log}")
    if counts.strange:
        say(wasco.set_strange_lines_aside())
    return DONE


def export(words: Words) -> int:
    """Print a row of figures for each saved game, the latest first."""
    from csv import writer
    from io import StringIO

    from game.review.export import exported
    from game.store.game_figures import latest_figures

    whose = initials_of(words, "--export") if words["--export"] else ""
    games = [*filter(None, latest_figures(_read_in(words), whose))]
    rows = StringIO()
    writer(rows, lineterminator="\n").writerows(exported(games))
    put(rows.getvalue().rstrip("\n"))
    return DONE


def _take_out(words: Words, whose: str, record: Remove, judged: Remove) -> int:
    if "--yes" not in words and not agrees(f"Delete all games{whose} from the record?"):
        put("Nothing changed.")
        return FAILED
    if trouble := record():
        say(f"{trouble} Nothing changed.")
        return NOT_UNDERSTOOD
    put(f"The record now has no games{whose}.")
    if trouble := judged():
        say(f"{trouble} Their reviews stay.")
    return FAILED if trouble else DONE


def review(words: Words) -> int:
    """Review with the players: nothing else here waits for them, half a tenth of a second."""
    from game.review.review_text import review_lines
    from game.review.reviewer import opened

    reviewed, trouble = opened(Path(words["--review"]))
    if trouble:
        say(trouble)
    reviewed.finish()
    put("\n".join(review_lines(reviewed)))
    return FAILED if trouble else DONE


def compare(words: Words) -> int:
    """Compare every line of a duplicate game in these files."""
    from game.club.comparing import think_compared
    from game.club.duplicate import FIRST
    from game.players.player import think_through

    lines = []
    for path in words["--compare"].split("\n"):
        text = read_text(path)
        if text is None:
            raise Misspelled(f"Can't read {path}.")
        lines += [line for line in text.splitlines() if line.strip().startswith(FIRST)]
    if not lines:
        raise Misspelled(f"No duplicate line found. They begin '{FIRST} 1'.")
    put("\n".join(think_through(think_compared(lines))))
    return DONE


def deals(words: Words) -> int:
    """Print the deals of a word, for real tables."""
    from game.club.duplicate import sheet

    put("\n".join(sheet(cards_word(words, "--deals"))))
    return DONE
