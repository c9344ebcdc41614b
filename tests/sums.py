"""Holds what would be too many pictures to check sums: a line for each in tests/sums, renewed by --redraw."""

from collections.abc import Mapping
from pathlib import Path
from zlib import crc32

FOLDER = Path(__file__).parent / "sums"


def of(seen: bytes | str) -> str:
    """Sum up what is seen in four letters."""
    return f"{crc32(seen.encode() if isinstance(seen, str) else seen) % 0x10000:04x}"


def of_text(text: str) -> dict[str, str]:
    """Sum up every ten lines, by the first of them."""
    lines = text.splitlines()
    tens = {f"line {at + 1}, {lines[at][:60]}": lines[at : at + 10] for at in range(0, len(lines), 10)}
    return {first: of("\n".join(some)) for first, some in tens.items()}


def check(page: str, name: str, steps: Mapping[str, str], *, redraw: bool = False) -> None:
    """Fail unless the sums of all steps are as they are written down; or write them down anew."""
    path = FOLDER / f"{page}.txt"
    known = dict(line.split(": ") for line in path.read_text().splitlines()) if path.exists() else {}
    line = " ".join(steps.values())
    if redraw and known.get(name) != line:
        known[name] = line
        FOLDER.mkdir(exist_ok=True)
        path.write_text("".join(f"{name}: {line}\n" for name, line in sorted(known.items())))
    assert name in known, f"{name} is not written down in {path}: run pytest --redraw"
    was = known[name].split()
    changed = [step for (step, now), before in zip(steps.items(), was, strict=False) if now != before]
    assert not changed, f"{name} has changed: {changed[0]}; look at it, then run pytest --redraw"
    assert len(was) == len(steps), f"{name} has {len(steps)} steps, and had {len(was)}"
