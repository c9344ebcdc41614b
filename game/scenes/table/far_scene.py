"""The table with a friend far away: what comes over the wire is acted out, and his talk is a reason."""

from collections.abc import Callable, Sequence

from game.devices.button import PASTE, Button, Press
from game.scenes.box import Box, Offered, back_to_title
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, StartOver, TakeOff, Way
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, catch_up
from game.session.far_away import FarAway
from game.sheets.sheet import Sheet
from game.sheets.sheets import WHILE_TALKING, BalloonSheet, ButtonsSheet, Thing
from game.wire.checked import LONGEST_TALK

WAITING = "waiting...."
BEGINS_TALK = '"'
HOW_TO_TALK = 'Type " and a line to talk.'
COUNT_IT = "Count it: seven days"
NOTHING_LOST = "Nothing is lost: play resumes at this card."


class LostLine(Box):
    """Goes by itself when the friend is back."""

    title = "NO CARRIER"

    def __init__(self, scene: "FarScene", name: str) -> None:
        far = scene.far
        answers: list[Offered] = [("Keep waiting", TakeOff())]
        if far.looks_on:
            answers += [("Stop watching", StartOver(Way.TITLE))]
        else:
            answers += [("Stop, continue later", StartOver(Way.TITLE))]
            answers += [("Give the game up", GoTo(_give_up(far)))]
        if far.may_count:
            answers += [(COUNT_IT, lambda: GoTo(back_to_title([far.count()])))]
        super().__init__([f"No line to {name}.", NOTHING_LOST], answers)
        self.scene = scene

    def picture(self) -> Sequence[Sheet]:
        top = self.scene.top.snapshot()
        seat = next((seat for seat, one in enumerate(top.seats) if one.is_lost), 0)
        told, about = (self.title, " ".join(self.lines), ""), (Thing.PLATE, seat, top)
        return [BalloonSheet(*told, *about, self.choices, self.chosen, is_alarm=True)]

    def tick(self) -> Answer:
        self.scene.far.carrier.poll()
        self.scene.tell_silence()
        return STAY if self.scene.far.party.lost else TakeOff()


def _give_up(far: FarAway) -> Box:
    """Ask once more: it counts for nobody, and cannot be taken up again."""

    def give_up() -> Answer:
        far.give_up()
        return StartOver(Way.TITLE)

    lines = ["Give this game up?", "", "It counts for nobody."]
    return Box(lines, [("Keep it", TakeOff()), ("Give it up", give_up)])


class FarScene(GameScene):
    """As any other game, but that the wire is looked after at each step, and friends talk."""

    has_talk = True

    def __init__(self, context: GameContext, far: FarAway, lead_on: Callable[[GameContext], Answer]) -> None:
        super().__init__(context, lead_on=lead_on)
        assert far.table, "its table is laid"
        self.far, self._table = far, far.table
        """The table outlives the game at it: the next of a match may be offered while this one ends."""
        self._is_told_lost = False
        if self._may_talk:
            self.acting.reason(None, HOW_TO_TALK, is_talk=True)

    def tick(self) -> Answer:
        self.context.events.extend(self.context.table.news())
        self._tell_talk()
        self._announce(self.far.news())
        return self._break() or super().tick()

    # Talk.

    @property
    def _may_talk(self) -> bool:
        return self.far.party.talk.is_on and not self.far.looks_on

    def _tell_talk(self) -> None:
        for side, told in self.far.talked():
            self.acting.reason(self.top.side(self._table.sides.index(side)), told, is_talk=True)
            self.stale = True

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Take everything that is typed after a quotation mark, until it is sent."""
        begins = press.typed == BEGINS_TALK and self._may_talk and not self.entry
        return begins or self.top.talk is not None or super().types(press, at_keyboard=at_keyboard)

    def press(self, press: Press) -> Answer:
        said = self.top.talk
        if said is None and not (press.typed == BEGINS_TALK and self.types(press)):
            return super().press(press)
        self.top.message = ""
        if said is None:
            self.top.talk = ""
        elif press.typed and press.typed != PASTE:
            self.top.talk = (said + press.typed)[:LONGEST_TALK]
        elif press.button is Button.BACKSPACE:
            self.top.talk = said[:-1]
        elif press.button is Button.BACK:
            self.top.talk = None
        elif press.button is Button.FIRE:
            self.top.talk = None
            self.top.message = self.far.party.say(said) if said else ""
        return STAY

    @property
    def clickable(self) -> ButtonsSheet:
        return super().clickable if self.top.talk is None else WHILE_TALKING

    # The line.

    def tell_silence(self) -> None:
        """Say on the plate of whoever is off the line for how long that is."""
        silent = self.far.party.silent
        for seat, (side, seat_top) in enumerate(zip(self._table.sides, self.top.seats, strict=True)):
            words = f"off {silent[side]} s" if side in silent else ""
            if seat_top.is_lost or words:
                self.stale |= seat_top.says != words
                seat_top.is_lost = bool(words)
                seat_top.say(words or (WAITING if seat == self.top.turn else ""))

    def _break(self) -> Answer | None:
        """Stop the game for a line that is lost, or one that may not be."""
        party = self.far.party
        if verdict := party.verdict:
            return GoTo(back_to_title(self.far.broken_off(verdict)).seen_first())
        was_told, self._is_told_lost = self._is_told_lost, bool(party.lost)
        self.tell_silence()
        if party.lost and not was_told:
            return LayOver(LostLine(self, party.lost).seen_first())
        return None

    def _onward(self) -> Answer:
        """Stay until a line that is typed is sent, or dropped: once the game is over nothing takes it."""
        return super()._onward() if self.top.talk is None else STAY

    def _next_turn(self) -> Answer:
        table, far_seat = self._table, self._table.awaited
        if table.turn is None and far_seat is not None and self.top.turn != far_seat:
            self.acting.begin_turn(far_seat, WAITING)
            self.stale = True
        return super()._next_turn()

    @property
    def is_still(self) -> bool:
        """A friend may play at any moment."""
        return False


def take_up(scene: GameScene) -> Scene:
    """Make again the moves from before, in silence and at once; return the scene in which it continues."""
    scene.context.events.extend(scene.context.table.news())
    return catch_up(scene, ())
