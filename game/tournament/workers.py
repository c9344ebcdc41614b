"""Many decks, shared among processes. Not beside the command line: a fresh process cannot find it there."""

import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context

from game.gc_tuning import spare_them
from game.tournament.contest import Pairing, play_deck
from game.tournament.tally import Tally

_DECKS_AT_ONCE = 4


def played(match: Pairing, decks: range, workers: int) -> Iterator[Tally]:
    """Each deck as it is done; in their own order, so that the figures do not hang on the workers."""
    if workers == 1:
        _get_ready(match)
        yield from map(partial(play_deck, match), decks)
        return
    # Fresh processes: a copy of one with threads in it may wait for ever.
    with get_context("spawn").Pool(workers, _begin_work, (match,)) as pool:
        yield from pool.imap(partial(play_deck, match), decks, _DECKS_AT_ONCE)


def _begin_work(match: Pairing) -> None:
    """Only the first process answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _get_ready(match)


def _get_ready(match: Pairing) -> None:
    for player in match.entrants:
        player.get_ready(match.form)
    spare_them()
