"""Cards of the own hand: the highlight moves and fire takes the card under it, or a card is typed."""

from abc import abstractmethod

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.rules.cards import Card, Cards, card_typed, is_whole, letters, typed_on
from game.rules.errors import IllegalMove, InvalidCard
from game.rules.moves import Moves
from game.rules.question import WhatToLayAway, WhatToPlay, WhetherItStands
from game.rules.spoken import claim_told, confirm, prompt
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, CountEntry, Input, clicked
from game.screen.spots import BY_LETTER, MUGGINS, PEG, ButtonSpot, CardSpot, Spot
from game.screen.table_state import InHand, OnPack, Place

GO, HEELS, IT_STANDS = "GO", "HEELS", "LET IT STAND"
CARDS = ""
"""Where the highlight stands on no word, but on a card."""
DISCARD = "DISCARD"


class CardsInput(Input):
    """Pointing and typing, whatever the cards are for."""

    typed_letters = "TH"
    """A ten, and hearts, which are help and the voice elsewhere."""

    def __init__(self, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.at = 0
        self._has_typed = False
        """Whether a card has just been taken by its letters, so that fire only ends the line."""

    @property
    def hand(self) -> list[Card | None]:
        return self.top.seats[self.seat].hand

    @property
    def takes_cards(self) -> bool:
        return self.entry is None

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
        if press.button in (Button.LEFT, Button.RIGHT):
            self.point(self.at + (1 if press.button is Button.RIGHT else -1))
        return self.take(self.at) if press.chosen else NOT_YET

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


class LayAwayInput(CardsInput):
    """Chosen cards fade and may be taken back; they go with the last one, unless that is confirmed (D12)."""

    def __init__(self, asked: WhatToLayAway, seat: int, context: GameContext) -> None:
        super().__init__(seat, context)
        self.asked, self.plate = asked, context.voice.your_turn
        self._voice, self._sound = context.voice, context.acting.sound
        self._confirms = context.confirms_discard
        self.point(0)

    @property
    def faded(self) -> set[int]:
        return self.top.seats[self.seat].faded

    @property
    def is_complete(self) -> bool:
        return len(self.faded) == self.asked.number

    @property
    def names(self) -> list[str]:
        return [DISCARD] if self.is_complete else []

    @property
    def chosen(self) -> Cards:
        cards = tuple(card for index in sorted(self.faded) if (card := self.hand[index]))
        return cards if self.is_complete else ()

    def point(self, index: int) -> None:
        super().point(index)
        self._say()

    def _point_behind(self) -> None:
        """Point behind the cards: the next fire discards."""
        self.top.cursor = None
        self._say()

    def _say(self) -> None:
        """Say the effect of fire now, wherever the highlight stands."""
        names = [seat.name for seat in self.top.seats]
        if self.top.cursor and self.at in self.faded:
            self.top.message = self._voice.take_back
        elif self.is_complete:
            self.top.message = confirm(self._voice, self.asked.number, names[self.asked.dealer])
        else:
            self.top.message = prompt(self._voice, self.asked, names, self.seat)

    def press_button(self, press: Press) -> Moves:
        """Fire confirms once the choice is complete, and down leads there; any direction goes back."""
        if self.top.cursor is None and press.chosen:
            return self.asked.lay_away(self.chosen)
        if self.top.cursor is None and press.button in DIRECTIONS:
            self.point(max(self.faded))
        elif self.is_complete and press.button is Button.DOWN:
            self._point_behind()
        elif self.top.cursor is not None:
            return super().press_button(press)
        return NOT_YET

    def click(self, spot: Spot | None) -> Moves:
        if spot == ButtonSpot(DISCARD) and self.is_complete:
            return self.asked.lay_away(self.chosen)
        return super().click(spot)

    def take(self, index: int) -> Moves:
        """Fade a card, or take it back; with enough of them they are discarded, or fire asks once more."""
        was_complete = self.is_complete
        if index in self.faded:
            self.faded.remove(index)
        elif not self.is_complete:
            self.faded.add(index)
        self._sound(Tune.FIRE)
        if not self.is_complete:
            self._say()
            return NOT_YET
        self._point_behind()
        return NOT_YET if self._confirms or was_complete else self.asked.lay_away(self.chosen)

    def point_at(self, cards: Cards) -> None:
        self.faded.clear()
        self.faded.update(index for index, card in enumerate(self.hand) if card in cards)
        self._point_behind()


class PlayInput(CardsInput):
    """A card to play, and above and below the cards what may be done instead: go, heels, a number, muggins.

    Up and down walk from one of these places to the next, and fire takes what it finds there. Where no card
    can answer a count, two words alone are left."""

    def __init__(self, asked: WhatToPlay | WhetherItStands, seat: int, context: GameContext, at: int) -> None:
        """Take `at`, where the highlight stood last."""
        super().__init__(seat, context)
        self.asked, self._voice, self.plate = asked, context.voice, context.voice.your_turn
        self._number_for = ""
        if isinstance(asked, WhatToPlay):
            self.at = _first_from(at, self.hand, asked)
            self._places = _places(asked)
            self._says = prompt(context.voice, asked, [top.name for top in self.top.seats], seat)
        else:
            self._places = [IT_STANDS, MUGGINS]
            self._says = claim_told(context.voice, asked.claim, self.top.seats[asked.claim.seat].name)
        self._home = CARDS if CARDS in self._places else IT_STANDS
        self._begin()

    def _begin(self) -> None:
        """Begin with no number typed, and the highlight where it was before."""
        self.entry, self._number_for = None, ""
        self._go_to(self._home)
        self.top.message = self._says

    def _go_to(self, place: str) -> None:
        self.place = place
        cursors: dict[str, Place] = {CARDS: InHand(self.seat, self.at), HEELS: OnPack()}
        self.top.cursor = cursors.get(place)

    def point(self, index: int) -> None:
        super().point(index)
        self.place = CARDS

    @property
    def names(self) -> list[str]:
        """On the table the words stand in an order of their own."""
        own = [GO, HEELS, MUGGINS, PEG, IT_STANDS]
        return [] if self.entry else [word for word in own if word in self._words]

    @property
    def _words(self) -> list[str]:
        """The dealer's first card may come after heels, and nobody is told whether there are any."""
        in_time = isinstance(self.asked, WhatToPlay) and self.asked.in_time_for_heels
        return [*filter(None, self._places), *[HEELS] * in_time]

    @property
    def lit(self) -> str:
        return "" if self.entry or self.place == HEELS else self.place

    @property
    def takes_cards(self) -> bool:
        return self.entry is None and self._home == CARDS

    @property
    def takes_figures(self) -> bool:
        return self.entry is not None or PEG in self._places

    def types(self, press: Press) -> bool:
        """Take M for muggins here, never for silence: who calls it in vain must not lose the sound."""
        is_pegging = PEG in self._places or self._home == IT_STANDS
        is_word = is_pegging and press.letter in BY_LETTER
        return super().types(press) or is_word or bool(self._rank_with_suit(press))

    def point_at(self, cards: Cards) -> None:
        self.point(self.hand.index(cards[0]))

    # The hands.

    def press(self, press: Press) -> Moves:
        """Press a key; a number that nobody asked for can be left, or turns out to be the rank of a card."""
        if not self.entry:
            return super().press(press)
        if word := self._rank_with_suit(press):
            self._begin()
            return self.name(word)
        return NOT_YET if self._leaves(press.button) else self._entered(self.entry.press(press))

    def press_button(self, press: Press) -> Moves:
        by_letter = BY_LETTER.get(press.letter or "")
        if by_letter in self._places:
            return self.take_place(by_letter)
        if press.digit and press.button not in DIRECTIONS and PEG in self._places:
            self._ask_for(PEG).press(press)
        elif press.button in (Button.UP, Button.DOWN):
            self._walk(1 if press.button is Button.DOWN else -1)
        elif press.button is Button.GO and GO in self._places and not self._is_at_heels(press):
            return self.take_place(GO)
        elif self.place == CARDS:
            return super().press_button(press)
        elif press.button in DIRECTIONS and self._home == CARDS:
            self.point(self.at)
        elif press.chosen:
            return self.take_place(self.place)
        return NOT_YET

    def _is_at_heels(self, press: Press) -> bool:
        """Tell whether fire, with the stick up, takes heels; without any it is a go."""
        return self.place == HEELS and press.chosen and self.asked.heels

    def _walk(self, step: int) -> None:
        """Walk to the next place up or down, round the ends."""
        at = self._places.index(self.place) + step
        self._go_to(self._places[at % len(self._places)])

    def take(self, index: int) -> Moves:
        card = self.hand[index]
        return self.asked.play(card) if card and isinstance(self.asked, WhatToPlay) else NOT_YET

    def take_typed(self, index: int) -> Moves:
        """Hold a typed card back where a number may follow it."""
        return NOT_YET if PEG in self._places else super().take_typed(index)

    def take_place(self, place: str) -> Moves:
        if place in (PEG, MUGGINS):
            self._ask_for(place)
            return NOT_YET
        self._go_to(self._home)
        if place == HEELS:
            return self.asked.take_heels()
        return self.asked.stand() if isinstance(self.asked, WhetherItStands) else self.asked.go()

    def click(self, spot: Spot | None) -> Moves:
        if self.entry:
            leaves = self._leaves(key.button if (key := clicked(spot)) else None)
            return NOT_YET if leaves else self._entered(self.entry.click(spot))
        is_word = isinstance(spot, ButtonSpot) and spot.name in self._words
        return self.take_place(spot.name) if is_word and isinstance(spot, ButtonSpot) else super().click(spot)

    # The number.

    def _ask_for(self, word: str) -> CountEntry:
        """Ask for the points of the card pointed at, or those the other team missed."""
        if word == PEG:
            self._go_to(CARDS)
        self._number_for = word
        self.entry = CountEntry(f"How many for {self.hand[self.at]}?" if word == PEG else self._voice.call)
        return self.entry

    def _entered(self, number: int | None) -> Moves:
        if number is None:
            return NOT_YET
        if self._number_for == MUGGINS and number:
            return self.asked.call(number)
        asked, is_peg = self.asked, self._number_for == PEG
        self._begin()
        if isinstance(asked, WhetherItStands):
            return asked.stand()
        card = self.hand[self.at]
        return asked.play(card, number) if card and is_peg else NOT_YET

    def _rank_with_suit(self, press: Press) -> str:
        """Read the card that a number is, with the letter typed after it."""
        digits = self.entry.digits if self.entry and self._number_for == PEG else ""
        word = typed_on(digits, press.letter or "")
        return word if is_whole(word) and word != press.letter else ""

    def _leaves(self, button: Button | None) -> bool:
        leaves = self.entry and self.entry.is_empty and button in (Button.BACKSPACE, Button.LEFT)
        if leaves:
            self._begin()
        return bool(leaves)


def _first_from(at: int, hand: list[Card | None], asked: WhatToPlay) -> int:
    """Return the card to point at; where go is called by hand, whether it fits is for the person to see."""
    may_be_played = asked.hand if asked.goes_by_hand else asked.fits
    fitting = [index for index, card in enumerate(hand) if card in may_be_played]
    return next((index for index in fitting if index >= at), fitting[0])


def _places(asked: WhatToPlay) -> list[str]:
    """List from above the cards to below them; where go stands there too, heels do only if there are any."""
    points_at_heels = asked.in_time_for_heels and (asked.heels or not asked.goes_by_hand)
    above = [GO] * asked.goes_by_hand + [HEELS] * points_at_heels
    return [*above, CARDS, *[MUGGINS] * bool(asked.claim), *[PEG] * asked.pegs]
