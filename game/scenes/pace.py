"""The clock and its uses: steps, how long things take, how long a button is deaf, slices of thought."""

from collections.abc import Callable, Generator
from enum import Enum, auto
from time import perf_counter
from typing import TypeVar

from game.devices.button import DIRECTIONS, Button, Press
from game.values import mutable

T = TypeVar("T")
STEPS_A_SECOND = 60
SPEEDS = range(1, 6)
USUAL_SPEED = 3
_FACTORS = dict(zip(SPEEDS, (1.77, 1.31, 1.0, 0.54, 0.15), strict=True))


@mutable
class Pace:
    """Speed 1 to 5; fast shows everything at once; `waits` leaves scores on the table until a press.

    How long a score stands where nothing waits: `Acting.pause`, by SAY_SECONDS in scenes/table/acting.py.

    CRIBBAGE 128 only thinks fast, and shows everything as ever (X4)."""

    speed: int = USUAL_SPEED
    waits: bool = True
    fast: bool = False
    only_thinks_fast: bool = False

    @property
    def shows_at_once(self) -> bool:
        """Whether nothing stands on the table longer than it takes to happen."""
        return self.fast and not self.only_thinks_fast

    def frames(self, seconds: float) -> int:
        """Return how many steps something takes that takes `seconds` at speed three."""
        return 0 if self.shows_at_once else round(seconds * STEPS_A_SECOND * _FACTORS[self.speed])


STEP = 1 / STEPS_A_SECOND
HARDLY = 1e-6  # of a step: what the sums of a clock may be short of
MOST_STEPS_AT_ONCE = 5


class Metronome:
    """How many steps are due. A long gap, such as a window being dragged, is forgotten."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._last = clock()
        self._owed = 0.0

    def steps_due(self, most: int = MOST_STEPS_AT_ONCE) -> int:
        """Return the steps since it was last asked, at most a few, or as many as were to be slept through."""
        now = self._clock()
        self._owed = min(self._owed + now - self._last, most * STEP)
        self._last = now
        due = int(self._owed / STEP + HARDLY)
        self._owed = max(0.0, self._owed - due * STEP)
        return due

    def rest(self, steps: int = 1) -> float:
        """Return the seconds until these steps are due."""
        return max(0.0, steps * STEP - self._owed - (self._clock() - self._last))


# A hand that hammers presses every 0.1 to 0.25 s, one that has looked takes 0.4 s and more.
DEAF_STEPS = round(0.35 * STEPS_A_SECOND)
# What must be seen before anything is pressed away is shown for so long.
DEAF_TO_ALL_STEPS = STEPS_A_SECOND
# However long it hammers, the button hears again after so long: nobody is locked out.
MOST_DEAF_STEPS = round(0.8 * STEPS_A_SECOND)


class Mouse(Enum):
    """What the mouse presses with, wherever it points."""

    CLICK = auto()


class Debounce:
    """The button that is deaf for a moment, because it has just done something.

    All others hear, and to press one of them ends the deafness: a hand that changes buttons knows what it
    wants. Directions are never deaf, for whatever they point at can be pointed away from again."""

    def __init__(self) -> None:
        self._button: object = None
        self._deaf = self._at_most = 0
        self.deaf_to_all = 0
        """For how many steps no button is heard, whichever it is."""

    @property
    def is_deaf(self) -> bool:
        return self._deaf > 0 or self.deaf_to_all > 0

    def hear_nothing(self, steps: int = DEAF_TO_ALL_STEPS) -> None:
        """Let nothing be pressed away that has just come, until there was time to see it."""
        self.deaf_to_all = steps

    def did_something(self, press: Press | Mouse) -> None:
        """Note that a press finished a movement, ended a wait, or made a move."""
        self._button = _button(press)
        self._deaf, self._at_most = DEAF_STEPS, MOST_DEAF_STEPS

    def swallows(self, press: Press | Mouse) -> bool:
        """Tell whether this press comes too soon; if so, the button stays deaf a little longer."""
        if self.deaf_to_all:
            return True
        button = _button(press)
        if button != self._button or button in DIRECTIONS:
            self._deaf = 0
        elif self._deaf:
            self._deaf = min(DEAF_STEPS, self._at_most)
        return self._deaf > 0

    def tick(self) -> None:
        self._deaf, self._at_most = max(0, self._deaf - 1), max(0, self._at_most - 1)
        self.deaf_to_all = max(0, self.deaf_to_all - 1)

    def mouse_moved(self) -> None:
        """Forget the click: a hand that points elsewhere knows what it wants, too."""
        if self._button is Mouse.CLICK:
            self.forget()

    def forget(self) -> None:
        self._deaf = 0


def _button(press: Press | Mouse) -> object:
    """Fire is fire on whichever key, and with the stick held up; a digit is a button of its own."""
    if isinstance(press, Mouse):
        return press
    return Button.FIRE if press.fired else press.button or press


SECONDS_A_STEP = 0.0045
SECONDS_WHILE_WAITED_FOR = 0.0065  # where nothing is drawn anew meanwhile


def for_a_while(step: Callable[[], bool], seconds: float = SECONDS_A_STEP) -> None:
    """Take steps, each of which says whether another is wanted, as long as one more would be over in time."""
    before = perf_counter()
    until, longest = before + seconds, 0.0
    while step():
        now = perf_counter()
        longest, before = max(longest, now - before), now
        if now + longest > until:
            return


def think(thought: Generator[None, None, T], seconds: float = SECONDS_A_STEP) -> list[T]:
    """Go on with a thought for so long; return what it has found, as soon as it has."""
    found: list[T] = []

    def step() -> bool:
        try:
            next(thought)
        except StopIteration as end:
            found.append(end.value)
        return not found

    for_a_while(step, seconds)
    return found
