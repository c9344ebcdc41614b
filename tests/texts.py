"""Holds what was said to what was written down: a text of tests/texts, renewed by --redraw."""

from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

FOLDER = Path(__file__).with_name("texts")


def check(name: str, lines: Iterable[str], *, redraw: bool = False) -> None:
    """Fail at the first line that is another one."""
    path, told = FOLDER / f"{name}.txt", [*lines]
    if redraw:
        path.write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
    assert path.exists(), f"{path} is missing: run pytest --redraw, and read it"
    kept = path.read_text(encoding="utf-8").split("\n")[:-1]
    for at, (now, before) in enumerate(zip_longest(told, kept), 1):
        assert now == before, f"{path}:{at} was {before!r} and is {now!r}; if it should, run pytest --redraw"
