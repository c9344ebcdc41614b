"""Programs that a test starts: Ctrl-C reaches them, and none outlives its test, whatever happens to it."""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from tests.sources import HOUSE

HAS_FORK = hasattr(os, "fork")
_WHEN_THE_PARENT_DIES = 1  # PR_SET_PDEATHSIG
_control = ctypes.CDLL(None).prctl if sys.platform == "linux" else None
_programs: list["subprocess.Popen[Any]"] = []
_children: list[int] = []


def bind_to_the_test() -> None:
    """In the new process: hear Ctrl-C though the shell that runs the tests may not, and end with them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _control:
        _control(_WHEN_THE_PARENT_DIES, signal.SIGKILL)


def start(words: Sequence[str], *, before: Callable[[], object] | None = None, **more: Any) -> Any:
    """A program of its own, as `subprocess.Popen` starts it; `before` is done in it first."""

    def prepare() -> None:
        bind_to_the_test()
        if before:
            before()

    _programs.append(subprocess.Popen(words, preexec_fn=prepare if HAS_FORK else None, **more))
    return _programs[-1]


def python(*words: object, **more: Any) -> subprocess.CompletedProcess[str]:
    """All that Python says with these words behind it, until it has ended."""
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, check=False, text=True, **{"cwd": HOUSE, "capture_output": True, **more})


def in_a_child(work: Callable[[], object]) -> int:
    """Begin some work in a copy of this process; its number."""
    child = os.fork()
    if child == 0:
        bind_to_the_test()
        try:
            work()
        finally:
            os._exit(0)
    _children.append(child)
    return child


def end_child(child: int) -> None:
    """Kill it, wherever it is."""
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    _children.remove(child)


def wait_for(child: int) -> int:
    """Its exit code, as soon as it ends by itself."""
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    _children.remove(child)
    return code


def end_all() -> None:
    """Whatever still runs was forgotten, or its test has failed."""
    for program in _programs:
        program.kill()
        program.wait()
    _programs.clear()
    for child in [*_children]:
        with suppress(OSError):
            end_child(child)
    _children.clear()
