"""Figures beside their limits, and how they are taken."""

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median


class Report:
    """Prints figures, and remembers whether one of them is worse than it should be."""

    def __init__(self, games: int) -> None:
        self.games = games
        """How many games a figure is taken from that games are played for."""
        self.failed = False

    def figure(
        self,
        what: str,
        value: float,
        unit: str,
        *,
        most: float | None = None,
        least: float | None = None,
        note: str = "",
    ) -> None:
        """Print one line."""
        limits = [f"at most {most:g}"] if most is not None else []
        limits += [f"at least {least:g}"] if least is not None else []
        is_worse = (most is not None and value > most) or (least is not None and value < least)
        verdict = f"{', '.join(limits)}: {'WORSE' if is_worse else 'good'}" if limits else "no limit"
        self.failed |= is_worse
        print(f"{what:52} {value:10.3f} {unit:7} {verdict}  {note}".rstrip(), flush=True)

    def seldom(self, what: str, taken: Sequence[float], share: float, most: float, note: str = "") -> None:
        """Report how many milliseconds all but the slowest take."""
        rest = f"(median {median(taken):.2f}, longest {max(taken):.1f}, of {len(taken)}{note})"
        slowest = sorted(taken)[int(share * (len(taken) - 1))]
        self.figure(f"{what}, {100 * share:g} of 100", slowest, "ms", most=most, note=rest)


def milliseconds(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Time some work."""
    begun = clock()
    work()
    return (clock() - begun) * 1000


def best_of(rounds: int, work: Callable[[], object]) -> float:
    """Return the shortest time of several, in milliseconds: other work only adds to it."""
    return min(milliseconds(work, time.process_time) for _ in range(rounds))


def resident(process: int | str = "self") -> int:
    """Return the memory of a process, in KB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def stolen() -> int:
    """Return ticks that a virtual machine's host took; nought where the system is silent."""
    told = Path("/proc/stat")
    return int(told.read_text().split()[8]) if told.exists() else 0
