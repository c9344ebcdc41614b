"""Laying away: chosen cards fade, may be taken back, and go to the crib once confirmed."""

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules.aloud import number_word
from game.rules.cards import Cards
from game.rules.events import LaidAway
from game.rules.moves import LayAway
from game.scenes.moments.hand_scene import HandScene
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import FLIGHT_SECONDS
from game.scenes.sitting.movements import Movement
from game.screen.spots import ButtonSpot, Spot
from game.screen.tabletop import ForCrib

LAY_AWAY, LAID_AWAY = "LAY AWAY", "laid away"
_HOW_MANY = {1: "One card", 2: "Two cards"}
_THESE = {1: "this", 2: "these"}


class DiscardScene(HandScene, ActingScene[LaidAway]):
    """The highlight stands on a card, or behind the last one when the choice is to be confirmed."""

    about = About.CRIB

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
    def asked_words(self) -> str:
        return f"lay away {number_word(self.number)}"

    @property
    def button_names(self) -> list[str]:
        """A button to confirm with, once there is something to confirm."""
        return [LAY_AWAY] if self.is_complete else []

    @property
    def marks(self) -> list[str]:
        """Beside the words of a whole choice there is no room for them."""
        return [] if self.is_complete else super().marks

    def ask(self, seat: int) -> None:
        """Point at the first card."""
        self.point(0)

    def point(self, index: int) -> None:
        super().point(index)
        self._say()

    def _point_behind(self) -> None:
        """Behind the last card: the next fire lays away."""
        self.top.cursor = None
        self._say()

    def _say(self) -> None:
        """What fire does now, wherever the highlight stands."""
        crib = f"{self.onlooker.whose_crib()} crib"
        if self.top.cursor is None:
            self.top.message = f"The button lays {_THESE[self.number]} away in {crib}"
        elif self.at in self.faded:
            self.top.message = "The button takes this card back"
        elif self.is_complete:
            self.top.message = "The button goes on, to lay the faded ones away"
        else:
            self.top.message = f"{_HOW_MANY[self.number - len(self.faded)]} for {crib}: the button takes this"

    def answer(self, press: Press) -> None:
        """Fire confirms once the choice is complete, and down leads there; any direction goes back."""
        if self.top.cursor is None and press.chosen:
            self._lay_away()
        elif self.top.cursor is None and press.button in DIRECTIONS:
            self.point(max(self.faded))
        elif self.is_complete and press.button is Button.DOWN:
            self._point_behind()
        elif self.top.cursor is not None:
            super().answer(press)

    def answer_click(self, spot: Spot | None) -> None:
        """Click cards, then the button."""
        if spot == ButtonSpot(LAY_AWAY) and self.is_complete:
            self._lay_away()
        else:
            super().answer_click(spot)

    def take(self, index: int) -> None:
        """Fade a card, or take it back (D12); with enough of them, fire on another goes on."""
        if index in self.faded:
            self.faded.remove(index)
        elif not self.is_complete:
            self.faded.add(index)
        self.acting.sound(Tune.FIRE)
        if self.is_complete:
            self._point_behind()
        else:
            self._say()

    def _lay_away(self) -> None:
        self.move(LayAway(self.chosen))

    @property
    def chosen(self) -> Cards:
        cards = tuple(card for index in sorted(self.faded) if (card := self.hand[index]))
        return cards if self.is_complete else ()

    def point_at(self, cards: Cards) -> None:
        self.faded.clear()
        self.faded.update(index for index, card in enumerate(self.hand) if card in cards)
        self._point_behind()

    def act(self, event: LaidAway) -> Movement:
        """The cards slide to the crib, face down."""
        crib = self.top.crib
        self.top.seats[event.seat].faded.clear()
        self.acting.sound(Tune.CARD)
        flights = [
            (None, self.acting.take_from_hand(event.seat, card), ForCrib(len(crib) + number))
            for number, card in enumerate(event.cards)
        ]
        yield from self.acting.fly(flights, FLIGHT_SECONDS)
        crib.extend([None] * len(flights))
        seat_top = self.top.seats[event.seat]
        seat_top.room, seat_top.says = len(seat_top.hand), LAID_AWAY
