"""Holds what would be too many pictures to check sums: a line for each in tests/sums, renewed by --redraw."""

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from zlib import crc32

FOLDER = Path(__file__).parent / "sums"


def of(seen: bytes | str) -> str:
    """Sum up what is seen in four letters."""
    return f"{crc32(seen.encode() if isinstance(seen, str) else seen) % 0x10000:04x}"


def check(page: str, name: str, steps: Mapping[str, str], *, redraw: bool = False) -> None:
    """Fail unless the sums of all steps are as they are written down; or write them down anew."""
    path, line = FOLDER / f"{page}.txt", " ".join(steps.values())
    if redraw and _known(path).get(name) != line:
        FOLDER.mkdir(exist_ok=True)
        with _alone_in(FOLDER):
            known = {**_known(path), name: line}
            path.with_suffix(".new").write_text(
                "".join(f"{name}: {line}\n" for name, line in sorted(known.items()))
            )
            path.with_suffix(".new").replace(path)  # nobody reads half of it
    known = _known(path)
    assert name in known, f"{name} is not written down in {path}: run pytest --redraw"
    was = known[name].split()
    changed = [step for (step, now), before in zip(steps.items(), was, strict=False) if now != before]
    assert not changed, f"{name} has changed: {changed[0]}; look at it, then run pytest --redraw"
    assert len(was) == len(steps), f"{name} has {len(steps)} steps, and had {len(was)}"


def _known(path: Path) -> dict[str, str]:
    return dict(line.split(": ") for line in path.read_text().splitlines()) if path.exists() else {}


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process writes there."""
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)
