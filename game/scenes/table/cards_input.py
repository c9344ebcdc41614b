"""Cards of the own hand: the highlight moves and fire takes the card under it, or a card is typed."""

from abc import abstractmethod

from game.devices.button import Button, Press
from game.rules.cards import card_typed, is_whole, letters, typed_on
from game.rules.errors import IllegalMove, InvalidCard
from game.rules.moves import Moves
from game.scenes.table.input import NOT_YET, Input
from game.sheets.spots import CardSpot, Spot
from game.sheets.table_state import InHand, TableState


class CardsInput(Input):
    """Pointing and typing, whatever the cards are for."""

    called = "a card"
    """What can be typed, before an example of it."""
    typed_letters = "TH"
    """A ten, and hearts, which are help and the voice elsewhere."""

    def __init__(self, seat: int, top: TableState) -> None:
        super().__init__(seat, top)
        self.at = 0
        self._has_typed = False
        """Whether a card has just been taken by its letters, so that fire only ends the line."""

    @property
    def takes_cards(self) -> bool:
        return self.entry is None

    @property
    def typed_so(self) -> str:
        card = self.hand[self._example] if self._example < len(self.hand) else None
        if not card or not self.takes_cards or self.chosen:
            return ""
        return f"{self.called} ({letters(card).lower()})"

    @property
    def _example(self) -> int:
        """Where the card lies that is the example of what can be typed."""
        return self.at

    @abstractmethod
    def take(self, index: int) -> Moves:
        """Fire was pressed on a card."""

    def take_typed(self, index: int) -> Moves:
        self._has_typed = True
        return self.take(index)

    def point(self, index: int) -> None:
        self.at = index % len(self.hand)
        self.top.cursor = InHand(self.seat, self.at)

    def press(self, press: Press) -> Moves:
        before, self.top.typed = self.top.typed, self._typed_on(press)
        ends_line, self._has_typed = self._has_typed and press.chosen and bool(self.top.cursor), False
        if before and press.button is Button.BACKSPACE:
            self.top.typed = before[:-1]
        elif is_whole(self.top.typed) or (before and press.chosen):
            word, self.top.typed = self.top.typed or before, ""
            return self.name(word)
        elif not self.top.typed and not ends_line:
            return self.press_button(press)
        return NOT_YET

    def press_button(self, press: Press) -> Moves:
        """Press a button that belongs to no card being typed."""
        if press.chosen:
            return self.take(self.at)
        if press.across:
            self.point(self.at + press.across)
        return NOT_YET

    def click(self, spot: Spot | None) -> Moves:
        place = self._own_place(spot)
        if not place:
            return NOT_YET
        self.top.typed = ""
        self.point(place.index)
        return self.take(self.at)

    def hover(self, spot: Spot | None) -> bool:
        place = self._own_place(spot)
        if place is None or place == self.top.cursor:
            return False
        self.point(place.index)
        return True

    def _own_place(self, spot: Spot | None) -> InHand | None:
        """Point at none where no card can answer."""
        place = spot.place if isinstance(spot, CardSpot) and self.takes_cards else None
        return place if isinstance(place, InHand) and place.seat == self.seat else None

    # Cards typed.

    def types(self, press: Press) -> bool:
        return bool(self._typed_on(press)) or super().types(press)

    def _typed_on(self, press: Press) -> str:
        """Type on: a rank begins a card where its key is free; what continues it does so on any key."""
        before, figure = self.top.typed, "" if press.digit is None else str(press.digit)
        sign = press.sign
        if not sign or not self.takes_cards:
            return ""
        typed = typed_on(before, sign)
        is_other_key = press.button or (figure and self.takes_figures and not before)
        begins = len(typed) <= len(before) or not before
        return "" if begins and is_other_key else typed

    def name(self, word: str) -> Moves:
        """Take the card of this name, as if it had been pointed at."""
        hand = [card for card in self.hand if card]
        try:
            card = card_typed(hand, word)
        except InvalidCard as error:
            raise IllegalMove(str(error)) from None
        if card not in hand:
            raise IllegalMove(f"You don't have {letters(card)}.", "not_held", card=card)
        self.point(self.hand.index(card))
        return self.take_typed(self.at)
