"""Prints to the terminal: control characters are spelled out, and a closed pipe is no error."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from game.sheets.filling import filled


class NobodyListens(Exception):
    """What was asked for could not be printed; the sentence says why."""


def clean(text: str) -> str:
    """Return the same without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter == "\n" else _spelled(letter) for letter in text)


def _spelled(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def put(text: str = "", end: str = "\n") -> None:
    """Print the answer, its lines filled where somebody looks; `NobodyListens` when it cannot be."""
    if sys.stdout is None:
        raise NobodyListens("Nowhere to print: standard output is closed.")
    try:
        if sys.stdout.isatty():
            text = "\n".join(map(filled, text.split("\n")))
        _print(text, sys.stdout, end)
    except OSError as error:
        unheard(error)


def unheard(error: OSError) -> None:
    """Complain of a last line that did not arrive, unless somebody only wanted the first lines."""
    _send_the_rest_nowhere(sys.stdout)
    if not isinstance(error, BrokenPipeError):
        raise NobodyListens(f"Can't print: {error.strerror or error}.") from None


def typed_and_printed() -> tuple[TextIO, TextIO]:
    """Return where lines are typed and where they are printed; `NobodyListens` where either is closed."""
    if sys.stdin is None or sys.stdout is None:
        raise NobodyListens("Nowhere to type: standard input or output is closed.")
    return sys.stdin, sys.stdout


def is_terminal() -> bool:
    """Tell whether somebody can read and type here."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def say(sentence: str) -> None:
    """Tell the person at the terminal what is not as it should be, if there is one."""
    if sys.stderr is None:
        return
    try:
        _print(sentence, sys.stderr)
    except (OSError, ValueError):
        _send_the_rest_nowhere(sys.stderr)


def agrees(question: str) -> bool:
    """Ask; whether somebody types yes."""
    put(f"{question} Yes or no:", end=" ")
    try:
        return input().strip().lower() in ("y", "yes")
    except (EOFError, KeyboardInterrupt, RuntimeError, OSError, ValueError):  # no input, or no letters
        return False


def _print(text: str, stream: TextIO, end: str = "\n") -> None:
    """Print at once, so that any trouble comes here; letters that it does not know are spelled."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    known = clean(text).encode(encoding, "backslashreplace").decode(encoding)
    print(known, file=stream, flush=True, end=end)


def _send_the_rest_nowhere(stream: TextIO) -> None:
    """Send the rest nowhere, or Python would try once more when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (AttributeError, OSError, ValueError):  # it is none, or none of the system's
        pass
