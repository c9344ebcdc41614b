"""The deal: cards fly one at a time to each hand, and the own ones are turned up."""

from game.devices.tunes import Tune
from game.rules.cards import Cards
from game.rules.events import Dealt, Event
from game.scenes.moments.table_scene import TableScene
from game.scenes.sitting.movements import Movement, hold
from game.scenes.sitting.sitting import SAY_SECONDS
from game.screen.tabletop import InCrib, InHand, OnPack

CARD_SECONDS = 0.1


class DealScene(TableScene, events=(Dealt,)):
    """All cards of a deal."""

    def act(self, event: Event) -> Movement:
        """Deal one at a time, beginning at the dealer's left."""
        assert isinstance(event, Dealt)
        self.sitting.look_away()
        self.sitting.sweep()
        self.top.dealer = event.dealer
        self.top.message = f"{self.top.seats[event.dealer].name} to deal, deal {event.number}"
        self.sitting.race.append(tuple(pegs.front for pegs in self.top.pegs))
        self.sitting.sound(Tune.DEAL)
        yield from self._deal(event)
        yield from hold(self.sitting.pace.frames(SAY_SECONDS / 3))
        self._turn_up(event.hands)
        self.top.message = ""

    def _deal(self, event: Dealt) -> Movement:
        form = self.sitting.table.game.form
        for index in range(form.dealt):
            for seat in form.round_from(form.left_of(event.dealer)):
                yield from self.sitting.fly([(None, OnPack(), InHand(seat, index))], CARD_SECONDS)
                self.top.seats[seat].hand.append(None)
        for index in range(len(event.from_pack)):
            yield from self.sitting.fly([(None, OnPack(), InCrib(index))], CARD_SECONDS)
            self.top.crib.append(None)

    def _turn_up(self, hands: tuple[Cards, ...]) -> None:
        for seat, cards in enumerate(hands):
            self.top.seats[seat].hand = self.sitting.faces(seat, cards)
