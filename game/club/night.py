"""A club night: nine rounds in which each of ten meets each other once, and the games at the other tables."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.club.scoring import GAMES_OF_A_NIGHT, Result
from game.players.characters import CHARACTERS, REGULARS
from game.players.player import Thought
from game.players.shipmate import NAME as SHIPMATE
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import AUTOMATIC
from game.rules.presets import PRESETS
from game.table import Sitter, Table

FORM = FORMS["six-card"]
YOU = "you"
HOUSE = replace(PRESETS["acc"].house, counting=AUTOMATIC, go_by_hand=False)
"""Tournament rules; at the other tables nobody has to be watched while he counts."""


def members() -> list[str]:
    """Return who plays tonight, you first."""
    return [YOU, *(who.key for who in REGULARS)]


def rounds(players: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Return who meets whom in each round: the first stays, and all others move on by one seat."""
    first, *rest = players
    found = []
    for _ in rest:
        ring = [first, *rest]
        found.append(list(zip(ring[: len(ring) // 2], reversed(ring), strict=False)))
        rest = [rest[-1], *rest[:-1]]
    return found


def sitter(player: str, shipmate: str) -> Sitter:
    """Return a character as he sits down; Sam is as strong as the player whose shipmate he is."""
    who = CHARACTERS[player]
    return Sitter(who.name.upper(), shipmate if who.discards == SHIPMATE else who.key)


def spread_of(game: Game, seat: int) -> int:
    """Return by how much a seat's side won a game for two, or lost it."""
    assert game.outcome
    own, other = game.outcome.scores[seat], game.outcome.scores[1 - seat]
    return own - other


class OtherTables:
    """The games among the others, one after the other, in slices of a few milliseconds."""

    def __init__(self, seed: str, pairs: Sequence[tuple[int, str, str]], shipmate: str = SHIPMATE) -> None:
        """`pairs` are the games still to be played, each with its round."""
        self.results: list[Result] = []
        self._seed, self._shipmate = seed, shipmate
        self._pairs = pairs
        self._work = self._play()

    @property
    def are_done(self) -> bool:
        return len(self.results) == len(self._pairs)

    def step(self) -> bool:
        """Play on for some milliseconds; say whether there is more to play."""
        next(self._work, None)
        return not self.are_done

    def finish(self) -> list[Result]:
        """Play all that is left, where nobody waits for a picture."""
        while self.step():
            pass
        return self.results

    def _play(self) -> Iterator[None]:
        for number, first, second in self._pairs:
            spread = yield from self._game(number, first, second)
            self.results.append(Result(number, first, second, spread))
            yield

    def _game(self, number: int, first: str, second: str) -> Thought[int]:
        game = Game(FORM, HOUSE, f"{self._seed} round {number} {first} {second}")
        table = Table(game, [sitter(player, self._shipmate) for player in (first, second)])
        while (seat := table.turn) is not None:
            table.apply(seat, (yield from table.think(seat)))
        return spread_of(game, 0)


def other_games(already: Sequence[Result]) -> list[tuple[int, str, str]]:
    """Return the games among the others that have not been played yet, round by round."""
    played = {(one.round, one.player, one.rival) for one in already}
    return [
        (number, first, second)
        for number, pairs in enumerate(rounds(members()), 1)
        for first, second in pairs
        if YOU not in (first, second) and (number, first, second) not in played
    ]


def rival_of(number: int) -> str:
    """Return whom you meet in a round."""
    return next(second for first, second in rounds(members())[number - 1] if first == YOU)


assert len(REGULARS) == GAMES_OF_A_NIGHT
