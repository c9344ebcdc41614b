"""A page of the review to be read."""

from collections.abc import Sequence

from game.scenes.reading import Leafing
from game.screen.sheets import TextSheet

FOOTER = "{up} {down} lines   {fire} reads on   {back} back"


def review_page(title: str, lines: Sequence[str]) -> Leafing:
    """Fire and a click read on, and lead back after the last line."""
    return Leafing([TextSheet(title, lines, FOOTER)])
