"""Choosing cards from the own hand: the highlight moves, fire takes the card under it."""

from abc import abstractmethod

from game.devices.button import Button, Press
from game.rules.cards import Card
from game.scenes.moments.coached_scene import CoachedScene
from game.scenes.moments.running_scene import Cast
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import CardSpot, Spot
from game.screen.tabletop import InHand


class HandScene(CoachedScene):
    """A scene in which a person points at cards of the hand."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.at = 0

    @property
    def hand(self) -> list[Card | None]:
        """The cards of the person asked, as they lie on the table."""
        assert self.asked is not None
        return self.top.seats[self.asked].hand

    def point(self, index: int) -> None:
        """Move the highlight, round the ends."""
        assert self.asked is not None
        self.at = index % len(self.hand)
        self.top.cursor = InHand(self.asked, self.at)

    def answer(self, press: Press) -> None:
        if press.button is Button.LEFT:
            self.point(self.at - 1)
        elif press.button is Button.RIGHT:
            self.point(self.at + 1)
        elif press.chosen:
            self.take(self.at)

    def hover(self, spot: Spot | None) -> None:
        """The card that a click would take is pointed at."""
        super().hover(spot)
        place = self._own_place(spot)
        if place and place != self.top.cursor:
            self.stale = True
            self.point(place.index)

    def answer_click(self, spot: Spot | None) -> None:
        """A click on a card points at it and takes it."""
        if place := self._own_place(spot):
            self.point(place.index)
            self.take(self.at)

    def _own_place(self, spot: Spot | None) -> InHand | None:
        """The place of a card that the person asked may point at."""
        place = spot.place if isinstance(spot, CardSpot) else None
        return place if isinstance(place, InHand) and place.seat == self.asked else None

    @abstractmethod
    def take(self, index: int) -> None:
        """Fire was pressed on a card."""
