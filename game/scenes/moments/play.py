"""The play of the cards: point and fire; the count stands in its box, the go beeps."""

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules.cards import Card, Cards
from game.rules.counting import THIRTY_ONE
from game.rules.events import CountCleared, Played, WentGo
from game.rules.moves import Play, SayGo, TakeHeels
from game.scenes.moments.pegging import PeggingScene
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import FLIGHT_SECONDS, SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.screen.spots import ButtonSpot, Spot
from game.screen.tabletop import AmongPlayed, InHand, OnPack, PlayedCard

GO, HEELS = "GO", "HEELS"
A_NUMBER_PEGS = "Play a card; a number pegs"  # the words beside it leave no room for more


class PlayScene(PeggingScene, ActingScene[Played | WentGo | CountCleared]):
    """Cards in turn, up to thirty-one and again."""

    about = About.PLAY

    @property
    def button_names(self) -> list[str]:
        """Go, where it is called by hand; heels, where players peg for themselves."""
        house = self.sitting.table.game.house
        if self.asked is None or self.entry:
            return []
        own = [GO] * house.go_by_hand + [HEELS] * house.counting.in_play
        return own * self.plays_on + self.pegging_words

    def ask(self, seat: int) -> None:
        """Point at a card; where go is called by hand, whether one fits is for the person to see."""
        if self.asks_no_card(seat):
            return
        house, view = self.sitting.table.game.house, self.sitting.table.game.view(seat)
        may_be_played = self.hand if house.go_by_hand else view.playable
        fitting = [index for index, card in enumerate(self.hand) if card in may_be_played]
        here = [index for index in fitting if index >= self.at]
        self.point((here or fitting)[0])
        go = ", or go with {go}" if house.go_by_hand else ""
        self.top.message = A_NUMBER_PEGS if house.counting.in_play else f"Play a card{go}"

    def answer(self, press: Press) -> None:
        """A card, go, or heels: up points at the starter or at the go, and fire takes them."""
        is_go = press.button is Button.GO and GO in self.button_names
        if self.takes_pegging_press(press):
            return
        if self.top.cursor == OnPack() and press.chosen and not (is_go and self._no_heels):
            self.point(self.at)
            self.move(TakeHeels())
        elif is_go or (self.points_at_go and press.chosen):
            self.point(self.at)
            self.play_on(SayGo())
        elif press.button is Button.UP and self.top.cursor != OnPack() and self._may_point_at_heels:
            self.top.cursor = OnPack()
        elif press.button is Button.UP and GO in self.button_names:
            self.top.cursor = None
        elif press.button in DIRECTIONS and not isinstance(self.top.cursor, InHand):
            self.point(self.at)
        else:
            super().answer(press)

    @property
    def points_at_go(self) -> bool:
        """Above the cards, where the stick pushed up and fire say go."""
        return self.asked is not None and self.top.cursor is None and not self.word

    @property
    def _may_point_at_heels(self) -> bool:
        return HEELS in self.button_names and not (GO in self.button_names and self._no_heels)

    @property
    def lit_word(self) -> str:
        return GO if self.points_at_go else super().lit_word

    @property
    def _no_heels(self) -> bool:
        """With the stick up, fire is a go unless there are heels to take."""
        return self.asked is None or TakeHeels() not in self.sitting.table.game.legal(self.asked)

    def answer_click(self, spot: Spot | None) -> None:
        if self.takes_pegging_click(spot):
            return
        if spot == ButtonSpot(GO):
            self.play_on(SayGo())
        elif spot == ButtonSpot(HEELS):
            self.move(TakeHeels())
        else:
            super().answer_click(spot)

    def take(self, index: int) -> None:
        card = self.hand[index]
        if card:
            self.play_on(Play(card))

    def point_at(self, cards: Cards) -> None:
        self.point(self.hand.index(cards[0]))

    def act(self, event: Played | WentGo | CountCleared) -> Movement:
        match event:
            case Played(seat, card, count):
                yield from self._play(seat, card, count)
            case WentGo(seat):
                yield from self._go(seat)
            case CountCleared():
                yield from self.acting.hold(SAY_SECONDS)
                self._clear()

    def _play(self, seat: int, card: Card, count: int) -> Movement:
        self.sitting.last_to_play = seat
        place = AmongPlayed(seat, len(self.top.played))
        yield from self.acting.fly([(card, self.acting.take_from_hand(seat, card), place)], FLIGHT_SECONDS)
        self.top.played.append(PlayedCard(seat, card))
        self.top.count = count
        self.acting.sound(Tune.THIRTY_ONE if count == THIRTY_ONE else Tune.CARD)
        self.acting.say(seat, str(count))
        yield from self.acting.hold(SAY_SECONDS / 2)

    def _go(self, seat: int) -> Movement:
        """The one who played last needs no go of his own to hear that it is his."""
        if seat == self.sitting.last_to_play and not self.sitting.table.game.house.go_by_hand:
            return
        self.acting.say(seat, "go")
        self.acting.sound(self._beep)
        yield from self.acting.hold(SAY_SECONDS)

    @property
    def _beep(self) -> Tune:
        """It says whose the go is: CRIB.DOC has it beep when it is yours."""
        last = self.sitting.last_to_play
        is_ours = last is not None and self.top.side(last) == self.top.side(self.top.below)
        return Tune.GO if is_ours else Tune.THEIR_GO

    def _clear(self) -> None:
        self.top.counted = len(self.top.played)
        for seat_top in self.top.seats:
            seat_top.says = ""
        self.top.count = 0
