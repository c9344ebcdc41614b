"""What a club counts: game points, spread points, and who stands in front of whom."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.rules.outcome import SKUNK_MARGIN

WIN, SKUNK = 2, 3
QUALIFIES = 12
"""Game points of a night that go on the year's list."""
GAMES_OF_A_NIGHT = 9


def game_points(spread: int) -> int:
    """Return the points of a game for whoever won or lost it by so much."""
    if spread <= 0:
        return 0
    return SKUNK if spread >= SKUNK_MARGIN else WIN


class Result(NamedTuple):
    """A game of a round, as the first of the two has it."""

    round: int
    player: str
    rival: str
    spread: int

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


class Entry(NamedTuple):
    """What is written on a scorecard for one game: points, and the spread in one of two columns."""

    points: int
    spread: int


def true_entry(spread: int) -> Entry:
    """Return the card's line."""
    return Entry(game_points(spread), spread)


def why_not_signed(written: Entry, spread: int, rival: str) -> str:
    """Return the other's words for a card that does not agree with the board; nothing if he signs it."""
    true = true_entry(spread)
    if written.spread != true.spread:
        sign = "+" if true.spread > 0 else "-"
        return f"{rival} looks at the board: the spread is {sign}{abs(true.spread)}, not {written.spread:+}."
    if written.points != true.points:
        return f"{rival} shakes his head: that game counts {true.points}, not {written.points}."
    return ""


MARKS: Mapping[int, str] = {100: "bronze", 200: "silver", 300: "gold", 500: "platinum"}
"""Life points of the year's lists at which the house gives a pin: the marks are ours."""


def pins(life_points: int) -> list[str]:
    """Return the pins that so many points have earned."""
    return [name for mark, name in MARKS.items() if life_points >= mark]
