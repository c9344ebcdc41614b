"""Papers: whole files written so that a crash leaves the old one or the new one, and unreadable ones kept."""

import os
from contextlib import suppress
from pathlib import Path

BOM = "\ufeff"  # some Windows editors put it before the first word
UNREADABLE = "\ufffd"  # stands where the bytes were no text


def read_text(path: Path) -> str | None:
    """The text of a file, with line ends as here; None when there is none to read."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    text = content.decode("utf-8", "replace").removeprefix(BOM)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_text(path: Path, text: str) -> str | None:
    """Put a whole file in its place at once; a sentence when that cannot be done."""
    return write_bytes(path, text.encode("utf-8", "replace"))


def write_bytes(path: Path, content: bytes) -> str | None:
    """The same for what may be no text."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        return cannot_write(path, error)
    return None


def cannot_write(path: Path, error: OSError) -> str:
    """The sentence for a file that cannot be written."""
    return f"{path.name} cannot be written: {error.strerror or error}."


def free_name(path: Path) -> Path:
    """This name, or the next with a number that nobody has taken."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def keep_aside(path: Path) -> str:
    """Move a file that cannot be understood to a name that says so; a sentence tells where it is."""
    aside = free_name(path.with_name(f"{path.stem}.not-understood{path.suffix}"))
    try:
        path.rename(aside)
    except OSError:
        return f"{path.name} is left as it is."
    return f"It is kept as {aside.name}."
