"""The cover: the window opens with a picture of the title while the rest of the game is still being read."""

from game.assets import ASSETS
from game.machines import known, monitor
from game.screen.window.window import Fit, Window, read_picture
from game.store.settings import PICTURES, WindowSettings

FITS = dict(zip(PICTURES, Fit, strict=True))
# Drawn beforehand: to read in all that draws the title takes as long as pygame itself.
PICTURES_OF_TITLES = ASSETS / "covers"


def open_cover(settings: WindowSettings) -> Window:
    """An open window that shows the title at once; `NoDisplay` where there is nothing to show it on."""
    machine = known(settings.cover)
    window = Window(
        "CRIB",
        monitor(machine),
        size=(settings.window_width, settings.window_height),
        full_screen=settings.full_screen,
        fit=FITS[settings.picture],
        scan_lines=settings.scan_lines,
        glow=settings.glow,
    )
    drawn_before = PICTURES_OF_TITLES / f"{machine}.png"
    if drawn_before.exists():
        window.show(read_picture(drawn_before))
    return window
