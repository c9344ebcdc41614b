"""The sources of the game by name: each is a file of `sources`, with its row and its voice."""

from importlib import import_module
from pkgutil import iter_modules

from game.rules import sources
from game.rules.preset import Preset


def _found() -> list[Preset]:
    files = [import_module(f"{sources.__name__}.{file.name}") for file in iter_modules(sources.__path__)]
    return sorted((file.PRESET for file in files), key=lambda preset: preset.place)


PRESETS = {preset.name: preset for preset in _found()}
