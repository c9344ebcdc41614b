"""How a match stands, and who has won it, in words."""

from collections.abc import Sequence

from game.rules.match import Match
from game.rules.voice import YOU


def won_words(match: Match, names: Sequence[str]) -> str:
    """Say what each side has won so far; games and game points apart, where a win is worth more than one."""
    games = ", ".join(f"{name} {won}" for name, won in zip(names, match.games, strict=True))
    points = ", ".join(f"{name} {won}" for name, won in zip(names, match.won, strict=True))
    return f"Games won: {games}. Game points: {points}." if match.has_points else f"Games won: {points}."


def match_words(match: Match, names: Sequence[str]) -> str:
    """Say how a match stands, or who has won it; nothing where it has no end."""
    if not match.length:
        return ""
    tally, winner = match.tally, match.winner
    if winner is None:
        stands = ", ".join(f"{name} {won}" for name, won in zip(names, tally, strict=True))
        return f"{match.length.words.capitalize()}: {stands}."
    others = [won for side, won in enumerate(tally) if side != winner]
    verb = "win" if names[winner] == YOU else "wins"
    return f"{names[winner]} {verb} the match, {tally[winner]} to {max(others)}."
