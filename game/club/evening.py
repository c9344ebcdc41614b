"""An evening at the club: who meets whom, in nine rounds or up to a bracket, as far as it has been played."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.club.scoring import ClubStanding, Result, standings
from game.players.characters import REGULARS, VISITORS
from game.values import fresh, mutable

YOU = "you"
AT_NIGHTS = (YOU, *(who.key for who in reversed(REGULARS)))
AT_TOURNAMENTS = (*AT_NIGHTS, *(who.key for who in reversed(VISITORS)))
GAMES_OF_A_NIGHT, BEST_OF = 9, 5
CONSOLATION, BRACKET = 50, 100
"""Where the numbers of these rounds begin; in the bracket each round has a hundred of its own."""


class Event(NamedTuple):
    """What is played: how many games by everybody, and how many of them go on to the bracket."""

    title: str
    about: str
    games: int
    to_the_bracket: int = 0


NIGHT, DAY, SHORT_DAY = "night", "day", "short"
EVENTS = {
    NIGHT: Event("Club night", "Nine games, a scorecard, the year's list", GAMES_OF_A_NIGHT),
    SHORT_DAY: Event("Short tournament", "Nine games, then the best eight", GAMES_OF_A_NIGHT, 8),
    DAY: Event("Tournament day", "22 games among forty, then the best ten", 22, 10),
}


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
        """Who goes on; nobody while they play."""
        if self.rival and max(self.won) <= BEST_OF // 2:
            return ""
        return self.player if not self.rival or self.won[0] > self.won[1] else self.rival


@mutable
class Evening:
    """A night or a tournament, as far as it has been played."""

    number: int
    kind: str
    initials: str
    date: str
    seed: str
    shipmate: str
    results: list[Result] = fresh(default_factory=list)
    signed: set[int] = fresh(default_factory=set)

    def add(self, result: Result) -> bool:
        """Add a game between people who came, once: what is told of it first holds."""
        came = {result.player, result.rival} <= {*self.players}
        is_new = came and all(one[:3] != result[:3] for one in self.results)
        if is_new:
            self.results.append(result)
        return is_new

    @property
    def event(self) -> Event:
        return EVENTS[self.kind]

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, you first."""
        return AT_TOURNAMENTS if self.event.to_the_bracket else AT_NIGHTS

    @property
    def yours(self) -> list[Result]:
        """Your games, in order."""
        return sorted(one for one in self.results if one.player == YOU)

    @property
    def to_sign(self) -> Result | None:
        """Return a game that is played and not on your card."""
        return next((one for one in self.yours if one.round not in self.signed), None)

    @property
    def standings(self) -> list[ClubStanding]:
        """How all stand by the games that everybody plays; your last one counts once it is signed."""
        return self._after(self.event.games)

    @property
    def standings_now(self) -> list[ClubStanding]:
        """How all stand after as many games as are on your card: other tables may be quicker than yours."""
        return self._after(max((number for number in self.signed if number < CONSOLATION), default=0))

    def _after(self, games: int) -> list[ClubStanding]:
        unsigned = self.to_sign
        counted = (one for one in self.results if one.round <= games and one != unsigned)
        return standings(self.players, counted)

    @property
    def your_standing(self) -> ClubStanding:
        return next(one for one in self.standings_now if one.player == YOU)

    @property
    def meetings(self) -> list[Meeting]:
        """Return all games that can be played now, in their order; none when it is over."""
        if not (ties := self.ties):
            return self._before_the_bracket
        open_ties = [tie for tie in ties if not tie.winner]
        found = [_meeting(BRACKET * tie.round + sum(tie.won) + 1, *tie[1:3]) for tie in open_ties]
        out = sorted(one.player for one in self.standings[self.event.to_the_bracket :])
        return [*found, *self._left_of(_rounds(tuple(out), GAMES_OF_A_NIGHT, CONSOLATION))]

    @property
    def _before_the_bracket(self) -> list[Meeting]:
        return self._left_of(_rounds(self.players, self.event.games))

    def _left_of(self, meetings: Iterable[Meeting]) -> list[Meeting]:
        played = {one[:3] for one in self.results}
        return [one for one in meetings if one not in played]

    @property
    def next_meeting(self) -> Meeting | None:
        """Return your next game; nothing when you have played all of yours, or others must play first."""
        return next((one for one in self.meetings if one.player == YOU), None)

    @property
    def ties(self) -> list[Tie]:
        """The bracket, as far as it is drawn: when everybody has played, and your card is signed."""
        best = self.event.to_the_bracket
        if not best or self.to_sign or self._before_the_bracket:
            return []
        return [*_ties([one.player for one in self.standings[:best]], self.results)]

    @property
    def is_over(self) -> bool:
        return not self.meetings and self.to_sign is None

    def seed_of(self, meeting: Meeting) -> str:
        """Return the seed of a game's cards."""
        return " ".join(map(str, (self.seed, *meeting)))


def _meeting(number: int, player: str, rival: str) -> Meeting:
    """Return a meeting as it stands in the book: you in front."""
    return Meeting(number, *((rival, player) if rival == YOU else (player, rival)))


@lru_cache(maxsize=4)  # an evening asks at each step for those before its bracket, and those beside it
def _rounds(players: tuple[str, ...], number: int, after: int = 0) -> tuple[Meeting, ...]:
    """Pair everybody with somebody new each round: the first stays, and all others move on by one seat."""
    first, *rest = players
    drawn: list[Meeting] = []
    for turn in range(1, number + 1):
        ring = [first, *rest]
        pairs = zip(ring[: len(ring) // 2], reversed(ring), strict=False)
        drawn += [_meeting(after + turn, *pair) for pair in pairs]
        rest = [rest[-1], *rest[:-1]]
    return tuple(drawn)


def _ties(seeds: Sequence[str], results: Sequence[Result], number: int = 1) -> Iterator[Tie]:
    """Draw a round and those behind it: the first meets the last, and who is left over waits a round."""
    if len(seeds) == 1:
        return
    drawn = [Tie(number, *pair, _won(*pair, results)) for pair in _pairs(seeds)]
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


def _won(player: str, rival: str, results: Sequence[Result]) -> tuple[int, int]:
    """Count how many games of a match of the bracket each has won; a skunk is one game here."""
    games = [one for one in results if one.round > BRACKET and {one.player, one.rival} == {player, rival}]
    own = sum((one.spread > 0) == (one.player == player) for one in games)
    return own, len(games) - own


def first_like(number: int) -> int:
    """Return where the numbers of such rounds begin: of all, of the consolation or of the bracket."""
    return max(first for first in (0, CONSOLATION, BRACKET) if first < number)


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
