"""The machines there are: each is a folder here, and is read when it is switched on."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from game.screen.looks.monitor import Monitor

USUAL = "ega"


@cache
def names() -> list[str]:
    """All machines, by their folders."""
    return sorted(folder.name for folder in iter_modules(__path__) if folder.ispkg)


def known(name: str) -> str:
    """The name, or that of the usual machine where there is none of this name."""
    return name if name in names() else USUAL


def title(name: str) -> str:
    """What people call the machine."""
    words: str = _read(name).TITLE
    return words


def monitor(name: str) -> Monitor:
    """Its monitor, for a window that opens before all else is read."""
    found: Monitor = _read(name).MONITOR
    return found


def whole(name: str) -> ModuleType:
    """The file in which a machine says all of itself."""
    return _read(f"{name}.machine")


def _read(part: str) -> ModuleType:
    return import_module(f"{__name__}.{part}")
