"""The machines there are: each is a folder beside this file, and is read when it is switched on."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from game.screen import looks
from game.screen.looks.monitor import Monitor

USUAL = "ega"


@cache
def names() -> list[str]:
    """All machines, by their folders."""
    return sorted(folder.name for folder in iter_modules(looks.__path__) if folder.ispkg)


def known(name: str) -> str:
    """The name, or that of the usual machine where there is none of this name."""
    return name if name in names() else USUAL


def title(name: str) -> str:
    """What people call the machine."""
    words: str = import_module(f"{looks.__name__}.{name}").TITLE
    return words


def monitor(name: str) -> Monitor:
    """Its monitor, for a window that opens before all else is read."""
    found: Monitor = part(name, "monitor").MONITOR
    return found


def part(name: str, words: str = "machine") -> ModuleType:
    """A file of a machine's folder; `machine` has all of it."""
    return import_module(f"{looks.__name__}.{name}.{words}")
