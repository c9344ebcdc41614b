"""The figures of the review: `python -m tests.bench_review`, how many games a level if not ten, which levels.

It fails where one is worse than it should be. Games are played to their end at a window by hands that answer
at once, and judged while they are played."""

import os
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App
from game.cover import open_cover
from game.players.levels import LEVELS
from game.review.reviewing import Reviewing
from game.rules.game import Game
from game.rules.log import FIRST_LINE
from game.run_options import RunOptions
from game.scenes.pace import STEP
from game.scenes.table.game_over import GameOver
from game.store.settings import Settings
from tests.bench_table import MOST_SELDOM_STEP_MS, Report
from tests.scenes.driver import Ear, Visit

PLAYED = Path(__file__).parent / "players" / "seeded_games"
GAMES = 10  # of each level
MOST_SECONDS_A_GAME = 4.0


class AtTheWindow(Visit):
    """A visit in which the clock is the program's own; how long each step has taken is written down."""

    def __init__(self, app: App) -> None:
        super().__init__(app.stack.top, Ear())  # type: ignore[arg-type]
        self.app, self.stack = app, app.stack
        self.taken: list[float] = []

    def tick(self, steps: int = 1) -> None:
        for _ in range(steps):
            begun, started = time.thread_time(), time.perf_counter()
            self.app.frame(1)
            self.taken.append((time.thread_time() - begun) * 1000)
            self.app.think(lambda at=started: STEP - (time.perf_counter() - at))  # type: ignore[misc]

    @property
    def is_over(self) -> bool:
        return isinstance(self.scene, GameOver) and self.scene.is_told


def beside_the_play(report: Report, folder: Path, level: str, games: int) -> None:
    """The steps of games that are judged while they are played, and how far the review is at their end."""
    taken: list[float] = []
    shares, steps_after = [], []
    for game in range(games):
        settings = Settings(level=level, speed=5, wait=False, own_word=False, guide="no")
        options = RunOptions(folder / f"{level}{game}", begin=True, seed=str(game))
        options.saves.mkdir()
        app = App(settings, options, open_cover(settings))
        app.evening.speaker.get_ready()  # as before the first step of the program
        visit = AtTheWindow(app)
        pygame.event.clear()  # the window of the last game is gone
        visit.tick()
        visit.answer_until(lambda at=visit: at.is_over)  # type: ignore[misc]
        reviewer = visit.app.evening.reviewer
        assert reviewer
        shares.append(100 * reviewer.review.share)
        steps_after.append(visit.until(lambda at=reviewer: at.review.is_whole))  # type: ignore[misc]
        taken += visit.taken
    taken.sort()
    note = f"  (median {median(taken):.2f}, longest {taken[-1]:.1f}, {len(taken)} steps, {games} games)"
    seldom = taken[-1 - len(taken) // 1000]
    report.figure(f"judged steps against {level}, p99.9", seldom, "ms", MOST_SELDOM_STEP_MS, note)
    report.figure(f"judged at the end of a game against {level}", median(shares), "%")
    report.figure(f"seconds till the rest was, against {level}", median(steps_after) / 60, "s")


def _same(game: Game) -> Game:
    return game


def whole_games(report: Report) -> None:
    """Both seats of a game of which nothing was judged before."""
    seconds = []
    for path in PLAYED.glob("*_six-card.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        played = Game.from_lines(lines[lines.index(FIRST_LINE) :])
        review = Reviewing(partial(_same, played), ("bsd ONE", "skipper TWO"))
        begun = time.process_time()
        review.finish()
        seconds.append(time.process_time() - begun)
    report.figure("a whole six-card game reviewed, median", median(seconds), "s", MOST_SECONDS_A_GAME)


def main() -> int:
    """All figures in one run."""
    report = Report()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    levels = sys.argv[2:]
    if not levels:
        whole_games(report)
    with TemporaryDirectory() as name:
        for level in levels or LEVELS:
            beside_the_play(report, Path(name), level, games)
    return min(report.failed, 1)


if __name__ == "__main__":
    sys.exit(main())
