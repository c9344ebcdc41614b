"""Counting by the players: a claim, what a miscount costs, and the call of muggins."""

from collections.abc import Container

from game.rules.counting import Scores, points
from game.rules.errors import IllegalMove
from game.rules.events import Claimed, CountAgain, MugginsCalled
from game.rules.moves import Accept, CallMuggins, Claim, Move
from game.rules.reasons import Reason
from game.rules.stages.stage import GameInPlay
from game.rules.who_counts import Low, Penalty

NINETEEN = 19  # what players say of a hand that counts nothing

# What a hand of so many cards can count with the starter (H9).
HAND_TOTALS: dict[int, frozenset[int]] = {
    3: frozenset(range(21)) - {16, 17, 18, 19},
    4: frozenset(range(30)) - {19, 25, 26, 27},
    5: frozenset(range(47)) - {35, 41, 42, 43, 44, 45},
}
PLAY_TOTALS = frozenset(range(15))  # thirty-one with the fourth deuce is the most a card can peg
MOST_POINTS = max(HAND_TOTALS[5])


class Claiming:
    """One count by the seat that made it; the other sides may then call muggins where the house has it."""

    def __init__(
        self, game: GameInPlay, seat: int, scores: Scores, reason: Reason, totals: Container[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self.scores = scores
        self.reason = reason
        self.totals = totals
        self.claimed = False
        self.missed = 0
        self.callers: list[int] = []

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seat that counts, then each opponent who may call; nobody when the count is settled."""
        if not self.claimed:
            return (self.seat,)
        return tuple(self.callers[:1])

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Every total that such cards can have, or every call."""
        if seat not in self.waiting:
            return ()
        if not self.claimed:
            return tuple(Claim(total) for total in range(MOST_POINTS + 1) if self._can_be_said(total))
        return (Accept(), *(CallMuggins(called) for called in range(1, MOST_POINTS + 1)))

    def act(self, seat: int, move: Move) -> None:
        """Take a claim, or an opponent's answer to it."""
        match move:
            case Claim(said) if not self.claimed:
                self._claim(said)
            case Accept() if self.claimed:
                self.callers.pop(0)
            case CallMuggins(called) if self.claimed:
                self._call(seat, called)
            case _:
                raise IllegalMove("Say whether the count stands." if self.claimed else "Say what it counts.")

    def _can_be_said(self, said: int) -> bool:
        return said in self.totals or self._is_nineteen_for_nothing(said)

    def _is_nineteen_for_nothing(self, said: int) -> bool:
        """Where nineteen cannot be held, it is a way to say nothing (H10)."""
        return said == NINETEEN and self.game.house.nineteen and said not in self.totals

    def _claim(self, said: int) -> None:
        if not self._can_be_said(said):
            raise IllegalMove(f"Nothing here can count {said}.")
        if self._is_nineteen_for_nothing(said):
            said = 0
        self.game.tell(Claimed(self.seat, said, self.scores))
        true = points(self.scores)
        if said > true and self.game.house.counting.count_again:
            self.game.tell(CountAgain(self.seat, said))
            return
        self.claimed = True
        if said > true:
            self._too_high(said, true)
        else:
            self._not_too_high(said, true)

    def _too_high(self, said: int, true: int) -> None:
        """The peg goes to the true count; the board does not move for points that are not there."""
        counting = self.game.house.counting
        room = self.game.room(self.seat)
        self.game.peg(self.seat, true, self.reason, self.scores)
        if said >= room:
            self.game.peg_back(self.seat, counting.false_game)
        other = self.game.form.left_of(self.seat)
        if counting.penalty is Penalty.TWO:
            self.game.peg(other, 2, Reason.PENALTY)
        elif counting.penalty is Penalty.EXCESS:
            self.game.peg(other, min(said, room) - true, Reason.PENALTY)

    def _not_too_high(self, said: int, true: int) -> None:
        """What was said is pegged first, so that a player can win on less than he holds."""
        room = self.game.room(self.seat)
        self.missed = min(true, room) - min(said, room)
        self.game.peg(self.seat, said, self.reason, self.scores if said == true else ())
        low = self.game.house.counting.low
        form = self.game.form
        if low is Low.TAKEN:
            self.game.peg(form.left_of(self.seat), self.missed, Reason.MUGGINS)
        elif low is Low.CALLED:
            mine = form.side(self.seat)
            self.callers = [seat for seat in form.round_from(self.seat) if form.side(seat) != mine]

    def _call(self, seat: int, called: int) -> None:
        """A caller who names the wrong amount gets the lesser; the first right call ends it."""
        if not 1 <= called <= MOST_POINTS:
            raise IllegalMove(f"Call between 1 and {MOST_POINTS} points.")
        right = min(called, self.missed)
        self.game.tell(MugginsCalled(seat, called, right))
        self.callers = [] if right else self.callers[1:]
        self.game.peg(seat, right, Reason.MUGGINS)
