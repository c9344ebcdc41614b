import os
import stat
from pathlib import Path

import pytest

from game.store.wasco_file import Wasco
from game.store.wasco_line import HEADING
from game.store.wasco_page import games_words
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
    assert wasco.set_strange_lines_aside() == "1 line of WASCO made no sense; moved to WASCO.not-understood."
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


def test_a_disk_that_takes_half_a_line_is_told_and_the_half_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record(1))
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda file, piece: write(file, piece[:50]))
        assert wasco.add(record(2)) == "Can't write WASCO: the disk is full."
    assert wasco.latest() == [record(1)]
    wasco.add(record(2))
    assert wasco.latest() == [record(1), record(2)]


def test_without_locks_it_goes_on(tmp_path: Path) -> None:
    (tmp_path / ".WASCO.lock").mkdir()
    wasco = Wasco(tmp_path)
    assert wasco.add(record(1)) is None
    assert wasco.latest() == [record(1)]


def test_a_record_keeps_its_mode_and_its_link(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    wasco = Wasco(tmp_path)
    wasco.path.symlink_to(elsewhere / "record")
    for number, initials in enumerate(("ABC", "X", "ABC")):
        assert wasco.add(record(number, initials)) is None
    (elsewhere / "record").chmod(0o640)
    assert wasco.remove("X") is None
    assert wasco.path.is_symlink()
    assert (elsewhere / "record").stat().st_mode & 0o777 == 0o640
    assert wasco.latest() == [record(0), record(2)]


def test_what_a_link_leads_to_is_left_alone_unless_it_is_a_record(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann,\n")
    (tmp_path / "WASCO").symlink_to(letter)
    (tmp_path / "WASCO.not-understood").symlink_to(letter)
    wasco = Wasco(tmp_path)
    assert wasco.add(record()) == "Can't write WASCO: it is a link to another file."
    assert str(wasco.reset()).endswith("it is a link to another file.")
    wasco.path.unlink()
    wasco.path.write_bytes(b"strange\n")
    assert "1 line of WASCO made no sense. Can't write WASCO: " in wasco.set_strange_lines_aside()
    assert letter.read_text() == "Dear Ann,\n"
    assert wasco.path.read_bytes() == b"strange\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "WASCO")
    wasco = Wasco(tmp_path)
    assert wasco.add(record()) == "Can't write WASCO: it is not a file."
    assert wasco.latest() == []
    assert wasco.count().by_player == {}


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_strange_lines_stay_until_they_are_safe_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    wasco = Wasco(tmp_path)
    wasco.path.write_bytes(b"strange\n")

    def refuse(*_: object) -> int:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, refuse)
        assert "Input/output error" in wasco.set_strange_lines_aside()
    assert wasco.path.read_bytes() == b"strange\n"


def test_folders_reach_the_disk_where_a_file_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    fsync = os.fsync

    def note(file: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(file).st_mode))
        fsync(file)

    monkeypatch.setattr(os, "fsync", note)
    wasco = Wasco(tmp_path)
    wasco.add(record())
    wasco.reset()
    assert synced == [False, True, False, True]


def test_the_line_is_found_however_far_above_it_stands(tmp_path: Path) -> None:
    wasco = Wasco(tmp_path)
    lines = [record(number).to_line() for number in range(1000)]
    wasco.path.write_text("\r\n".join(lines))
    for number in (0, 500, 999):
        assert wasco.add(record(number)) is None
    assert wasco.path.read_bytes() == "\r\n".join(lines).encode()
    assert wasco.add(record(99, "BC")) is None
    assert wasco.latest()[-1] == record(99, "BC")


def test_the_games_of_the_page_stand_in_columns() -> None:
    heads, *lines = games_words([record(1, "A"), record(2, "ABC", preset="hoyle", result="lost")])
    assert {line.index("2026") for line in lines} == {heads.index("begun")} == {len("ABC  ")}
    assert {line.index("6 cards") for line in lines} == {heads.index("game")} == {len("ABC  2026-11-18  ")}
    assert len({len(line) for line in (heads, *lines)}) == 1, "the scores end below one another"
