"""The choice of the target after the cut for deal: 61, 91 or 121 (X3)."""

from game.rules.errors import IllegalMove
from game.rules.events import TargetChosen
from game.rules.moves import ChooseTarget, Move
from game.rules.phase import Ask, Phase
from game.rules.stages.stage import GameInPlay, Stage

ASKED_TARGETS = (61, 91, 121)


def targets(usual: int) -> tuple[int, ...]:
    """Those that the source asks for, and what the house would play to unasked."""
    return tuple(sorted({*ASKED_TARGETS, usual}))


class ChoosingTarget(Stage):
    """Whoever speaks first has chosen: the rules do not know who is a person."""

    phase = Phase.CHOOSE_TARGET

    def __init__(self, game: GameInPlay, dealer: int) -> None:
        super().__init__(game)
        self.dealer = dealer

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.form.round_from(0)

    @property
    def question(self) -> Ask:
        return Ask.TARGET

    def legal(self, seat: int) -> tuple[Move, ...]:
        return tuple(map(ChooseTarget, targets(self.game.target)))

    def act(self, seat: int, move: Move) -> None:
        if not isinstance(move, ChooseTarget):
            raise IllegalMove("Say first which hole wins.")
        if move not in self.legal(seat):
            raise IllegalMove(f"There is no game to {move.target} here.")
        self.game.target = move.target
        self.game.tell(TargetChosen(seat, move.target))
        self.game.begin_deal(self.dealer)
