"""The scenes of a game, and how one begins or is taken up where it stopped."""

from collections.abc import Generator, Iterable, Iterator

from game.rules.events import Event
from game.rules.log import SeatMove
from game.scenes.moments.cut_for_deal import CutForDealScene
from game.scenes.moments.cut_pack import CutPackScene, StarterScene
from game.scenes.moments.dealing import DealScene
from game.scenes.moments.discard import DiscardScene
from game.scenes.moments.game_over import GameOver
from game.scenes.moments.play import PlayScene
from game.scenes.moments.show import ShowScene
from game.scenes.moments.table_scene import TableScene
from game.scenes.scene import GoTo
from game.scenes.sitting.sitting import Sitting

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
    first = TableScene.now(sitting)
    *_, last = [first, *(scene for scene, _ in act_out(first, moves))]
    sitting.in_silence = False
    return last


Acted = tuple[TableScene, Event]


def act_out(scene: TableScene, moves: Iterable[SeatMove]) -> Iterator[Acted]:
    """Make moves again, each when the one before is acted out; every event, and the scene that acted it."""
    scene = yield from _act_out_events(scene)
    for seat, move in moves:
        scene.sitting.do(seat, move)
        scene = yield from _act_out_events(scene)


def _act_out_events(scene: TableScene) -> Generator[Acted, None, TableScene]:
    while events := scene.sitting.events:
        event = events[0]
        answer = scene.tick()
        if isinstance(answer, GoTo) and isinstance(answer.scene, TableScene):
            scene = answer.scene
        else:
            scene.sitting.mover.finish()
            yield scene, event
    return scene
