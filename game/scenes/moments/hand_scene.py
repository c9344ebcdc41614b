"""Choosing cards from the own hand: the highlight moves, fire takes the card under it."""

from abc import abstractmethod

from game.devices.button import Button, Press
from game.rules.cards import Card
from game.rules.errors import InvalidCard
from game.rules.spoken.typed_card import card_typed, is_whole, letters, typed_on
from game.scenes.moments.coached_scene import CoachedScene
from game.scenes.moments.running_scene import Cast
from game.scenes.scene import STAY, Answer
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import CardSpot, Spot
from game.screen.tabletop import InHand


class HandScene(CoachedScene):
    """A scene in which a person points at cards of the hand, or types them."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.at = 0
        self._has_typed = False
        """Whether a card has just been taken by its letters, so that fire only ends the line."""

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
            self.top.typed = ""
            self.point(place.index)
            self.take(self.at)

    def _own_place(self, spot: Spot | None) -> InHand | None:
        """The place of a card that the person asked may point at."""
        place = spot.place if isinstance(spot, CardSpot) else None
        return place if isinstance(place, InHand) and place.seat == self.asked else None

    @abstractmethod
    def take(self, index: int) -> None:
        """Fire was pressed on a card."""

    # Cards typed.

    @property
    def typed_letters(self) -> str:
        """A ten, and hearts, which are help and the voice elsewhere."""
        return "TH"

    @property
    def may_take_back(self) -> bool:
        """A letter is taken back before a move."""
        return not self.top.typed and super().may_take_back

    def types(self, press: Press) -> bool:
        return super().types(press) or bool(self._typed_on(press))

    def _typed_on(self, press: Press) -> str:
        """A rank begins a card where its key does nothing else; what goes on with it does so on any key."""
        before, figure = self.top.typed, "" if press.digit is None else str(press.digit)
        typed = typed_on(before, press.letter or figure)
        is_other_key = press.button or (figure and self.takes_figures and not before)
        begins = len(typed) <= len(before) or not before
        return "" if not self.is_free or (begins and is_other_key) else typed

    def take_press(self, press: Press) -> Answer:
        return STAY if self._has_taken_letter(press) else super().take_press(press)

    def _has_taken_letter(self, press: Press) -> bool:
        """Whether a press belongs to a card that is being typed, or ends the line after it."""
        before, self.top.typed = self.top.typed, self._typed_on(press)
        ends_line, self._has_typed = self._has_typed and press.chosen and bool(self.top.cursor), False
        if before and press.button is Button.BACKSPACE:
            self.top.typed = before[:-1]
        elif is_whole(self.top.typed) or (before and press.chosen):
            word, self.top.typed = self.top.typed or before, ""
            self.take_typed(word)
        elif not self.top.typed:
            return ends_line
        return True

    def take_typed(self, word: str) -> None:
        """Take the card of this name, as if it had been pointed at."""
        hand = [card for card in self.hand if card]
        try:
            card = card_typed(hand, word)
        except InvalidCard as error:
            self.complain(str(error))
            return
        if card not in hand:
            self.complain(f"You do not hold {letters(card)}.")
            return
        self.point(self.hand.index(card))
        self.take_pointed()

    def take_pointed(self) -> None:
        """What a card does that was typed."""
        self._has_typed = True
        self.take(self.at)
