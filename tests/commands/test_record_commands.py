"""The record from the command line."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from game.commands.commandline import main
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD
from game.store.folder import choose_folder
from game.store.judged import JudgedGame, JudgedGames
from game.store.wasco_file import Wasco
from tests.programs import python
from tests.store.games import record


def test_the_record_is_shown(run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Wasco(tmp_path).add(record(1, "MUM"))
    assert run("/V") == DONE
    assert "MUM      1    1     0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [["--record", "mum", "--view-records"], ["mum", "/V"], ["/V", "MUM"]], ids=" ".join
)
def test_initials_before_it_show_their_games_alone(
    words: list[str], run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, initials in enumerate(("MUM", "ABC")):
        Wasco(tmp_path).add(record(number, initials))
    assert run(*words) == DONE
    told = capsys.readouterr().out
    assert "MUM      1    1     0" in told
    assert "ABC" not in told


def test_strange_lines_are_told_of_once(run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "WASCO").write_bytes(b"\x00\xff strange\n")
    assert run("/V") == DONE
    assert "1 line of WASCO made no sense" in capsys.readouterr().err
    assert run("/V") == DONE
    assert capsys.readouterr().err == ""
    assert (tmp_path / "WASCO.not-understood").read_bytes() == b"\x00\xff strange\n"


@pytest.mark.parametrize(("answer", "left", "code"), [("no", 2, FAILED), ("yes", 1, DONE), ("Y", 1, DONE)])
def test_games_are_taken_out_when_it_is_agreed(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, left: int, code: int
) -> None:
    for initials in ("MUM", "YOU"):
        Wasco(tmp_path).add(record(1, initials))
    monkeypatch.setattr("builtins.input", lambda: answer)
    assert run("mum", "/R") == code
    assert len(Wasco(tmp_path).latest()) == left


def test_yes_does_not_ask(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Wasco(tmp_path).add(record())
    monkeypatch.delattr("builtins.input")
    assert run("--reset-records", "--yes") == DONE
    assert Wasco(tmp_path).latest() == []


def test_nobody_there_to_agree_means_no(tmp_path: Path) -> None:
    Wasco(tmp_path).add(record())
    assert python("main.py", "/X", "--saves", tmp_path, stdin=subprocess.DEVNULL).returncode == FAILED
    assert len(Wasco(tmp_path).latest()) == 1


@pytest.mark.parametrize("words", [["/X", "--yes"], ["ABC", "/R", "--yes"]], ids=" ".join)
@pytest.mark.parametrize("is_there", [True, False])
def test_games_are_never_taken_out_of_another_record(
    words: list[str],
    is_there: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A file where the folder should be is shut even for the one who may do everything."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    own = Wasco(tmp_path / "own" / "crib")
    own.path.parent.mkdir(parents=True)
    own.add(record())
    shut = tmp_path / "shut"
    if is_there:
        shut.touch()
    assert main([*words, "--saves", str(shut)]) == NOT_UNDERSTOOD
    assert str(shut / "WASCO") in capsys.readouterr().err
    assert own.latest() == [record()]
    assert shut.exists() == is_there
    monkeypatch.setattr("game.store.folder.BESIDE_THE_PROGRAM", shut)
    assert main(words) == NOT_UNDERSTOOD
    assert own.latest() == [record()]


def test_a_record_that_cannot_be_changed_is_named(
    run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "WASCO").mkdir()
    assert run("/X", "--yes") == NOT_UNDERSTOOD
    assert capsys.readouterr().err == "Can't write WASCO: it is not a file. Nothing changed.\n"


def test_the_record_is_found_where_play_saved_it_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (tmp_path / "file").touch()
    own, [sentence] = choose_folder(tmp_path / "file")
    Wasco(own).add(record(1, "MUM"))
    assert main(["/V", "--saves", str(tmp_path / "file")]) == DONE
    told = capsys.readouterr()
    assert "MUM      1    1     0" in told.out
    assert told.err == f"{sentence}\n"


def test_showing_the_record_makes_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/V", "--saves", str(tmp_path / "nowhere" / "at all")]) == DONE
    assert "the record book" in capsys.readouterr().out
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("words", [["/X", "--yes"], ["ABC", "/R", "--yes"]], ids=" ".join)
def test_a_write_protected_record_is_refused(
    words: list[str], run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wasco = Wasco(tmp_path)
    wasco.add(record())
    wasco.path.chmod(0o444)
    assert run(*words) == NOT_UNDERSTOOD
    said = "Can't write WASCO: it is write-protected."
    assert capsys.readouterr().err == f"{said} Nothing changed.\n"
    assert wasco.add(record(1)) == said
    assert wasco.latest() == [record()]
    wasco.path.chmod(0o644)
    assert run(*words) == DONE
    assert wasco.latest() == []


@pytest.mark.parametrize(
    ("words", "left"), [(["/X", "--yes"], []), (["ABC", "/R", "--yes"], ["MUM"])], ids=["all", "one"]
)
def test_what_was_judged_of_the_games_goes_with_them(
    words: list[str], left: list[str], run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def judged() -> list[str]:
        return [name for name in ("ABC", "MUM") if JudgedGames(tmp_path).of(name)]

    for initials in ("ABC", "MUM"):
        Wasco(tmp_path).add(record(1, initials))
        game = JudgedGame(initials, "1987-11-18T20:15:00", "six-card", 1.5, "%", 40, "0" * 8)
        assert JudgedGames(tmp_path).add(game) is None
    JudgedGames(tmp_path).path.chmod(0o444)
    assert run(*words) == FAILED
    assert "Their reviews stay." in capsys.readouterr().err
    assert judged() == ["ABC", "MUM"]
    JudgedGames(tmp_path).path.chmod(0o644)
    assert run(*words) == DONE
    assert [one.initials for one in Wasco(tmp_path).latest()] == judged() == left


def test_bsds_log_is_a_line_of_the_record_and_goes_with_it(
    run: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "criblog").write_text("1987-11-18T20:15:00: won 00002, lost 00000\n")
    assert run("/V") == DONE
    assert "BSD's log, skunks counted: YOU won 0, ME won 2." in capsys.readouterr().out
    assert run("/V", "ABC") == DONE
    assert "BSD" not in capsys.readouterr().out
    assert run("/X", "--yes") == DONE
    assert run("/V") == DONE
    assert "BSD" not in capsys.readouterr().out.partition("\n")[2]
