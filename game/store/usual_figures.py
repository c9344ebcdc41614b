"""What is usual in each form: every record is measured by it."""

from game.values import frozen


@frozen
class Expected:
    """Points for a hand dealt, a hand shown, a crib, and the pegging of one seat in a deal."""

    dealt: float
    spread: float
    hand: float
    crib: float
    pegging: float


EXPECTED = {
    "five-card": Expected(4.99, 1.68, 4.51, 4.74, 1.38),
    "six-card": Expected(8.31, 2.64, 8.07, 4.84, 2.76),
    "seven-card": Expected(13.19, 3.99, 13.06, 4.89, 3.97),
    "three-handed": Expected(6.63, 2.63, 6.57, 4.30, 2.77),
    "four-handed": Expected(6.63, 2.63, 6.51, 4.48, 2.76),
    "four-handed-five-card": Expected(3.91, 1.76, 3.63, 4.44, 0.85),
    "four-handed-seven-card": Expected(10.86, 3.85, 10.68, 4.40, 3.85),
}
