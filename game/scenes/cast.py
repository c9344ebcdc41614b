"""The scenes of a game, and how one begins or is taken up where it stopped."""

from game.scenes.cut_for_deal import CutForDealScene
from game.scenes.cut_pack import CutPackScene, StarterScene
from game.scenes.deal import DealScene
from game.scenes.discard import DiscardScene
from game.scenes.game_over import GameOver
from game.scenes.play import PlayScene
from game.scenes.show import ShowScene
from game.scenes.sitting import Sitting
from game.scenes.table_scene import TableScene

CAST: tuple[type[TableScene], ...] = (
    CutForDealScene,
    CutPackScene,
    DealScene,
    DiscardScene,
    StarterScene,
    PlayScene,
    ShowScene,
    GameOver,
)


def begin(sitting: Sitting) -> TableScene:
    """The scene that a game begins with."""
    return TableScene.now(sitting)


def catch_up(sitting: Sitting) -> TableScene:
    """Act out all that has happened, in silence and at once; the scene in which the game goes on."""
    sitting.in_silence = True
    while sitting.events:
        scene = TableScene.now(sitting)
        sitting.mover.begin(scene.perform(sitting.events.popleft()))
        sitting.mover.finish()
    sitting.in_silence = False
    return TableScene.now(sitting)
