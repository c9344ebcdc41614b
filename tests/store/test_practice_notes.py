"""What was made of practice, a line each."""

from pathlib import Path

from game.store.practice_notes import HEADING, PracticeNotes


def test_lines_are_added_below_a_heading(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    assert notes.lines == []
    assert notes.add("one") is None
    assert notes.add("two") is None
    assert notes.path.read_text() == f"{HEADING}one\ntwo\n"
    assert notes.lines[1:] == ["one", "two"]


def test_a_torn_line_stays_and_spoils_none(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    notes.path.write_text("one\ntw")
    assert notes.lines == ["one"]
    assert notes.add("three") is None
    assert notes.lines == ["one", "tw", "three"]


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    notes.path.mkdir()
    assert "cannot be written" in (notes.add("one") or "")
    assert notes.lines == []
