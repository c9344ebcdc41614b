"""What the program takes while nobody does anything, and how soon a press is on the screen all the same."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from game import machines
from game.store.settings import Settings, save_settings
from tests.real_window import KEYPAD, Hands, environment, screen, what_is_missing
from tests.sources import HOUSE
from tools.bench.report import Report

MOST_AT_REST = 0.5  # % of a core
MOST_LATE_MS = 20.0
SETTLES, RESTS, PRESSES = 25, 60, 40  # seconds, seconds, times

# Opens the program, lays a scene over its first one, and tells at each picture when it was shown.
OPENED = """
import os, sys, time, pygame
from pathlib import Path
sys.path.insert(0, "")
import game.scenes.front.title
from game.window.app import App
from game.window.opening import open_window
from game.scenes.scene import Way
from game.session.run_options import RunOptions
from game.store.settings import load_settings
game.scenes.front.title.STEPS_BEFORE_A_DEMO = 1_000_000
saves, where, tells = Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "tells"
settings, _ = load_settings(saves)
app = App(settings, RunOptions(saves, begin=where == "table", seed="1"), open_window(settings))
if where in ("help", "options"):
    app.stack.tick()
    app.stack._do(game.scenes.scene.LayOver(Way[where.upper() if where == "options" else "RULES"]))
if tells:
    show = app.window.show
    def told(*words):
        show(*words)
        os.write(1, f"{time.monotonic()}\\n".encode())
    app.window.show = told
app.run()
"""


def rest(report: Report, folder: Path) -> None:
    """Measure every machine at the title, at a table, in help and options, and the text edition."""
    if missing := what_is_missing():
        print(missing)
        return
    places = [(name, where) for name in machines.names() for where in ("title", "table", "help", "options")]
    with ThreadPoolExecutor(len(places) + 1) as pool:
        shares = pool.map(lambda place: _in_a_window(folder / "-".join(place), *place), places)
        text = pool.submit(_share, [sys.executable, "main.py", "--text", "--saves", str(folder)], os.environ)
        for (name, where), share in zip(places, shares, strict=True):
            report.figure(f"{name} at rest for {RESTS} s: {where}", share, "%", most=MOST_AT_REST)
    report.figure(f"text edition at rest for {RESTS} s", text.result(), "%", most=MOST_AT_REST)


def _words(saves: Path, machine: str, where: str, tells: str = "") -> list[str]:
    saves.mkdir()
    save_settings(saves, Settings(machine=machine, guide="no"))
    return [sys.executable, "-c", OPENED, str(saves), where, tells]


def _in_a_window(saves: Path, machine: str, where: str) -> float:
    with screen() as display:
        return _share(_words(saves, machine, where), environment(display))


def _share(words: list[str], variables: Mapping[str, str]) -> float:
    """Return how much of a core a program takes once it has settled, in percent."""
    program = subprocess.Popen(
        words, cwd=HOUSE, env=variables, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    try:
        time.sleep(SETTLES)
        before, begun = _seconds_of(program.pid), time.monotonic()
        time.sleep(RESTS)
        return 100 * (_seconds_of(program.pid) - before) / (time.monotonic() - begun)
    finally:
        program.kill()
        program.wait()


def _seconds_of(process: int) -> float:
    """Return the processor time of a process by now, in all its threads."""
    tasks = Path(f"/proc/{process}/task")
    return sum(int(task.joinpath("schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9


def wake(report: Report, folder: Path) -> None:
    """Measure from a key that goes down in a window at rest to the picture that it changes."""
    if missing := what_is_missing():
        print(missing)
        return
    for name in machines.names():
        with screen() as display:
            program = subprocess.Popen(
                _words(folder / name, name, "title", "tells"),
                cwd=HOUSE,
                env=environment(display),
                stdout=subprocess.PIPE,
            )
            try:
                late = _lateness(program, Hands(display))
            finally:
                program.kill()
                program.wait()
        note = f"(median {median(late):.1f}, longest {max(late):.1f})"
        seldom = sorted(late)[int(0.95 * (len(late) - 1))]
        report.figure(f"{name}: a press is seen after, 95 of 100", seldom, "ms", most=MOST_LATE_MS, note=note)


def _lateness(program: "subprocess.Popen[bytes]", hands: Hands) -> list[float]:
    assert program.stdout
    hands.wait_for_window()
    time.sleep(SETTLES / 5)
    os.set_blocking(program.stdout.fileno(), False)
    program.stdout.read()
    late: list[float] = []
    for _ in range(PRESSES):
        begun = time.monotonic()
        hands.press(KEYPAD["down"])
        time.sleep(0.5 + 0.001 * len(late))
        shown = (program.stdout.read() or b"").split()
        if shown:
            late.append((float(shown[0]) - begun) * 1000)
    assert len(late) > PRESSES / 2, "presses change the picture"
    return late
