"""The sources of the game by name: each is a file of `sources`, with its row and its voice."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from game.late import Late
from game.rules import sources
from game.rules.preset import Preset


def _found(name: str) -> Preset:
    preset: Preset = import_module(f"{sources.__name__}.{name}").PRESET
    return preset


PRESETS: Mapping[str, Preset] = Late(sources.NAMES, _found)
