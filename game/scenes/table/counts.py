"""What is counted, in whichever scene: pegs move, counts are said, read aloud and put right."""

from collections.abc import Sequence
from itertools import chain

from game.devices.tunes import Tune
from game.rules import spoken
from game.rules.cadence import CountStep
from game.rules.cards import Card, Cards, signs_text
from game.rules.counting import Reason, Scores, points
from game.rules.events import Claimed, CountAgain, CountSettled, HandShown, MugginsCalled, Pegged
from game.rules.in_words import number_word
from game.scenes.table.acting import SAY_SECONDS, Movement
from game.scenes.table.game_context import GameContext
from game.values import replace

ROW_SECONDS = 0.35
"""How long a finger stays on a row of a breath that has more of them."""


class Counts:
    """The counts of one game; of a hand that is shown, all that is still to be pegged."""

    def __init__(self, context: GameContext) -> None:
        self.context, self.top, self.acting = context, context.top, context.acting
        self.voice = context.voice
        self.form, self.house = context.table.game.form, context.table.game.house
        self.shown: HandShown | None = None
        self._pegged = 0
        self._pegs: int | None = None
        """How often a peg moves for a hand shown; nobody knows before the count is settled."""
        self._verdict = self._claim = ""
        """What a miscount cost, and what was said of an open count."""
        self._missed: frozenset[Card] = frozenset()
        """The cards of what somebody has called."""

    def show(self, event: HandShown) -> None:
        """Begin to count a hand."""
        self.shown, self._pegged, self.top.waits = event, 0, False
        self._pegs = None if self.house.counting.by_players else len(event.scores[:1])

    def act(self, event: Pegged | Claimed | CountAgain | MugginsCalled | CountSettled) -> Movement:
        """Move a peg, or say the words for a count; the cards stay until all of it is pegged."""
        match event:
            case Pegged():
                yield from self.acting.peg(event, self._claim)
                self._claim = ""
                self._pegged += 1
            case Claimed(seat, said):
                yield from self._say_count(seat, said)
            case CountAgain(_, said):
                self._claim = ""
                self.acting.sound(Tune.ERROR)
                yield from self.acting.pause(self.voice.say(self.voice.count_again, said=said))
            case MugginsCalled(seat, said, right):
                self.acting.say(seat, self.voice.say(self.voice.muggins, said=said))
                self.acting.sound(Tune.MUGGINS)
                self.top.message = ""
                yield from self.acting.hold(2 * SAY_SECONDS)
                if right < said:
                    yield from self._call_refuted(seat, said, right)
            case CountSettled(seat, said):
                if not event.was_open:
                    yield from self._say_count(seat, said, is_settled=True)
                if said != points(event.scores):
                    self._claim = ""
                yield from self._settle(event)
        if self.shown:
            yield from self.acknowledge()

    def _call_refuted(self, seat: int, said: int, right: int) -> Movement:
        """Tell a call for too much; where nothing was missed, until the hand is put away."""
        self.acting.say(seat, "")
        if right:
            yield from self.acting.pause(spoken.less_missed(self.voice, right))
            return
        words = self.voice.say(self.voice.called_falsely, self.top.seats[seat].name, said=said)
        if self.shown:
            self._verdict = words
        else:
            yield from self.acting.pause(words)

    def _say_count(self, seat: int, said: int, *, is_settled: bool = False) -> Movement:
        """Say a seat's own count, or the card it has just played; what is read is never more than is held."""
        voice, name, count = self.voice, self.top.seats[seat].name, self.top.count
        if words := spoken.said_of_count(voice, said, count, name, on_plate=True):
            self.acting.say(seat, words)
        if said and voice.counts_aloud:
            self._claim = spoken.said_of_count(voice, said, count, name)
        yield from self.acting.hold(SAY_SECONDS)
        if self.shown and voice.counts_aloud:
            said = min(said, points(self.shown.scores)) if is_settled else said
            named = spoken.scores_said(said, self.shown.scores)
            yield from self._count_aloud(replace(self.shown, scores=tuple(named)), None, said)

    def _settle(self, settled: CountSettled) -> Movement:
        """Read the right count aloud where the source does that, and the cost of a wrong one."""
        names = [seat.name for seat in self.top.seats]
        room = self.top.target - self.top.pegs[self.form.side(settled.seat)].front
        verdict = spoken.miscount(self.voice, settled, names, self.top.side_names(), self.form, room)
        if settled.was_open and not self.context.manner.explains:
            left = spoken.missed(settled)
            sets = [score.cards for score in left]
            alone = sorted(sets[0]) if len(sets) == 1 else ()  # of more all are lit
            cards = signs_text(alone)
            in_play = not self.shown
            verdict = spoken.left_out(self.voice, settled, in_play=in_play, cards=cards) if left else ""
            self._missed = frozenset(chain.from_iterable(sets))
            if left and self.shown:
                self._list_all(settled, sets)
        if not self.shown:
            if verdict:
                yield from self.acting.pause(verdict)
            return
        self._pegs = settled.pegs
        if self.context.manner.explains:
            yield from self.read(self.shown)
            is_pegged = settled.said > points(settled.scores)  # its peg tells the hand
            if words := "" if is_pegged else spoken.explanation(self.voice, settled):
                who = self.top.seats[settled.seat].on_plate
                self.acting.reason(self.form.side(settled.seat), words, who=who)
        self._verdict = verdict or self._verdict

    def _list_all(self, settled: CountSettled, missed: Sequence[Cards]) -> None:
        """List what a count was that somebody has called, with what was missed lit."""
        panel, steps = self.top.count_panel, self._items(settled.scores)
        if panel and panel.words:
            total = self._boxed(points(settled.scores))
            self.top.count_panel = replace(panel, steps=steps, to_come=(), total=total, missed=missed)

    def _items(self, scores: Scores, needed: int | None = None) -> tuple[CountStep, ...]:
        steps = spoken.steps(self.voice, scores, needed)
        return tuple(replace(step, words=spoken.without_dashes(step.words)) for step in steps)

    def acknowledge(self) -> Movement:
        if self._pegged == self._pegs:
            self.top.lit = self._missed or self.top.lit
            is_read = self.context.was_read and not self._verdict
            yield from self.acting.hold(2 * SAY_SECONDS) if is_read else self.acting.pause(self._verdict)
            self.top.lit, self._verdict, self._missed = frozenset(), "", frozenset()
            self.top.waits = False

    @property
    def is_below(self) -> bool:
        """Whether the reasons below the board tell a hand, and nothing else does."""
        return self.context.manner.counts_below and self.context.host.is_at_home

    def read(self, event: HandShown) -> Movement:
        side, by_players = self.form.side(event.seat), self.house.counting.by_players
        needed = None if by_players else self.top.target - self.top.pegs[side].front
        yield from self._count_aloud(event, needed)
        seat, reason = self.top.seats[event.seat], Reason.CRIB if event.crib else Reason.HAND
        for words in spoken.no_peg_tells(self.voice, event, seat.name):
            self.acting.reason(side, words, who=seat.on_plate, kind="" if event.scores else reason.value)

    def _count_aloud(self, shown: HandShown, needed: int | None, said: int = 0) -> Movement:
        """Read each item while its cards are lit, as far as the game needs them; the rest is only listed.

        `said`: what a claim says where no items make it."""
        count_panel, read = self.top.count_panel, tuple[CountStep, ...]()
        assert count_panel, "the cards lie there"
        items, self.top.waits = self._items(shown.scores, needed), self.acting.may_wait
        rest = self._items(shown.scores)[len(items) :]
        for at, step in enumerate(items, 1):
            read = items[:at]
            words = tuple(step.words for step in read)
            told = {} if self.is_below else {"words": words, "steps": read, "to_come": items[at:] + rest}
            self.top.count_panel = replace(count_panel, **told)
            if self.is_below:
                self.top.message = step.words  # no list tells for what these are lit
            yield from self._follow(step)
        if not read:
            name, total = self.top.seats[shown.seat].name, said or points(shown.scores)
            whole = spoken.hand_told(self.voice, shown.scores, name, crib=shown.crib, cards=shown.cards)
            words = (number_word(said) if said else whole,) * (not self.is_below)
            self.top.count_panel = replace(count_panel, words=words, total=self._boxed(total))

    def _follow(self, step: CountStep) -> Movement:
        """Go down the rows of a breath with a finger, where they are listed, its cards lit meanwhile."""
        rows = (step,) if self.is_below else step.listed
        for at, row in enumerate(rows, 1):
            unread = len(rows) - at
            self.top.light(row.cards)
            panel = self.top.count_panel
            assert panel, "it is being counted there"
            self.top.count_panel = replace(panel, unread=unread, total=self._boxed(row.shown))
            yield from self.acting.hold(ROW_SECONDS if unread else SAY_SECONDS)

    def _boxed(self, total: int) -> int | None:
        """Return what the box beside the cards says; there is none on a table as the original."""
        return None if self.context.manner.is_bare else total
