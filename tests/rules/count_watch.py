"""Someone who watches the counts of a game: each is settled once, and costs what is pegged for it."""

from game.rules.counting import Reason, points
from game.rules.events import Claimed, CountAgain, CountSettled, Events, Pegged
from game.rules.moves import Accept, CallMuggins, Claim, Move

_COUNTED = (Reason.PLAY, Reason.HAND, Reason.CRIB)
_COSTS = (Reason.MUGGINS, Reason.PENALTY)


class CountWatch:
    """Told of every move, with what came of it."""

    def __init__(self) -> None:
        self.settled = 0
        self._is_due = False
        self._count: CountSettled | None = None
        self._said: Claimed | None = None
        self._pegs: list[Pegged] = []

    def follow(self, seat: int, move: Move, events: Events) -> None:
        if isinstance(move, Claim):
            self.check()
            self._is_due, self._count, self._said, self._pegs = True, None, None, []
        if isinstance(move, Claim | CallMuggins | Accept):
            for event in events:
                self._note(event)
        if isinstance(move, Claim):
            told = self._count or self._said
            assert told, "a claim was made in silence"
            assert (told.seat, told.said) in ((seat, move.points), (seat, 0)), "something else was said"

    def _note(self, event: object) -> None:
        match event:
            case Claimed():
                self._said = event
            case CountAgain():
                self._is_due = False
            case CountSettled():
                assert self._is_due, "a count was settled twice, or never made"
                assert event.was_open == (self._said is not None)
                self.settled += 1
                self._is_due, self._count = False, event
            case Pegged(reason=reason) if reason in _COUNTED + _COSTS:
                assert self._count or not event.scores, "a peg gave a count away that can be called"
                self._pegs.append(event)

    def check(self) -> None:
        """The count before the next one, or before the end, was settled and paid for."""
        assert not self._is_due, "a count was never settled"
        if not self._count:
            return
        costs = [(peg.seat, peg.holes) for peg in self._pegs if peg.reason in _COSTS]
        assert costs == [(paid.seat, paid.holes) for paid in self._count.paid]
        own = [peg for peg in self._pegs if peg.reason in _COUNTED]
        assert [peg.seat for peg in own] == [self._count.seat] * len(own)
        assert sum(peg.holes for peg in own) <= min(self._count.said, points(self._count.scores))
        assert len(self._pegs) == self._count.pegs
