"""What a game and its moves were worth to the match they belong to, on any screen."""

from game.review.account import account_of
from game.review.review_words import named_both, percent_of
from game.review.reviewing import Reviewing


def of_match(review: Reviewing, seat: int, tenths: int) -> str:
    """Say how much of the match so much of a game is; nothing where the match has no end."""
    worth = review.stand.worth(review.game.form.side(seat)) if review.stand else 0
    return f"{percent_of(round(tenths * worth))} of the match" if review.stand else ""


def match_words(review: Reviewing, seat: int) -> list[str]:
    """Say the worth of a game to its match, and the cost of a side's moves there."""
    side, stand = review.game.form.side(seat), review.stand
    account = account_of(review, side)
    if not stand or not account:
        return []
    before = f"{stand.length.words}, {stand.tally[side]} to {stand.tally[1 - side]} before this game"
    name, whose = named_both(review, seat)
    won, lost = stand.chance(side, 1.0), stand.chance(side, 0.0)
    return [
        f"{before[0].upper()}{before[1:]}: a win makes it {won:.0%} for {name}, a loss {lost:.0%}. "
        f"1% of the game is {stand.worth(side):.2f}% of the match: {whose} moves cost {of_match(review, seat, account.own)}."
    ]
