"""Analyses for tests: of a true position, or with figures that a test has made up."""

from typing import Unpack

from game.coaching.coach import Analysis
from game.players.weigh.option import Option, Parts, PointsFrom
from game.rules.cards import parse_cards
from tests.rules.positions import Position, Setting, at_lay_away, at_play

A_POINT, NEAR_HOME = 0.02, 0.06  # of a game: far from home, and where a chance is given


def keep(
    cards: str,
    hand: float,
    crib: float,
    pegged: float = 3.0,
    conceded: float = 3.0,
    chance: float | None = None,
) -> Option:
    """A way to lay away; the crib counts for this side if it is above nought."""
    parts = (
        (PointsFrom.HAND, hand),
        (PointsFrom.CRIB, crib),
        (PointsFrom.PEGGED, pegged),
        (PointsFrom.CONCEDED, -conceded),
    )
    laid = tuple(sorted(parse_cards(cards)))
    points = hand + crib + pegged - conceded
    return Option(
        laid, (laid,), 0, hand, abs(crib), pegged, conceded, points, *_chance(points, chance, parts)
    )


def card(word: str, now: int, reply: float, later: float, chance: float | None = None) -> Option:
    """A card to play."""
    parts = ((PointsFrom.NOW, float(now)), (PointsFrom.REPLY, -reply), (PointsFrom.LATER, later))
    cards = parse_cards(word)
    points = now - reply + later
    return Option(cards, (cards,), now, 0.0, 0.0, later, reply, points, *_chance(points, chance, parts))


def _chance(points: float, chance: float | None, parts: Parts) -> tuple[float, Parts, float]:
    """Where no chance is given, a point is worth as much as it is far from home."""
    return (0.5 + A_POINT * points, parts, A_POINT) if chance is None else (chance, parts, NEAR_HOME)


def made_up(*options: Option, position: Position | None = None, is_careful: bool = True) -> Analysis:
    """An analysis whose figures are known."""
    analysis = Analysis((position or dealt()).game.view(0))
    analysis.options, analysis.is_careful = options, is_careful
    return analysis


def dealt(theirs: str = "6D 8S KC TD", away: str = "3H AC", **setting: Unpack[Setting]) -> Position:
    """5D 5S JC KD, 2H 9H in the own hand; the other seat deals unless a test says otherwise."""
    known: Setting = {"laid": ("2H 9H", away), **setting}
    return at_lay_away("six-card", "5D 5S JC KD", theirs, **known)


def led(theirs: str = "6D 8S KC TD", away: str = "3H AC", **setting: Unpack[Setting]) -> Position:
    """The same, both having laid away: the own hand leads."""
    known: Setting = {"laid": ("2H 9H", away), "starter": "7C", **setting}
    return at_play("six-card", "5D 5S JC KD", theirs, **known)
