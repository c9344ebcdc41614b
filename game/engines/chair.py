"""A program that was asked to the table: a line goes out to it, and a line comes back in time."""

import atexit
import os
import shlex
import signal
from contextlib import suppress
from io import DEFAULT_BUFFER_SIZE
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from tempfile import gettempdir
from threading import Thread
from time import monotonic
from typing import IO
from urllib.parse import quote
from weakref import WeakSet

from game.players.player import GaveUp, Thought
from game.rules.errors import quoted
from game.store.folder import NoFolder, usual_folder

GREETING = "crib-engine 1"
_LONGEST_ANSWER, _MOST_ANSWERS = 1000, 8
_LOOKED_EVERY = 0.004  # seconds: as long as a picture can wait
_LAST_WORDS = 2.0  # seconds for one who was told to go


def engine_folder(command: str) -> Path:
    """Make the folder in which an engine runs, and its complaints lie."""
    try:
        kept = usual_folder()
    except NoFolder:
        kept = Path(gettempdir())
    folder = kept / "engines" / quote(command, safe="")[-80:]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _words(command: str) -> list[str]:
    """Split a command without a shell; a file that is named stays the same from another folder."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise GaveUp(f"'{quoted(command)}' is not a command: {error}.") from None
    return [str(Path(word).absolute()) if Path(word).is_file() else word for word in words]


_TAKEN: "WeakSet[Chair]" = WeakSet()


class Chair:
    """One program. `GaveUp` tells that it answers no more; whoever asked it then lets it go."""

    def __init__(self, command: str) -> None:
        self.forms: list[str] = []
        """What it said that it plays."""
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        folder = engine_folder(command)
        words = _words(command)
        try:
            with (folder / "stderr.txt").open("ab") as complaints:
                self.process = Popen(
                    words,
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=complaints,
                    cwd=folder,
                    bufsize=0,
                    start_new_session=True,
                )
        except (OSError, IndexError) as error:
            raise GaveUp(f"'{quoted(command)}' can't run: {error}.") from None
        _TAKEN.add(self)
        assert self.process.stdout
        Thread(target=_hear, args=(self.process.stdout, self._answers), daemon=True).start()

    def ask(self, line: str, seconds: float) -> Thought[str]:
        """Ask a line, and look for the answer every few milliseconds."""
        if not self._answers.empty():
            answer = self._answers.get()
            raise GaveUp("it has ended" if answer is None else "it says more than it was asked")
        assert self.process.stdin
        with suppress(OSError):  # whoever has ended says so by an answer that is none
            self.process.stdin.write(f"{line}\n".encode())
        ends = monotonic() + seconds
        while True:
            with suppress(Empty):
                return _letters(self._answers.get(timeout=_LOOKED_EVERY))
            if monotonic() > ends:
                raise GaveUp(f"no answer came in {seconds:g} seconds")
            yield

    def close(self) -> None:
        """Let it go, and whatever it has started."""
        _TAKEN.discard(self)
        self._kill()
        with suppress(OSError, AttributeError):
            self.process.stdin.close()  # type: ignore[union-attr]
        with suppress(OSError):
            self.process.wait(_LAST_WORDS)

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


@atexit.register
def close_all() -> None:
    """Let nobody stay when the program ends."""
    for chair in [*_TAKEN]:
        chair.close()


def _letters(answer: bytes | None) -> str:
    if answer is None:
        raise GaveUp("it has ended")
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
