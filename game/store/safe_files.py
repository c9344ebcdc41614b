"""Whole files, written so that a crash leaves the old one or the new one; unreadable ones are kept."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.store.reading import listed
from game.store.system import give_name

LEFT_SECONDS = 24 * 60 * 60
_BESIDE = f"*.{'[0-9a-f]' * 8}.new"
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINK | _BINARY
_MORE = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY
LEFT_ALONE = "The file was left alone."
"""What is said of one that cannot be understood, and of which there can be no copy."""


class Taken(Exception):
    """Another program has put a file there first."""


def write_lines(path: Path, lines: Iterable[str], *, is_new: bool = False) -> str | None:
    """Put a file of lines in its place at once; a sentence if not. The mode stays; a link gives way to it.

    One that `is_new` replaces no other: `Taken` where another program was quicker."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(f"{line}\n" for line in lines)
        replace_with(path, text.encode("utf-8", "replace"), is_new=is_new)
    except OSError as error:
        return cannot_write(path, error)
    return None


def sweep(folder: Path) -> None:
    """Take away a crash's leftovers beside its place; what another program may be writing is younger."""
    with suppress(OSError):
        for left in listed(folder, _BESIDE):
            with suppress(OSError):
                is_ours = left.is_file() and not left.is_symlink()
                if is_ours and time.time() - left.stat().st_mtime > LEFT_SECONDS:
                    left.unlink()


def replace_with(path: Path, content: bytes, *, is_new: bool = False) -> None:
    """Write beside, and put it in its place when it is on the disk."""
    beside = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    try:
        file = os.open(beside, _NEW, 0o666)
        try:
            _keep_mode(path, file)
            write_whole(file, content)
            os.fsync(file)
        finally:
            os.close(file)
        if is_new:
            give_name(path, beside)
        else:
            beside.replace(path)
    except FileExistsError:
        raise Taken from None
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def _keep_mode(path: Path, file: int) -> None:
    with suppress(OSError, AttributeError):  # a system without modes has none to keep
        os.fchmod(file, stat.S_IMODE(path.stat().st_mode))


def append_bytes(path: Path, piece: bytes, flags: int = 0) -> None:
    """Add to a file in one write, so that the lines of several programs cannot mix, and wait for the disk."""
    is_new = not path.exists()
    file = os.open(path, _MORE | flags, 0o666)
    try:
        write_whole(file, piece)
        os.fsync(file)
    finally:
        os.close(file)
    if is_new:
        sync_folder(path.parent)


def write_whole(file: int, piece: bytes) -> None:
    """Write in one go; a short write is an error."""
    if os.write(file, piece) < len(piece):
        raise OSError(errno.ENOSPC, "the disk is full")


def sync_folder(folder: Path) -> None:
    """Let a file's name reach the disk as well, where that can be asked for."""
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def cannot_write(path: Path, error: OSError) -> str:
    """Return the sentence for a file that cannot be written."""
    return f"Can't write {path.name}: {error.strerror or error}."


def free_name(path: Path) -> Path:
    """Return this name, or the next with a number that nobody has taken."""
    number, free = 1, path
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def aside_name(path: Path) -> Path:
    """Return a name that says that a file cannot be understood."""
    return free_name(path.with_name(f"{path.stem}.not-understood{path.suffix}"))


def keep_aside(path: Path) -> str:
    """Move a file that cannot be understood to a name that says so; a sentence tells where it is."""
    aside = aside_name(path)
    try:
        path.rename(aside)
    except OSError:
        return f"{path.name} was left alone."
    sync_folder(path.parent)
    return f"It is saved as {aside.name}."


def keep_copy(path: Path) -> str | None:
    """Copy a file before it is written anew; None when no copy could be made."""
    aside = aside_name(path)
    try:
        replace_with(aside, path.read_bytes())
    except OSError:
        return None
    return f"The whole file is saved as {aside.name}."


def copied(path: Path) -> str:
    """Do the same, and say so where that can't be done."""
    return keep_copy(path) or f"Can't save a copy of {path.name}."
