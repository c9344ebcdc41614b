"""The fourth scene: cards are played to thirty-one, and whoever cannot says go."""

from typing import ClassVar

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.rules.cards import Card, Cards, is_whole, typed_on
from game.rules.counting import PLAY_TOTALS, THIRTY_ONE
from game.rules.events import CountCleared, Event, Phase, Played, WentGo
from game.rules.in_words import as_sentence
from game.rules.moves import Moves
from game.rules.question import Question, WhatItCounts, WhatToPlay, WhetherItStands
from game.rules.spoken import claim_told
from game.scenes.table.acting import FLIGHT_SECONDS, SAY_SECONDS, Movement
from game.scenes.table.cards_input import CardsInput
from game.scenes.table.counts import Counts
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, CountEntry, Input, clicked
from game.scenes.table.moment import Leads, Moment
from game.scenes.table.show import NumberInput
from game.sheets.spots import BY_LETTER, MUGGINS, PEG, ButtonSpot, Spot
from game.sheets.table_state import AmongPlayed, InHand, OnPack, Place, PlayedCard

GO, HEELS, IT_STANDS = "GO", "HEELS", "LET IT STAND"
CARDS = ""
"""Where the highlight stands on no word, but on a card."""


class PlayScene(Moment):
    """Each card lies where it was played, and its count is said."""

    phases = (Phase.PLAY,)
    events: ClassVar[Leads] = dict.fromkeys((Played, WentGo, CountCleared), Phase.PLAY)

    def __init__(self, context: GameContext, counts: Counts) -> None:
        super().__init__(context, counts)
        self._at = 0
        """Where the highlight stood when a card was last played."""

    def begin(self, phase: Phase) -> None:
        super().begin(phase)
        self._at = 0

    def act(self, event: Event) -> Movement:
        match event:
            case Played(seat, card, count):
                return self._card(seat, card, count)
            case WentGo(seat):
                return self._go(seat)
            case CountCleared():
                return self._clear_count()
        raise AssertionError(f"not of the play: {event}")

    def _card(self, seat: int, card: Card, count: int) -> Movement:
        self.context.last_to_play, self.top.lit_quietly, self.top.is_score_old = seat, (), True
        place, before = AmongPlayed(seat, len(self.top.played)), self.top.snapshot()
        (start,) = self.acting.take_from_hand(seat, [card])
        yield from self.acting.fly([(card, start, place)], FLIGHT_SECONDS, before)
        self.top.played.append(PlayedCard(seat, card))
        self.top.count = count
        self.acting.sound(Tune.THIRTY_ONE if count == THIRTY_ONE else Tune.CARD)
        self.acting.say(seat, self.voice.count_said.format(count=self.voice.counted(count)))
        yield from self.acting.hold(SAY_SECONDS / 2)

    def _go(self, seat: int) -> Movement:
        """Say go, and let it be heard whose the point may be; who played last need not say it, too."""
        last = self.context.last_to_play
        if seat == last and not (self.house.go_by_hand or self.context.manner.both_say_go):
            return
        self.acting.say(seat, self.voice.on_plate(self.voice.go, self.top.seats[seat].name))
        if not self.context.manner.beeps_for_a_go:
            is_own = last is not None and self.top.side(last) == self.top.side(self.top.below)
            self.acting.sound(Tune.GO if is_own else Tune.THEIR_GO)
        yield from self.acting.hold(SAY_SECONDS)

    def _clear_count(self) -> Movement:
        """Begin a new count; the cards of the old one stay where they lie."""
        yield from self.acting.hold(SAY_SECONDS)
        self.top.counted = len(self.top.played)
        self.acting.silence()
        self.top.count = 0

    def ask(self, asked: Question, seat: int) -> Input:
        if isinstance(asked, WhatItCounts):  # a crash came between a card and its count
            return NumberInput(asked, seat, self.context)
        assert isinstance(asked, WhatToPlay | WhetherItStands), f"not asked in the play: {asked}"
        return PlayInput(asked, seat, self.context, self._at)

    def answered(self, asked: Input) -> None:
        self._at = asked.at if isinstance(asked, PlayInput) else self._at

    @property
    def about(self) -> About:
        return About.PLAY

    def lit(self, pointed: str, own: str) -> str:
        """Light what fire would take: up and down walk there without the mouse."""
        return own or pointed


class PlayInput(CardsInput):
    """A card to play, and above and below the cards what may be done instead: go, heels, a number, muggins.

    Up and down walk from one of these places to the next, and fire takes what it finds there. Where no card
    can answer a count, two words alone are left."""

    def __init__(self, asked: WhatToPlay | WhetherItStands, seat: int, context: GameContext, at: int) -> None:
        """Take `at`, where the highlight stood last."""
        super().__init__(seat, context.top)
        self.asked, self._voice = asked, context.voice
        self._number_for = ""
        if isinstance(asked, WhatToPlay):
            self.at = _first_from(at, self.hand, asked)
            self._places = _places(asked)
            self._says = self.asking(asked)
        else:
            self._places = [IT_STANDS, MUGGINS]
            self._says = claim_told(context.voice, asked.claim, self.top.seats[asked.claim.seat].name)
        self._home = CARDS if CARDS in self._places else IT_STANDS
        self._begin()

    @property
    def _example(self) -> int:
        """Name no card that was pointed at and refused."""
        return _first_from(self.at, self.hand, self.asked) if isinstance(self.asked, WhatToPlay) else self.at

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

    def refused(self) -> None:
        """Where nothing but go is left light it, and keep the question beside the refusal."""
        super().refused()
        if GO in self._places and isinstance(self.asked, WhatToPlay) and not self.asked.fits:
            self.top.message = f"{as_sentence(self.top.message)} {self._says}"
            self._go_to(GO)

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
        elif press.down:
            self._walk(press.down)
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
        if isinstance(spot, ButtonSpot) and spot.name in self._words:
            return self.take_place(spot.name)
        return super().click(spot)

    # The number.

    def _ask_for(self, word: str) -> CountEntry:
        """Ask for the points of the card pointed at, or those the other team missed."""
        if word == PEG:
            self._go_to(CARDS)
        self._number_for = word
        words = f"How many for {self.hand[self.at]}?" if word == PEG else self._voice.call
        self.entry = CountEntry(words, most=max(PLAY_TOTALS))
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
    after = [index for index in fitting if index >= at]
    return next(iter([*after, *fitting]), at)


def _places(asked: WhatToPlay) -> list[str]:
    """List from above the cards to below them; where go stands there too, heels do only if there are any."""
    points_at_heels = asked.in_time_for_heels and (asked.heels or not asked.goes_by_hand)
    above = [GO] * asked.goes_by_hand + [HEELS] * points_at_heels
    return [*above, CARDS, *[MUGGINS] * bool(asked.claim), *[PEG] * asked.pegs]
