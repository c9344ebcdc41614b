"""The scenes of a game: which one acts out what, and how a game begins or is taken up where it stopped."""

from collections.abc import Generator, Iterable, Iterator
from typing import assert_never

from game.rules.events import (
    Claimed,
    CountAgain,
    CountCleared,
    CountSettled,
    CutForDeal,
    CutTied,
    DealerChosen,
    Dealt,
    Event,
    LaidAway,
    MugginsCalled,
    PackCut,
    Pegged,
    Played,
    Shown,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.log import SeatMove
from game.rules.phase import Phase
from game.scenes.moments.choose_target import ChooseTargetScene
from game.scenes.moments.cut_for_deal import CutForDealScene
from game.scenes.moments.cut_pack import CutPackScene, StarterScene
from game.scenes.moments.dealing import DealScene
from game.scenes.moments.discard import DiscardScene
from game.scenes.moments.game_over import GameOver
from game.scenes.moments.play import PlayScene
from game.scenes.moments.running_scene import RunningScene
from game.scenes.moments.show import ShowScene
from game.scenes.moments.table_scene import ActingScene, E, TableScene
from game.scenes.scene import GoTo
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting

ASKING: dict[Phase, type[TableScene]] = {
    Phase.CUT_FOR_DEAL: CutForDealScene,
    Phase.CHOOSE_TARGET: ChooseTargetScene,
    Phase.CUT_PACK: CutPackScene,
    Phase.LAY_AWAY: DiscardScene,
    Phase.CUT_STARTER: StarterScene,
    Phase.PLAY: PlayScene,
    Phase.SHOW: ShowScene,
    Phase.OVER: GameOver,
}


class GameScenes:
    """Each event and each phase has its scene."""

    def act(self, here: RunningScene, event: Event) -> Movement | GoTo:
        match event:
            case CutForDeal() | CutTied() | DealerChosen() | TargetChosen() | PackCut():
                return self._act_before_the_deal(here, event)
            case Dealt():
                return self._in(DealScene, here, event)
            case LaidAway():
                return self._in(DiscardScene, here, event)
            case StarterCut():
                return self._in(StarterScene, here, event)
            case Played() | WentGo() | CountCleared():
                return self._in(PlayScene, here, event)
            case Shown():
                return self._in(ShowScene, here, event)
            case Won():
                return self._in(GameOver, here, event)
            case Pegged() | Claimed() | CountAgain() | MugginsCalled() | CountSettled():
                return here.act_anywhere(event)
            case _:
                assert_never(event)

    def _act_before_the_deal(
        self, here: RunningScene, event: CutForDeal | CutTied | DealerChosen | TargetChosen | PackCut
    ) -> Movement | GoTo:
        match event:
            case CutForDeal() | CutTied() | DealerChosen():
                return self._in(CutForDealScene, here, event)
            case TargetChosen():
                return self._in(ChooseTargetScene, here, event)
            case PackCut():
                return self._in(CutPackScene, here, event)

    def _in(self, scene: type[ActingScene[E]], here: RunningScene, event: E) -> Movement | GoTo:
        return here.act(event) if isinstance(here, scene) else GoTo(scene(here.sitting, self))

    def ask(self, here: RunningScene) -> GoTo | None:
        scene = ASKING[here.sitting.table.game.phase]
        return None if isinstance(here, scene) else GoTo(scene(here.sitting, self))

    def take_back(self, here: RunningScene) -> GoTo:
        with here.sitting.taking_back() as moves:
            return GoTo(catch_up(here.sitting, moves))


def begin(sitting: Sitting) -> TableScene:
    """The scene in which the next event is acted out, or the next move asked for."""
    cast = GameScenes()
    scene = ASKING[sitting.table.game.phase](sitting, cast)
    first = cast.act(scene, sitting.due) if sitting.due else None
    if isinstance(first, GoTo) and isinstance(first.scene, TableScene):
        return first.scene
    return scene


def catch_up(sitting: Sitting, moves: Iterable[SeatMove]) -> TableScene:
    """Make moves of the journal again, in silence and at once; the scene in which the game goes on.

    One at a time: what may be told of a move depends on where the game stood after it."""
    sitting.acting.in_silence = True
    first = begin(sitting)
    *_, last = [first, *(scene for scene, _ in act_out(first, moves))]
    sitting.acting.in_silence = False
    return last


Acted = tuple[TableScene, Event]


def act_out(scene: TableScene, moves: Iterable[SeatMove]) -> Iterator[Acted]:
    """Make moves again, each when the one before is acted out; every event, and the scene that acted it."""
    scene = yield from _act_out_events(scene)
    for seat, move in moves:
        scene.sitting.do(seat, move)
        scene = yield from _act_out_events(scene)


def _act_out_events(scene: TableScene) -> Generator[Acted, None, TableScene]:
    while event := scene.sitting.due:
        answer = scene.tick()
        if isinstance(answer, GoTo) and isinstance(answer.scene, TableScene):
            scene = answer.scene
        else:
            scene.acting.mover.finish()
            yield scene, event
    return scene
