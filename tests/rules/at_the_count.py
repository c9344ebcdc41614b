"""A position in which the players count: the play is over, and A is to say what his hand holds."""

from game.rules.events import Phase
from game.rules.moves import Accept, Claim, Play
from tests.rules.positions import Position, at_play


def at_count(counting: str, *scores: int, form: str = "six-card", extra: str = "") -> Position:
    """The play is over, with the pegs put so; A is to count a hand of twelve, B one of eight."""
    hands = {
        "six-card": ("5C 5D TH TS", "7C 6D 6H 9S"),
        "seven-card": ("5C 5D TH TS 2C", "7C 6D 6H 9S KC"),
        "five-card": ("9S TH KS", "7C 6D 6H"),
    }[form]
    laid = ["QD 4H", "9H 8C"] if form != "five-card" else ["QD 4H", "KD 8C"]
    position = at_play(form, *hands, laid=laid, starter="AS", house=f"counting={counting} {extra}")
    while position.game.phase is Phase.PLAY:
        position.do(*_quiet_move(position))
    return position.pegs_at(*scores)


def _quiet_move(position: Position) -> tuple[Play | Claim | Accept]:
    """The next move of a play in which nobody claims anything or calls."""
    legal = position.game.legal(position.game.waiting[0])
    for move in (Accept(), Claim(0)):
        if move in legal:
            return (move,)
    return (next(move for move in legal if isinstance(move, Play)),)


def true_count(position: Position) -> int:
    """What the hand now to be counted holds."""
    shown = position.shown()[-1]
    return int(shown.split()[-1])
