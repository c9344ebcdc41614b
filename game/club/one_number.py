"""One number: the cost of a decision of yours, in thousandths of a game, and how surely that is known."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from game.players.levels import LEVELS
from game.store.judged import COUNTED, JudgedGame

LATEST = 500
FEWEST = 100
"""Decisions: the number is that of the latest, and from fewer than these there is none."""
A_DECISION = {"champ": 0.0001, "skipper": 0.0021, "bsd": 0.0028, "deckhand": 0.0036, "landlubber": 0.0062}
"""What a decision costs each level, in parts of a game and as far as it counts (`MOST_COUNTED`): measured by
`python -m tools.bench number --games 26`, within 0.00005 (champ) to 0.0006 (landlubber)."""
_SURE = 1.96
_PRIOR = 150
"""Decisions for which deckhand's measure stands: shipmate follows your games gently."""


class OneNumber(NamedTuple):
    """Thousandths of a game a decision, within what error, over how many decisions."""

    thousandths: float
    error: float
    decisions: int


def in_chances(games: Sequence[JudgedGame]) -> list[JudgedGame]:
    """Return those that can be held against each other."""
    return [game for game in games if game.unit == COUNTED and game.decisions]


def one_number(games: Sequence[JudgedGame]) -> OneNumber | None:
    """Return the number of the latest decisions; nothing from too few. The games stand in order."""
    latest: list[JudgedGame] = []
    for game in reversed(in_chances(games)):
        if sum(one.decisions for one in latest) >= LATEST:
            break
        latest.append(game)
    decisions = sum(game.decisions for game in latest)
    if decisions < FEWEST or len(latest) < 2:
        return None
    return number_of(latest)


def number_of(games: Sequence[JudgedGame]) -> OneNumber:
    """Return the number of all decisions of some games; its error follows from how far games lie apart."""
    decisions = sum(game.decisions for game in games)
    cost = sum(game.given_away for game in games) / decisions
    off = sum((game.given_away - cost * game.decisions) ** 2 for game in games)
    error = sqrt(off * len(games) / (len(games) - 1)) / decisions
    return OneNumber(1000 * cost, 1000 * _SURE * error, decisions)


def numbers(games: Sequence[JudgedGame]) -> list[OneNumber]:
    """Return the number after each game, from the first that has one."""
    found = (one_number(games[:end]) for end in range(1, len(games) + 1))
    return [number for number in found if number]


def band(number: OneNumber) -> str:
    """Say between which of our players that lies."""
    titles = {LEVELS[level].title.upper(): 1000 * cost for level, cost in A_DECISION.items()}
    better = [title for title, cost in titles.items() if cost <= number.thousandths]
    worse = [title for title in titles if title not in better]
    if better and worse:
        return f"between {better[-1]} and {worse[0]}"
    return f"short of {better[-1]}" if better else f"better than {worse[0]}"


def number_words(games: Sequence[JudgedGame]) -> str:
    """Say the number and its meaning, or how to get one."""
    number = one_number(games)
    if not number:
        return f"After {FEWEST} reviewed decisions you get a number, and the player you play like."
    measured = f"{number.thousandths:.1f} ± {number.error:.1f}"
    return f"{measured} over {number.decisions} decisions: {band(number)}."


def shipmate_for(games: Sequence[JudgedGame]) -> str:
    """Return the word for the shipmate of whoever played these: `shipmate-36`."""
    latest = in_chances(games)[-20:]
    decisions = sum(game.decisions for game in latest) + _PRIOR
    cost = sum(game.given_away for game in latest) + _PRIOR * A_DECISION["deckhand"]
    return f"shipmate-{round(10_000 * cost / decisions)}"
