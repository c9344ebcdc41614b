"""Holds what was said to what was written down: a text of tests/texts, renewed by --redraw."""

from collections.abc import Iterable, Mapping
from enum import Enum
from itertools import zip_longest
from pathlib import Path

from game.rules.cards import Card
from game.rules.voice import Voice
from game.sheets.scrolling import Lazily
from game.values import parts

FOLDER = Path(__file__).with_name("texts")


def written(value: object) -> str:
    """Write a value in words, the same in every run."""
    match value:
        case Card():
            return str(value)
        case frozenset() | set():
            return f"{sorted(map(written, value))}"
        case Mapping():
            return f"{[(written(key), written(part)) for key, part in value.items()]}"
        case Lazily() | list() | tuple():
            return f"[{','.join(map(written, value[:]))}]"
        case float():
            return f"{value:.9g}"  # the last digits of a sum differ from Python to Python
        case str() | Enum() | int() | range() | None:
            return repr(value)
        case Voice():
            return value.thinking
        case _ if hasattr(value, "_held"):
            return f"{type(value).__name__}{written([*parts(value).values()])}"
    return type(value).__name__


def check(name: str, lines: Iterable[str], *, redraw: bool = False) -> None:
    """Fail at the first line that is another one."""
    path, told = FOLDER / f"{name}.txt", [*lines]
    if redraw:
        path.write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
    assert path.exists(), f"{path} is missing: run pytest --redraw, and read it"
    kept = path.read_text(encoding="utf-8").split("\n")[:-1]
    for at, (now, before) in enumerate(zip_longest(told, kept), 1):
        assert now == before, f"{path}:{at} was {before!r} and is {now!r}; if it should, run pytest --redraw"
