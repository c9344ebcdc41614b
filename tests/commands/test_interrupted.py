"""Ctrl-C, from the first moment on: the program ends, and nothing is said that only a programmer reads."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.interrupts import INTERRUPTED
from tests.programs import HAS_FORK, start
from tests.sources import HOUSE

pytestmark = pytest.mark.skipif(not HAS_FORK, reason="Ctrl-C is a signal")
AFTER = """
import _signal, os, select, sys, time
pid, sys.argv = os.getpid(), ["main.py", *sys.argv[2:]]
plain, (ours, theirs) = _signal.signal, os.pipe()
def signal(*more):
    plain(*more)
    os.write(theirs, b".")
_signal.signal = signal
with open("main.py") as file:
    begins = compile(file.read(), "main.py", "exec")
if os.fork() == 0:
    select.select([ours], [], [], 1.0)
    time.sleep(float({delay!r}))
    os.kill(pid, _signal.SIGINT)
    os._exit(0)
exec(begins)
"""
"""The program as it is started, and somebody who presses Ctrl-C so many seconds after its first lines: before
them it is Python's own to hear."""
WAYS = {
    "in text": ["--text"],
    "at the window": ["--demo", "--mute"],
    "on the wire": ["--text", "--wait", "127.0.0.1:0"],
    "asked for help": ["--help"],
}
A_MOMENT = 0.002  # seconds
LAST = 0.4  # seconds: by then all is read


def interrupted(folder: Path, way: str, delay: float) -> tuple[int, str]:
    """How it ends, and all that it says."""
    program = start(
        [sys.executable, "-c", AFTER.format(delay=delay), "", *WAYS[way], *saves(way, folder)],
        cwd=HOUSE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )
    said, _ = program.communicate(timeout=60)
    return program.returncode, said.decode()


def saves(way: str, folder: Path) -> list[str]:
    return [] if way == "asked for help" else ["--saves", str(folder)]


def ends_well(folder: Path, way: str, delay: float) -> None:
    code, said = interrupted(folder, way, delay)
    assert "Traceback" not in said, (delay, said)
    assert "Error" not in said, (delay, said)
    assert "Interrupt" not in said, (delay, said)
    assert code in (INTERRUPTED, -signal.SIGINT, 1, 0), (delay, code, said)


@pytest.mark.parametrize("way", WAYS)
def test_a_start_that_is_interrupted_ends_without_a_traceback(tmp_path: Path, way: str) -> None:
    random = Random(way)
    for moment in range(8):
        ends_well(tmp_path, way, A_MOMENT + LAST * (moment + random.random()) / 8)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_however_early_or_late(tmp_path: Path, way: str) -> None:
    for moment in range(150):
        ends_well(tmp_path, way, A_MOMENT + 1.5 * LAST * moment / 150)


LOOKS_FOR_IT = """
import os, signal, sys
class Presses:
    def find_spec(self, name, *more):
        if name.partition(".")[0] == "game":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Presses())
sys.argv = ["main.py", "--version"]
exec(compile(open("main.py").read(), "main.py", "exec"))
"""


def test_while_the_first_file_is_looked_for_nothing_is_said() -> None:
    program = start(
        [sys.executable, "-c", LOOKS_FOR_IT], cwd=HOUSE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = program.communicate(timeout=60)
    assert (program.returncode, said) == (-signal.SIGINT, b"")


def test_who_is_to_hear_no_ctrl_c_hears_none(tmp_path: Path) -> None:
    """As `nohup` and a shell's `&` wish it."""
    program = start(
        [sys.executable, "main.py", "--text", "--saves", str(tmp_path)],
        before=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        cwd=HOUSE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said = program.stdout.readline()
    program.send_signal(signal.SIGINT)
    rest, _ = program.communicate(b"quit\n", timeout=60)
    assert program.returncode == 0, (said, rest)
