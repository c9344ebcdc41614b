"""A program that plays: a line is sent to it, and its answer is waited for no longer than its time."""

import atexit
import os
import shlex
import socket
import sys
from contextlib import suppress
from io import DEFAULT_BUFFER_SIZE
from pathlib import Path
from queue import Empty, SimpleQueue
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from tempfile import gettempdir
from threading import Thread
from time import monotonic
from typing import IO
from urllib.parse import quote
from weakref import WeakSet

from game.engines import warden
from game.players.player import GaveUp, Thought
from game.rules.errors import quoted
from game.store.folder import NoFolder, usual_folder

GREETING = "crib-engine 1"
HAS_ENDED = "it has ended"
_LONGEST_ANSWER, _MOST_ANSWERS = 1000, 8
_LOOKED_EVERY = 0.004  # seconds: as long as a picture can wait
_LONGEST_REPORT = 1000  # bytes
_HAS_WARDENS = os.name == "posix" and not getattr(sys, "frozen", False)
"""Whether a process of ours can stand behind a program; a packed game has no Python to run it."""


def engine_folder(command: str, saves: Path | None = None) -> Path:
    """Make the folder in which an engine runs, and where its complaints are."""
    for kept in (saves or _usual_folder(), Path(gettempdir())):
        folder = kept / "engines" / quote(command, safe="")[-80:]
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            return folder
    raise GaveUp("there is no folder for it")


def _usual_folder() -> Path:
    try:
        return usual_folder()
    except NoFolder:
        return Path(gettempdir())


def _words(command: str) -> list[str]:
    """Split a command without a shell; a file that is named stays the same from another folder."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise GaveUp(f"'{quoted(command)}' is not a command: {error}") from None
    return [str(Path(word).absolute()) if _is_file(word) else word for word in words]


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # too long for a name, or with a letter that none may have
        return False


_TAKEN: "WeakSet[Chair]" = WeakSet()
_LEAVING: list[Popen[bytes]] = []  # at most as many as run: who is gone is dropped
"""Those that were let go, and may not have gone yet."""


class Chair:
    """One program at the table. `GaveUp` says that it no longer answers; whoever asked then dismisses it."""

    def __init__(self, command: str, saves: Path | None = None) -> None:
        self.forms: list[str] = []
        """What it said that it plays."""
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._life, theirs = socket.socketpair()
        try:
            self.process = _started(command, engine_folder(command, saves), theirs)
        finally:
            theirs.close()
        _TAKEN.add(self)
        assert self.process.stdout
        Thread(target=_hear, args=(self.process.stdout, self._answers), daemon=True).start()

    def ask(self, line: str, seconds: float) -> Thought[str]:
        """Ask a line, and look for the answer every few milliseconds."""
        self.tell(line)
        return (yield from self.answer(seconds))

    def tell(self, line: str) -> None:
        """Send a line, and wait for nothing."""
        if not self._answers.empty():
            answer = self._answers.get()
            raise GaveUp(self._how_it_ended if answer is None else "it says more than it was asked")
        assert self.process.stdin
        with suppress(OSError):  # whoever has ended says so by an answer that is none
            self.process.stdin.write(f"{line}\n".encode())

    def answer(self, seconds: float) -> Thought[str]:
        """Look for the answer to what was sent."""
        ends = monotonic() + seconds
        while True:
            with suppress(Empty):
                answer = self._answers.get(timeout=_LOOKED_EVERY)
                if answer is None:
                    raise GaveUp(self._how_it_ended)
                return _letters(answer)
            if monotonic() > ends:
                raise GaveUp(f"no answer came in {seconds:g} seconds")
            yield

    @property
    def _how_it_ended(self) -> str:
        """Say why it never began, where the warden knows."""
        self._life.setblocking(False)
        with suppress(OSError):
            if why := self._life.recv(_LONGEST_REPORT):
                return f"it can't run: {why.decode(errors='replace').lower()}"
        return HAS_ENDED

    def close(self) -> None:
        """Let it go, and whatever it has started: its warden sees to that."""
        _TAKEN.discard(self)
        with suppress(OSError, AttributeError):
            self.process.stdin.close()  # type: ignore[union-attr]
        self._life.close()
        _LEAVING[:] = [each for each in (*_LEAVING, self.process) if each.poll() is None]
        if not _HAS_WARDENS:
            with suppress(OSError):
                self.process.kill()


def _started(command: str, folder: Path, life: socket.socket) -> Popen[bytes]:
    """Start a program, with a warden that ends it when we are gone; without one only `close` ends it."""
    words, kept = _words(command), folder / "stderr.txt"
    if not words or not _is_there(words[0]):
        raise GaveUp(f"'{quoted(command)}' can't run: there is no such program")
    number, python = life.fileno(), [sys.executable, "-I", "-S", warden.__file__]
    behind = [*python, str(number), str(kept), *words] if _HAS_WARDENS else words
    try:
        process = Popen(
            behind,
            bufsize=0,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL if _HAS_WARDENS else PIPE,
            cwd=folder,
            start_new_session=_HAS_WARDENS,
            pass_fds=[number] if _HAS_WARDENS else (),
        )
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise GaveUp(f"'{quoted(command)}' can't run: {why.lower()}") from None
    if process.stderr:
        last_words = warden.LastWords(kept, process.stderr.fileno())
        Thread(target=last_words.hear_all, daemon=True).start()
    return process


def _is_there(program: str) -> bool:
    try:
        return which(program) is not None
    except (OSError, ValueError):
        return False


@atexit.register
def close_all() -> None:
    """Close every program when this one ends."""
    for chair in [*_TAKEN]:
        chair.close()


def _letters(answer: bytes) -> str:
    if len(answer) > _LONGEST_ANSWER:
        raise GaveUp(f"its answer is longer than {_LONGEST_ANSWER} letters")
    return answer.decode("utf-8", "replace").strip()


def _hear(pipe: IO[bytes], answers: "SimpleQueue[bytes | None]") -> None:
    """Hear line by line, no more than anybody would ask for; put nothing when there are no more."""
    rest = b""
    with pipe, suppress(OSError):
        while answers.qsize() < _MOST_ANSWERS and len(rest) <= _LONGEST_ANSWER:
            more = pipe.read(DEFAULT_BUFFER_SIZE)
            if not more:
                break
            *lines, rest = (rest + more).split(b"\n")
            for line in lines:
                answers.put(line)
        if len(rest) > _LONGEST_ANSWER:
            answers.put(rest)
    answers.put(None)
