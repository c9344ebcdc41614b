"""How soon the window is there, how quick and how large the program is in it, on every machine."""

import gc
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from game import machines
from game.devices.tunes import Tune
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.players.levels import LEVELS
from game.scenes.table.game_over import GameOver
from game.session.run_options import RunOptions
from game.sheets.sheets import TableSheet
from game.store.settings import Settings, save_settings
from game.window.app import SELDOM, App
from game.window.opening import open_window
from tests.paint.tables import TABLES
from tests.real_window import environment, screen, what_is_missing
from tools.bench.report import Report, milliseconds, resident, stolen

STARTS, REDRAWS, MOST_PIECES = 11, 100, 200
EARLY, LATE, ROUNDS = 60, 100, 10  # games; by the first of them what is remembered has reached its bounds
MOST_TIMES = 1.4
MOST_REDRAW_MS, MOST_SELDOM_STEP_MS, MOST_STEP_MS = 2.0, 8.0, 16.0
MOST_GROWTH_KB, MOST_GROWTH_OF_SWITCHES_KB = 1024, 1024

# Runs a program until it has shown so many pictures, and says when that was.
WATCHED = """
import os, sys, time, pygame
left = [int(sys.argv[1])]
def counted(show):
    def shown(*areas):
        show(*areas)
        left[0] -= 1
        if not left[0]:
            os.write(1, f"shown {time.monotonic()}\\n".encode())
            os._exit(0)
    return shown
pygame.display.flip, pygame.display.update = counted(pygame.display.flip), counted(pygame.display.update)
sys.argv = sys.argv[2:]
sys.path.insert(0, "")
exec(compile(open(sys.argv[0]).read(), sys.argv[0], "exec"), {"__name__": "__main__"})
"""
BARE = """
import pygame
pygame.display.init()
pygame.display.set_mode((960, 720), pygame.RESIZABLE)
pygame.display.flip()
"""


def started(folder: Path, *, demo: bool = False, begin: bool = False, seed: str = "1", **chosen: Any) -> App:
    """Start the program in its window, as the command line does, before the first step."""
    settings = Settings(**{"level": "landlubber", "speed": 5, "guide": "no", **chosen})
    app = App(settings, RunOptions(folder, demo=demo, begin=begin, seed=seed), open_window(settings))
    app.speaker.get_ready()  # as before the first step of the program
    gc.freeze()
    gc.set_threshold(*SELDOM)
    return app


def is_over(app: App) -> bool:
    """Tell whether the end of a game stands on the table."""
    return isinstance(app.stack.top, GameOver)


def start(report: Report, folder: Path) -> None:
    """Time from the start of the process to a picture, against a bare window that is flipped once."""
    if missing := what_is_missing():
        print(missing)
        _starts(report, "no screen", {**os.environ}, folder)
    else:
        with screen() as display:
            _starts(report, "Xvfb", environment(display), folder)


def _starts(report: Report, where: str, variables: dict[str, str], folder: Path) -> None:
    # Whoever starts a program has started it before: what Python has made of it then is kept.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    bare = folder / "bare.py"
    bare.write_text(BARE)
    programs: dict[str, tuple[str, ...]] = {"bare": ("1", str(bare))}
    for name in machines.names():
        saves = folder / name
        saves.mkdir()
        save_settings(saves, Settings(machine=name))
        programs[name] = ("2", "main.py", "--saves", str(saves))
    taken: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(STARTS):  # in turns, so that a busy machine is busy for all
        for name, words in programs.items():
            taken[name].append(_start(variables, words))
    middle = {name: median(taken[name]) for name in programs}
    report.figure(f"start, {where}: a bare window", middle["bare"], "ms")
    for name in machines.names():
        ratio = middle[name] / middle["bare"]
        report.figure(f"start, {where}: title of {name}", ratio, "times", most=MOST_TIMES)


def _start(variables: dict[str, str], words: tuple[str, ...]) -> float:
    begun, program = time.monotonic(), [sys.executable, "-c", WATCHED, *words]
    ran = subprocess.run(program, env=variables, capture_output=True, text=True, check=True)
    return (float(ran.stdout.split("shown ")[1]) - begun) * 1000


def redraw(report: Report, folder: Path) -> None:
    """Draw the busiest table anew, bring a whole picture to the window, and make the voices."""
    for name in machines.names():
        picture = Screen(switched_on(name))
        medians = {table: median(_redraws(picture, table)) for table in TABLES}
        busiest = max(medians, key=lambda table: medians[table])
        report.figure(
            f"{name}: redraw of the busiest table", medians[busiest], "ms", most=MOST_REDRAW_MS, note=busiest
        )
        for has_all in (False, True):
            app = started(folder, machine=name, scan_lines=has_all, glow=has_all)
            what = "with scan lines and glow" if has_all else "to the window"
            report.figure(f"{name}: a whole picture {what}", median(_shows(app)), "ms", most=MOST_STEP_MS)
        if voices := picture.machine.voices:
            longest = max(took for tune in Tune for took in _pieces(iter(voices(tune.name))))
            report.figure(f"{name}: longest piece of a voice", longest, "ms", most=MOST_SELDOM_STEP_MS)


def _redraws(picture: Screen, name: str) -> list[float]:
    top = TABLES[name]()
    return [milliseconds(lambda: picture.show([TableSheet(top)])) for _ in range(REDRAWS)]


def _shows(app: App) -> Iterator[float]:
    for _ in range(REDRAWS):
        app.window.lost()
        yield milliseconds(partial(app.window.show, app.screen.surface), time.thread_time)


def _pieces(pieces: "Iterator[array[int]]") -> Iterator[float]:
    for _ in range(MOST_PIECES):
        yield milliseconds(partial(next, pieces, None), time.thread_time)


def steps(report: Report, folder: Path) -> None:
    """Time the steps of whole demo games, with each player and on each machine."""
    for level in LEVELS:
        _steps(report, level, folder, level=level)
    for name in machines.names():
        _steps(report, f"champ, {name}", folder, level="champ", machine=name, glow=True, scan_lines=True)


def _steps(report: Report, what: str, folder: Path, **settings: Any) -> None:
    """Time steps, but for those in which a host had the processor: a thread's time goes on meanwhile."""
    taken: list[float] = []
    left_out, before = 0, stolen()
    for game in range(report.games):
        app = started(folder, demo=True, seed=str(game), **settings)
        app.frame(1)
        while not is_over(app):
            took, now = milliseconds(partial(app.frame, 1), time.thread_time), stolen()
            if now == before:
                taken.append(took)
            else:
                left_out, before = left_out + 1, now
    note = f", {left_out} left out"
    report.seldom(f"steps of {what}", taken, 0.999, MOST_SELDOM_STEP_MS, note)
    report.figure(f"longest step of {what}", max(taken), "ms", most=MOST_STEP_MS)


def memory(report: Report, folder: Path) -> None:
    """Measure each machine in a process of its own: at the title, over many games, over many machines."""
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for name in machines.names():
            title, games, switches = pool.apply(_kilobytes, (name, folder))
            report.figure(f"{name}: memory at the title", title, "KB")
            what = f"{name}: more after {LATE} games than after {EARLY}"
            report.figure(what, games, "KB", most=MOST_GROWTH_KB)
            what = f"{name}: more in {ROUNDS} late rounds of machines than in early ones"
            report.figure(what, switches, "KB", most=MOST_GROWTH_OF_SWITCHES_KB)


def _kilobytes(name: str, folder: Path) -> tuple[float, float, float]:
    app = started(folder, machine=name, glow=True)
    app.frame(1)
    title = resident()
    app = started(folder, machine=name, glow=True, demo=True)
    app.session.pace.fast = True
    after_games, after_rounds = [], []
    for _ in range(LATE):
        while not is_over(app):
            app.frame(5)
        while isinstance(app.stack.top, GameOver):
            app.frame(5)
        after_games.append(resident())
    for _ in range(2 * ROUNDS):
        for other in (*machines.names(), name):
            app.session.change("machine", other)
            for _ in range(30):
                app.frame(1)
        after_rounds.append(resident())
    # What is in use swings by a voice that is just being made.
    switches = median(after_rounds[ROUNDS:]) - median(after_rounds[:ROUNDS])
    return title, after_games[-1] - after_games[EARLY - 1], switches
