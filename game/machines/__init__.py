"""The machines: each is a folder here, and is imported when it is selected."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

USUAL = "ega"


@cache
def names() -> list[str]:
    """List all machines, by their folders."""
    return sorted(folder.name for folder in iter_modules(__path__) if folder.ispkg)


def known(name: str) -> str:
    """Return the name, or that of the standard machine where there is none of this name."""
    return name if name in names() else USUAL


def title(name: str) -> str:
    """Return the machine's name among people."""
    words: str = part_of(name).TITLE
    return words


def part_of(part: str) -> ModuleType:
    """Import a module of a machine's folder."""
    return import_module(f"{__name__}.{part}")
