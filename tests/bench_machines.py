"""How fast each machine is: `python -m tests.bench_machines`. First picture, busiest redraw, voices."""

import os
import sys
import time
from array import array
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from game.devices.tunes import Tune
from game.screen.looks import machines
from game.screen.machine import switched_on
from game.screen.screen import Screen
from game.store.settings import Settings, save_settings
from tests.bench_table import (
    BARE,
    MOST_REDRAW_MS,
    MOST_SELDOM_STEP_MS,
    MOST_TIMES,
    Report,
    _milliseconds,
    _redraws,
    _start,
)
from tests.real_window import environment, screen, what_is_missing
from tests.screen.tables import TABLES

STARTS, MOST_PIECES = 9, 200


def first_pictures(report: Report, folder: Path) -> None:
    """Against a bare window, in turns, so that a busy machine is busy for all."""
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


def redraws(report: Report) -> None:
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


def main() -> int:
    """All figures in one run."""
    report = Report()
    with TemporaryDirectory() as name:
        if missing := what_is_missing():
            print(missing)
        else:
            first_pictures(report, Path(name))
    redraws(report)
    return min(report.failed, 1)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.exit(main())
