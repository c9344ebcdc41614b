"""What cards bring a crib whose other cards come at random: the table of players who think no further."""

from functools import cache

from game.assets import ASSETS

FOLDER = ASSETS / "odds"


@cache
def uniform_cribs() -> dict[str, float]:
    """The mean crib of one card or two of these ranks: `5`, `A5`."""
    lines = (FOLDER / "uniform_cribs.txt").read_text(encoding="ascii").splitlines()
    return {ranks: float(mean) for ranks, mean in map(str.split, lines)}
