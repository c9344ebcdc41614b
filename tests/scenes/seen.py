"""Which part of a game is seen, and what is asked there."""

from enum import Enum, auto
from typing import TypeVar

from game.rules.events import Phase
from game.scenes.scene import Scene
from game.scenes.table.game_scene import GameScene
from game.scenes.table.input import Input
from game.sheets.message_window import ROWS, MessageWindow

Kind = TypeVar("Kind", bound=Input)


class Moment(Enum):
    CUT_FOR_DEAL = auto()
    TARGET = auto()
    CUT_PACK = auto()
    DEAL = auto()
    LAY_AWAY = auto()
    STARTER = auto()
    PLAY = auto()
    SHOW = auto()


MOMENTS = {
    Phase.CUT_FOR_DEAL: Moment.CUT_FOR_DEAL,
    Phase.CHOOSE_TARGET: Moment.TARGET,
    Phase.LAY_AWAY: Moment.LAY_AWAY,
    Phase.CUT_STARTER: Moment.STARTER,
    Phase.PLAY: Moment.PLAY,
    Phase.SHOW: Moment.SHOW,
}


def moment(scene: object) -> Moment | None:
    """None where no game is seen, or its end."""
    if not isinstance(scene, GameScene):
        return None
    if scene.scenes.on.phase is Phase.CUT_PACK:
        is_cut = scene.context.table.game.phase is Phase.CUT_PACK
        return Moment.CUT_PACK if is_cut else Moment.DEAL
    return MOMENTS.get(scene.scenes.on.phase)


def input_of(scene: Scene, kind: type[Kind]) -> Kind:
    """What a person is asked with."""
    assert isinstance(scene, GameScene)
    assert isinstance(scene.input, kind)
    return scene.input


def latest(messages: MessageWindow) -> str:
    """The newest message with all that stands behind it."""
    rows = (messages.newest - messages.began) % ROWS + 1
    return "".join(words for _, words in messages.in_order[-rows:])
