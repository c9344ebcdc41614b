"""Three ways to talk with the game: in this process, through a pipe, through a pseudo-terminal."""

import fcntl
import io
import os
import pty
import select
import subprocess
import sys
import termios
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands.commandline import main
from tests.programs import start
from tests.sources import HOUSE
from tests.terminal.reader import is_question

PATIENCE = 60
# Whoever leads the session takes the terminal along as it ends, and with it what nobody has read yet.
LINGERING = 'trap : INT; "$@"; code=$?; sleep 0.3; exit $code'
Answer = Callable[[str], str | None]


class Typist:
    """Stands for what is typed: each line is asked of somebody who has heard what was said before."""

    def __init__(self, heard: io.StringIO, answer: Answer) -> None:
        self.heard, self.answer = heard, answer
        self.at = 0

    def isatty(self) -> bool:
        return False

    def readline(self, _: int) -> str:
        text = self.heard.getvalue()[self.at :]
        self.at += len(text)
        assert is_question(text), f"a line is read, and nothing was asked: {text[-200:]}"
        line = self.answer(text)
        return "" if line is None else f"{line}\n"


def talk(answer: Answer, *arguments: str, saves: Path) -> tuple[int, str]:
    """Play here; the exit code, and all that was said. None in answer ends the input."""
    heard = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", Typist(heard, answer))
        patch.setattr(sys, "stdout", heard)
        code = main(["--text", "--saves", str(saves), *arguments])
    return code, heard.getvalue()


def lines_of(*lines: str) -> Answer:
    """Answers one after the other, whatever is asked; then the input ends."""
    rest = iter(lines)
    return lambda _: next(rest, None)


class Program(ABC):
    """The game as a program of its own."""

    process: subprocess.Popen[bytes]

    def __init__(self, *arguments: str, saves: Path, **environment: str) -> None:
        words = [sys.executable, str(HOUSE / "main.py"), *arguments, "--saves", str(saves)]
        self.said = b""
        self.start(words, {**os.environ, "PYTHONIOENCODING": "", "COLUMNS": "", **environment})

    @abstractmethod
    def start(self, words: list[str], environment: dict[str, str]) -> None: ...

    @abstractmethod
    def read(self) -> bytes:
        """More of what is said; nothing at its end."""

    @abstractmethod
    def type(self, line: bytes) -> None: ...

    @abstractmethod
    def end(self) -> None:
        """Nothing more is typed."""

    def hear(self) -> str:
        """All up to the next question, or to the end."""
        heard = b""
        while not is_question(heard.decode("utf-8", "replace")):
            if not (more := self.read()):
                break
            heard += more
        self.said += heard
        return heard.decode("utf-8", "replace").replace("\r\n", "\n")

    def play(self, answer: Answer) -> int:
        """Until there is no answer; the exit code."""
        while is_question(heard := self.hear()):
            line = answer(heard)
            if line is None:
                self.end()
                self.hear()
                break
            self.type(f"{line}\n".encode())
        return self.process.wait(PATIENCE)


class Pipe(Program):
    def start(self, words: list[str], environment: dict[str, str]) -> None:
        self.process = start(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
        )

    def read(self) -> bytes:
        assert self.process.stdout
        file = self.process.stdout.fileno()
        return os.read(file, 1 << 16) if _is_heard(file) else b""

    def type(self, line: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()


class PseudoTerminal(Program):
    def start(self, words: list[str], environment: dict[str, str]) -> None:
        self.terminal, inside = pty.openpty()
        _keep_what_was_said_at_ctrl_c(inside)
        self.process = start(
            ["/bin/sh", "-c", LINGERING, "sh", *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            before=lambda: fcntl.ioctl(inside, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(inside)

    def read(self) -> bytes:
        try:
            return os.read(self.terminal, 1 << 16) if _is_heard(self.terminal) else b""
        except OSError:  # the program has left
            return b""

    def type(self, line: bytes) -> None:
        os.write(self.terminal, line)

    def end(self) -> None:
        os.write(self.terminal, b"\x04")


def _keep_what_was_said_at_ctrl_c(terminal: int) -> None:
    """Otherwise the system signals first and empties its buffers then, maybe of the program's last words."""
    modes = termios.tcgetattr(terminal)
    modes[3] |= termios.NOFLSH
    termios.tcsetattr(terminal, termios.TCSANOW, modes)


def _is_heard(file: int) -> bool:
    heard, _, _ = select.select([file], [], [], PATIENCE)
    return bool(heard)
