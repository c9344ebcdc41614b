"""Choosing cards from the own hand: the highlight moves, fire takes the card under it."""

from abc import abstractmethod

from game.devices.button import Button, Press
from game.rules.cards import Card
from game.scenes.moments.table_scene import Cast, TableScene
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import CardSpot, Spot
from game.screen.tabletop import InHand


class HandScene(TableScene):
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

    def answer_click(self, spot: Spot | None) -> None:
        """A click on a card points at it and takes it."""
        if isinstance(spot, CardSpot) and isinstance(spot.place, InHand) and spot.place.seat == self.asked:
            self.point(spot.place.index)
            self.take(self.at)

    @abstractmethod
    def take(self, index: int) -> None:
        """Fire was pressed on a card."""
