"""Pegging for oneself: what a card counts is typed as the card is chosen, and so is muggins."""

from game.devices.button import DIRECTIONS, Button, Press
from game.rules.moves import Accept, Claim, Play, SayGo
from game.rules.phase import Ask
from game.rules.spoken.typed_card import is_whole, typed_on
from game.scenes.moments.hand_scene import HandScene
from game.scenes.moments.running_scene import Cast
from game.scenes.scene import STAY, Answer
from game.scenes.sitting.count_entry import CountEntry, PersonAsked, clicked
from game.scenes.sitting.sitting import Sitting
from game.screen.spots import BY_LETTER, MUGGINS, PEG, ButtonSpot, Spot
from game.screen.tabletop import InHand

IT_STANDS = "IT STANDS"


class PeggingScene(HandScene):
    """No card asks for a number: who is silent claims nothing, and lets the other's count stand.

    Down goes through the words, and fire on one of them asks for its number."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.word = ""
        """The word that is pointed at instead of a card."""
        self._number_for = ""

    @property
    def may_call(self) -> bool:
        """Whether the count of the card that the other side played can still be called."""
        return self.asked is not None and self.sitting.table.game.asks(self.asked) is Ask.CALL_MUGGINS

    @property
    def plays_on(self) -> bool:
        """Whether a card may be chosen: it is the person's turn, or will be once the count stands."""
        if self.asked is None or not self.may_call:
            return self.asked is not None
        return self.sitting.table.may_play_on(self.asked) and self.onlooker.sees(self.asked)

    @property
    def pegging_words(self) -> list[str]:
        """What can be done beside playing a card, where players peg for themselves."""
        if self.asked is None or self.entry or not self.sitting.table.game.house.counting.in_play:
            return []
        is_first = len(self.sitting.table.game.view(self.asked).pile) == 1
        can_be_called = self.may_call and not is_first
        return [MUGGINS] * can_be_called + [PEG if self.plays_on else IT_STANDS]

    def types(self, press: Press) -> bool:
        """M is muggins here, and never silence: whoever calls it in vain must not lose the sound."""
        in_play = self.sitting.table.game.house.counting.in_play
        is_word = in_play and press.letter in BY_LETTER
        return super().types(press) or is_word or bool(self._rank_with_suit(press))

    @property
    def takes_figures(self) -> bool:
        return super().takes_figures or PEG in self.pegging_words

    @property
    def lit_word(self) -> str:
        return self.word or super().lit_word

    def asks_no_card(self, seat: int) -> bool:
        """Whether the person asked is asked for something else than a card, or for nothing at all."""
        self.word = self._number_for = ""
        game = self.sitting.table.game
        view = game.view(seat)
        if game.asks(seat) is not Ask.PLAY and len(view.pile) == 1 and not self._waits_for_a_card(seat):
            self.move(Claim(0) if game.asks(seat) is Ask.COUNT else Accept())  # it makes nothing
            return True
        if view.claimed and not self.plays_on:
            self.word = IT_STANDS
            self.top.message = f"{self.top.seats[view.claimed.seat].name} pegs {view.claimed.said}"
        return not self.plays_on

    def _waits_for_a_card(self, seat: int) -> bool:
        return self.may_call and self.plays_on

    def play_on(self, move: Play | SayGo, said: int = 0) -> None:
        """A card or a go, with which the other side's count stands."""
        seat = self.asked
        assert seat is not None
        self.attempt(lambda: self.sitting.play_on(seat, move, said), move)

    # The hands.

    def point(self, index: int) -> None:
        self.word = ""
        super().point(index)

    def takes_pegging_press(self, press: Press) -> bool:
        """Whether a press was about pegging."""
        by_letter = BY_LETTER.get(press.letter or "", "")
        if by_letter in self.pegging_words:
            self._take_word(by_letter)
        elif self.word and press.chosen:
            self._take_word(self.word)
        elif PEG in self.pegging_words and press.digit and press.button not in DIRECTIONS:
            self._ask_for(PEG).press(press)
        elif self.pegging_words and press.button is Button.DOWN and self._is_among_cards_or_words:
            self._next_word()
        elif self.word and press.button in DIRECTIONS and self.plays_on:
            self.point(self.at)
        else:
            return not self.plays_on
        return True

    def takes_pegging_click(self, spot: Spot | None) -> bool:
        """Whether a click was about pegging."""
        name = spot.name if isinstance(spot, ButtonSpot) else ""
        if name in self.pegging_words:
            self._take_word(name)
            return True
        return not self.plays_on

    @property
    def _is_among_cards_or_words(self) -> bool:
        return bool(self.word) or isinstance(self.top.cursor, InHand)

    def _next_word(self) -> None:
        words = self.pegging_words
        self.word = words[(words.index(self.word) + 1) % len(words)] if self.word in words else words[0]
        self.top.cursor = None

    def _take_word(self, word: str) -> None:
        if word == IT_STANDS:
            self.move(Accept())
        else:
            self._ask_for(word)

    @property
    def may_hint(self) -> bool:
        return super().may_hint and self.plays_on

    # The number.

    def _ask_for(self, word: str) -> CountEntry:
        """What the card pointed at counts, or what the other side has missed."""
        assert isinstance(self.turn, PersonAsked)
        what = f"What does {self.hand[self.at]} peg?" if word == PEG else "Muggins for how many?"
        self.word, self._number_for = "", word
        if word == PEG:
            self.point(self.at)
        self.turn.entry = CountEntry(what)
        return self.turn.entry

    def take_press(self, press: Press) -> Answer:
        """A number that nobody asked for can be left again, or turns out to be the rank of a card."""
        if self._leaves(press.button):
            return STAY
        if word := self._rank_with_suit(press):
            self._close()
            self.take_typed(word)
            return STAY
        return super().take_press(press)

    def _rank_with_suit(self, press: Press) -> str:
        """The card that a number is, with the letter typed after it."""
        digits = self.entry.digits if self.entry and self._number_for == PEG else ""
        word = typed_on(digits, press.letter or "")
        return word if is_whole(word) and word != press.letter else ""

    def take_pointed(self) -> None:
        """A number may follow the card, so that it is not yet played."""
        if not self.sitting.table.game.house.counting.in_play:
            super().take_pointed()

    @property
    def is_free(self) -> bool:
        return super().is_free and self.plays_on

    def take_click(self, spot: Spot | None) -> Answer:
        press = clicked(spot)
        return STAY if press and self._leaves(press.button) else super().take_click(spot)

    def _leaves(self, button: Button | None) -> bool:
        is_own = isinstance(self.turn, PersonAsked) and self.entry and self._number_for
        if not (is_own and self.entry and self.entry.is_empty and button in (Button.BACKSPACE, Button.LEFT)):
            return False
        self._close()
        return True

    def _close(self) -> None:
        assert isinstance(self.turn, PersonAsked)
        self.turn.entry, self._number_for = None, ""
        if self.asked is not None:
            self.ask(self.asked)

    def enter(self, seat: int, number: int | None) -> None:
        """The number typed: with it the card is played, or muggins is called."""
        if self._number_for != PEG or number is None:
            super().enter(seat, number)
            return
        card = self.hand[self.at]
        self._close()
        if card:
            self.play_on(Play(card), number)
