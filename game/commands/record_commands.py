"""The record from the command line: show it, and take games out of it."""

from collections.abc import Callable

from game.commands.printing import ask, put, say
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD, Misspelt, Words, initials_of, path_of
from game.store.folder import can_be_written, folder_to_read, usual_folder
from game.store.judged import JudgedGames
from game.store.standings import standings_of
from game.store.wasco_file import Wasco
from game.store.wasco_page import page


def change_or_show(words: Words) -> int:
    """What was asked for of the three things that can be done with the record."""
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
