"""A machine that was just switched on: what it writes before the game is there."""

from collections.abc import Sequence

from game.screen.paint.picture import Picture


def draw_power_on(picture: Picture, lines: Sequence[str]) -> None:
    """Lines from the upper left corner on, and a block where the next one will stand."""
    look, inks = picture.look, picture.look.inks.panel
    picture.clear(inks.back)
    for row, words in enumerate([*lines, "█"]):
        picture.canvas.text(look.cells(1, 1 + row, 1).topleft, words, inks.words)
