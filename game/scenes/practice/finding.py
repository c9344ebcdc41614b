"""Looking for questions: a word stands there until they are found."""

from collections.abc import Callable, Sequence

from game.devices.button import Button, Press
from game.players.player import Thought
from game.practice.position import Position
from game.scenes.scene import STAY, Answer, GoTo, Scene, TakeOff
from game.scenes.sitting.slices import for_a_while
from game.scenes.sitting.thinking import THINKING
from game.screen.sheets import BoxSheet, Sheet


class Finding(Scene):
    """It gives way to the first question."""

    covers = False

    def __init__(
        self, thought: Thought[tuple[Position, ...]], ask: Callable[[Sequence[Position]], Scene]
    ) -> None:
        super().__init__()
        self._thought, self._ask = thought, ask
        self._found: Sequence[Position] = ()

    def tick(self) -> Answer:
        for_a_while(self._step)
        return GoTo(self._ask(self._found)) if self._found else STAY

    def _step(self) -> bool:
        try:
            next(self._thought)
        except StopIteration as end:
            self._found = end.value
        return not self._found

    def press(self, press: Press) -> Answer:
        return TakeOff() if press.button is Button.BACK else STAY

    def picture(self) -> Sequence[Sheet]:
        return [BoxSheet([THINKING])]
