"""How a game ended, and the worth of a win: one game, or more for a lurch or skunk."""

from enum import Enum

from game.rules.counting import Reason
from game.values import frozen


class Win(Enum):
    """How badly a side was beaten."""

    PLAIN = "plain"
    LURCH = "lurch"
    SKUNK = "skunk"
    DOUBLE_SKUNK = "double skunk"


SKUNK_MARGIN, DOUBLE_SKUNK_MARGIN = 31, 61


@frozen
class Stakes:
    """One scale. A lurch (less than half way) and skunks are never both in force (W5)."""

    name: str
    plain: int = 1
    lurch: int | None = None
    skunk: int | None = None
    double_skunk: int | None = None

    def win(self, target: int, loser: int) -> Win:
        """Return the kind of win for a loser's score (W2, W3, W5, W6)."""
        margin = target - loser
        if self.lurch is not None and 2 * loser < target:
            return Win.LURCH
        if self.double_skunk is not None and margin >= DOUBLE_SKUNK_MARGIN:
            return Win.DOUBLE_SKUNK
        if self.skunk is not None and margin >= SKUNK_MARGIN:
            return Win.SKUNK
        return Win.PLAIN

    def lines(self, target: int) -> dict[Win, int]:
        """Return the last hole in which a loser is beaten so badly; none where a win is a win (W12)."""
        last = {
            Win.LURCH: (target - 1) // 2 if self.lurch is not None else 0,
            Win.SKUNK: target - SKUNK_MARGIN if self.skunk is not None else 0,
            Win.DOUBLE_SKUNK: target - DOUBLE_SKUNK_MARGIN if self.double_skunk is not None else 0,
        }
        return {win: hole for win, hole in last.items() if hole > 0}

    def worth(self, win: Win) -> int:
        """Return how many games such a win counts."""
        by_win = {
            Win.PLAIN: self.plain,
            Win.LURCH: self.lurch,
            Win.SKUNK: self.skunk,
            Win.DOUBLE_SKUNK: self.double_skunk,
        }
        return by_win[win] or self.plain

    def __str__(self) -> str:
        return self.name


PLAIN = Stakes("plain")
LURCH = Stakes("lurch", lurch=2)

STAKES = {
    stakes.name: stakes
    for stakes in (
        PLAIN,
        LURCH,
        Stakes("1-2-3", skunk=2, double_skunk=3),
        Stakes("1-2-4", skunk=2, double_skunk=4),  # BSD
        Stakes("2-3-3", plain=2, skunk=3, double_skunk=3),  # ACC
        Stakes("2-3-4", plain=2, skunk=3, double_skunk=4),  # Hessel
    )
}


@frozen
class Beaten:
    """A side that lost, and how badly."""

    side: int
    score: int
    margin: int
    win: Win
    worth: int


@frozen
class Outcome:
    """How the game ended. The beaten sides stand in the order of their scores (W7)."""

    winner: int
    seat: int
    reason: Reason
    scores: tuple[int, ...]
    beaten: tuple[Beaten, ...]

    @property
    def margin(self) -> int:
        """How far behind the next side was."""
        return self.beaten[0].margin

    @property
    def worth(self) -> int:
        """How many games the win counts: one win for all who lost, each lurch or skunk for itself (W14)."""
        badly = [beaten.worth for beaten in self.beaten if beaten.win is not Win.PLAIN]
        return sum(badly) or self.beaten[0].worth

    def how(self, side: int) -> Win:
        """Return how badly a side lost, or has won: of several that it beat, the last."""
        return next((beaten.win for beaten in self.beaten if beaten.side == side), self.beaten[-1].win)


def outcome_of(scores: tuple[int, ...], winner: int, seat: int, reason: Reason, stakes: Stakes) -> Outcome:
    """Settle the outcome at these scores, the winner standing in the game hole."""
    target = scores[winner]
    beaten = []
    for side, score in enumerate(scores):
        if side != winner:
            win = stakes.win(target, score)
            beaten.append(Beaten(side, score, target - score, win, stakes.worth(win)))
    beaten.sort(key=lambda loser: -loser.score)
    return Outcome(winner, seat, reason, scores, tuple(beaten))
