"""Counting by the players: a claim, the cost of a miscount, and the call of muggins."""

from collections.abc import Set

from game.rules.counting import HAND_TOTALS, MOST_POINTS, NINETEEN, PLAY_TOTALS, Reason, Scores, points
from game.rules.errors import IllegalMove
from game.rules.events import Ask, Claimed, CountAgain, CountSettled, MugginsCalled, Paid
from game.rules.house import House, Low, Penalty
from game.rules.moves import Accept, CallMuggins, Claim, Move
from game.rules.stage import GameInPlay
from game.rules.view import ToCount


def sayable(house: House, shown: ToCount | None = None) -> frozenset[int]:
    """Return the claims for cards that are shown, or of one that is played (H9, H10, H12, H13)."""
    held = held_by(shown)
    nineteen = {NINETEEN} if shown and house.nineteen else set()
    return held.union(nineteen, range(max(held) + 1) if house.counting.takes_any else ())


def held_by(shown: ToCount | None) -> frozenset[int]:
    """Return what such cards can count, or one that is played."""
    return HAND_TOTALS[len(shown.cards)] if shown else PLAY_TOTALS


def no_such_total(said: int, totals: Set[int]) -> IllegalMove:
    """Refuse a count that is none of these."""
    return IllegalMove(f"Nothing here can count {said}.", "no_such_total", said=said, most=max(totals))


class Claiming:
    """One count by the seat that made it; the other sides may then call muggins where the house has it."""

    def __init__(
        self, game: GameInPlay, seat: int, scores: Scores, reason: Reason, shown: ToCount | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.scores = scores
        self.reason = reason
        self.shown = shown
        self.claimed: Claimed | None = None
        self.missed = 0
        self.callers: list[int] = []

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seat that counts, then each opponent who may call; nobody when the count is settled."""
        if not self.claimed:
            return (self.seat,)
        return tuple(self.callers[:1])

    @property
    def question(self) -> Ask:
        return Ask.CALL_MUGGINS if self.claimed else Ask.COUNT

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Return every total that such cards can have, or every call."""
        if seat not in self.waiting:
            return ()
        if not self.claimed:
            return tuple(map(Claim, sorted(sayable(self.game.house, self.shown))))
        return (Accept(), *(CallMuggins(called) for called in range(1, MOST_POINTS + 1)))

    def act(self, seat: int, move: Move) -> None:
        """Take a claim, or an opponent's answer to it."""
        match move:
            case Claim(said) if not self.claimed:
                self._claim(said)
            case Accept() if self.claimed:
                self.callers.pop(0)
                self._settle_once_all_have_spoken(self.claimed)
            case CallMuggins(called) if self.claimed:
                self._call_muggins(seat, called, self.claimed)
            case _:
                raise IllegalMove("Say whether the count stands." if self.claimed else "Say what it counts.")

    def _is_nineteen_for_nothing(self, said: int) -> bool:
        """Tell whether it is nineteen for nothing (H10): no hand holds it, no card played says it (H13)."""
        cannot_be_held = self.shown and said not in HAND_TOTALS[len(self.shown.cards)]
        return said == NINETEEN and self.game.house.nineteen and bool(cannot_be_held)

    def _claim(self, said: int) -> None:
        if said not in (totals := sayable(self.game.house, self.shown)):
            raise no_such_total(said, totals)
        if self._is_nineteen_for_nothing(said):
            said = 0
        true, room = points(self.scores), self.game.room(self.seat)
        counting = self.game.house.counting
        if said > true and counting.count_again:
            self.game.tell(Claimed(self.seat, said))
            self.game.tell(CountAgain(self.seat, said))
            return
        self.claimed = Claimed(self.seat, said)
        if counting.low is Low.CALLED and said <= true and said < room:
            self._let_others_call(self.claimed, min(true, room) - said)
        else:
            self._settle_at_once(said, true, room)

    def _let_others_call(self, claimed: Claimed, missed: int) -> None:
        """Peg the claim first, without a word on whether it is right."""
        form = self.game.form
        self.game.tell(claimed)
        self.missed = missed
        self.callers = [
            seat for seat in form.round_from(self.seat) if form.side(seat) != form.side(self.seat)
        ]
        self.game.peg(self.seat, claimed.said, self.reason)

    def _settle_at_once(self, said: int, true: int, room: int) -> None:
        """Peg no points that are not there; who wins on what he said pays nothing."""
        counted = min(said, true)
        paid = self._costs(said, true, room) if counted < room else ()
        self.game.tell(CountSettled(self.seat, said, self.scores, paid))
        self.game.peg(self.seat, counted, self.reason, self.scores if counted == true else ())
        for cost in paid:
            if cost.holes < 0:
                self.game.peg_back(cost.seat, -cost.holes)
            else:
                self.game.peg(cost.seat, cost.holes, Reason.PENALTY if said > true else Reason.MUGGINS)

    def _costs(self, said: int, true: int, room: int) -> tuple[Paid, ...]:
        counting = self.game.house.counting
        other = self.game.form.left_of(self.seat)
        back = over = 0
        if said <= true:
            over = min(true, room) - said if counting.low is Low.TAKEN else 0
        else:
            false_game = counting.false_game if said >= room else 0
            back = min(false_game, self.game.score(self.seat) + true)
            over = {Penalty.NONE: 0, Penalty.TWO: 2, Penalty.EXCESS: min(said, room) - true}[counting.penalty]
        costs = (Paid(self.seat, -back), Paid(other, min(over, self.game.room(other))))
        return tuple(cost for cost in costs if cost.holes)

    def _call_muggins(self, seat: int, called: int, claimed: Claimed) -> None:
        """Take a call: who names the wrong amount gets the lesser; the first right call ends it."""
        if not 1 <= called <= MOST_POINTS:
            raise IllegalMove(f"Call between 1 and {MOST_POINTS} points.")
        right = min(called, self.missed)
        self.game.tell(MugginsCalled(seat, called, right))
        self.callers = [] if right else self.callers[1:]
        paid = (Paid(seat, min(right, self.game.room(seat))),) if right else ()
        try:
            self.game.peg(seat, right, Reason.MUGGINS)
        finally:  # the point that wins settles the count too
            self._settle_once_all_have_spoken(claimed, paid)

    def _settle_once_all_have_spoken(self, claimed: Claimed, paid: tuple[Paid, ...] = ()) -> None:
        if not self.callers:
            self.game.tell(CountSettled(claimed.seat, claimed.said, self.scores, paid, was_open=True))
