"""The outcome of a game: who won, by what, and what it is worth."""

from dataclasses import dataclass

from game.rules.reasons import Reason
from game.rules.results.stakes import Stakes, Win


@dataclass(frozen=True, slots=True)
class Beaten:
    """A side that lost, and how badly."""

    side: int
    score: int
    margin: int
    win: Win
    worth: int


@dataclass(frozen=True, slots=True)
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


def outcome_of(scores: tuple[int, ...], winner: int, seat: int, reason: Reason, stakes: Stakes) -> Outcome:
    """The outcome at these scores, the winner standing in the game hole."""
    target = scores[winner]
    beaten = []
    for side, score in enumerate(scores):
        if side != winner:
            win = stakes.win(target, score)
            beaten.append(Beaten(side, score, target - score, win, stakes.worth(win)))
    beaten.sort(key=lambda loser: -loser.score)
    return Outcome(winner, seat, reason, scores, tuple(beaten))
