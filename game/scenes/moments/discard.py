"""Laying away: chosen cards fade, may be taken back, and go to the crib once confirmed."""

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.rules.events import LaidAway
from game.rules.moves import LayAway
from game.scenes.moments.hand_scene import HandScene
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import FLIGHT_SECONDS
from game.scenes.sitting.movements import Movement
from game.screen.spots import ButtonSpot, Spot
from game.screen.tabletop import InCrib

LAY_AWAY = "LAY AWAY"
_HOW_MANY = {1: "a card", 2: "two cards"}


class DiscardScene(HandScene, ActingScene[LaidAway]):
    """The highlight stands on a card, or behind the last one when the choice is to be confirmed."""

    @property
    def number(self) -> int:
        """How many cards are to be laid away."""
        return self.sitting.table.game.form.laid_away

    @property
    def faded(self) -> set[int]:
        """Which cards are chosen."""
        assert self.asked is not None
        return self.top.seats[self.asked].faded

    @property
    def is_complete(self) -> bool:
        """Whether enough cards are chosen."""
        return self.asked is not None and len(self.faded) == self.number

    @property
    def button_names(self) -> list[str]:
        """A button to confirm with, once there is something to confirm."""
        return [LAY_AWAY] if self.is_complete else []

    def ask(self, seat: int) -> None:
        """Point at the first card."""
        self.point(0)
        self._say()

    def _say(self) -> None:
        assert self.sitting.table.game.view(0).dealer is not None
        owner = self.onlooker.whose_crib()
        if self.top.cursor is None:
            self.top.message = f"Lay these away? Fire: yes. Left or right: change. ({owner} crib)"
        else:
            self.top.message = f"Choose {_HOW_MANY[self.number]} for {owner} crib"

    def answer(self, press: Press) -> None:
        """Fire confirms once the choice is complete; any direction goes back to the cards."""
        if self.top.cursor is not None:
            super().answer(press)
        elif press.chosen:
            self._lay_away()
        elif press.button in (Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN):
            self.point(max(self.faded))
            self._say()

    def answer_click(self, spot: Spot | None) -> None:
        """Click cards, then the button."""
        if spot == ButtonSpot(LAY_AWAY) and self.is_complete:
            self._lay_away()
        else:
            super().answer_click(spot)

    def take(self, index: int) -> None:
        """Fade a card, or take it back (D12)."""
        if index in self.faded:
            self.faded.remove(index)
        elif self.is_complete:
            self.complain("Take one back first: fire on a card that has faded.")
            return
        else:
            self.faded.add(index)
        self.acting.sound(Tune.FIRE)
        if self.is_complete:
            self.top.cursor = None
        self._say()

    def _lay_away(self) -> None:
        cards = tuple(card for index in sorted(self.faded) if (card := self.hand[index]))
        self.faded.clear()
        self.move(LayAway(cards))

    def act(self, event: LaidAway) -> Movement:
        """The cards slide to the crib, face down."""
        crib = self.top.crib
        self.acting.sound(Tune.CARD)
        flights = [
            (None, self.acting.take_from_hand(event.seat, card), InCrib(len(crib) + number))
            for number, card in enumerate(event.cards)
        ]
        yield from self.acting.fly(flights, FLIGHT_SECONDS)
        crib.extend([None] * len(flights))
