"""How long a six-card deal takes at each speed, for a player who answers at once.

No thought, but hands. Whatever is asked or waits for the button is pressed as
soon as it stands there, one press after the other: 0.15 s lie between two, and as long as a button is deaf
between two of the same. The table waits for the button, and the skipper plays."""

from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from game.devices.button import DIRECTIONS, Button, Press
from game.scenes.front.window_session import WindowSession
from game.scenes.pace import DEAF_STEPS, SPEEDS, STEPS_A_SECOND
from game.session.run_options import RunOptions
from game.store.settings import Settings
from tests.scenes.driver import Ear, Home

WANTED = dict(zip(SPEEDS, (60, 45, 35, 20, 7), strict=True))
MOST_PRESSES = 14
HAND_STEPS = round(0.15 * STEPS_A_SECOND)
GAMES, DEALS = range(3), 5


class Player(Home):
    """Hands that press at once, and count the steps of the clock and what they have pressed."""

    def __init__(self, session: WindowSession) -> None:
        super().__init__(session)
        self.steps = self.presses = self._last_step = 0
        self._last: Button | None = None

    def press(self, *buttons: Button) -> None:
        for button in buttons:
            least = DEAF_STEPS if button is self._last and button not in DIRECTIONS else HAND_STEPS
            self.tick(max(0, self._last_step + least - self.steps))
            self.stack.press(Press(button))
            self._last, self._last_step = button, self.steps
            self.presses += button not in DIRECTIONS  # the highlight may be moved as one likes

    def tick(self, steps: int = 1) -> None:
        super().tick(steps)
        self.steps += steps


def deals(player: Player) -> Iterator[tuple[float, int]]:
    """The seconds and the presses of each deal, from its first card to that of the next."""
    seen, begun, before = 0, 0, 0
    while seen <= DEALS and not player.game.outcome:
        player.step_on()
        if len(player.context.race) > seen:
            if seen:
                yield (player.steps - begun) / STEPS_A_SECOND, player.presses - before
            seen, begun, before = len(player.context.race), player.steps, player.presses


def figures(speed: int) -> tuple[float, float]:
    """Seconds and presses of a deal on the average of some games."""
    taken: list[tuple[float, int]] = []
    for game in GAMES:
        with TemporaryDirectory() as folder:
            options = RunOptions(Path(folder), begin=True, seed=f"pace {game}")
            taken += deals(
                Player(WindowSession(Settings(speed=speed, guide="no", level="skipper"), options, Ear()))
            )
    seconds, presses = zip(*taken, strict=True)
    return mean(seconds), mean(presses)
