"""The figures of the table: `python -m tests.bench_table`. It fails where one is worse than it should be."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from game.machines import USUAL, switched_on

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import App
from game.cover import open_cover
from game.players.levels import LEVELS
from game.run_options import RunOptions
from game.scenes.table.game_over import GameOver
from game.screen.screen import Screen
from game.screen.sheets import TableSheet
from game.store.settings import Settings
from tests.real_window import environment, screen, what_is_missing
from tests.screen.tables import TABLES

HOUSE = Path(__file__).parent.parent
STARTS, REDRAWS, IDLE_STEPS = 15, 200, 300
EARLY, LATE = 20, 200
MOST_TIMES, MOST_TIMES_WORKED, MOST_REDRAW_MS, MOST_GROWTH_KB = 1.3, 1.5, 2.0, 2048
MOST_IDLE, MOST_IDLE_TABLE = 5.0, 1.0
MOST_STEP_MS, MOST_SELDOM_STEP_MS, GAMES = 16.0, 8.0, 10
# A player starts a program that has been started before: what Python has made of it then is kept.
KEEPS_NOTHING = "PYTHONDONTWRITEBYTECODE"

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


class Report:
    """Prints figures, and remembers whether one of them is worse than it should be."""

    def __init__(self) -> None:
        self.failed = 0

    def figure(self, what: str, value: float, unit: str, most: float | None = None, note: str = "") -> None:
        """One line."""
        verdict = "" if most is None else f"  at most {most:g}: {'good' if value <= most else 'TOO MUCH'}"
        self.failed += most is not None and value > most
        print(f"{what:44} {value:9.2f} {unit:5}{verdict}{note}", flush=True)


def start_up(report: Report, folder: Path) -> None:
    """From the start of the process to the first picture, against a bare window that is flipped once."""
    bare = folder / "bare.py"
    bare.write_text(BARE)
    missing = what_is_missing()  # where no window opens, the start is judged only if none can
    _compare_starts(report, "no screen", {**os.environ}, bare, folder, is_judged=bool(missing))
    if missing:
        print(missing)
        return
    with screen() as display:
        _compare_starts(report, "Xvfb", environment(display), bare, folder, is_judged=True)


def _compare_starts(
    report: Report, where: str, variables: dict[str, str], bare: Path, folder: Path, *, is_judged: bool
) -> None:
    most, worked = (MOST_TIMES, MOST_TIMES_WORKED) if is_judged else (None, None)
    variables = {name: word for name, word in variables.items() if name != KEEPS_NOTHING}
    programs = {
        "bare": ("1", str(bare)),
        "first": ("1", "main.py", "--saves", str(folder / "saves")),
        "live": ("2", "main.py", "--saves", str(folder / "saves")),
    }
    taken: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(STARTS):  # in turns, so that a busy machine is busy for all
        for name, words in programs.items():
            taken[name].append(_start(variables, words))
    bare_ms, first_ms, live_ms = (median(taken[name]) for name in programs)
    report.figure(f"start, {where}: a bare window", bare_ms, "ms")
    report.figure(f"start, {where}: first picture", first_ms, "ms")
    report.figure(f"start, {where}: first picture to bare window", first_ms / bare_ms, "times", most)
    report.figure(f"start, {where}: title that can be worked", live_ms, "ms")
    report.figure(f"start, {where}: workable title to bare window", live_ms / bare_ms, "times", worked)


def _start(variables: dict[str, str], words: tuple[str, ...]) -> float:
    begun = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-c", WATCHED, *words],
        cwd=HOUSE,
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    shown = ran.stdout.split("shown ")[1]
    return (float(shown) - begun) * 1000


def redraw(report: Report) -> None:
    """The picture of the busiest table, drawn anew, and brought to the window."""
    picture = Screen(switched_on(USUAL))
    medians = {name: median(_redraws(picture, name)) for name in TABLES}
    busiest = max(medians, key=lambda name: medians[name])
    note = f"  ({busiest})"
    report.figure("redraw of the busiest table, median", medians[busiest], "ms", MOST_REDRAW_MS, note)
    window = open_cover(Settings())
    shows = [_milliseconds(lambda: window.show(picture.surface)) for _ in range(REDRAWS)]
    report.figure("bringing it to a window of 960x720, median", median(shows), "ms")


def _redraws(picture: Screen, name: str) -> list[float]:
    top = TABLES[name]()
    return [_milliseconds(lambda: picture.show([TableSheet(top)])) for _ in range(REDRAWS)]


def _milliseconds(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    begun = clock()
    work()
    return (clock() - begun) * 1000


def idle(report: Report, folder: Path) -> None:
    """What the title and a table at rest take of one core while nobody does anything."""
    for what, begin, most in (("title", False, MOST_IDLE), ("table", True, MOST_IDLE_TABLE)):
        app = _app(folder, begin=begin)
        for _ in range(IDLE_STEPS):
            app.frame(1)  # until a person is asked
        cpu, wall = time.process_time(), time.perf_counter()
        app.run_options = app.run_options._replace(frames=app.steps + IDLE_STEPS)
        app.run()
        share = 100 * (time.process_time() - cpu) / (time.perf_counter() - wall)
        report.figure(f"idle {what} for {IDLE_STEPS // 60} s", share, "%", most)


def steps(report: Report, folder: Path) -> None:
    """The longest steps of ten demo games with each player: events, thought, picture and window."""
    for level in LEVELS:
        report_steps(report, level, folder, GAMES, level=level)


def report_steps(report: Report, what: str, folder: Path, games: int, **settings: Any) -> None:
    """How long nearly all steps of so many demo games take, and the longest of them.

    A thread's time goes on while the host of a virtual machine has its processor: such steps are left out."""
    taken: list[float] = []
    left_out, stolen = 0, _stolen()
    for game in range(games):
        app = _app(folder, demo=True, seed=str(game), **settings)
        app.frame(1)
        for _ in _until_over(app):
            took, before = _milliseconds(partial(app.frame, 1), time.thread_time), stolen
            stolen = _stolen()
            if stolen == before:
                taken.append(took)
            else:
                left_out += 1
    taken.sort()
    seldom = taken[-1 - len(taken) // 1000]
    note = f"  (median {median(taken):.2f}, {len(taken)} steps, {left_out} left out)"
    report.figure(f"steps of {what}, p99.9", seldom, "ms", MOST_SELDOM_STEP_MS, note)
    report.figure(f"longest step of {games} games of {what}", taken[-1], "ms", MOST_STEP_MS)


def _stolen() -> int:
    """Ticks in which the host did something else; nought where the system does not say."""
    told = Path("/proc/stat")
    return int(told.read_text().split()[8]) if told.exists() else 0


def _until_over(app: App) -> Iterator[None]:
    while not (isinstance(app.stack.top, GameOver) and app.stack.top.is_told):
        yield


def memory(report: Report, folder: Path) -> None:
    """What games leave behind."""
    app = _app(folder, demo=True, level="landlubber")
    app.evening.pace.fast = True
    kilobytes = []
    for game in range(1, LATE + 1):
        one_more_demo(app)
        if game in (EARLY, LATE):
            kilobytes.append(_resident())
    growth = kilobytes[1] - kilobytes[0]
    report.figure(f"memory after {EARLY} demo games", kilobytes[0], "KB")
    report.figure(f"more of it after {LATE}", growth, "KB", MOST_GROWTH_KB)


def one_more_demo(app: App) -> None:
    """To the end of the game, and on to the next one."""
    for _ in _until_over(app):
        app.frame(5)
    while isinstance(app.stack.top, GameOver):
        app.frame(5)


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _app(folder: Path, *, demo: bool = False, begin: bool = False, seed: str = "1", **chosen: Any) -> App:
    settings = Settings(**{"level": "landlubber", "speed": 5, "guide": "no", **chosen})
    return App(settings, RunOptions(folder, demo=demo, begin=begin, seed=seed), open_cover(settings))


def main() -> int:
    """All figures in one run."""
    report = Report()
    with TemporaryDirectory() as name:
        folder = Path(name)
        start_up(report, folder)
        redraw(report)
        idle(report, folder)
        steps(report, folder)
        memory(report, folder)
    return min(report.failed, 1)


if __name__ == "__main__":
    sys.exit(main())
