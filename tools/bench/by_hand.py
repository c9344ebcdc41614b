"""What a player at the window waits for: the calls of a press, the pace, the coach, the review."""

import gc
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from types import FrameType

import pygame

from game.devices.button import Button, Press
from game.players.levels import LEVELS
from game.scenes.pace import SPEEDS, STEP, USUAL_SPEED
from game.scenes.table.beside import CoachScene, TutorBox
from game.scenes.table.game_scene import GameScene
from game.window.app import App
from tests.rules.positions import at_lay_away, at_play
from tests.scenes.driver import Ear, Visit, at_table
from tests.scenes.quick_hands import MOST_PRESSES, WANTED, figures
from tools.bench.report import Report
from tools.bench.window import MOST_SELDOM_STEP_MS, is_over, started

GAME = Path(__file__).parents[2] / "game"
FIRE, RIGHT, DOWN, HINT = (Press(button) for button in (Button.FIRE, Button.RIGHT, Button.DOWN, Button.HINT))
HANDS = ("2H 4D 6C 8S", "3H 5D 7C 9S")
MOST_CALLS_AROUND, MOST_CALLS = 40, 75

LOOKED_AT = 30  # steps: nobody asks before he has looked at his cards for half a second
MOST_FIRST_MS, MOST_CAREFUL_MS = 50.0, 1000.0
LEAST_JUDGED, MOST_SECONDS_TO_JUDGE = 50.0, 4.0


class Calls:
    """The functions of the game that a press runs through: those around the rules, and all."""

    def __init__(self) -> None:
        self.around: list[str] = []
        """The file of each."""
        self.all: list[str] = []
        self._rules: FrameType | None = None

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call, as `sys.setprofile` tells of it."""
        if event == "return" and frame is self._rules:
            self._rules = None
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(str(GAME)):
            return
        self.all.append(code.co_filename)
        if not self._rules:
            self.around.append(code.co_filename)
            self._rules = frame if code.co_qualname == "Table.answer" else None


def _calls(visit: Visit, *presses: Press) -> Calls:
    """Press without haste, and count the last one."""
    calls = Calls()
    visit.until_still()
    gc.disable()  # generators that lie about from elsewhere are called to be closed
    for number, press in enumerate(presses, 1):
        visit.context.debounce.forget()
        sys.setprofile(calls if number == len(presses) else None)
        visit.stack.press(press)
    sys.setprofile(None)
    gc.enable()
    return calls


def press(report: Report, _: Path) -> None:
    """Count from the stack of scenes on; every entry into a function, property or comprehension is a call."""
    fits, by_hand = at_play("six-card", *HANDS), at_play("six-card", *HANDS, house="counting=acc")
    _calls(
        at_table(at_play("six-card", *HANDS), HANDS[1]), FIRE
    )  # the code of a value is written when there is a first one
    card = _calls(at_table(fits, HANDS[1]), FIRE)
    report.figure("a card that fits: calls around the rules", len(card.around), "", most=MOST_CALLS_AROUND)
    report.figure("a card that fits: calls in all", len(card.all), "", most=MOST_CALLS)
    for what, calls in {
        "a card, where players peg for themselves": _calls(at_table(by_hand, HANDS[1]), FIRE),
        "the highlight goes one card on": _calls(at_table(at_play("six-card", *HANDS), HANDS[1]), RIGHT),
        "two cards are laid away": _calls(at_table(at_lay_away("six-card", *HANDS)), FIRE, RIGHT, FIRE, FIRE),
    }.items():
        note = f"({len(calls.around)} around the rules; {len({*calls.all})} files)"
        report.figure(f"{what}: calls", len(calls.all), "", note=note)


def pace(report: Report, _: Path) -> None:
    """Time a deal at each speed, with a player who answers at once."""
    for speed in SPEEDS:
        (seconds, presses), wanted = figures(speed), WANTED[speed]
        report.figure(f"a deal at speed {speed}", seconds, "s", least=0.9 * wanted, most=1.1 * wanted)
        if speed == USUAL_SPEED:
            report.figure("presses of a deal", presses, "", most=MOST_PRESSES)


class AtTheWindow(Visit):
    """A visit in which the clock is the program's own; how long each step has taken is written down."""

    def __init__(self, app: App) -> None:
        assert app.stack.top
        super().__init__(app.stack.top, Ear())
        self.app, self.stack = app, app.stack
        self.steps: list[float] = []
        pygame.event.clear()  # the window of the last game is gone
        self.tick()

    def tick(self, steps: int = 1) -> None:
        for _ in range(steps):
            begun, started = time.thread_time(), time.perf_counter()
            self.app.frame(1)
            self.steps.append((time.thread_time() - begun) * 1000)
            self.app.think(lambda at=started: STEP - (time.perf_counter() - at))  # type: ignore[misc]

    def fire(self) -> None:
        """Fire, and tell the tutor that it is meant so."""
        self.stack.press(FIRE)
        self.tick()
        if isinstance(self.app.stack.top, TutorBox):
            self.tick(LOOKED_AT)
            self.stack.press(DOWN)
            self.stack.press(FIRE)

    def ask(self) -> Iterable[int]:
        """Ask, and yield the steps until the coach's page has its first figures and the careful ones."""
        self.tick(LOOKED_AT)
        for _ in range(2):
            self.stack.press(HINT)
            self.tick()
        page = self.scene
        assert isinstance(page, CoachScene), page
        yield self.until(lambda: bool(page.page))
        yield self.until(lambda: page.page is not None and page.page.is_careful)
        self.fire()


def coach(report: Report, folder: Path) -> None:
    """Ask before every choice, take the best, and have the tutor on."""
    steps: list[float] = []
    waits: list[list[float]] = []
    for game in range(report.games):
        app = started(folder, begin=True, seed=str(game), level="skipper", wait=False, tutor="doubtful")
        visit = AtTheWindow(app)
        while not is_over(app):
            if isinstance(visit.scene, GameScene) and visit.scene.may_hint:
                first, more = visit.ask()
                waits.append([first * STEP * 1000, (first + more) * STEP * 1000])
            visit.fire()
            visit.fire()
        steps += visit.steps
    first_figures, careful = zip(*waits, strict=True)
    report.seldom("steps with the coach", steps, 0.999, MOST_SELDOM_STEP_MS)
    report.seldom("first figures of the coach", first_figures, 0.95, MOST_FIRST_MS)
    report.seldom("careful figures of the coach", careful, 0.95, MOST_CAREFUL_MS)


def review(report: Report, folder: Path) -> None:
    """Review games while they are played: their steps, and how far the review is at their end."""
    for level in LEVELS:
        steps: list[float] = []
        shares, seconds = [], []
        for game in range(report.games):
            app = started(folder, begin=True, seed=str(game), level=level, wait=False)
            visit = AtTheWindow(app)
            visit.answer_until(lambda at=app: is_over(at))  # type: ignore[misc]
            assert app.session.reviewer
            judged = app.session.reviewer.review
            shares.append(100 * judged.share)
            seconds.append(visit.until(lambda at=judged: at.is_whole) * STEP)  # type: ignore[misc]
            steps += visit.steps
        report.seldom(f"judged steps against {level}", steps, 0.999, MOST_SELDOM_STEP_MS)
        report.figure(f"judged at the end, against {level}", median(shares), "%", least=LEAST_JUDGED)
        what = f"till the rest was judged, against {level}"
        report.figure(what, median(seconds), "s", most=MOST_SECONDS_TO_JUDGE)
