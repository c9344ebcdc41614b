"""The cover: the window opens with the title on it while the rest of the game is still being read."""

from typing import NamedTuple

from game.screen.screen import Screen
from game.screen.window import Fit, Window
from game.store.settings import PICTURES, Settings

FITS = dict(zip(PICTURES, Fit, strict=True))
ONE_MOMENT = "One moment, the cards are being shuffled...."


class Cover(NamedTuple):
    """An open window, and the picture that it shows."""

    window: Window
    screen: Screen


def open_cover(settings: Settings) -> Cover:
    """Show the title at once; `NoDisplay` where there is nothing to show it on."""
    window = Window(
        "CRIB",
        size=(settings.window_width, settings.window_height),
        full_screen=settings.full_screen,
        fit=FITS[settings.picture],
        scan_lines=settings.scan_lines,
    )
    screen = Screen(four_colour=settings.four_colour, big_index=settings.big_index)
    screen.title((), footer=ONE_MOMENT)
    window.show(screen.surface)
    return Cover(window, screen)
