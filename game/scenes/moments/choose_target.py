"""The target, where the source asks for it once the deal is cut for: up and down, then the button."""

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.rules.events import TargetChosen
from game.rules.moves import ChooseTarget
from game.rules.spoken import told
from game.scenes.moments.running_scene import Cast
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import ButtonSpot, Spot


class ChooseTargetScene(ActingScene[TargetChosen]):
    """What was set before is offered first."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        moves = sitting.table.game.legal(0)
        self.targets = [move.target for move in moves if isinstance(move, ChooseTarget)]
        self.target = sitting.table.game.target

    @property
    def button_names(self) -> list[str]:
        return [str(target) for target in self.targets] if self.asked is not None else []

    def ask(self, seat: int) -> None:
        self.top.message = f"To which hole? Up or down: {self.target}"

    def answer(self, press: Press) -> None:
        if press.chosen:
            self.move(ChooseTarget(self.target))
        elif press.button in (Button.UP, Button.RIGHT):
            self._step(1)
        elif press.button in (Button.DOWN, Button.LEFT):
            self._step(-1)

    def _step(self, step: int) -> None:
        """To the next one up or down; the ends are the ends."""
        at = self.targets.index(self.target) + step
        self.target = self.targets[min(max(at, 0), len(self.targets) - 1)]
        self.ask(0)

    def answer_click(self, spot: Spot | None) -> None:
        if isinstance(spot, ButtonSpot) and spot.name in self.button_names:
            self.move(ChooseTarget(int(spot.name)))

    def act(self, event: TargetChosen) -> Movement:
        """The board is pegged to this hole from now on."""
        self.top.target = event.target
        self.top.message = told.target_chosen(event.target)
        self.acting.sound(Tune.FIRE)
        yield from self.acting.hold(SAY_SECONDS)
