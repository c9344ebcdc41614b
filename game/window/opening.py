"""Opens the window while the program is imported; the rest is imported while the title stands."""

from contextlib import suppress
from importlib import import_module
from threading import Thread

from game.machines import known, part_of
from game.store.settings import PICTURES, Settings
from game.window.window import Fit, Window

BEHIND_THE_TITLE = ("game.scenes.front.rooms", "game.paint.pages.full_page", "game.paint.pages.shelf")
FITS = dict(zip(PICTURES, Fit, strict=True))


def open_window(settings: Settings) -> Window:
    """Open a window; `NoDisplay` where there is nothing to show it on."""
    return Window(
        "CRIB",
        size=(settings.window_width, settings.window_height),
        full_screen=settings.full_screen,
        fit=FITS[settings.picture],
        scan_lines=settings.scan_lines,
        glow=settings.glow,
    )


def open_meanwhile(settings: Settings, module: str) -> Window:
    """Open it while a module and the machine are imported: most of the time it waits for the screen."""
    reader = Thread(target=_read, args=(settings, module))
    reader.start()
    try:
        return open_window(settings)
    finally:
        reader.join()


def read_the_rest() -> None:
    """Read what lies behind the title, before anybody goes there."""
    Thread(target=lambda: [*map(import_module, BEHIND_THE_TITLE)]).start()


def _read(settings: Settings, module: str) -> None:
    with suppress(ImportError):  # whoever needs one finds out, and says so
        import_module(module)
        part_of(f"{known(settings.machine_now)}.machine")
