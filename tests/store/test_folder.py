import errno
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.commands.commandline import main
from game.commands.words import DONE, NOT_UNDERSTOOD
from game.store import folder
from game.store.folder import (
    NoFolder,
    can_be_written,
    choose_folder,
    folder_to_read,
    has_unfinished_games,
    own_folder,
    usual_folder,
)
from game.store.reading import is_sure


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path / "home"


def test_the_usual_folder_lies_beside_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (folder.BESIDE_THE_PROGRAM / "README").exists()
    monkeypatch.setattr(folder, "BESIDE_THE_PROGRAM", tmp_path)
    assert choose_folder(None) == (tmp_path, [])


def test_a_folder_that_was_wished_for_is_made(tmp_path: Path) -> None:
    assert choose_folder(tmp_path / "a" / "b") == (tmp_path / "a" / "b", [])
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_and_ones_own_is_taken(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    chosen, [sentence] = choose_folder(tmp_path / "file")
    assert chosen == own_folder()
    assert home in chosen.parents
    assert str(chosen) in sentence


@pytest.mark.usefixtures("home")
def test_a_folder_that_is_there_but_takes_nothing_is_not_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished = tmp_path / "wished"
    monkeypatch.setattr(folder, "can_be_written", lambda path: path != wished)
    chosen, [sentence] = choose_folder(wished)
    assert chosen == own_folder()
    assert f"Can't write to {wished}" in sentence


def test_where_nothing_can_be_written_nothing_is_kept(home: Path, tmp_path: Path) -> None:
    home.touch()
    (tmp_path / "file").touch()
    chosen, [sentence] = choose_folder(tmp_path / "file")
    assert chosen == tmp_path / "file"
    assert "nothing will be saved" in sentence


def test_a_relative_folder_of_ones_own_is_ignored(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "share")
    assert own_folder() == home / ".local" / "share" / "crib"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "share"))
    assert own_folder() == home / "share" / "crib"


def test_where_a_record_is_looked_for_nothing_is_made(tmp_path: Path) -> None:
    assert folder_to_read(None) == (folder.BESIDE_THE_PROGRAM, [])
    assert folder_to_read(tmp_path / "nowhere") == (tmp_path / "nowhere", [])
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("place", ["new/saves", "file", "file/saves"])
def test_where_nothing_was_kept_yet_a_record_is_looked_for_where_it_will_be(
    place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = own_folder()
    assert own
    own.mkdir(parents=True)  # an installed copy was there before
    (tmp_path / "file").touch()
    monkeypatch.setattr(folder, "BESIDE_THE_PROGRAM", tmp_path / place)
    found = folder_to_read(None)
    assert not (tmp_path / "new").exists()
    assert found == choose_folder(None)


@pytest.mark.usefixtures("home")
def test_a_record_is_looked_for_where_play_saves_unless_something_lies_in_the_folder_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "stick").mkdir()
    own, told = choose_folder(tmp_path / "file")
    assert folder_to_read(tmp_path / "file") == (own, told)
    monkeypatch.setattr("os.access", lambda *_: False)
    told = [f"Can't write to {tmp_path / 'stick'}, so everything is saved in {own}."]
    assert folder_to_read(tmp_path / "stick") == (own, told)
    (tmp_path / "stick" / "WASCO").touch()
    assert folder_to_read(tmp_path / "stick") == (tmp_path / "stick", told)


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user of whom the system knows but a number: no HOME, and no line in the list of people."""
    pwd = pytest.importorskip("pwd")

    def not_found(number: int) -> None:
        raise KeyError(number)

    for name in ("HOME", "XDG_DATA_HOME", "APPDATA", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", not_found)


@pytest.mark.usefixtures("nobody")
def test_who_has_no_home_plays_beside_the_program_or_where_he_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(folder, "BESIDE_THE_PROGRAM", tmp_path)
    assert own_folder() is None
    assert folder_to_read(None) == (tmp_path, [])
    assert choose_folder(None) == (tmp_path, [])
    assert choose_folder(tmp_path / "a") == (tmp_path / "a", [])
    (tmp_path / "file").touch()
    wished, [sentence] = choose_folder(tmp_path / "file")
    assert (wished, sentence) == (
        tmp_path / "file",
        f"Can't write to {tmp_path / 'file'}, so nothing will be saved. Try --saves with another folder.",
    )


@pytest.mark.usefixtures("nobody")
@pytest.mark.parametrize("words", ["/V", "--where", "ABC", "--text", "--reset-records --yes"])
def test_who_has_no_home_is_told_how_to_name_a_folder(
    words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(folder, "IS_INSTALLED", True)
    assert main(words.split()) == NOT_UNDERSTOOD
    assert capsys.readouterr().err == f"{NoFolder()}\n"
    assert main(["--where", "--saves", str(tmp_path)]) == DONE
    assert capsys.readouterr().out == f"{tmp_path}\n"


def test_a_relative_home_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    pwd = pytest.importorskip("pwd")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(folder, "IS_INSTALLED", True)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "home")
    homes = iter(["/home/ann", "/home/ann", "ann"])
    monkeypatch.setattr(pwd, "getpwuid", lambda _: SimpleNamespace(pw_dir=next(homes)))
    assert own_folder() == usual_folder() == Path("/home/ann/.local/share/crib")
    assert own_folder() is None


TOO_LONG = "x" * 300


def test_a_folder_whose_name_is_too_long_is_told_and_ones_own_is_taken(home: Path, tmp_path: Path) -> None:
    chosen, [sentence] = choose_folder(tmp_path / TOO_LONG)
    assert chosen == own_folder()
    assert home in chosen.parents
    assert TOO_LONG in sentence


@pytest.mark.parametrize("words", ["/X --yes", "ABC /R --yes", "--replay ."])
def test_no_word_stumbles_over_a_name_that_is_too_long(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = str(tmp_path / TOO_LONG)
    assert main([*words.replace(".", long).split(), "--saves", long]) == NOT_UNDERSTOOD
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("system", "told", "own"),
    [
        ("win32", "APPDATA USERPROFILE HOME", "/APPDATA/Crib"),
        ("win32", "USERPROFILE HOME", "/USERPROFILE/Crib"),
        ("win32", "HOME XDG_DATA_HOME", None),
        ("darwin", "APPDATA HOME XDG_DATA_HOME", "/HOME/Library/Application Support/Crib"),
        ("linux", "APPDATA HOME XDG_DATA_HOME", "/XDG_DATA_HOME/crib"),
        ("linux", "APPDATA HOME", "/HOME/.local/share/crib"),
    ],
)
@pytest.mark.usefixtures("nobody")
def test_each_system_has_its_own_place(
    system: str, told: str, own: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    for name in told.split():
        monkeypatch.setenv(name, f"/{name}")
    assert own_folder() == (own and Path(own))


def test_a_disk_that_gives_no_answer_is_a_no_but_for_games_that_may_wait_there(tmp_path: Path) -> None:
    def fails() -> bool:
        raise OSError(errno.EIO, "broken")

    assert not is_sure(fails)
    assert not has_unfinished_games(tmp_path)
    assert not has_unfinished_games(tmp_path / "nowhere")
    (tmp_path / "unfinished-2.txt").touch()
    assert has_unfinished_games(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folder, "listed", lambda *_: fails())
        assert has_unfinished_games(tmp_path)


def test_nothing_is_written_where_a_file_lies_in_the_way(tmp_path: Path) -> None:
    assert can_be_written(tmp_path)
    assert [*tmp_path.iterdir()] == []
    (tmp_path / "saves").write_text("no folder\n")
    assert not can_be_written(tmp_path / "saves")
