"""The players' own tables in `assets/odds`, read when they are first asked for."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "assets" / "odds"


@cache
def uniform_cribs() -> dict[str, float]:
    """What one or two cards of these ranks (`5`, `A5`) bring a crib filled up at random."""
    lines = (FOLDER / "uniform_cribs.txt").read_text(encoding="ascii").splitlines()
    return {ranks: float(mean) for ranks, mean in map(str.split, lines)}
