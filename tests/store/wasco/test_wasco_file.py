import os
from pathlib import Path

import pytest

from game.store.wasco.wasco_file import Wasco
from game.store.wasco.wasco_line import HEADING
from tests.store.games import record


def lines(folder: Path) -> list[bytes]:
    return (folder / "WASCO").read_bytes().split(b"\n")


def test_games_are_added_one_a_line_below_the_heading(tmp_path: Path) -> None:
    for number in range(3):
        assert Wasco(tmp_path).add(record(number)) is None
    assert (tmp_path / "WASCO").read_text().startswith(HEADING)
    assert Wasco(tmp_path).latest() == [record(0), record(1), record(2)]


def test_the_same_line_is_not_added_twice(tmp_path: Path) -> None:
    for number in (1, 2, 1):
        Wasco(tmp_path).add(record(number))
    assert Wasco(tmp_path).latest() == [record(1), record(2)]


def test_a_game_after_a_torn_line_stands_on_a_line_of_its_own(tmp_path: Path) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record(1))
    wasco.add(record(2))
    wasco.path.write_bytes(wasco.path.read_bytes()[:-9])
    wasco.add(record(3))
    assert wasco.latest() == [record(1), record(3)]
    assert wasco.set_strange_lines_aside() == "1 line of WASCO cannot be read; kept in WASCO.not-understood."
    assert (tmp_path / "WASCO.not-understood").read_text() == record(2).to_line()[:-8] + "\n"
    assert wasco.latest() == [record(1), record(3)]


def test_what_it_cannot_read_stays_when_somebody_is_taken_out(tmp_path: Path) -> None:
    wasco = Wasco(tmp_path)
    for number, initials in enumerate(("ABC", "X", "ABC")):
        wasco.add(record(number, initials))
    strange = [b"v2 later", b"\x00\xffbinary\x1a", b"ABC torn"]
    wasco.path.write_bytes(wasco.path.read_bytes() + b"\n".join(strange) + b"\n")
    assert wasco.remove("ABC") is None
    assert wasco.latest() == [record(1, "X")]
    assert lines(tmp_path)[-4:] == [*strange, b""]


def test_a_reset_takes_everybody_out(tmp_path: Path) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record(1))
    wasco.add(record(2, "X"))
    assert wasco.reset() is None
    assert (tmp_path / "WASCO").read_text() == HEADING


def test_without_a_file_there_is_nothing_to_take_out(tmp_path: Path) -> None:
    assert Wasco(tmp_path).reset() is None
    assert Wasco(tmp_path).latest() == []
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith(".")] == []


def test_windows_line_ends_are_read_and_added_to(tmp_path: Path) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record(1))
    wasco.path.write_bytes(wasco.path.read_bytes().replace(b"\n", b"\r\n"))
    wasco.add(record(1))
    wasco.add(record(2))
    assert wasco.latest() == [record(1), record(2)]


def test_a_folder_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(Wasco(tmp_path / "file").add(record())).startswith("WASCO cannot be written: ")


def test_a_disk_that_takes_half_a_line_is_told_and_the_half_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record(1))
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda file, piece: write(file, piece[:50]))
        assert wasco.add(record(2)) == "WASCO cannot be written: there is no room."
    assert wasco.latest() == [record(1)]
    wasco.add(record(2))
    assert wasco.latest() == [record(1), record(2)]


def test_without_locks_it_goes_on(tmp_path: Path) -> None:
    (tmp_path / ".WASCO.lock").mkdir()
    wasco = Wasco(tmp_path)
    assert wasco.add(record(1)) is None
    assert wasco.latest() == [record(1)]
