"""Who meets whom: on a club night of nine rounds, and on a tournament day with its bracket."""

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.club.scoring import GAMES_OF_A_NIGHT, Result, Standing, standings
from game.players.characters import REGULARS, VISITORS

YOU = "you"
BEST_OF = 5
CONSOLATION, BRACKET = 50, 100
"""Where the numbers of these rounds begin; in the bracket each round has a hundred of its own."""


class Meeting(NamedTuple):
    """A game that can be played: its round and who meets whom."""

    round: int
    player: str
    rival: str


class Tie(NamedTuple):
    """A match of the bracket: its round, who meets whom, and the games that each has won."""

    round: int
    player: str
    rival: str
    """Nobody where the first of the two waits for the next round."""
    won: tuple[int, int] = (0, 0)

    @property
    def winner(self) -> str:
        """Who goes on; nobody yet, as long as they play."""
        if self.rival and max(self.won) <= BEST_OF // 2:
            return ""
        return self.player if not self.rival or self.won[0] > self.won[1] else self.rival


class Event(NamedTuple):
    """What is played: how many games by everybody, and how many of them go on to the bracket."""

    title: str
    about: str
    games: int
    to_the_bracket: int = 0
    has_visitors: bool = False

    @property
    def players(self) -> list[str]:
        """Everybody, you first."""
        others = (*VISITORS, *REGULARS) if self.has_visitors else REGULARS
        return [YOU, *(who.key for who in reversed(others))]

    def standings(self, results: Iterable[Result]) -> list[Standing]:
        """Return how all stand by the games that everybody plays."""
        return standings(self.players, (one for one in results if one.round < CONSOLATION))

    def meetings(self, results: Sequence[Result]) -> list[Meeting]:
        """Return all games that can be played now, in their order; none when it is over."""
        played = {one[:3] for one in results}
        found = self._before_the_bracket(played)
        if found or not self.to_the_bracket:
            return found
        order = [one.player for one in self.standings(results)]
        open_ties = [tie for tie in _ties(order[: self.to_the_bracket], results) if not tie.winner]
        found = [_meeting(BRACKET * tie.round + sum(tie.won) + 1, *tie[1:3]) for tie in open_ties]
        consoled = _rounds(sorted(order[self.to_the_bracket :]), GAMES_OF_A_NIGHT, CONSOLATION)
        return [*found, *(one for one in consoled if one not in played)]

    def ties(self, results: Sequence[Result]) -> list[Tie]:
        """Return the bracket as far as it is drawn: nothing before everybody has played."""
        if not self.to_the_bracket or self._before_the_bracket({one[:3] for one in results}):
            return []
        seeds = [one.player for one in self.standings(results)[: self.to_the_bracket]]
        return [*_ties(seeds, results)]

    def _before_the_bracket(self, played: Container[tuple[int, str, str]]) -> list[Meeting]:
        return [one for one in _rounds(self.players, self.games) if one not in played]


NIGHT, DAY, SHORT_DAY = "night", "day", "short"
EVENTS = {
    NIGHT: Event("Club night", "Nine games, a scorecard, the year's list", GAMES_OF_A_NIGHT),
    SHORT_DAY: Event("Short tournament", "Nine games, then the best eight", GAMES_OF_A_NIGHT, 8, True),
    DAY: Event("Tournament day", "22 games among forty, then the best ten", 22, 10, True),
}


def _meeting(number: int, player: str, rival: str) -> Meeting:
    """Return a meeting as it stands in the book: you in front."""
    return Meeting(number, *((rival, player) if rival == YOU else (player, rival)))


def _rounds(players: Sequence[str], number: int, after: int = 0) -> Iterator[Meeting]:
    """Pair everybody with somebody new each round: the first stays, and all others move on by one seat."""
    first, *rest = players
    for turn in range(1, number + 1):
        ring = [first, *rest]
        for player, rival in zip(ring[: len(ring) // 2], reversed(ring), strict=False):
            yield _meeting(after + turn, player, rival)
        rest = [rest[-1], *rest[:-1]]


def _ties(seeds: Sequence[str], results: Sequence[Result], number: int = 1) -> Iterator[Tie]:
    """Draw a round and those behind it: the first meets the last, and who is left over waits a round."""
    if len(seeds) == 1:
        return
    drawn = [
        Tie(number, player, rival, _won(BRACKET * number, player, rival, results))
        for player, rival in _pairs(seeds)
    ]
    yield from drawn
    if all(tie.winner for tie in drawn):
        through = {tie.winner for tie in drawn}
        yield from _ties([seed for seed in seeds if seed in through], results, number + 1)


def _pairs(seeds: Sequence[str]) -> list[tuple[str, str]]:
    """Pair the best with the last; where the number is no power of two, the very best wait."""
    full = 1 << (len(seeds) - 1).bit_length()
    waiting = full - len(seeds)
    meeting = seeds[waiting:]
    pairs = zip(meeting[: len(meeting) // 2], reversed(meeting), strict=False)
    return [*((seed, "") for seed in seeds[:waiting]), *pairs]


def _won(first_round: int, player: str, rival: str, results: Sequence[Result]) -> tuple[int, int]:
    """Count how many games of a match each has won; a skunk is one game here."""
    games = [one for one in results if first_round < one.round < first_round + BRACKET]
    games = [one if one.player == player else one.turned() for one in games]
    spreads = [one.spread for one in games if (one.player, one.rival) == (player, rival)]
    return sum(spread > 0 for spread in spreads), sum(spread < 0 for spread in spreads)


def round_mark(number: int) -> str:
    """Return what stands for a round on the card: 3, `C3` in the consolation, `2.3` in the bracket."""
    if number > BRACKET:
        return f"{number // BRACKET}.{number % BRACKET}"
    return f"C{number - CONSOLATION}" if number > CONSOLATION else str(number)


def round_words(event: Event, number: int) -> str:
    """Say which game a round is."""
    if number > BRACKET:
        return f"Bracket, round {number // BRACKET}, game {number % BRACKET} of {BEST_OF}"
    if number > CONSOLATION:
        return f"Consolation, game {number - CONSOLATION} of {GAMES_OF_A_NIGHT}"
    return f"Game {number} of {event.games}"
