"""How long a six-card deal takes to be seen at each speed: `python -m tests.bench_pace`.

The player answers at once: presses whatever waits for the button, and plays the first card that fits."""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from game.devices.button import DIRECTIONS, Button, Press
from game.scenes.sitting.pace import SPEEDS, STEPS_A_SECOND
from tests.scenes.driver import Home, at_home

WANTED = dict(zip(SPEEDS, (60, 45, 35, 20, 8), strict=True))
USUAL_SPEED, MOST_PRESSES = 3, 14
GAMES, DEALS = range(3), 5


def deals(home: Home) -> Iterator[tuple[float, int]]:
    """The seconds and the presses of each deal, from its first card to that of the next."""
    pressed = _count_presses(home)
    seen = steps = begun = before = 0
    while seen <= DEALS and not home.game.outcome:
        if home.is_asked:
            home.answer()
        elif home.sitting.acting.mover.waits:
            home.press(Button.FIRE)
        home.tick()
        steps += 1
        if len(home.sitting.race) > seen:
            if seen:
                yield (steps - begun) / STEPS_A_SECOND, len(pressed) - before
            seen, begun, before = len(home.sitting.race), steps, len(pressed)


def _count_presses(home: Home) -> list[Press]:
    """All that is pressed, but for the highlight being moved."""
    pressed: list[Press] = []
    press = home.stack.press

    def counted(one: Press) -> None:
        if one.button not in DIRECTIONS:
            pressed.append(one)
        press(one)

    home.stack.press = counted  # type: ignore[assignment, method-assign]
    return pressed


def main() -> int:
    """A line for each speed."""
    for speed in SPEEDS:
        taken: list[tuple[float, int]] = []
        for game in GAMES:
            with TemporaryDirectory() as folder:
                taken += deals(
                    at_home(Path(folder), speed=speed, wait=True, level="skipper", seed=f"pace {game}")
                )
        seconds, presses = map(mean, zip(*taken, strict=True))
        note = f"; at most {MOST_PRESSES}" if speed == USUAL_SPEED else ""
        print(f"speed {speed}: {seconds:5.1f} s a deal (about {WANTED[speed]}), {presses:4.1f} presses{note}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
