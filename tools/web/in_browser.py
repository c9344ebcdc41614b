"""The Python side of the page: the game in a worker of a browser, whose terminal is the page.

It is packed beside the game. What the worker does for it is called `page`, and is there alone."""

import io
import os
import sys
import time
import zipfile
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.commands.commandline import main
from game.store.folder import own_folder

ONCE_MORE = "Press Enter to play on, or close this page: "
NO_COPY = "That file is no copy of games of CRIB; nothing has changed."
MOST_FILES, LARGEST_FILE = 1000, 1 << 20
FOLDERS = {".", "games"}
UNKNOWN = (0, -1)
NO_ZIP = (OSError, ValueError, NotImplementedError, RuntimeError, zipfile.BadZipFile, zlib.error)
Kept = dict[str, str | None]
Post = Callable[[str, Any], None]
Next = Callable[[], tuple[str, Any]]


class Shelf:
    """The folder in which the game keeps its things, and what the page knows of it.

    To the page a file is a text: when it was changed, a line end, and a letter for each byte."""

    def __init__(self, folder: Path, kept: Mapping[str, str]) -> None:
        self.folder = folder
        self._put(kept)
        self._known = self._now()

    def changed(self) -> Kept:
        """Return all that the page does not know yet; None for a file that is gone. New files come first."""
        before, self._known = self._known, self._now()
        new: Kept = {name: self._text(name) for name in self._known if self._known[name] != before.get(name)}
        return new | dict.fromkeys(before.keys() - self._known.keys())

    def pack(self) -> bytes:
        """Pack a copy of everything, which can be unpacked into the folder `saves` of any machine."""
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            for name in self._now():
                archive.write(self.folder / name, name)
        return packed.getvalue()

    def unpack(self, packed: bytes) -> bool:
        """Have what a copy holds instead of what is here; nothing has changed where it is none."""
        try:
            with zipfile.ZipFile(io.BytesIO(packed)) as archive:
                found = [info for info in archive.infolist() if not info.is_dir()]
                if not 0 < len(found) <= MOST_FILES or not all(map(_may_be_ours, found)):
                    return False
                kept = {info.filename: f"{_seconds(info)}\n{_letters(archive.read(info))}" for info in found}
        except NO_ZIP:
            return False
        for name in self._now():
            (self.folder / name).unlink()
        self._put(kept)
        self._known = dict.fromkeys(self._known, UNKNOWN)  # the page hears of all of them
        return True

    def _now(self) -> dict[str, tuple[int, int]]:
        """Return when each file was changed, and how long it is."""
        paths = (path for path in self.folder.rglob("*") if path.is_file() and not path.name.startswith("."))
        found = ((path.relative_to(self.folder).as_posix(), path.stat()) for path in paths)
        return {name: (state.st_mtime_ns, state.st_size) for name, state in found}

    def _text(self, name: str) -> str:
        path = self.folder / name
        return f"{path.stat().st_mtime}\n{_letters(path.read_bytes())}"

    def _put(self, kept: Mapping[str, str]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, text in kept.items():
            changed, _, content = text.partition("\n")
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode("latin-1", "replace"))
            with suppress(ValueError):  # whoever has written something else there
                os.utime(path, (float(changed), float(changed)))


def _letters(content: bytes) -> str:
    return content.decode("latin-1")


def _may_be_ours(info: zipfile.ZipInfo) -> bool:
    path = Path(info.filename)
    is_near = str(path.parent) in FOLDERS and not path.name.startswith(".")
    return is_near and "\\" not in info.filename and info.file_size <= LARGEST_FILE


def _seconds(info: zipfile.ZipInfo) -> float:
    return time.mktime((*info.date_time, 0, 0, -1))


class Keys(io.TextIOBase):
    """What is typed on the page, a line at a time; what else the page wants is done on the way."""

    def __init__(self, shelf: Shelf, post: Post, following: Next) -> None:
        self._shelf, self._post, self._following = shelf, post, following

    def readline(self, _: int = -1, /) -> str:  # type: ignore[override]
        """Wait for a line; all that was kept is with the page by then."""
        while True:
            self._post("keep", self._shelf.changed())
            self._post("ask", None)
            kind, what = self._following()
            if kind == "line":
                return f"{what}\n"
            if kind == "pack":
                self._post("packed", self._shelf.pack())
            elif self._shelf.unpack(what):
                self._post("keep", self._shelf.changed())
                self._post("unpacked", None)
            else:
                self._post("told", NO_COPY)


class Lines(io.TextIOBase):
    """What the game says, on the page; what happened is kept before it is told."""

    def __init__(self, shelf: Shelf, post: Post) -> None:
        self._shelf, self._post = shelf, post

    def write(self, text: str, /) -> int:
        """Say it."""
        if changed := self._shelf.changed():
            self._post("keep", changed)
        self._post("say", text)
        return len(text)


def play(kept: Mapping[str, str], post: Post, following: Next) -> None:
    """Play for as long as the page is open."""
    home = own_folder()
    assert home, "a page has one"
    shelf = Shelf(home, kept)
    sys.stdin, sys.stdout = keys, lines = Keys(shelf, post, following), Lines(shelf, post)
    while True:
        main(["--text"])
        lines.write(ONCE_MORE)
        lines.write(keys.readline())
