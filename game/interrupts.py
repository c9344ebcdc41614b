"""Ctrl-C: it ends a program that is still being read, and is heard as soon as something may be lost."""

import _signal  # type: ignore[import-not-found]  # `signal` itself brings ten milliseconds of others
from contextlib import suppress


def end_at_once() -> None:
    """End by it, and say nothing; who was started deaf to it stays so."""
    _become(_signal.default_int_handler, _signal.SIG_DFL)


def hear() -> None:
    """Hear it from now on, as a `KeyboardInterrupt`."""
    _become(_signal.SIG_DFL, _signal.default_int_handler)


def _become(before: object, now: object) -> None:
    with suppress(ValueError):  # another thread may change nothing
        if _signal.getsignal(_signal.SIGINT) == before:
            _signal.signal(_signal.SIGINT, now)
