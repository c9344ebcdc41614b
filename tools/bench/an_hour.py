"""How large the program is after an hour of champ against champ, and in lines of text."""

from multiprocessing import get_context
from pathlib import Path

from tests.terminal.reader import Reader
from tests.terminal.talk import Pipe
from tools.bench.report import Report, resident
from tools.bench.window import is_over, started

FIVE_MINUTES, AN_HOUR = 2, 24  # games at the usual speed; they are played without its pauses
MOST_MB, MOST_TEXT_MB, MOST_TIMES = 80, 40, 1.1


def hour(report: Report, folder: Path) -> None:
    """Run a demo at the window in a process of its own, judged as it goes on; and a whole game of text."""
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        early, late = pool.apply(_sizes, (folder,))
    report.figure("champ against champ: after five minutes", early / 1024, "MB")
    report.figure("champ against champ: after an hour", late / 1024, "MB", most=MOST_MB)
    report.figure("an hour to five minutes", late / early, "times", most=MOST_TIMES)
    largest = 0

    def answer(heard: str) -> str | None:
        nonlocal largest
        largest = max(largest, resident(program.process.pid))
        return reader.answer(heard)

    reader = Reader("memory")
    program = Pipe("--text", "--preset", "champ", "--level", "champ", "--seed", "9", saves=folder / "text")
    program.play(answer)
    report.figure("a game of text against the champ", largest / 1024, "MB", most=MOST_TEXT_MB)


def _sizes(folder: Path) -> tuple[int, int]:
    app = started(folder, demo=True, level="champ")
    app.session.pace.fast = True
    sizes: list[int] = []
    was_over = False
    while len(sizes) < AN_HOUR:
        app.frame(5)
        app.think(lambda: 1.0)
        if is_over(app) and not was_over:
            sizes.append(resident())
        was_over = is_over(app)
    return sizes[FIVE_MINUTES - 1], sizes[-1]
