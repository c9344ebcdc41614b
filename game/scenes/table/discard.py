"""The third scene: cards are discarded into the crib, and the starter is cut."""

from collections.abc import Sequence
from typing import ClassVar

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.handbook.guided_steps import Advice
from game.handbook.help_page import About
from game.rules.cards import Cards
from game.rules.events import Event, LaidAway, Phase, StarterCut
from game.rules.moves import Moves
from game.rules.prompts import confirm, discard_the_rest
from game.rules.question import Question, WhatToLayAway, WhereToCut
from game.scenes.table.acting import FLIGHT_SECONDS, SAY_SECONDS, Movement
from game.scenes.table.cards_input import CardsInput
from game.scenes.table.cut_input import LiftInput
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, Input
from game.scenes.table.moment import Leads, Moment
from game.sheets.spots import ButtonSpot, Spot
from game.sheets.table_state import ForCrib

DISCARD = "DISCARD"
HIDES_LIGHT = "   {hint} hides it"
"""What the foot adds while cards are lit that the guide advises."""


class DiscardScene(Moment):
    """Discards fly beside the dealer; when all lie there the starter is turned up."""

    phases = (Phase.LAY_AWAY, Phase.CUT_STARTER)
    events: ClassVar[Leads] = {LaidAway: Phase.LAY_AWAY, StarterCut: Phase.CUT_STARTER}

    def act(self, event: Event) -> Movement:
        match event:
            case LaidAway():
                return self._lay_away(event)
            case StarterCut():
                return self._turn_up(event)
        raise AssertionError(f"not of the discard: {event}")

    def _lay_away(self, event: LaidAway) -> Movement:
        crib, seat_top, before = self.top.crib, self.top.seats[event.seat], self.top.snapshot()
        seat_top.faded.clear()
        self.acting.sound(Tune.CARD)
        starts = self.acting.take_from_hand(event.seat, event.cards)
        flights = [(None, start, ForCrib(at)) for at, start in enumerate(starts, len(crib))]
        yield from self.acting.fly(flights, FLIGHT_SECONDS, before)
        crib.extend([None] * len(flights))
        seat_top.room = len(seat_top.hand)
        seat_top.say(self.voice.say(self.voice.has_discarded, seat_top.name))

    def _turn_up(self, event: StarterCut) -> Movement:
        """Gather the crib, and turn up the starter."""
        yield from self.acting.gather_crib()
        self.acting.sound(Tune.CUT)
        yield from self.acting.hold(SAY_SECONDS / 2)
        self.top.starter = event.card
        yield from self.acting.hold(SAY_SECONDS)

    def ask(self, asked: Question, seat: int) -> Input:
        match asked:
            case WhatToLayAway():
                return LayAwayInput(asked, seat, self.context)
            case WhereToCut():
                return LiftInput(asked, seat, self.context)
        raise AssertionError(f"not asked at the discard: {asked}")

    @property
    def about(self) -> About:
        return About.CRIB

    def marks(self, names: Sequence[str]) -> list[str]:
        """Leave them out beside the words of a whole discard: there is no room."""
        return [] if names and self.phase is Phase.LAY_AWAY else super().marks(names)


class LayAwayInput(CardsInput):
    """Chosen cards fade, and the highlight goes on; they go with the last, unless that is confirmed (D12)."""

    def __init__(self, asked: WhatToLayAway, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked = asked
        self._voice, self._sound = context.voice, context.acting.sound
        self._confirms, self._guide = context.confirms_discard, context.guide
        self._last = 0
        """The card chosen last: the first to be taken back."""
        self._is_dark = not context.lights_advice
        """Whether the light on the advised cards was put out, or never lit."""
        self.point(self.hand.index(min(advised.cards)) if (advised := self._advised) else 0)

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
    def lit(self) -> str:
        return DISCARD if self.is_complete and self.top.cursor is None else ""

    @property
    def _marked(self) -> Cards:
        return tuple(card for index in sorted(self.faded) if (card := self.hand[index]))

    @property
    def chosen(self) -> Cards:
        return self._marked if self.is_complete else ()

    @property
    def _advised(self) -> Advice | None:
        if self._is_dark or not self._guide:
            return None
        return self._guide.advised(self.seat, () if self.is_complete else self._marked)

    @property
    def advice(self) -> str:
        return advised.words if (advised := self._advised) else ""

    def puts_out_light(self) -> bool:
        if not self.top.lit_quietly:
            return False
        self._is_dark = True
        self._say()
        return True

    @property
    def takes_back(self) -> bool:
        return bool(self.faded)

    def point(self, index: int) -> None:
        super().point(index)
        self._say()

    def _point_behind(self) -> None:
        """Point behind the cards: the next fire discards."""
        self.top.cursor = None
        self._say()

    def _say(self) -> None:
        """Say the effect of fire now, wherever the highlight stands."""
        advised, dealer = self._advised, self.top.seats[self.asked.dealer].name
        self.top.lit_quietly = advised.cards if advised and not self.is_complete else ()
        if self.top.cursor and self.at in self.faded:
            self.top.message = self._voice.take_back
        elif self.is_complete:
            self.top.message = confirm(self._voice, self.asked.number, dealer)
        elif advised:
            self.top.message = f"{advised.words}{HIDES_LIGHT}"
        elif self.faded:
            left = self.asked.number - len(self.faded)
            self.top.message = discard_the_rest(self._voice, left, dealer)
        else:
            self.top.message = self.asking(self.asked)

    def types(self, press: Press) -> bool:
        """Take Backspace while a card is chosen: it goes back before any move does."""
        return (self.takes_back and press.button is Button.BACKSPACE) or super().types(press)

    def press_button(self, press: Press) -> Moves:
        """Fire confirms once the choice is complete, and down leads there; any direction goes back."""
        if self.takes_back and press.button is Button.BACKSPACE:
            return self._take_back(self._last if self._last in self.faded else max(self.faded))
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
        """Fade a card and go on to the next; enough of them are discarded, or fire asks once more."""
        if index in self.faded:
            return self._take_back(index)
        was_complete = self.is_complete
        self._sound(Tune.FIRE)
        self.top.hands = ""
        if not was_complete:
            self.faded.add(index)
            self._last = index
        if not self.is_complete:
            left = [at for at in self._round_from(index) if at not in self.faded]
            advised = self.top.lit_quietly if self.hand[index] in self.top.lit_quietly else ()
            self.point(next((at for at in left if self.hand[at] in advised), left[0]))
            return NOT_YET
        self._point_behind()
        return NOT_YET if self._confirms or was_complete else self.asked.lay_away(self.chosen)

    def _round_from(self, index: int) -> Sequence[int]:
        """Return all places of the hand, from one card on and round the end."""
        return [at % len(self.hand) for at in range(index, index + len(self.hand))]

    def _take_back(self, index: int) -> Moves:
        self._sound(Tune.FIRE)
        self.faded.remove(index)
        self.point(index)
        return NOT_YET

    def point_at(self, cards: Cards) -> None:
        self.faded.clear()
        self.faded.update(index for index, card in enumerate(self.hand) if card in cards)
        self._point_behind()
