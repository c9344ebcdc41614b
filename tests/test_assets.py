"""Where the assets and the player's own things lie, in a checkout and where the game is installed."""

import shutil
import sys
import tomllib
from pathlib import Path
from subprocess import PIPE, run
from tempfile import mkdtemp
from venv import EnvBuilder

import pytest

from game.assets import ASSETS, IS_INSTALLED, find_assets
from game.store import folder
from tests.programs import python
from tests.sources import HOUSE

PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_checkout_has_them_beside_the_package() -> None:
    assert HOUSE / "assets" == ASSETS
    assert not IS_INSTALLED
    assert folder.usual_folder() == HOUSE / "saves"


def test_an_installed_copy_has_them_within(tmp_path: Path) -> None:
    (tmp_path / "game/assets").mkdir(parents=True)
    assert find_assets(tmp_path / "game") == tmp_path / "game/assets"
    assert PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["sources"] == {"assets": "game/assets"}


def test_an_installed_copy_keeps_everything_in_the_persons_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(folder, "IS_INSTALLED", True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    own = tmp_path / "crib"
    assert folder.folder_to_read(None) == (own, [])
    assert not own.exists()
    assert folder.choose_folder(None) == (own, [])
    own.rmdir()
    own.touch()
    assert folder.choose_folder(None) == (
        own,
        [f"Can't write to {own}, so nothing will be saved. Try --saves with another folder."],
    )


def test_a_package_is_given_to_the_python_that_runs(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    shutil.copy(HOUSE / "game" / "assets.py", tmp_path / "game")
    EnvBuilder().create(tmp_path / ".venv")
    own = str(Path(".venv", "Scripts" if sys.platform == "win32" else "bin", "python"))
    EnvBuilder().create(tmp_path / "my own")
    spaced = str(tmp_path / "my own" / Path(own).relative_to(".venv"))
    asks = "from game.assets import PIP; print(PIP)"
    for runs, typed in (
        (sys.executable, sys.executable),
        (str(tmp_path / own), own),
        (spaced, f'"{spaced}"'),
    ):
        shown = run([runs, "-c", asks], cwd=tmp_path, stdout=PIPE, text=True, check=True)
        assert shown.stdout == f"{typed} -m pip install\n"


AS_SOMEBODY_ELSE = """
import os, pathlib
if os.getuid() == 0:
    os.setuid(65534)
from game.assets import COMMAND
print(COMMAND)
"""


def test_a_python_that_may_not_be_looked_at_is_none() -> None:
    """Of somebody else's checkout only the folder may be seen."""
    seen = Path(mkdtemp())
    try:
        (seen / "game").mkdir()
        shutil.copy(HOUSE / "game" / "assets.py", seen / "game")
        (seen / ".venv").mkdir(mode=0o000)
        seen.chmod(0o755)
        shown = python("-c", AS_SOMEBODY_ELSE, cwd=seen)
    finally:
        shutil.rmtree(seen)
    assert (shown.stderr, shown.stdout) == ("", "python3 main.py\n")
