"""What a club counts: game points, spread points, and who stands in front of whom."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.rules.outcome import SKUNK_MARGIN

WIN, SKUNK = 2, 3
QUALIFIES = 12
"""Game points of a night that go on the year's list."""
GAMES_OF_A_NIGHT = 9
AWARDED = (28, 29)
"""Hands for which clubs have an award."""


def game_points(spread: int) -> int:
    """Return the points of a game for whoever won or lost it by so much."""
    if spread <= 0:
        return 0
    return SKUNK if spread >= SKUNK_MARGIN else WIN


class Entry(NamedTuple):
    """A line of a scorecard: game points, and the spread in one of two columns."""

    points: int = 0
    spread: int = 0


class Result(NamedTuple):
    """A game of a round, as the first of the two has it."""

    round: int
    player: str
    rival: str
    spread: int
    best: int = 0
    """A hand that has an award, if the first of the two held one."""

    @property
    def entry(self) -> Entry:
        """What belongs on the card."""
        return Entry(game_points(self.spread), self.spread)

    def turned(self) -> "Result":
        """Return the same game as the other has it."""
        return Result(self.round, self.rival, self.player, -self.spread)


class Standing(NamedTuple):
    """How somebody stands: ties in points go by games won, then by net spread."""

    points: int = 0
    won: int = 0
    spread: int = 0
    played: int = 0
    player: str = ""

    def after(self, spread: int) -> "Standing":
        """Return the standing after one more game."""
        points, won = self.points + game_points(spread), self.won + (spread > 0)
        return Standing(points, won, self.spread + spread, self.played + 1, self.player)

    @property
    def qualifies(self) -> bool:
        return self.points >= QUALIFIES


def standings(players: Iterable[str], results: Iterable[Result]) -> list[Standing]:
    """Return how these stand, the first in front; who is level in everything stays in the order given."""
    found = {player: Standing(player=player) for player in players}
    for result in results:
        for one in (result, result.turned()):
            found[one.player] = found[one.player].after(one.spread)
    return sorted(found.values(), key=lambda one: (-one.points, -one.won, -one.spread))


def why_not_signed(written: Entry, true: Entry, rival: str) -> str:
    """Return the other's words for a card that does not agree with the board; nothing if it is signed."""
    if written == true:
        return ""
    why = f"the spread is {true.spread:+}" if written.spread != true.spread else f"it counts {true.points}"
    return f"{rival} looks at the board and won't sign: {why}."


MARKS: Mapping[int, str] = {100: "bronze", 200: "silver", 300: "gold", 500: "platinum"}
"""Life points of the year's lists at which the house gives a pin: the marks are ours."""


def pins(life_points: int) -> list[str]:
    """Return the pins that so many points have earned."""
    return [name for mark, name in MARKS.items() if life_points >= mark]
