"""Ctrl-C: it ends a program that is still starting, and is an exception once something might be lost."""

import _signal  # type: ignore[import-not-found]  # `signal` itself brings ten milliseconds of others
import os
from contextlib import suppress

INTERRUPTED = 130  # as a shell has it


def end_at_once() -> None:
    """Let it end the program silently; one that was started to ignore it goes on ignoring it."""
    for quiet in (_signal.default_int_handler, _signal.SIG_DFL):
        _become(quiet, _end)


def hear() -> None:
    """Let it raise `KeyboardInterrupt` from now on."""
    _become(_end, _signal.default_int_handler)


def _become(before: object, now: object) -> None:
    with suppress(ValueError):  # another thread may change nothing
        if _signal.getsignal(_signal.SIGINT) is before:
            _signal.signal(_signal.SIGINT, now)


def _end(*_: object) -> None:
    """End here: others may swallow an exception, and SDL takes the signal for itself where nobody has it."""
    os._exit(INTERRUPTED)
