"""The show: each hand and the crib are turned up, counted aloud and pegged, and stay until a press."""

from collections.abc import Iterable

from game.rules.aloud import aloud, flush_that_counts_nothing, nothing_aloud
from game.rules.counting import points
from game.rules.events import Claimed, CountAgain, Event, MugginsCalled, Pegged, Shown
from game.rules.phase import Phase
from game.scenes.moments.table_scene import TableScene
from game.scenes.sitting.count_aloud import count_aloud, miscount_words
from game.scenes.sitting.movements import Movement, hold
from game.scenes.sitting.settled import CountStands
from game.scenes.sitting.sitting import SAY_SECONDS, Sitting

_OF_ONE_COUNT = (Claimed, CountAgain, MugginsCalled, Pegged, CountStands)


class ShowScene(TableScene, events=(Shown,), phases=(Phase.SHOW,)):
    """Non-dealer, dealer, crib: in turn from the dealer's left."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.shown = sitting.table.shown if self._is_by_players else None
        self.verdict = ""

    @property
    def _is_by_players(self) -> bool:
        return self.sitting.table.game.house.counting.by_players

    def perform(self, event: Event) -> Movement:
        """What was counted stays on the table until it is acknowledged."""
        yield from super().perform(event)
        if self._is_counted(event):
            yield from self._acknowledge()

    def _is_counted(self, event: Event) -> bool:
        """Whether a hand or crib is counted and pegged, and nobody may say any more about it."""
        if isinstance(event, CountAgain | Shown) and self._is_by_players:
            return False
        goes_on = bool(self.sitting.events) and isinstance(self.sitting.events[0], _OF_ONE_COUNT)
        return not goes_on and not self.sitting.is_being_called

    def _acknowledge(self) -> Movement:
        yield from self.sitting.pause(self.verdict)
        self.top.lit, self.verdict = frozenset(), ""

    def act(self, event: Event) -> Movement:
        """Turn up the cards of a seat, or its crib."""
        assert isinstance(event, Shown)
        if self.top.count is not None:
            yield from self.sitting.pause()  # the last card played was not yet acknowledged
            self.top.count = None
        self.shown = event
        self._turn_up(event)
        yield from hold(self.sitting.pace.frames(SAY_SECONDS))
        if not self._is_by_players:
            yield from self._count(event)

    def explain(self, claimed: Claimed, paid: Iterable[Pegged]) -> Movement:
        """The count is settled: the right one is read aloud where the source does that, and what it cost."""
        if self.shown and self.sitting.manner.explains:
            yield from self._count(self.shown)
            self._tell_what_no_peg_tells(self.shown)
        self.verdict = miscount_words(self.sitting, claimed, paid)

    def _tell_what_no_peg_tells(self, shown: Shown) -> None:
        """A peg that moved before the count was settled, or for less than there was, has not said why."""
        following = next(iter(self.sitting.events), None)
        is_told = isinstance(following, Pegged) and following.scores
        if shown.scores and not is_told:
            side = self.sitting.table.game.form.side(shown.seat)
            self.sitting.reason(side, f"{points(shown.scores)}: {aloud(shown.scores)}")

    def _turn_up(self, event: Shown) -> None:
        cards = sorted(event.cards)
        name = self.top.seats[event.seat].name
        self.sitting.say(event.seat, "crib" if event.crib else "hand")
        self.top.message = f"{name}: the crib" if event.crib else name
        if event.crib:
            self.top.crib = [*cards]
        else:
            seat_top = self.top.seats[event.seat]
            seat_top.hand, seat_top.played, seat_top.counted = [*cards], [], 0

    def _count(self, event: Shown) -> Movement:
        yield from count_aloud(self.sitting, event.scores)
        side = self.sitting.table.game.form.side(event.seat)
        if event.crib and (no_flush := flush_that_counts_nothing(event.cards, event.starter)):
            self.sitting.reason(side, no_flush)
        if not event.scores:
            self.sitting.reason(side, f"0: {nothing_aloud(event.cards)}")
