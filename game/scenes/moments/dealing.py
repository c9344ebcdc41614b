"""The deal: cards fly one at a time to each hand, and the own ones are turned up."""

from game.devices.tunes import Tune
from game.rules.cards import Cards
from game.rules.events import Dealt
from game.rules.spoken.told import to_deal
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.screen.tabletop import ForCrib, InHand, OnPack

CARD_SECONDS = 0.1


class DealScene(ActingScene[Dealt]):
    """All cards of a deal."""

    def act(self, event: Dealt) -> Movement:
        """Deal one at a time, beginning at the dealer's left."""
        self.onlooker.look_away(self.top)
        self.acting.sweep()
        self.top.dealer = event.dealer
        self.top.message = to_deal(self.top.seats[event.dealer].name, event.number)
        self.acting.divide_reasons(f"deal {event.number}")
        self.sitting.race.append(tuple(pegs.front for pegs in self.top.pegs))
        if self.acting.pace.fast:
            self.acting.sound(Tune.DEAL)
        yield from self._deal(event)
        yield from self.acting.hold(SAY_SECONDS / 3)
        self._turn_up(event.hands)
        self.top.message = ""

    def _deal(self, event: Dealt) -> Movement:
        form = self.sitting.table.game.form
        for seat_top in self.top.seats:
            seat_top.room = form.dealt
        for index in range(form.dealt):
            for seat in form.round_from(form.left_of(event.dealer)):
                self._tick()
                yield from self.acting.fly([(None, OnPack(), InHand(seat, index))], CARD_SECONDS)
                self.top.seats[seat].hand.append(None)
        for index in range(len(event.from_pack)):
            yield from self.acting.fly([(None, OnPack(), ForCrib(index))], CARD_SECONDS)
            self.top.crib.append(None)

    def _tick(self) -> None:
        """One for each card; where all come at once they rustle."""
        if not self.acting.pace.fast:
            self.acting.sound(Tune.CARD)

    def _turn_up(self, hands: tuple[Cards, ...]) -> None:
        for seat, cards in enumerate(hands):
            self.top.seats[seat].hand = self.onlooker.faces(seat, cards)
