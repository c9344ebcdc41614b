"""The Python side of the page: what it keeps, copies, puts back and asks."""

import io
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.shelf.programs import run
from tests.shelf.visitor import build_page
from tests.sources import HOUSE
from tools.web.__main__ import GAME, pack_game
from tools.web.in_browser import LARGEST_FILE, MOST_FILES, NO_COPY, Keys, Lines, Shelf

KEPT = {
    "WASCO": "1700000000.0\nABC\n",
    "games/00001-2026-11-22.txt": "1600000000.0\n\xe9\r\n",
    "settings.txt": "1500000000.0\n",
}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data/crib", KEPT)


def packed(**files: bytes) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return content.getvalue()


def test_what_the_page_kept_is_there_as_it_was(shelf: Shelf) -> None:
    assert (shelf.folder / "games/00001-2026-11-22.txt").read_bytes() == b"\xe9\r\n"
    assert (shelf.folder / "WASCO").stat().st_mtime == 1700000000.0
    assert shelf.changed() == {}
    (shelf.folder / "settings.txt").unlink()
    assert shelf.changed() == {"settings.txt": None}


def test_what_is_new_is_told_once_and_before_what_is_gone(shelf: Shelf) -> None:
    (shelf.folder / "unfinished.txt").write_bytes(b"move")
    os.utime(shelf.folder / "unfinished.txt", (2000, 2000))
    (shelf.folder / ".unfinished.txt.lock").touch()
    (shelf.folder / "settings.txt").unlink()
    assert list(shelf.changed().items()) == [("unfinished.txt", "2000.0\nmove"), ("settings.txt", None)]
    assert shelf.changed() == {}


@pytest.mark.parametrize("text", ["", "no time\nand text", "7\n\u2665"])
def test_what_somebody_else_wrote_there_stops_nothing(text: str, tmp_path: Path) -> None:
    assert Shelf(tmp_path / "crib", {"games/deep/settings.txt": text}).changed() == {}


def test_a_copy_put_back_takes_the_place_of_all(shelf: Shelf, tmp_path: Path) -> None:
    other = Shelf(tmp_path / "other", {"settings.txt": "5.0\nmute", "unfinished.txt": "5.0\nmove"})
    assert other.unpack(shelf.pack())
    assert other.pack() == shelf.pack()
    assert set(other.changed()) == {*KEPT, "unfinished.txt"}
    assert (other.folder / "games/00001-2026-11-22.txt").read_bytes() == b"\xe9\r\n"


@pytest.mark.parametrize(
    "copy",
    [
        b"",
        b"PK\x03\x04 and no more",
        packed(),
        packed(**{"../settings.txt": b""}),
        packed(**{"/etc/settings.txt": b""}),
        packed(**{"games/more/a.txt": b""}),
        packed(**{".lock": b""}),
        packed(**{f"{number}": b"" for number in range(MOST_FILES + 1)}),
        packed(large=bytes(LARGEST_FILE + 1)),
        packed(broken=b"text").replace(b"text", b"TEXT"),
    ],
    ids=["nothing", "torn", "empty", "above", "root", "deep", "hidden", "many", "large", "spoilt"],
)
def test_what_is_no_copy_changes_nothing(copy: bytes, shelf: Shelf) -> None:
    assert not shelf.unpack(copy)
    assert shelf.changed() == {}


def test_a_line_is_waited_for_and_what_else_is_wanted_is_done(shelf: Shelf) -> None:
    said: list[tuple[str, Any]] = []
    wanted: Iterator[tuple[str, Any]] = iter(
        [("pack", None), ("unpack", b"PK"), ("unpack", shelf.pack()), ("line", "5h")]
    )
    keys = Keys(shelf, lambda kind, what: said.append((kind, what)), lambda: next(wanted))
    assert keys.readline(400) == "5h\n"
    kinds = [kind for kind, _ in said]
    assert kinds.count("ask") == 4
    assert ("told", NO_COPY) in said
    assert kinds.index("unpacked") > max(
        at for at, (kind, what) in enumerate(said) if kind == "keep" and what
    )


def test_what_happened_is_kept_before_it_is_told(shelf: Shelf) -> None:
    said: list[tuple[str, Any]] = []
    (shelf.folder / "unfinished.txt").write_bytes(b"move")
    Lines(shelf, lambda kind, what: said.append((kind, what))).write("YOU: five of spades, 15.\n")
    assert [kind for kind, _ in said] == ["keep", "say"]


def test_all_that_is_packed_can_do_without_what_a_browser_lacks(tmp_path: Path) -> None:
    pack_game(tmp_path / GAME)
    with zipfile.ZipFile(tmp_path / GAME) as archive:
        archive.extractall(tmp_path / "packed")
    environ = {**os.environ, "PYTHONPATH": str(HOUSE)}
    player = [sys.executable, "-m", "tests.shelf.poor_player", str(tmp_path / "saves")]
    run(*player, at=tmp_path / "packed", environ=environ)


@pytest.mark.parametrize(
    ("program", "outcome"), [("npm", pytest.skip.Exception), (sys.executable, subprocess.CalledProcessError)]
)
def test_a_page_that_we_cannot_build_is_no_fault_of_npm(
    program: str, outcome: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Path) -> None:
        raise subprocess.CalledProcessError(1, [program, "main.py"])

    monkeypatch.setattr("tests.shelf.visitor.build", fails)
    monkeypatch.setattr("shutil.which", lambda name: name)
    with pytest.raises((pytest.skip.Exception, subprocess.CalledProcessError)) as raised:
        build_page(tmp_path)
    assert raised.type is outcome
