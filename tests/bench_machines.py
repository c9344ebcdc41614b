"""How fast each machine is, and how large: `python -m tests.bench_machines`, or `PARTS` of it."""

import os
import sys
import time
from array import array
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from game import machines
from game.devices.tunes import Tune
from game.machines import switched_on
from game.screen.screen import Screen
from game.store.settings import Settings, save_settings
from tests.bench_table import (
    BARE,
    MOST_REDRAW_MS,
    MOST_SELDOM_STEP_MS,
    MOST_TIMES,
    Report,
    _app,
    _milliseconds,
    _redraws,
    _resident,
    _start,
    one_more_demo,
    report_steps,
)
from tests.real_window import environment, screen, what_is_missing
from tests.screen.tables import TABLES

STARTS, MOST_PIECES = 9, 200
GAMES_OF_STEPS, GAMES_KEPT, SWITCHES, SHOWS = 2, 5, 20, 40
MOST_GROWTH_OF_SWITCHES_KB = 1024


def first_pictures(report: Report, folder: Path) -> None:
    """Against a bare window, in turns, so that a busy machine is busy for all."""
    if missing := what_is_missing():
        print(missing)
        return
    bare = folder / "bare.py"
    bare.write_text(BARE)
    programs: dict[str, tuple[str, ...]] = {"bare": ("1", str(bare))}
    for name in machines.names():
        saves = folder / name
        saves.mkdir()
        save_settings(saves, Settings(machine=name, cover=name))
        programs[name] = ("1", "main.py", "--saves", str(saves))
    taken: dict[str, list[float]] = {name: [] for name in programs}
    with screen() as display:
        for _ in range(STARTS):
            for name, words in programs.items():
                taken[name].append(_start(environment(display), words))
    for name in machines.names():
        times = median(taken[name]) / median(taken["bare"])
        report.figure(f"{name}: first picture to bare window", times, "times", MOST_TIMES)


def redraws(report: Report, _: Path) -> None:
    """The busiest table of each machine, and how long its voices are in the making."""
    for name in machines.names():
        picture = Screen(switched_on(name))
        busiest = max(median(_redraws(picture, table)) for table in TABLES)
        report.figure(f"{name}: redraw of the busiest table", busiest, "ms", MOST_REDRAW_MS)
        if voices := picture.machine.voices:
            taken = [took for tune in Tune for took in _pieces(iter(voices(tune.name)))]
            report.figure(f"{name}: all voices, piece by piece", sum(taken), "ms")
            report.figure(f"{name}: longest piece of a voice", max(taken), "ms", MOST_SELDOM_STEP_MS)


def _pieces(pieces: "Iterator[array[int]]") -> Iterator[float]:
    """How long each piece of a tune is in the making."""
    for _ in range(MOST_PIECES):
        yield _milliseconds(partial(next, pieces, None), time.thread_time)


def shows(report: Report, folder: Path) -> None:
    """A picture that has changed everywhere, brought to the window without and with all that a tube does."""
    for name in machines.names():
        for has_all in (False, True):
            app = _app(folder, machine=name, scan_lines=has_all, glow=has_all)
            taken = []
            for _ in range(SHOWS):
                app.window.lost()
                taken.append(_milliseconds(partial(app.window.show, app.screen.surface), time.thread_time))
            what = "with scan lines and glow" if has_all else "to a window"
            report.figure(f"{name}: a whole picture {what}", median(taken), "ms")


def steps(report: Report, folder: Path) -> None:
    """Whole games, of a player who knows at once and of one who thinks; all of the tube is on."""
    for name in machines.names():
        for level in ("skipper", "champ"):
            settings = {"level": level, "machine": name, "glow": True, "scan_lines": True}
            report_steps(report, f"{level}, {name}", folder, GAMES_OF_STEPS, **settings)


def memory(report: Report, folder: Path) -> None:
    """Each machine in a process of its own: at the title, after some games, after many other machines."""
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for name in machines.names():
            start, later, grown = pool.apply(_kilobytes, (name, folder))
            report.figure(f"{name}: memory at the title", start, "KB")
            report.figure(f"{name}: more of it after {GAMES_KEPT} games", later - start, "KB")
            what = f"{name}: and after {SWITCHES} rounds of machines"
            report.figure(what, grown, "KB", MOST_GROWTH_OF_SWITCHES_KB)


def _kilobytes(name: str, folder: Path) -> tuple[int, int, int]:
    """At the title, after games of the champ, and how much more after many rounds than after one."""
    app = _app(folder, machine=name, level="champ", glow=True)
    app.frame(1)
    start = _resident()
    app = _app(folder, machine=name, level="champ", glow=True, demo=True)
    app.evening.pace.fast = True
    for _ in range(GAMES_KEPT):
        one_more_demo(app)
    later, after_rounds = _resident(), []
    for _ in range(1 + SWITCHES):
        for other in (*machines.names(), name):
            app.evening.change(Settings.machine, other)
            for _ in range(30):
                app.frame(1)
        after_rounds.append(_resident())
    return start, later, after_rounds[-1] - after_rounds[0]


PARTS = {"start": first_pictures, "redraw": redraws, "show": shows, "steps": steps, "memory": memory}


def main(wanted: list[str]) -> int:
    """The figures that are wanted, or all of them."""
    report = Report()
    for part in wanted or PARTS:
        with TemporaryDirectory() as name:
            PARTS[part](report, Path(name))
    return min(report.failed, 1)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.exit(main(sys.argv[1:]))
