"""What each event looks like: a movement for every one of them, and nothing is asked meanwhile."""

from collections.abc import Sequence
from typing import assert_never

from game.devices.tunes import Tune
from game.rules import spoken
from game.rules.cadence import Step
from game.rules.cards import Card
from game.rules.counting import THIRTY_ONE, points
from game.rules.events import (
    Claimed,
    CountAgain,
    CountCleared,
    CountSettled,
    CutForDeal,
    CutTied,
    DealerChosen,
    Dealt,
    Event,
    HandShown,
    LaidAway,
    MugginsCalled,
    PackCut,
    Pegged,
    Phase,
    Played,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.in_words import so_many
from game.rules.match import match_words
from game.rules.outcome import Outcome
from game.scenes.table.acting import FLIGHT_SECONDS, SAY_SECONDS, Movement
from game.scenes.table.game_context import GameContext
from game.screen.table_state import (
    AmongPlayed,
    CountPanel,
    CutShown,
    ForCrib,
    InHand,
    OnPack,
    PlayedCard,
    Verdict,
)
from game.values import replace

CARD_SECONDS = 0.1
MOMENTS: dict[type[Event] | type[None], Phase] = {
    **dict.fromkeys((CutForDeal, CutTied, DealerChosen), Phase.CUT_FOR_DEAL),
    TargetChosen: Phase.CHOOSE_TARGET,
    **dict.fromkeys((PackCut, Dealt), Phase.CUT_PACK),
    LaidAway: Phase.LAY_AWAY,
    StarterCut: Phase.CUT_STARTER,
    **dict.fromkeys((Played, WentGo), Phase.PLAY),
    HandShown: Phase.SHOW,
    Won: Phase.OVER,
}
"""To which moment of a game an event leads; the others happen in any."""


class Acts:
    """The acting out of one game. `cuts` are the cards that were cut for the deal, while they lie there."""

    def __init__(self, context: GameContext) -> None:
        self.context, self.top, self.acting = context, context.top, context.acting
        self.voice = context.voice
        self.form, self.house = context.table.game.form, context.table.game.house
        self.cuts: list[CutShown] = []
        self.shown: HandShown | None = None
        self.pegged = 0
        self.pegs: int | None = None
        """How often a peg moves for a hand shown; nobody knows before the count is settled."""
        self.verdict = self.claim = ""
        """What a miscount cost, and what was said of an open count."""

    def of(self, event: Event) -> Movement:
        match event:
            case CutForDeal() | CutTied() | DealerChosen():
                return self._cut_for_deal(event)
            case TargetChosen(_, target):
                return self._target(target)
            case PackCut() | StarterCut():
                return self._cut(event)
            case Dealt():
                return self._deal(event)
            case LaidAway():
                return self._lay_away(event)
            case Played() | WentGo() | CountCleared():
                return self._play(event)
            case HandShown():
                return self._show(event)
            case Pegged() | Claimed() | CountAgain() | MugginsCalled() | CountSettled():
                return self._count(event)
            case Won(outcome):
                return self._win(outcome)
            case _:
                assert_never(event)

    # Before the deal.

    def _cut_for_deal(self, event: CutForDeal | CutTied | DealerChosen) -> Movement:
        """Show a card; when all have cut, say who deals."""
        match event:
            case CutForDeal(seat, depth, card):
                self.acting.sound(Tune.CUT)
                self.cuts.append(CutShown(seat, depth, card))
                yield from self.acting.hold(SAY_SECONDS)
            case CutTied():
                yield from self.acting.pause(self.voice.tie)
                self.cuts.clear()
            case DealerChosen(dealer, places):
                yield from self._change_seats(places)
                self.top.dealer = self.top.turn = dealer
                name = self.top.seats[dealer].name
                self.top.lit = frozenset(cut.card for cut in self.cuts if cut.seat == dealer)
                self.top.message = ""
                if words := self.voice.say(self.voice.deals_first, name):
                    self.top.verdict = Verdict(self.top.side(dealer), words)
                yield from self.acting.hold(SAY_SECONDS)
                yield from self.acting.pause(words, on_table=True)

    def _change_seats(self, places: Sequence[int]) -> Movement:
        """Move all at once, with plates and the cards they cut, and say who plays with whom (W13)."""
        self.context.viewer.change_seats(self.top)
        self.cuts[:] = [cut._replace(seat=places.index(cut.seat)) for cut in self.cuts]
        if self.house.cut_for_partners and self.top.partners:
            yield from self.acting.pause(" against ".join(self.top.side_names()))

    def _target(self, target: int) -> Movement:
        """Peg the board to this hole from now on."""
        self.top.target = target
        self.top.message = self.voice.say(self.voice.target_chosen, target=target)
        self.acting.sound(Tune.FIRE)
        yield from self.acting.hold(SAY_SECONDS)

    def _cut(self, event: PackCut | StarterCut) -> Movement:
        """Swap the packets, or turn up the starter."""
        if isinstance(event, PackCut):
            self.acting.sweep()
        else:
            yield from self.acting.gather_crib()
        self.acting.sound(Tune.CUT)
        yield from self.acting.hold(SAY_SECONDS / 2)
        if isinstance(event, StarterCut):
            self.top.starter = event.card
            yield from self.acting.hold(SAY_SECONDS)

    # The deal.

    def _deal(self, event: Dealt) -> Movement:
        """Deal one at a time, beginning at the dealer's left, and turn up the own cards."""
        self.shown = None
        self.context.viewer.look_away(self.top)
        self.acting.sweep()
        self.top.dealer = event.dealer
        self.top.message = self.voice.say(self.voice.deal, self.top.seats[event.dealer].name)
        if self.top.reasons:
            self.acting.divide_reasons()
        self.context.race.append(tuple(pegs.front for pegs in self.top.pegs))
        is_fast = self.acting.pace.fast
        if is_fast:
            self.acting.sound(Tune.DEAL)
        for seat_top in self.top.seats:
            seat_top.room = self.form.dealt
        for index in range(self.form.dealt):
            for seat in self.form.round_from(self.form.left_of(event.dealer)):
                if not is_fast:
                    self.acting.sound(Tune.CARD)
                yield from self.acting.fly([(None, OnPack(), InHand(seat, index))], CARD_SECONDS)
                self.top.seats[seat].hand.append(None)
        for index in range(len(event.from_pack)):
            yield from self.acting.fly([(None, OnPack(), ForCrib(index))], CARD_SECONDS)
            self.top.crib.append(None)
        yield from self.acting.hold(SAY_SECONDS / 3)
        for seat, cards in enumerate(event.hands):
            self.top.seats[seat].hand = self.context.viewer.faces(seat, cards)
        self.top.message = ""

    def _lay_away(self, event: LaidAway) -> Movement:
        crib, seat_top = self.top.crib, self.top.seats[event.seat]
        seat_top.faded.clear()
        self.acting.sound(Tune.CARD)
        flights = [
            (None, self.acting.take_from_hand(event.seat, card), ForCrib(len(crib) + number))
            for number, card in enumerate(event.cards)
        ]
        yield from self.acting.fly(flights, FLIGHT_SECONDS)
        crib.extend([None] * len(flights))
        seat_top.room = len(seat_top.hand)
        seat_top.says = self.voice.say(self.voice.has_discarded, seat_top.name)

    # The play.

    def _play(self, event: Played | WentGo | CountCleared) -> Movement:
        match event:
            case Played(seat, card, count):
                yield from self._card(seat, card, count)
            case WentGo(seat):
                yield from self._go(seat)
            case CountCleared():
                yield from self.acting.hold(SAY_SECONDS)
                self.top.counted = len(self.top.played)
                for seat_top in self.top.seats:
                    seat_top.says = ""
                self.top.count = 0

    def _card(self, seat: int, card: Card, count: int) -> Movement:
        self.context.last_to_play = seat
        place = AmongPlayed(seat, len(self.top.played))
        yield from self.acting.fly([(card, self.acting.take_from_hand(seat, card), place)], FLIGHT_SECONDS)
        self.top.played.append(PlayedCard(seat, card))
        self.top.count = count
        self.acting.sound(Tune.THIRTY_ONE if count == THIRTY_ONE else Tune.CARD)
        self.acting.say(seat, self.voice.count_said.format(count=self.voice.counted(count)))
        yield from self.acting.hold(SAY_SECONDS / 2)

    def _go(self, seat: int) -> Movement:
        """Say go; who played last needs none of his own to hear that it is his; the beep says whose it is."""
        last = self.context.last_to_play
        if seat == last and not (self.house.go_by_hand or self.context.manner.both_say_go):
            return
        self.acting.say(seat, self.voice.on_plate(self.voice.go, self.top.seats[seat].name))
        if last is not None and self.top.side(last) == self.top.side(self.top.below):
            self.acting.sound(Tune.GO)
        elif self.context.manner.beeps_at_their_go:
            self.acting.sound(Tune.THEIR_GO)
        yield from self.acting.hold(SAY_SECONDS)

    # The counts.

    def _count(self, event: Pegged | Claimed | CountAgain | MugginsCalled | CountSettled) -> Movement:
        """Move a peg, or say the words for a count; the cards stay until all of it is pegged."""
        match event:
            case Pegged():
                yield from self.acting.peg(event, self.claim)
                self.claim = ""
                self.pegged += 1
            case Claimed(seat, said):
                yield from self._say_count(seat, said)
            case CountAgain(_, said):
                self.acting.sound(Tune.ERROR)
                yield from self.acting.pause(self.voice.say(self.voice.count_again, said=said))
            case MugginsCalled(seat, said, right):
                self.acting.say(seat, self.voice.say(self.voice.muggins, said=said))
                self.acting.sound(Tune.MUGGINS)
                self.top.message = ""
                yield from self.acting.hold(2 * SAY_SECONDS)
                if not right:
                    yield from self.acting.pause(self.voice.nothing_missed)
            case CountSettled(seat, said):
                if not event.was_open:
                    yield from self._say_count(seat, said)
                if said != points(event.scores):
                    self.claim = ""
                yield from self._settle(event)
        if self.shown:
            yield from self._acknowledge()

    def _say_count(self, seat: int, said: int) -> Movement:
        """Say a seat's own count, or the card it has just played, if anything."""
        voice, name, count = self.voice, self.top.seats[seat].name, self.top.count
        if words := spoken.said_of_count(voice, said, count, name, on_plate=True):
            self.acting.say(seat, words)
        if said and voice.counts_aloud:
            self.claim = spoken.said_of_count(voice, said, count, name)
        yield from self.acting.hold(SAY_SECONDS)
        if self.shown and voice.counts_aloud:
            named = spoken.scores_said(said, self.shown.scores)
            yield from self._count_aloud(replace(self.shown, scores=tuple(named)), None)

    def _settle(self, settled: CountSettled) -> Movement:
        """Read the right count aloud where the source does that, and the cost of a wrong one."""
        names = [seat.name for seat in self.top.seats]
        is_told = not settled.was_open or self.context.manner.explains
        verdict = spoken.miscount(self.voice, settled, names, self.top.side_names(), self.form)
        verdict *= is_told  # who called it has said so
        if not self.shown:
            if verdict:
                yield from self.acting.pause(verdict)
            return
        self.pegs = settled.pegs
        if self.context.manner.explains:
            yield from self._read(self.shown)
            if words := spoken.explanation(self.voice, settled):
                self.acting.reason(self.form.side(settled.seat), words)
        self.verdict = verdict

    def _acknowledge(self) -> Movement:
        if self.pegged == self.pegs:
            yield from self.acting.pause(self.verdict)
            self.top.lit, self.verdict = frozenset(), ""

    def _show(self, event: HandShown) -> Movement:
        if self.top.count is not None:
            yield from self.acting.pause()  # the last card played was not yet acknowledged
            self.top.count = None
        by_players = self.house.counting.by_players
        self.shown, self.pegged = event, 0
        self.pegs = None if by_players else len(event.scores[:1])
        self._turn_up(event)
        yield from self.acting.hold(SAY_SECONDS)
        if not by_players:
            yield from self._read(event)
            yield from self._acknowledge()

    def _turn_up(self, event: HandShown) -> None:
        phrase = self.voice.crib if event.crib else self.voice.hand
        title = self.voice.say(phrase, self.top.seats[event.seat].name)
        self.acting.take_back()
        self.acting.end_turn()
        self.acting.say(event.seat, self.voice.say(self.voice.counting, self.top.seats[event.seat].name))
        self.top.turn = event.seat
        self.top.count_panel = CountPanel(event.seat, event.crib, "" if self._is_below else title.upper())
        if event.crib:
            self.top.crib = [*sorted(event.cards)]
        else:
            self.top.seats[event.seat].hand = [*sorted(event.cards)]

    @property
    def _is_below(self) -> bool:
        """Whether the reasons below the board tell a hand, and nothing else does."""
        return self.context.manner.counts_below and self.context.is_at_home()

    def _read(self, event: HandShown) -> Movement:
        side, by_players = self.form.side(event.seat), self.house.counting.by_players
        needed = None if by_players else self.top.target - self.top.pegs[side].front
        yield from self._count_aloud(event, needed)
        for words in spoken.no_peg_tells(self.voice, event, self.top.seats[event.seat].name):
            self.acting.reason(side, words)

    def _count_aloud(self, shown: HandShown, needed: int | None) -> Movement:
        """Read each item while its cards are lit, or as many as are needed for the game."""
        count_panel, read = self.top.count_panel, tuple[Step, ...]()
        assert count_panel, "the cards lie there"
        for step in spoken.steps(self.voice, shown.scores, needed):
            read = (*read, replace(step, words=spoken.typed(step.words)))
            self.top.lit = frozenset(step.cards)
            words = tuple(step.words for step in read)
            told = {} if self._is_below else {"words": words, "steps": read}
            self.top.count_panel = replace(count_panel, total=step.total, **told)
            yield from self.acting.hold(SAY_SECONDS)
        if not read:
            name, cards = self.top.seats[shown.seat].name, shown.cards
            words = (spoken.hand_told(self.voice, shown.scores, name, crib=shown.crib, cards=cards),)
            words *= not self._is_below
            self.top.count_panel = replace(count_panel, words=words, total=points(shown.scores))

    # The end.

    def _win(self, outcome: Outcome) -> Movement:
        """Play a tune, and take the last look at the table: even a fast end waits for its own press."""
        context, own = self.context, self.context.table.sides_of_people
        context.race.append(tuple(pegs.front for pegs in self.top.pegs))
        self.acting.sound(Tune.LOSE if own and outcome.winner not in own else Tune.WIN)
        words = self.top.message = context.how_it_ended(outcome)
        yield from self.acting.hold(1.0)
        yield from self.acting.wait(words)
        self._clear_table()
        self.top.message = context.closing
        self._tell_match(outcome)

    def _clear_table(self) -> None:
        """Clear all but the last hands and the starter; the others see no card that they have not seen."""
        top = self.top
        self.acting.take_back()
        hands, starter = [seat.hand for seat in top.seats], top.starter
        self.acting.sweep()
        top.pack, top.starter = False, starter
        for seat, hand in zip(top.seats, hands, strict=True):
            seat.hand = hand

    def _tell_match(self, outcome: Outcome) -> None:
        if match := self.context.match:
            unit = spoken.unit_of(match.house.stakes)
            names = self.top.side_names()
            if worth := spoken.worth_words(self.voice, outcome, unit, names[outcome.winner]):
                self.acting.reason(outcome.winner, worth)
            if words := match_words(match, names):
                self.acting.reason(outcome.winner, words)
                return
            self.acting.divide_reasons("games won")
            for side, name in enumerate(names):
                self.acting.reason(side, f"{name}: {so_many(match.won[side], unit)}")
