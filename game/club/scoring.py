"""What a club counts: game points, spread points, and who stands in front of whom."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from game.rules.forms import FORMS
from game.rules.outcome import SKUNK_MARGIN

WIN, SKUNK = 2, 3
QUALIFIES = 12
"""Game points of a night that go on the year's list."""
AWARDED = (28, 29)
"""Hands for which clubs have an award."""


def game_points(spread: int) -> int:
    """Return the points of a game for its winner or loser, by its spread."""
    if spread <= 0:
        return 0
    return SKUNK if spread >= SKUNK_MARGIN else WIN


class Entry(NamedTuple):
    """A line of a scorecard: game points, and the spread in one of two columns."""

    points: int
    spread: int

    @classmethod
    def of(cls, points: int, spread: int) -> "Entry":
        """Put the spread into the column that goes with the points: whoever has none has lost by it."""
        return cls(points, spread if points else -spread)

    @classmethod
    def parse(cls, text: str) -> "Entry":
        """Read the card's line for a game: `3 +35`."""
        if not (found := re.fullmatch(r"(\d) ([+-]?\d{1,3})", text, re.ASCII)):
            raise ValueError("Write the points and the spread, such as 2 +14 or 0 -5.")
        points, spread = int(found[1]), int(found[2])
        return cls.of(points, spread) if found[2].isdecimal() else cls(points, spread)


class Result(NamedTuple):
    """A game of a round, as the first of the two has it."""

    round: int
    player: str
    rival: str
    spread: int
    best: int = 0
    """A hand that has an award, if the first of the two held one."""

    @property
    def told(self) -> str:
        """Say how it ended, the own score first; whoever gave a game up has lost it."""
        winner = FORMS["six-card"].target
        loser = winner - abs(self.spread)
        return f"You won, {winner} to {loser}." if self.spread > 0 else f"You lost, {loser} to {winner}."

    @property
    def entry(self) -> Entry:
        """What belongs on the card."""
        return Entry(game_points(self.spread), self.spread)


class ClubStanding(NamedTuple):
    """How somebody stands."""

    place: int
    player: str
    points: int
    won: int
    spread: int
    played: int

    @property
    def qualifies(self) -> bool:
        return self.points >= QUALIFIES


def standings(players: Iterable[str], results: Iterable[Result]) -> list[ClubStanding]:
    """Return how these stand: ties in points go by games won, then by net spread, then by their order."""
    spreads: dict[str, list[int]] = {player: [] for player in players}
    for one in results:
        spreads[one.player].append(one.spread)
        spreads[one.rival].append(-one.spread)
    sums = [
        (player, sum(map(game_points, own)), sum(spread > 0 for spread in own), sum(own), len(own))
        for player, own in spreads.items()
    ]
    sums.sort(key=lambda one: one[1:4], reverse=True)
    return [ClubStanding(place, *one) for place, one in enumerate(sums, 1)]


def why_not_signed(written: Entry, true: Entry, rival: str) -> str:
    """Return the other's words for a card that does not agree with the board; nothing if it is signed."""
    if written == true:
        return ""
    why = f"the spread is {true.spread:+}" if written.spread != true.spread else f"it's {true.points} points"
    return f"{rival} looks at the board and won't sign: {why}."
