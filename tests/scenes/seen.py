"""The moments of a game as tests name them: which part of it the one scene shows."""

from game.rules.phase import Phase
from game.scenes.inputs.cards_input import GO, HEELS, IT_STANDS, LAY_AWAY  # noqa: F401
from game.scenes.inputs.other_inputs import CUT_FOR_DEAL as ASKED  # noqa: F401
from game.scenes.moments.game_over import GameOver
from game.scenes.moments.game_scene import PRESS_A_KEY, GameScene  # noqa: F401
from game.scenes.sitting.acts import COUNTS, LAID_AWAY  # noqa: F401

TableScene = CoachedScene = GameScene


class Moment(type):
    """`isinstance` asks which moment is seen."""

    phase: Phase
    is_deal = False

    def __instancecheck__(cls, scene: object) -> bool:
        if not isinstance(scene, GameScene) or isinstance(scene, GameOver):
            return False
        is_deal = scene.moment is Phase.CUT_PACK and scene.sitting.table.game.phase is not Phase.CUT_PACK
        return scene.moment is cls.phase and (cls.phase is not Phase.CUT_PACK or is_deal == cls.is_deal)


class CutForDealScene(metaclass=Moment):
    phase = Phase.CUT_FOR_DEAL


class ChooseTargetScene(metaclass=Moment):
    phase = Phase.CHOOSE_TARGET


class CutPackScene(metaclass=Moment):
    phase = Phase.CUT_PACK


class DealScene(metaclass=Moment):
    phase = Phase.CUT_PACK
    is_deal = True


class DiscardScene(metaclass=Moment):
    phase = Phase.LAY_AWAY


class StarterScene(metaclass=Moment):
    phase = Phase.CUT_STARTER


class PlayScene(metaclass=Moment):
    phase = Phase.PLAY


class ShowScene(metaclass=Moment):
    phase = Phase.SHOW


def _of_the_input(scene: GameScene, name: str) -> object:
    """What tests of single moments look at is the input's now."""
    if name == "shown":
        return scene.acts.cuts if scene.moment is Phase.CUT_FOR_DEAL else scene.acts.shown
    if name.startswith("_") or name in ("turn", "acts") or "turn" not in vars(scene) or scene.input is None:
        raise AttributeError(name)
    return getattr(scene.input, name)


GameScene.__getattr__ = _of_the_input  # type: ignore[attr-defined]
