"""What a game and its moves were worth to the match they belong to, on any screen."""

from typing import NamedTuple

from game.review.account import account_of
from game.review.review_words import named_both, percent_of
from game.review.reviewing import Reviewing


class MatchEnds(NamedTuple):
    """A side's chance to win the match, once this game is won and once it is lost."""

    won: float
    lost: float

    @property
    def worth(self) -> float:
        """How much of the match hangs on the game."""
        return self.won - self.lost

    def of_match(self, tenths: int) -> str:
        """Say how much of the match so much of the game is."""
        return f"{percent_of(round(tenths * self.worth))} of the match"


def match_ends(review: Reviewing, seat: int) -> MatchEnds | None:
    """Return the stakes of a game; nothing where its match has no end."""
    side, stand = review.game.form.side(seat), review.stand
    return MatchEnds(stand.chance(side, 1.0), stand.chance(side, 0.0)) if stand else None


def match_words(review: Reviewing, seat: int) -> list[str]:
    """Say the worth of a game to its match, and the cost of a side's moves there."""
    side, stand, ends = review.game.form.side(seat), review.stand, match_ends(review, seat)
    account = account_of(review, side)
    if not stand or not ends or not account:
        return []
    before = f"{stand.length.words}, {stand.tally[side]} to {stand.tally[1 - side]} before this game"
    name, whose = named_both(review, seat)
    return [
        f"{before[0].upper()}{before[1:]}: a win makes it {ends.won:.0%} for {name}, a loss {ends.lost:.0%}. "
        f"1% of the game is {ends.worth:.2f}% of the match: {whose} moves cost {ends.of_match(account.own)}."
    ]
