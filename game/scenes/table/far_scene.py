"""The table with a friend far away: what comes over the wire is acted out, and his talk is a reason."""

from collections.abc import Callable

from game.scenes.box import Box
from game.scenes.scene import STAY, Answer, GoTo, LayOver, StartOver, TakeOff, Way
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene
from game.session.far_away import FarAway

WAITING = "waiting...."
NOTHING_LOST = ("Nothing is lost: play", "resumes at this card.")


class LostLine(Box):
    """It goes by itself when the friend is back."""

    def __init__(self, far: FarAway, name: str) -> None:
        answers: list[tuple[str, Answer]] = [
            ("Keep waiting", TakeOff()),
            ("Stop, continue later", StartOver(Way.TITLE)),
            ("Give the game up", GoTo(GiveUp(far))),
        ]
        if far.looks_on:
            answers = [answers[0], ("Stop watching", StartOver(Way.TITLE))]
        super().__init__(["NO CARRIER", "", f"{name} is off the line.", *NOTHING_LOST], answers)
        self.far = far

    def tick(self) -> Answer:
        self.far.carrier.poll()
        return STAY if self.far.party.lost else TakeOff()

    @property
    def is_still(self) -> bool:
        return False


class GiveUp(Box):
    """Asked once more: it counts for nobody, and cannot be taken up again."""

    def __init__(self, far: FarAway) -> None:
        answers: list[tuple[str, Answer]] = [("Keep it", TakeOff()), ("Give it up", StartOver(Way.TITLE))]
        super().__init__(["Give this game up?", "", "It counts for nobody."], answers)
        self.far = far

    def choose(self, index: int) -> Answer:
        if index == 1:
            self.far.give_up()
        return super().choose(index)


class FarScene(GameScene):
    """As any other game, but that the wire is looked after at each step."""

    def __init__(self, context: GameContext, far: FarAway, lead_on: Callable[[GameContext], Answer]) -> None:
        super().__init__(context, lead_on=lead_on)
        self.far = far
        self._told = 0
        self._is_told_lost = False

    def tick(self) -> Answer:
        self.context.events.extend(self.context.table.news())
        self._tell_talk()
        return self._break() or super().tick()

    def _tell_talk(self) -> None:
        party = self.far.party
        for side, words in party.talk.lines[self._told :]:
            seat = next(seat for seat, own in enumerate(self.far.sides) if own == side)
            self.acting.reason(self.top.side(seat), f"{party.name_of(side)}: {words}")
            self.stale = True
        self._told = len(party.talk.lines)

    def _break(self) -> Answer | None:
        """Say what stops the game: a line that is lost, or one that may not be."""
        party = self.far.party
        if verdict := party.verdict:
            self.far.give_up()
            words = [f"{party.name_of(verdict.side)}'s program", "broke the rules:", f"{verdict}."]
            to_title: list[tuple[str, Answer]] = [("To the title", StartOver(Way.TITLE))]
            return GoTo(Box([*words, "The game counts for nobody."], to_title, is_first=True))
        was_told, self._is_told_lost = self._is_told_lost, bool(party.lost)
        if party.lost and not was_told:
            for seat, sitter in enumerate(self.context.table.sitters):
                if sitter.name == party.lost:
                    self.acting.say(seat, "no line")
            self.stale = True
            return LayOver(LostLine(self.far, party.lost))
        return None

    def _next_turn(self) -> Answer:
        table, far_seat = self.context.table, self.far.awaited
        if table.turn is None and far_seat is not None and self.top.turn != far_seat:
            self.acting.begin_turn(far_seat, WAITING)
            self.stale = True
        return super()._next_turn()

    @property
    def is_still(self) -> bool:
        """A friend may play at any moment."""
        return False


def take_up(scene: FarScene) -> FarScene:
    """Make again what was played before, in silence and at once."""
    scene.acting.in_silence = True
    scene.context.events.extend(scene.context.table.news())
    while event := scene.context.due:
        scene.act(event)
        scene.acting.mover.finish()
    scene.acting.in_silence = False
    return scene
