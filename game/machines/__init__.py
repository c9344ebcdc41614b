"""The machines there are: each is a folder here, and is read when it is switched on."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from game.screen.looks.contrast import in_high_contrast
from game.screen.looks.monitor import Monitor
from game.screen.machine import Machine

USUAL = "ega"


@cache
def names() -> list[str]:
    """All machines, by their folders."""
    return sorted(folder.name for folder in iter_modules(__path__) if folder.ispkg)


def known(name: str) -> str:
    """The name, or that of the usual machine where there is none of this name."""
    return name if name in names() else USUAL


def titles() -> list[tuple[str, str]]:
    """Each machine, and what people call it."""
    return [(name, title(name)) for name in names()]


def title(name: str) -> str:
    """What people call the machine."""
    words: str = _read(name).TITLE
    return words


def monitor(name: str) -> Monitor:
    """Its monitor, for a window that opens before the rest of the machine is read."""
    found: Monitor = _read(name).MONITOR
    return found


def switched_on(name: str, *, contrast: bool = False) -> Machine:
    """The machine of a name, for weak eyes if that is wanted."""
    machine: Machine = _read(f"{known(name)}.machine").MACHINE
    return machine._replace(look=in_high_contrast(machine.look)) if contrast else machine


def _read(part: str) -> ModuleType:
    return import_module(f"{__name__}.{part}")
