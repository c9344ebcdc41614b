"""The show: each hand and the crib are turned up, counted aloud and pegged, and stay until a press."""

from game.rules.aloud import NO_SCORE, flush_that_counts_nothing
from game.rules.events import Claimed, CountAgain, Event, Pegged, Shown
from game.rules.reasons import Reason
from game.rules.stages.stage import Phase
from game.scenes.counting import count_aloud
from game.scenes.movements import Movement, hold
from game.scenes.sitting import SAY_SECONDS, Sitting
from game.scenes.table_scene import TableScene

_COUNTED = (Reason.HAND, Reason.CRIB)


class ShowScene(TableScene, events=(Shown,), phases=(Phase.SHOW,)):
    """Non-dealer, dealer, crib: in turn from the dealer's left."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.shown: Shown | None = None

    def perform(self, event: Event) -> Movement:
        """What was counted stays on the table until it is acknowledged."""
        yield from super().perform(event)
        if isinstance(event, Pegged) and event.reason in _COUNTED:
            yield from self._acknowledge()

    def _acknowledge(self) -> Movement:
        yield from self.sitting.pause()
        self.top.lit = frozenset()

    def act(self, event: Event) -> Movement:
        """Turn up the cards of a seat, or its crib."""
        assert isinstance(event, Shown)
        if self.top.count is not None:
            yield from self.sitting.pause()  # the last card played was not yet acknowledged
            self.top.count = None
        self.shown = event
        self._turn_up(event)
        yield from hold(self.sitting.pace.frames(SAY_SECONDS))
        if not self.sitting.table.game.house.counting.by_players:
            yield from self._count(event)

    def hear(self, event: Claimed) -> Movement:
        """After a claim, the right count: unless the house asks for another claim."""
        yield from super().hear(event)
        is_to_count_again = bool(self.sitting.events) and isinstance(self.sitting.events[0], CountAgain)
        if self.shown and not is_to_count_again and not self.sitting.is_being_called:
            yield from self._count(self.shown)

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
            self.sitting.reason(side, f"0: {NO_SCORE}")
            yield from self._acknowledge()
