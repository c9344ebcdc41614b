"""The folder that starts without Python, gathered as the README says, and what an AppImage is packed from."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from game import machines
from tests.shelf.programs import copy_of_the_house, environment, run
from tests.sources import HOUSE
from tools.shelf.app_dir import lay_out

pytestmark = pytest.mark.slow
GATHER = re.compile(r"^\.venv/bin/python (-m PyInstaller .*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Moved away from where it was made."""
    folder = tmp_path_factory.mktemp("gathered")
    python = environment(folder / "environment", "-r", str(HOUSE / "requirements.txt"), "pyinstaller")
    house = copy_of_the_house(folder / "house")
    words = GATHER.search((HOUSE / "README.md").read_text(encoding="utf-8"))
    assert words
    run(python, *words[1].split(), at=house)
    return Path(shutil.move(house / "dist/crib", folder / "moved"))


def alone(folder: Path) -> dict[str, str]:
    """Surroundings in which there is no Python, no screen and no sound."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**silent, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "PATH": str(folder)}


@pytest.mark.parametrize("machine", machines.names())
def test_it_plays_on_every_machine(machine: str, gathered: Path, tmp_path: Path) -> None:
    run(
        gathered / "crib",
        "--demo",
        "--frames",
        "60",
        "--machine",
        machine,
        at=tmp_path,
        environ=alone(tmp_path),
    )
    assert (tmp_path / "data/crib/settings.txt").exists()


def test_it_plays_in_lines_of_text(gathered: Path, tmp_path: Path) -> None:
    words = ("--text", "--seed", "1", "ABC")
    said = run(gathered / "crib", *words, at=tmp_path, environ=alone(tmp_path), typed="low\n")
    assert "Discard two cards" in said
    assert (tmp_path / "data/crib/unfinished.txt").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")
def test_an_app_dir_starts_and_has_what_a_desktop_looks_for(gathered: Path, tmp_path: Path) -> None:
    """Packing it into one file needs appimagetool, which no Debian package brings."""
    folder = tmp_path / "CRIB.AppDir"
    lay_out(gathered, folder)
    assert (
        run(folder / "AppRun", "--where", at=tmp_path, environ=alone(tmp_path)) == f"{tmp_path}/data/crib\n"
    )
    assert all(path.exists() for path in folder.iterdir()), "each link leads somewhere"
    assert {path.suffix for path in folder.iterdir()} >= {".desktop", ".png"}
    if not shutil.which("appstreamcli"):
        pytest.skip("appstreamcli is not on this machine")
    run("appstreamcli", "validate-tree", "--pedantic", "--no-net", folder, at=tmp_path, environ=os.environ)
