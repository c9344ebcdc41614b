"""The show: each hand and the crib are turned up, counted aloud and pegged, and stay until a press."""

from game.handbook.page_parts import About
from game.rules.aloud import aloud, flush_that_counts_nothing, nothing_aloud
from game.rules.counting import points
from game.rules.events import CountSettled, Pegged, Shown
from game.rules.spoken.told import counted, whose_cards
from game.scenes.moments.running_scene import Cast
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.count_aloud import Anywhere, count_aloud, verdict
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.screen.tabletop import Slip

COUNTS = "counts"


class ShowScene(ActingScene[Shown]):
    """Non-dealer, dealer, crib: in turn from the dealer's left."""

    about = About.SHOW

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.shown: Shown | None = None
        self.pegged = 0
        self.pegs: int | None = None
        """How often a peg moves for what is shown; nobody knows before the count is settled."""
        self.verdict = ""

    @property
    def _is_by_players(self) -> bool:
        return self.sitting.table.game.house.counting.by_players

    def act_anywhere(self, event: Anywhere) -> Movement:
        yield from super().act_anywhere(event)
        self.pegged += isinstance(event, Pegged)
        yield from self._acknowledge()

    def _acknowledge(self) -> Movement:
        """What was counted stays on the table until the button is pressed, once all of it is pegged."""
        if self.pegged == self.pegs:
            yield from self.acting.pause(self.verdict)
            self.top.lit, self.verdict = frozenset(), ""

    def act(self, event: Shown) -> Movement:
        """Turn up the cards of a seat, or its crib."""
        if self.top.count is not None:
            yield from self.acting.pause()  # the last card played was not yet acknowledged
            self.top.count = None
        self.shown, self.pegged = event, 0
        self.pegs = None if self._is_by_players else len(event.scores[:1])
        self._turn_up(event)
        yield from self.acting.hold(SAY_SECONDS)
        if not self._is_by_players:
            yield from self._count(event)
            yield from self._acknowledge()

    def explain(self, settled: CountSettled) -> Movement:
        """The right count is read aloud where the source does that, and what a wrong one cost."""
        self.pegs = settled.pegs
        if self.shown and self.sitting.manner.explains:
            yield from self._count(self.shown)
            self._tell_what_no_peg_tells(settled)
        self.verdict = verdict(self.sitting, settled)

    def _tell_what_no_peg_tells(self, settled: CountSettled) -> None:
        """A peg that moved before the count was settled, or for less than there was, does not say why."""
        true = points(settled.scores)
        if self.shown and true and (self.pegged or settled.said < true):
            side = self.sitting.table.game.form.side(settled.seat)
            self.acting.reason(side, f"it holds {true}: {aloud(settled.scores)}")

    def _turn_up(self, event: Shown) -> None:
        cards = sorted(event.cards)
        name = self.top.seats[event.seat].name
        self.acting.take_back()
        self.acting.end_turn()
        self.acting.say(event.seat, COUNTS)
        self.top.turn = event.seat
        self.top.slip = Slip(event.seat, event.crib, whose_cards(name, crib=event.crib))
        if event.crib:
            self.top.crib = [*cards]
        else:
            self.top.seats[event.seat].hand = [*cards]

    def _count(self, event: Shown) -> Movement:
        side = self.sitting.table.game.form.side(event.seat)
        needed = None if self._is_by_players else self.top.target - self.top.pegs[side].front
        yield from count_aloud(self.sitting, event, needed)
        starter = self.sitting.manner.starter
        if event.crib and (no_flush := flush_that_counts_nothing(event.cards, event.starter, starter)):
            self.acting.reason(side, no_flush)
        if not event.scores:
            self.acting.reason(side, counted((), crib=event.crib, nothing=nothing_aloud(event.cards)))
