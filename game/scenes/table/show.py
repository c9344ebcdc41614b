"""The fifth scene: hands and crib are shown, and counted."""

from typing import ClassVar

from game.devices.button import Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.rules.cards import Card
from game.rules.events import Event, HandShown, Phase, Won
from game.rules.moves import Moves
from game.rules.question import Question, WhatItCounts, WhetherItStands
from game.scenes.table.acting import SAY_SECONDS, Movement
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import last_look
from game.scenes.table.input import NOT_YET, CountEntry, Input
from game.scenes.table.moment import Leads, Moment
from game.session.questions import TOO_HIGH, costs
from game.sheets.spots import Spot
from game.sheets.table_state import CountPanel

TURN_SECONDS = 0.12
"""How long a card lies face down before it is turned up."""
NONE_MISSED = ", or 0?"
"""Told at the first count that may be muggins."""


class ShowScene(Moment):
    """Cards are turned up one hand at a time, and stay until all of it is pegged."""

    phases = (Phase.SHOW, Phase.OVER)
    events: ClassVar[Leads] = {HandShown: Phase.SHOW, Won: Phase.OVER}

    def act(self, event: Event) -> Movement:
        match event:
            case HandShown():
                return self._show(event)
            case Won(outcome):
                return last_look(self.context, outcome)
        raise AssertionError(f"not of the show: {event}")

    def _show(self, event: HandShown) -> Movement:
        if self.top.count is not None:
            if not self.context.was_read:
                yield from self.acting.pause()  # the last card played was not yet acknowledged
            self.top.count = None
        by_players = self.house.counting.by_players
        self.counts.show(event)
        guide = self.context.guide
        is_guided = guide is not None and guide.counts(event)
        has_words_beside = guide is not None and guide.speaks_of(event)
        self._begin(event, has_list=not (is_guided or self.counts.is_below), is_guided=has_words_beside)
        yield from self._turn_up(event)
        if is_guided:
            return
        if not by_players:
            yield from self.counts.read(event)
            if event.scores or not has_words_beside:  # why it counts nothing is told first
                yield from self.counts.acknowledge()

    def _begin(self, event: HandShown, *, has_list: bool, is_guided: bool) -> None:
        """Lay the cards to be counted where they are shown."""
        phrase = self.voice.crib if event.crib else self.voice.hand
        title = self.voice.say(phrase, self.top.seats[event.seat].name)
        self.acting.take_back()
        self.acting.end_turn()
        self.top.message = ""  # of the hand before
        self.acting.say(event.seat, self.voice.say(self.voice.counting, self.top.seats[event.seat].name))
        self.top.turn = event.seat
        self.top.count_panel = CountPanel(event.seat, event.crib, title * has_list, is_guided=is_guided)
        hidden: list[Card | None] = [None] * len(event.cards)
        if event.crib:
            self.top.crib = hidden
        else:
            self.top.seats[event.seat].hand = hidden

    def _turn_up(self, event: HandShown) -> Movement:
        """Turn card by card, in the time that they are looked at; the own ones were open all along."""
        cards = self.top.crib if event.crib else self.top.seats[event.seat].hand
        is_open = event.seat == self.top.below and not event.crib
        frames, each = self.acting.pace.frames(SAY_SECONDS), self.acting.pace.frames(TURN_SECONDS)
        each *= not is_open
        for index, card in enumerate(sorted(event.cards)):
            yield from self.acting.stand(each)
            cards[index] = card
            if each:
                self.acting.sound(Tune.CARD)
        yield from self.acting.stand(frames - each * len(cards))

    def ask(self, asked: Question, seat: int) -> Input:
        assert isinstance(asked, WhatItCounts | WhetherItStands), f"not asked at the show: {asked}"
        return NumberInput(asked, seat, self.context)

    @property
    def about(self) -> About:
        return About.SHOW if self.phase is Phase.SHOW else About.GAME


class NumberInput(Input):
    """The points of cards, or those missed in them: zero lets a count stand."""

    takes_figures = True
    entry: CountEntry

    def __init__(self, asked: WhatItCounts | WhetherItStands, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked = asked
        words = self.asking(asked)
        if isinstance(asked, WhatItCounts):
            counting = context.table.game.house.counting
            high, told = TOO_HIGH[counting.penalty], costs(counting) * bool(asked.shown)
            stakes = f"if too high, {high}" * bool(high)
            self.entry = CountEntry(words, stakes=stakes, most=asked.most, costs=told)
        else:
            is_first = (seat, NONE_MISSED) not in context.knows_how
            context.knows_how.add((seat, NONE_MISSED))
            whole = f"{words.removesuffix('?')}{NONE_MISSED}" if is_first else words
            self.entry = CountEntry(whole, usual="0", most=asked.most, plain=words * is_first)

    def press(self, press: Press) -> Moves:
        return self._answer(self.entry.press(press))

    def click(self, spot: Spot | None) -> Moves:
        return self._answer(self.entry.click(spot))

    def _answer(self, number: int | None) -> Moves:
        if number is None:
            return NOT_YET
        if isinstance(self.asked, WhatItCounts):
            return self.asked.say(number)
        return self.asked.call(number) if number else self.asked.stand()
