"""How long a match is, and the worth of a game in it."""

from functools import lru_cache

from game.rules.errors import is_number
from game.values import frozen

MOST_GAMES, MOST_POINTS = 99, 121
SKUNKED = 0.13
"""How many games end with a skunk: 102 of 800 between our skipper and bsd."""
_POINTS = "-points"


@frozen
class Length:
    """How long a match is: the games to be won, or the game points."""

    needed: int
    in_points: bool = False

    @classmethod
    def parse(cls, text: str) -> "Length":
        """Read `5`, the best of five, or `12-points`; `ValueError` says what it can be."""
        number = text.removesuffix(_POINTS)
        if not is_number(number, 3):
            raise ValueError("must be an odd number of games, such as 5, or game points, such as 12-points")
        if text.endswith(_POINTS):
            if not 1 <= int(number) <= MOST_POINTS:
                raise ValueError(f"must be 1 to {MOST_POINTS} game points")
            return cls(int(number), in_points=True)
        if int(number) % 2 == 0 or int(number) > MOST_GAMES:
            raise ValueError(f"must be an odd number of games, {MOST_GAMES} at most")
        return cls(int(number) // 2 + 1)

    def __str__(self) -> str:
        return f"{self.needed}{_POINTS}" if self.in_points else str(2 * self.needed - 1)

    @property
    def words(self) -> str:
        """What it is called."""
        return f"first to {self.needed} game points" if self.in_points else f"best of {2 * self.needed - 1}"

    def chance(self, own: int, other: int, game: float) -> float:
        """Return the chance to win from this tally, with this chance to win the game that is played now.

        In games to come either side is as likely to win."""
        worths = ((2, 1 - SKUNKED), (3, SKUNKED)) if self.in_points else ((1, 1.0),)
        won = sum(share * _even_chance(self, own + worth, other) for worth, share in worths)
        lost = sum(share * _even_chance(self, own, other + worth) for worth, share in worths)
        return game * won + (1 - game) * lost


@frozen
class Stand:
    """How far each side of a match is while a game of it is played."""

    length: Length
    tally: tuple[int, ...]

    def chance(self, side: int, game: float) -> float:
        """Return a side's chance to win the match, from its chance to win this game."""
        return self.length.chance(self.tally[side], self.tally[1 - side], game)

    def worth(self, side: int) -> float:
        """Return how much of the match hangs on this game."""
        return self.chance(side, 1.0) - self.chance(side, 0.0)


def read_length(text: str) -> Length | None:
    """Return the length of a match as it was written down; nothing where there is none."""
    try:
        return Length.parse(text)
    except ValueError:
        return None


@lru_cache(maxsize=1 << 14)  # 121 points on either side
def _even_chance(length: Length, own: int, other: int) -> float:
    """Return the chance to win from a tally, where the other is as strong."""
    if max(own, other) >= length.needed:
        return float(own >= length.needed)
    return length.chance(own, other, 0.5)
