"""All figures, or those that are named: `python -m tools.bench [NAME ...] [--games N]`.

It ends with 1 where one is worse than its limit. What is compared with something else is measured in turns
with it, in the same run, and called `times`. Let nothing else run."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tools.bench import (
    an_hour,
    answers,
    at_rest,
    at_the_club,
    by_hand,
    judging,
    played_out,
    rules,
    teaching,
    window,
)
from tools.bench.report import Report

BENCHES: dict[str, Callable[[Report, Path], None]] = {
    "rules": rules.bench,
    "press": by_hand.press,
    "pace": by_hand.pace,
    "start": window.start,
    "answers": answers.answers,
    "asks": answers.asks,
    "redraw": window.redraw,
    "steps": window.steps,
    "rest": at_rest.rest,
    "wake": at_rest.wake,
    "memory": window.memory,
    "hour": an_hour.hour,
    "coach": by_hand.coach,
    "review": by_hand.review,
    "judge": judging.judge,
    "calibration": judging.calibration,
    "habit": judging.habit,
    "account": teaching.account,
    "deeper": teaching.deeper,
    "equal": played_out.equal,
    "unequal": played_out.unequal,
    "coverage": played_out.coverage,
    "slices": teaching.slices,
    "club": at_the_club.club,
    "shipmate": at_the_club.shipmate,
    "number": at_the_club.number,
}


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(BENCHES)}")
    parser.add_argument("--games", type=int, default=3, help="how many games a figure is taken from (3)")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - BENCHES.keys():
        parser.error(f"no such figures: {' '.join(sorted(unknown))}")
    report = Report(chosen.games)
    for name in chosen.names or BENCHES:
        with TemporaryDirectory() as folder:
            BENCHES[name](report, Path(folder))
    return int(report.failed)


if __name__ == "__main__":
    sys.exit(main())
