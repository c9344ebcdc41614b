"""Holds what would be too many pictures to check sums: a line for each in tests/sums, renewed by --redraw."""

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from zlib import crc32

FOLDER = Path(__file__).parent / "sums"
_DIFFERS = bytes([0]) + bytes([1]) * 255


def of(seen: bytes | str) -> str:
    """Sum up what is seen in four letters."""
    return f"{crc32(seen.encode() if isinstance(seen, str) else seen) % 0x10000:04x}"


def shapes(pixels: bytes, wide: int) -> bytes:
    """Mark each pixel that differs from the one before it or from the one above it, in whatever colors."""
    all_of_them = int.from_bytes(pixels)
    marks = [all_of_them ^ (all_of_them >> 8 * away) for away in (1, wide)]
    return b"".join(mark.to_bytes(len(pixels)).translate(_DIFFERS) for mark in marks)


def changed(page: str, name: str, seen: Mapping[str, str], *, redraw: bool = False) -> list[str]:
    """Return what of the seen is no longer as it is written down; or write it down anew."""
    path = FOLDER / f"{page}.txt"
    if redraw and _known(path).get(name) != seen:
        FOLDER.mkdir(exist_ok=True)
        with _alone_in(FOLDER):
            known = {**_known(path), name: seen}
            path.with_suffix(".new").write_text("".join(_line(name, known[name]) for name in sorted(known)))
            path.with_suffix(".new").replace(path)  # nobody reads half of it
    known = _known(path)
    assert name in known, f"{name} is not written down in {path}: run pytest --redraw"
    was = known[name]
    return [what for what in {**was, **seen} if was.get(what) != seen.get(what)]


def _line(name: str, sums: Mapping[str, str]) -> str:
    return f"{name}: {', '.join(f'{what} {found}' for what, found in sums.items())}\n"


def _known(path: Path) -> dict[str, Mapping[str, str]]:
    lines = path.read_text().splitlines() if path.exists() else []
    found = (line.split(": ") for line in lines)
    return {name: dict(pair.partition(" ")[::2] for pair in sums.split(", ")) for name, sums in found}


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process writes there."""
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)
