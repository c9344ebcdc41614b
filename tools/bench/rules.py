"""How fast the rules are, beside a count in which nothing is clever."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from game.rules.cards import PACK, Card
from game.rules.counting import points, show, show_points
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from tests.rules.brute_force import count_ranks
from tools.bench.report import Report, best_of

HANDS, GAMES, ROUNDS = 2000, 10, 9
MOST_LEAN, MOST_ITEMISED, MOST_GAME = 0.15, 2.5, 450.0  # times a plain count


def count_lean(cards: list[Card]) -> int:
    """Count as players do, by the million."""
    return show_points(tuple(cards[:4]), cards[4])


def count_items(cards: list[Card]) -> int:
    """Count as a hand is shown, with everything that is said of it."""
    return points(show(tuple(cards[:4]), cards[4]))


def count_plainly(cards: list[Card]) -> int:
    """Count the ranks alone."""
    return count_ranks([card.rank for card in cards])


def random_games() -> None:
    """Play whole six-card games of random moves, from the cut for deal to the game hole."""
    random = Random(0)
    for number in range(GAMES):
        game = Game(FORMS["six-card"], House(), number)
        while game.waiting:
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))


def bench(report: Report, _: Path) -> None:
    """Measure counts of a hand and whole games a second."""
    random = Random(29)
    hands = [random.sample(PACK, 5) for _ in range(HANDS)]

    def taken(count: Callable[[list[Card]], int]) -> float:
        return best_of(ROUNDS, lambda: [*map(count, hands)]) / HANDS

    plain, a_game = taken(count_plainly), best_of(ROUNDS, random_games) / GAMES
    for what, spent, most in (
        ("lean count", taken(count_lean), MOST_LEAN),
        ("itemised count", taken(count_items), MOST_ITEMISED),
        ("random six-card game", a_game, MOST_GAME),
    ):
        note = f"({1000 / spent:,.0f} a second)"
        report.figure(f"{what} to a plain count", spent / plain, "times", most=most, note=note)
