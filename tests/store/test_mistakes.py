"""The file of mistakes: nothing in it is lost, whatever else is written there."""

import os
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.store import mistakes
from game.store.mistakes import END, FIRST_LINE, FULL, Mistake, Mistakes
from tests.store.games import finished_game

DAY = date(2026, 11, 23)
LINES = tuple(finished_game().to_lines()[:30])
ONE = Mistake(DAY, 1, 20, "3.1 % of a game", ("YOU", "OLD BEN"), LINES)
TWO = replace(ONE, at=22, due=date(2026, 11, 22))


def kept(folder: Path) -> Mistakes:
    found = Mistakes(folder)
    assert found.add([ONE, TWO]) is None
    return found


def test_what_is_added_reads_back_the_first_due_first(tmp_path: Path) -> None:
    assert kept(tmp_path).all() == [TWO, ONE]
    assert Mistakes(tmp_path).trouble == ""


def test_it_is_plain_text(tmp_path: Path) -> None:
    text = kept(tmp_path).path.read_text()
    assert text.startswith(FIRST_LINE)
    assert (
        "due 2026-11-23\nbox 1\nmove 20\ngave away 3.1 % of a game\nseat YOU\nseat OLD BEN\ncrib log 1\n"
        in text
    )


def test_the_same_decision_is_not_added_twice(tmp_path: Path) -> None:
    found = kept(tmp_path)
    assert found.add([replace(ONE, box=1)]) is None
    assert len(found.all()) == 2


def test_one_is_moved_or_taken_out_and_the_others_stay(tmp_path: Path) -> None:
    found = kept(tmp_path)
    assert found.put(ONE, replace(ONE, box=2)) is None
    assert [one.box for one in found.all()] == [1, 2]
    assert found.put(TWO, None) is None
    assert found.all() == [replace(ONE, box=2)]


TORN = ("due 2026-11-2", "due 2026-11-23\nbox 1\nmove 20\ncrib log 1\nform", "\x00\xff")


@pytest.mark.parametrize("torn", TORN)
def test_what_was_torn_or_cannot_be_read_stays_as_it_is(tmp_path: Path, torn: str) -> None:
    found = kept(tmp_path)
    with found.path.open("ab") as file:
        file.write(torn.encode("latin-1"))
    before = len(found.all())
    assert found.add([replace(ONE, at=24)]) is None
    assert found.put(TWO, None) is None
    assert torn.encode("latin-1") in found.path.read_bytes()
    assert len(found.all()) == before
    assert found.trouble or torn == TORN[1]


def test_lines_of_windows_are_read_and_remarks_stay(tmp_path: Path) -> None:
    found = kept(tmp_path)
    text = found.path.read_text()
    found.path.write_bytes(text.replace("\n", "\r\n").encode())
    assert found.all() == [TWO, ONE]
    assert found.put(TWO, None) is None
    assert found.all() == [ONE]


def test_a_file_of_somebody_elses_is_kept_aside(tmp_path: Path) -> None:
    found = Mistakes(tmp_path)
    found.path.write_text("Mistakes I made in life: none.\n")
    assert found.all() == []
    assert "cannot be read" in found.trouble
    said = found.add([ONE])
    assert said
    assert "not-understood" in said
    assert found.all() == [ONE]
    assert [path.read_text() for path in tmp_path.glob("*not-understood*")] == [
        "Mistakes I made in life: none.\n"
    ]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    found = kept(tmp_path)
    tmp_path.chmod(0o500)
    said = found.put(ONE, None)
    tmp_path.chmod(0o700)
    assert said
    assert found.all() == [TWO, ONE]


def test_something_that_is_no_file_is_told(tmp_path: Path) -> None:
    found = Mistakes(tmp_path)
    found.path.mkdir()
    assert "cannot be written" in (found.add([ONE]) or "")
    assert found.path.is_dir()


def test_there_is_an_end_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "MOST", 3)
    found = kept(tmp_path)
    assert found.add([replace(ONE, at=at) for at in (24, 26)]) == FULL
    assert len(found.all()) == 3
    assert found.path.read_text().count(f"\n{END}\n") == 3
