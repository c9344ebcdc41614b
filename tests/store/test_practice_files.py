"""What practice keeps: nothing in it is lost, whatever else is written there."""

import os
from datetime import date
from pathlib import Path

import pytest

from game.rules.pack import seal
from game.store import ended_games, practice_files
from game.store.ended_games import EndedGames
from game.store.practice_files import FULL, HEADING, NOTES_HEADING, Mistake, Mistakes, PracticeNotes
from game.values import replace
from tests.store.games import saved_game

DAY = date(2026, 11, 23)
GAME = "00001-1987-11-18.txt"
LOG = saved_game().lines
ONE = Mistake(DAY, 1, 20, "3.1 % of a game", ("YOU", 'OLD "BEN"'), LOG, GAME, seal("1987")[:8])
TWO = replace(ONE, at=22, due=date(2026, 11, 22))
NOWHERE = replace(ONE, log=LOG[:30], game="")
"""A mistake whose game is not kept."""


def keep_game(folder: Path) -> Path:
    path = folder / "games" / GAME
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(saved_game().to_lines()) + "\n")
    return path


def kept(folder: Path) -> Mistakes:
    keep_game(folder)
    found = Mistakes(folder)
    assert found.add([ONE, TWO]) is None
    return found


def test_what_is_added_reads_back_the_first_due_first(tmp_path: Path) -> None:
    assert kept(tmp_path).all() == [TWO, ONE]
    assert Mistakes(tmp_path).trouble == ""


def test_it_is_plain_text_and_names_the_move_in_the_kept_game(tmp_path: Path) -> None:
    lines = kept(tmp_path).path.read_text().removeprefix(HEADING).split("\n")
    words = 'gave away 3.1 % of a game seats ["YOU", "OLD \\"BEN\\""]'
    assert lines[0] == f"due 2026-11-23 box 1 move 20 of {GAME} {ONE.seal} {words}"
    assert lines[2:] == [""]


def test_a_game_that_is_not_kept_stands_on_the_line_itself(tmp_path: Path) -> None:
    found = kept(tmp_path)
    assert found.add([replace(NOWHERE, at=24)]) is None
    assert found.all() == [TWO, ONE, replace(NOWHERE, at=24)]


def test_the_same_decision_is_not_added_twice(tmp_path: Path) -> None:
    found = kept(tmp_path)
    for same in (replace(ONE, box=1), NOWHERE):
        assert found.add([same]) is None
    assert len(found.all()) == 2
    assert not replace(NOWHERE, log=()).is_same(replace(NOWHERE, log=()))


def test_one_is_moved_or_taken_out_and_the_others_stay(tmp_path: Path) -> None:
    found = kept(tmp_path)
    assert found.put(ONE, replace(ONE, box=2)) is None
    assert [one.box for one in found.all()] == [1, 2]
    assert found.put(TWO, None) is None
    assert found.all() == [replace(ONE, box=2)]


@pytest.mark.parametrize("torn", ["due 2026-11-2", "\x00\xff", "due 2026-11-23 box 1 move 20 of - - seats"])
def test_what_was_torn_or_cannot_be_read_stays_as_it_is(tmp_path: Path, torn: str) -> None:
    found = kept(tmp_path)
    with found.path.open("ab") as file:
        file.write(torn.encode("latin-1"))
    assert found.add([replace(ONE, at=24)]) is None
    assert found.put(TWO, None) is None
    assert torn.encode("latin-1") in found.path.read_bytes().split(b"\n")
    assert [one.at for one in found.all()] == [20, 24]
    assert found.trouble == "One line of mistakes.txt made no sense; it is left alone."


def test_lines_of_windows_are_read_and_remarks_stay(tmp_path: Path) -> None:
    found = kept(tmp_path)
    text = found.path.read_text() + "# a remark\n"
    found.path.write_bytes(text.replace("\n", "\r\n").encode())
    assert found.all() == [TWO, ONE]
    assert found.put(TWO, None) is None
    assert found.all() == [ONE]
    assert (b"# a remark" in found.path.read_bytes(), found.trouble) == (True, "")


def test_a_kept_game_stays_until_its_mistakes_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ended_games, "MOST_KEPT", 2)
    found = kept(tmp_path)
    ended = EndedGames(tmp_path)
    for left in (3, 3, 2):
        unfinished = tmp_path / "unfinished.txt"
        unfinished.write_text("another\n")
        assert ended.take(unfinished) is None
        if left == 3 and len(ended.paths) == 3:
            assert ended.paths[-1].name == GAME
            assert found.all() == [TWO, ONE]
            found.put(ONE, None)
            found.put(TWO, None)
    assert GAME not in [path.name for path in ended.paths]


@pytest.mark.parametrize("lost", ["taken away", "another of its name"])
def test_a_mistake_whose_game_was_taken_away_is_told(tmp_path: Path, lost: str) -> None:
    found = kept(tmp_path)
    path = keep_game(tmp_path)
    if lost == "taken away":
        path.unlink()
    else:
        path.write_text("\n".join(saved_game("another").to_lines()) + "\n")
    again = Mistakes(tmp_path)
    assert (again.all(), again.trouble) == ([], "Mistakes dropped because their games are gone: 2.")
    keep_game(tmp_path)
    assert Mistakes(tmp_path).all() == found.all()


def test_the_file_of_somebody_elses_is_left_as_it_is(tmp_path: Path) -> None:
    keep_game(tmp_path)
    found = Mistakes(tmp_path)
    found.path.write_text("Mistakes I made in life: none.\n")
    assert found.all() == []
    assert "made no sense" in found.trouble
    assert found.add([ONE]) is None
    assert found.all() == [ONE]
    assert found.path.read_text().startswith("Mistakes I made in life: none.\n")


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
    assert "Can't write" in (found.add([ONE]) or "")
    assert found.trouble == "Can't read mistakes.txt."
    assert found.path.is_dir()


def test_there_is_an_end_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_files, "MOST", 3)
    found = kept(tmp_path)
    assert found.add([replace(ONE, at=at) for at in (24, 26)]) == FULL
    assert len(found.all()) == 3


# What version 0.5.0 wrote: a line for each thing, the log of the game up to the mistake, and a full stop.

OLD = """\
crib mistakes 1
# What you gave away much by, each up to a line with a full stop, comes again on its day.
# CRIB leaves alone any line it can't read.
due 2026-11-23
box 1
move 20
gave away 3.1 % of a game
seat YOU
seat OLD "BEN"
{log}
.
due spoilt
{log}
.
due 2026-11-2"""


def test_mistakes_of_0_5_0_are_read_and_written_a_line_each(tmp_path: Path) -> None:
    keep_game(tmp_path)
    found = Mistakes(tmp_path)
    old = OLD.format(log="\n".join(LOG[:30]))
    found.path.write_text(old)
    mistake = replace(NOWHERE, seal="-")
    assert found.all() == [mistake]
    assert "made no sense" in found.trouble
    assert found.add([ONE, TWO]) is None
    assert found.all() == [TWO, mistake]
    assert found.put(mistake, replace(mistake, box=2)) is None
    assert found.all() == [TWO, replace(mistake, box=2)]
    spoilt = old.partition("due spoilt")[2]
    assert f"due spoilt{spoilt}\n" in found.path.read_text()


# The notes of what was done.


def test_notes_are_added_below_a_heading(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    assert notes.lines == []
    assert notes.add("one") is None
    assert notes.add("two") is None
    assert notes.path.read_text() == f"{NOTES_HEADING}one\ntwo\n"
    assert notes.lines[1:] == ["one", "two"]


def test_a_torn_note_stays_and_spoils_none(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    notes.path.write_text("one\ntw")
    assert notes.lines == ["one"]
    assert notes.add("three") is None
    assert notes.lines == ["one", "tw", "three"]


def test_a_note_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    notes = PracticeNotes(tmp_path)
    notes.path.mkdir()
    assert "Can't write" in (notes.add("one") or "")
    assert notes.lines == []
