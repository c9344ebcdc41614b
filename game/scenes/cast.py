"""The scenes of a game, and how one begins or is taken up where it stopped."""

from collections.abc import Iterable

from game.rules.log import SeatMove
from game.scenes.cut_for_deal import CutForDealScene
from game.scenes.cut_pack import CutPackScene, StarterScene
from game.scenes.deal import DealScene
from game.scenes.discard import DiscardScene
from game.scenes.game_over import GameOver
from game.scenes.play import PlayScene
from game.scenes.scene import GoTo
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


def catch_up(sitting: Sitting, moves: Iterable[SeatMove]) -> TableScene:
    """Make moves of the journal again, in silence and at once; the scene in which the game goes on.

    One at a time: what may be told of a move depends on where the game stood after it."""
    sitting.in_silence = True
    scene = _act_out(TableScene.now(sitting))
    for seat, move in moves:
        sitting.do(seat, move)
        scene = _act_out(scene)
    sitting.in_silence = False
    return scene


def _act_out(scene: TableScene) -> TableScene:
    """Act out what waits; the scene that acted last."""
    while scene.sitting.events:
        answer = scene.tick()
        if isinstance(answer, GoTo) and isinstance(answer.scene, TableScene):
            scene = answer.scene
        scene.sitting.mover.finish()
    return scene
