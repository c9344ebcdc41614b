"""The warden of an engine: a small process between it and the game, which ends it whatever ends the game.

It is started by itself, without the game's own modules. Its words: the socket whose other end the game
holds, the file that keeps the engine's standard error, and the engine's command."""

import os
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import BinaryIO

KEPT = 1 << 16  # bytes of an engine's standard error
A_PIECE = 1 << 16
STEPS = ((0, 0.5), (signal.SIGTERM, 0.5), (getattr(signal, "SIGKILL", signal.SIGTERM), 2.0))
"""What is sent to those left, and how many seconds they are given; their input was closed before."""
LOOKED_EVERY = 0.02  # seconds
_PR_SET_CHILD_SUBREAPER = 36


class LastWords:
    """A file that holds the last that came from a pipe, and never more than `KEPT`."""

    def __init__(self, path: Path, pipe: int) -> None:
        self.pipe, self.is_open = pipe, True
        self._file: BinaryIO | None = None
        with suppress(OSError):  # a folder that takes nothing: the engine plays all the same
            self._file = path.open("ab+", buffering=0)

    def hear(self) -> None:
        """Keep the next piece."""
        try:
            piece = os.read(self.pipe, A_PIECE)
        except OSError:
            piece = b""
        self.is_open = bool(piece)
        with suppress(OSError):
            self._keep(piece)

    def hear_all(self) -> None:
        """Keep all that comes."""
        while self.is_open:
            self.hear()

    def _keep(self, piece: bytes) -> None:
        """Add a piece; the oldest goes."""
        if not self._file:
            return
        size = self._file.seek(0, os.SEEK_END)
        if size + len(piece) > KEPT:
            self._file.seek(max(0, size - KEPT))
            piece = ((self._file.read(KEPT) or b"") + piece)[-KEPT:]
            self._file.truncate(0)
        self._file.write(piece)


def main(words: list[str]) -> None:
    """Start the engine, and end it as soon as the game is gone."""
    life, (ours, theirs) = socket.socket(fileno=int(words[0])), os.pipe()
    life.set_inheritable(False)
    last_words = LastWords(Path(words[1]), ours)
    _take_in_orphans()
    for sign in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit())
    try:
        engine = Popen(words[2:], stderr=theirs, start_new_session=True)
    except OSError as error:
        life.sendall((error.strerror or str(error)).encode())
        return
    os.close(theirs)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)  # its input and its answers end when the game and it end, and not with this process
    os.dup2(nothing, 1)
    try:
        _stand_by(life.fileno(), last_words)
    finally:
        _end(engine.pid, last_words)


def _take_in_orphans() -> None:
    """Become the parent of whoever was started below and left alone, where the system has that."""
    if sys.platform == "linux":
        from ctypes import CDLL

        with suppress(OSError, AttributeError):
            CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _stand_by(life: int, last_words: LastWords) -> None:
    """Wait until the game lets go of its end, or is no more."""
    while True:
        heard = [life, last_words.pipe] if last_words.is_open else [life]
        ready, _, _ = select.select(heard, [], [])
        if last_words.pipe in ready:
            last_words.hear()
        if life in ready:
            return


def _end(engine: int, last_words: LastWords) -> None:
    """Wait for the engine and all it has started to end, then ask them to, then make them."""
    for sign, patience in STEPS:
        asked: set[int] = set()
        until = time.monotonic() + patience
        while time.monotonic() < until:
            left = _left(engine)
            if not left:
                return
            for pid in left - asked:
                with suppress(OSError):
                    os.kill(pid, sign)
            asked |= left
            heard = [last_words.pipe] if last_words.is_open else []
            if select.select(heard, [], [], LOOKED_EVERY)[0]:
                last_words.hear()


def _left(engine: int) -> set[int]:
    """Return all it has started that still run; where the system lists none, its group."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    parents = _parents()
    if not parents:
        try:
            os.killpg(engine, 0)
        except OSError:
            return set()
        return {-engine}
    found = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}


def _parents() -> dict[int, int]:
    """Return the parent of each process, where the system lists them."""
    found = {}
    with suppress(OSError):
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                with suppress(OSError):
                    stat = (entry / "stat").read_text(errors="replace")
                    found[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
