"""The cover: the window opens with a picture of the title while the rest of the game is still being read."""

from game.assets import ASSETS
from game.screen.looks.ega.ega_monitor import EGA_MONITOR
from game.screen.window.window import Fit, Window, read_picture
from game.store.window_settings import PICTURES, WindowSettings

FITS = dict(zip(PICTURES, Fit, strict=True))
# Drawn beforehand: to read in all that draws the title takes as long as pygame itself.
PICTURE = ASSETS / "cover.png"


def open_cover(settings: WindowSettings) -> Window:
    """An open window that shows the title at once; `NoDisplay` where there is nothing to show it on."""
    window = Window(
        "CRIB",
        EGA_MONITOR,
        size=(settings.window_width, settings.window_height),
        full_screen=settings.full_screen,
        fit=FITS[settings.picture],
        scan_lines=settings.scan_lines,
    )
    window.show(read_picture(PICTURE))
    return window
