"""The second scene: the pack is cut, and the cards are dealt."""

from collections.abc import Generator
from typing import ClassVar

from game.devices.tunes import Tune
from game.rules.events import Dealt, Event, PackCut, Phase
from game.rules.question import Question, WhereToCut
from game.scenes.table.acting import SAY_SECONDS, AnimationStep, Movement
from game.scenes.table.cut_input import LiftInput
from game.scenes.table.input import Input
from game.scenes.table.moment import Leads, Moment
from game.sheets.table_state import ForCrib, InCrib, InHand, OnPack, Place

CARD_SECONDS, GATHER_SECONDS = 0.1, 0.3


class DealScene(Moment):
    """One card at a time, beginning at the dealer's left; the own ones are turned up at the end."""

    phases = (Phase.CUT_PACK,)
    events: ClassVar[Leads] = dict.fromkeys((PackCut, Dealt), Phase.CUT_PACK)

    def act(self, event: Event) -> Movement:
        match event:
            case PackCut():
                return self._cut()
            case Dealt():
                return self._deal(event)
        raise AssertionError(f"not of the deal: {event}")

    def _cut(self) -> Movement:
        """Swap the packets."""
        gathered = yield from self._gather()
        self.acting.sound(Tune.CUT)
        yield from self.acting.stand(self.acting.pace.frames(SAY_SECONDS / 2) - gathered)

    def _deal(self, event: Dealt) -> Movement:
        """Gather the old cards, deal, and turn up the own cards."""
        self.counts.shown = None
        self.context.viewer.look_away(self.top)
        self.context.race.append(tuple(pegs.front for pegs in self.top.pegs))
        self.top.deal = len(self.context.race)
        gathered = yield from self._gather()
        self.top.dealer, guide = event.dealer, self.context.guide
        self.top.is_guided = self.context.is_guided
        self.top.explains_discard = guide is not None and guide.explains_discard(event)
        for seat_top in self.top.seats:
            seat_top.room = self.form.dealt
        self.top.message = self.voice.say(self.voice.deal, self.top.seats[event.dealer].name)
        if self.top.reasons:
            self.acting.divide_reasons(f"Deal {self.top.deal}" if self.top.form else "")
        is_fast = self.acting.pace.fast
        if is_fast:
            self.acting.sound(Tune.DEAL)
        for index in range(self.form.dealt):
            for seat in self.form.round_from(self.form.left_of(event.dealer)):
                if not is_fast:
                    self.acting.sound(Tune.CARD)
                yield from self.acting.fly([(None, OnPack(), InHand(seat, index))], CARD_SECONDS)
                self.top.seats[seat].hand.append(None)
        for index in range(len(event.from_pack)):
            yield from self.acting.fly([(None, OnPack(), ForCrib(index))], CARD_SECONDS)
            self.top.crib.append(None)
        yield from self.acting.stand(self.acting.pace.frames(SAY_SECONDS / 3) - gathered)
        for seat, cards in enumerate(event.hands):
            self.top.seats[seat].hand = self.context.viewer.faces(seat, cards)
        self.top.message = ""

    def _gather(self) -> Generator[AnimationStep, None, int]:
        """Bring the cards of the old deal to the pack, face down, and riffle it; return the steps it took."""
        top, before = self.top, self.top.snapshot()
        hands = [InHand(seat, at) for seat, one in enumerate(top.seats) for at in range(len(one.hand))]
        lying: list[Place] = [*hands, *(InCrib(at) for at in range(len(top.crib)))]
        self.acting.sweep()
        frames = self.acting.pace.frames(GATHER_SECONDS) if hands else 0
        if frames:
            yield from self.acting.fly([(None, place, OnPack()) for place in lying], GATHER_SECONDS, before)
            self.acting.sound(Tune.CUT)
        return frames

    def ask(self, asked: Question, seat: int) -> Input:
        assert isinstance(asked, WhereToCut), f"not asked at the deal: {asked}"
        return LiftInput(asked, seat, self.context)
