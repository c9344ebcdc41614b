"""A game begun, played again from its journal, and taken up where it stopped."""

from collections.abc import Generator, Iterable, Iterator

from game.rules.events import Event, Won
from game.rules.log import SeatMove
from game.scenes.moments.game_over import GameOver
from game.scenes.moments.game_scene import GameScene
from game.scenes.scene import GoTo
from game.scenes.sitting.sitting import Sitting


class GameScenes:
    """Where a game leads to."""

    def end(self, sitting: Sitting) -> GameScene:
        return GameOver(sitting, self)

    def take_back(self, sitting: Sitting) -> GameScene:
        with sitting.taking_back() as moves:
            return catch_up(sitting, moves)


def begin(sitting: Sitting) -> GameScene:
    """The scene in which the next event is acted out, or the next move asked for."""
    scenes = GameScenes()
    return scenes.end(sitting) if isinstance(sitting.due, Won) else GameScene(sitting, scenes)


def catch_up(sitting: Sitting, moves: Iterable[SeatMove]) -> GameScene:
    """Make moves of the journal again, in silence and at once; the scene in which the game goes on.

    One at a time: what may be told of a move depends on where the game stood after it."""
    sitting.acting.in_silence = True
    first = begin(sitting)
    *_, last = [first, *(scene for scene, _ in act_out(first, moves))]
    sitting.acting.in_silence = False
    return last


Acted = tuple[GameScene, Event]


def act_out(scene: GameScene, moves: Iterable[SeatMove]) -> Iterator[Acted]:
    """Make moves again, each when the one before is acted out; every event, and the scene that acted it."""
    scene = yield from _act_out_events(scene)
    for seat, move in moves:
        scene.sitting.answer(seat, (move,))
        scene = yield from _act_out_events(scene)


def _act_out_events(scene: GameScene) -> Generator[Acted, None, GameScene]:
    while event := scene.sitting.due:
        answer = scene.tick()
        if isinstance(answer, GoTo) and isinstance(answer.scene, GameScene):
            scene = answer.scene
        else:
            scene.acting.mover.finish()
            yield scene, event
    return scene
