"""How soon the program answers in the terminal, beside a Python that does nothing."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from subprocess import run
from time import perf_counter

from game.rules.position_typed import EXAMPLE
from game.store.system import processors
from tests.store.games import saved_game
from tools.bench.report import Report

ROUNDS, FEW_ROUNDS = 15, 5
MOST_TIMES = 4.0
MOST_OF_ASK = 0.5  # seconds
PROBE = "import sys, runpy; sys.argv[:] = ['main.py', *sys.argv[1:]]; run = runpy.run_path"
ASKS = f"{PROBE}\ntry: run('main.py', run_name='__main__')\nfinally: assert 'pygame' not in sys.modules"


def answers(report: Report, folder: Path) -> None:
    """Measure by the processor's time, in turns; and that none of them reads pygame."""
    game = folder / "game.txt"
    game.write_text("\n".join(saved_game().begun_at("now").to_lines()) + "\n")
    asked = {
        "--help": ["--help"],
        "--version": ["--version"],
        "--where": ["--where"],
        "--count": ["--count", "5H 5S 5D JC", "--starter", "5C"],
        "/V": ["/V", "--saves", str(folder)],
        "--verify": ["--verify", str(game)],
    }
    programs = {"nothing": ["-c", "pass"]} | {name: ["main.py", *words] for name, words in asked.items()}
    taken: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, words in programs.items():
            taken[name].append(_seconds(words))
    middle = {name: median(taken[name]) for name in programs}
    report.figure("python -c pass", 1000 * middle["nothing"], "ms")
    for name, words in asked.items():
        done = run([sys.executable, "-c", ASKS, *words], capture_output=True, text=True, check=False)
        assert "AssertionError" not in done.stderr, f"{name} reads pygame"
        report.figure(f"answer to {name}", middle[name] / middle["nothing"], "times", most=MOST_TIMES)


def asks(report: Report, _: Path) -> None:
    """Measure by the wall clock how long a position takes, and one that is played out to 1 %."""
    for name, more, most in (("--ask", [], MOST_OF_ASK), ("--ask, --rollout 1%", ["--rollout", "1%"], None)):
        words = [sys.executable, "main.py", "--ask", EXAMPLE, *more]
        taken = []
        for _round in range(FEW_ROUNDS):
            begun = perf_counter()
            run(words, capture_output=True, check=True)
            taken.append(perf_counter() - begun)
        note = f"({processors()} processors, the best of {FEW_ROUNDS})"
        report.figure(name, min(taken), "s", most=most, note=note)


def _seconds(words: Sequence[str]) -> float:
    nowhere = os.open(os.devnull, os.O_RDWR)
    doors = [(os.POSIX_SPAWN_DUP2, nowhere, number) for number in (1, 2)]
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    program = os.posix_spawn(sys.executable, [sys.executable, *words], variables, file_actions=doors)
    _, _, used = os.wait4(program, 0)
    os.close(nowhere)
    return used.ru_utime + used.ru_stime
