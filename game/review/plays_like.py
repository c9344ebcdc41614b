"""How well somebody plays: what was given away in all games that were judged, held against the players."""

from collections.abc import Sequence

from game.players.levels import LEVELS
from game.store.judged import GAMES, JudgedGame

FEWEST_GAMES = 20
"""One game cannot tell two neighbours apart, so far do single games lie from each other."""
GAMES_AVERAGED = 20
A_DECISION = {"champ": 0.0001, "skipper": 0.0034, "bsd": 0.0045, "deckhand": 0.0048, "landlubber": 0.0102}
"""What each level gives away of a game in a decision; over 200 games, `python -m tools.bench levels`."""
_A_HAIR = 0.0005
"""Nearer to each other than this, no twenty games tell two players apart."""


def in_chances(games: Sequence[JudgedGame]) -> list[JudgedGame]:
    """Those that can be held against each other."""
    return [game for game in games if game.unit == GAMES and game.decisions]


def averages(games: Sequence[JudgedGame]) -> list[float]:
    """After each game, what was given away in one of the latest."""
    given = [game.given_away for game in games]
    latest = (given[max(0, end - GAMES_AVERAGED) : end] for end in range(1, len(given) + 1))
    return [sum(some) / len(some) for some in latest]


def plays_like(games: Sequence[JudgedGame]) -> str:
    """A sentence, or how many games are missing for one."""
    if len(games) < FEWEST_GAMES:
        return f"After {FEWEST_GAMES} games that were judged it says whom you play like."
    a_decision = sum(game.given_away for game in games) / sum(game.decisions for game in games)
    nearest = min(A_DECISION.values(), key=lambda rate: abs(rate - a_decision))
    alike = [the_player(level) for level, rate in A_DECISION.items() if abs(rate - nearest) < _A_HAIR]
    return f"Over {len(games)} games that is playing like {' or '.join(alike)}."


def the_player(level: str) -> str:
    """A player within a sentence."""
    title = LEVELS[level].title
    return title if title.isupper() else f"the {title.lower()}"
