from pathlib import Path

import pytest

from game.store import folder
from game.store.folder import choose_folder, folder_to_read, own_folder


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


def test_where_nothing_can_be_written_nothing_is_kept(home: Path, tmp_path: Path) -> None:
    home.touch()
    (tmp_path / "file").touch()
    chosen, [sentence] = choose_folder(tmp_path / "file")
    assert chosen == tmp_path / "file"
    assert "nothing will be kept" in sentence


def test_a_relative_folder_of_ones_own_is_ignored(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "share")
    assert own_folder() == home / ".local" / "share" / "crib"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "share"))
    assert own_folder() == home / "share" / "crib"


def test_where_a_record_is_looked_for_nothing_is_made(tmp_path: Path) -> None:
    assert folder_to_read(None) == folder.BESIDE_THE_PROGRAM
    assert folder_to_read(tmp_path / "nowhere") == tmp_path / "nowhere"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("place", ["new/saves", "file", "file/saves"])
def test_where_nothing_was_kept_yet_a_record_is_looked_for_where_it_will_be(
    place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_folder().mkdir(parents=True)  # an installed copy was there before
    (tmp_path / "file").touch()
    monkeypatch.setattr(folder, "BESIDE_THE_PROGRAM", tmp_path / place)
    found = folder_to_read(None)
    assert not (tmp_path / "new").exists()
    assert found == choose_folder(None)[0]
