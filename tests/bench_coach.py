"""The figures of the coach: `python -m tests.bench_coach`. It fails where one is worse than it should be.

Somebody plays whole games through the program's own steps, asks for the page before every choice, and has the
tutor on: how long each step takes, and how long the first and the careful figures keep him waiting."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import App
from game.cover import open_cover
from game.devices.button import Button, Press
from game.run_options import RunOptions
from game.scenes.pace import STEP
from game.scenes.scene import FIRE
from game.scenes.table.beside import CoachScene, TutorBox
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.store.settings import Settings

GAMES = 2
LOOKED_AT = 30  # steps: nobody asks before he has looked at his cards for half a second
MOST_SELDOM_STEP_MS, MOST_FIRST_MS, MOST_CAREFUL_MS = 8.0, 50.0, 1000.0


class Player:
    """Asks before every choice, and then takes the best."""

    def __init__(self, folder: Path, seed: str) -> None:
        settings = Settings(
            level="skipper", speed=5, wait=False, guide="no", own_word=False, tutor="doubtful"
        )
        options = RunOptions(folder, begin=True, seed=seed)
        self.app = App(settings, options, open_cover(settings))
        self.app.evening.speaker.get_ready()  # as before the first step of the program
        self.number = 0
        self.steps: list[float] = []
        """What the steps took in which the coach was asked, or thought by himself."""
        self.first: list[float] = []
        self.careful: list[float] = []

    def play(self) -> None:
        while not (isinstance(self.app.stack.top, GameOver) and self.app.stack.top.is_told):
            scene = self.app.stack.top
            if isinstance(scene, GameScene) and scene.may_hint:
                self._ask()
            self._press(FIRE)
            self._press(FIRE)

    def _ask(self) -> None:
        self._wait(LOOKED_AT)
        self._press(Press(Button.HINT))
        self._press(Press(Button.HINT))
        page = self.app.stack.top
        assert isinstance(page, CoachScene), page
        begun = self.number
        while not page.page:
            self._step()
        self.first.append((self.number - begun) * STEP * 1000)
        while not page.page.is_careful:
            self._step()
        self.careful.append((self.number - begun) * STEP * 1000)
        self._press(FIRE)

    def _press(self, press: Press) -> None:
        self.app.stack.press(press)
        self._wait(1)
        if isinstance(self.app.stack.top, TutorBox):
            self._wait(LOOKED_AT)
            self.app.stack.press(Press(Button.DOWN))
            self.app.stack.press(FIRE)

    def _wait(self, steps: int) -> None:
        for _ in range(steps):
            self._step()

    def _step(self) -> None:
        scene, begun = self.app.stack.top, time.thread_time()
        started = time.perf_counter()
        self.app.frame(1)
        taken = (time.thread_time() - begun) * 1000
        self.app.think(lambda: STEP - (time.perf_counter() - started))
        self.number += 1
        if isinstance(scene, CoachScene) or (isinstance(scene, GameScene) and scene.may_hint):
            self.steps.append(taken)


def figure(what: str, taken: Sequence[float], share: float, most: float) -> bool:
    """One line; whether it is worse than it should be."""
    found = sorted(taken)[int(share * (len(taken) - 1))]
    verdict = "good" if found <= most else "TOO MUCH"
    rest = f"(median {median(taken):.1f}, longest {max(taken):.1f}, {len(taken)} of them)"
    print(f"{what:40} {found:8.1f} ms  at most {most:g}: {verdict}  {rest}", flush=True)
    return found > most


def main() -> int:
    """All figures in one run."""
    players = []
    for game in range(GAMES):
        with TemporaryDirectory() as name:
            players.append(Player(Path(name), str(game)))
            players[-1].play()
    steps, first, careful = (
        [one for player in players for one in getattr(player, name)] for name in ("steps", "first", "careful")
    )
    failed = [
        figure("steps while the coach thinks, p99.9", steps, 0.999, MOST_SELDOM_STEP_MS),
        figure("first figures on the page, 95 of 100", first, 0.95, MOST_FIRST_MS),
        figure("careful figures, 95 of 100", careful, 0.95, MOST_CAREFUL_MS),
    ]
    return int(any(failed))


if __name__ == "__main__":
    sys.exit(main())
