"""The source package and the wheel: the same bytes each time, accepted by their tools, made offline."""

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.shelf.programs import copy_of_the_house, environment, run

pytestmark = pytest.mark.slow
TOOLS = ("build", "hatchling>=1.27", "twine", "check-wheel-contents")
TRIED = ("tests/test_house.py", "tests/test_papers.py", "tests/test_assets.py", "tests/rules", "tests/shelf")
BUILD = ("-m", "build", "--no-isolation", "--outdir")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("environment"), *TOOLS)


@pytest.fixture(scope="module")
def built(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = copy_of_the_house(tmp_path_factory.mktemp("house"))
    run(python, *BUILD, "built", at=house)
    return house / "built"


def unpack(built: Path, folder: Path) -> Path:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def packages(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_they_are_the_same_bytes_each_time_and_from_the_source_package_without_a_network(
    built: Path, python: Path, tmp_path: Path
) -> None:
    """What pip unpacks is all there is."""
    house = unpack(built, tmp_path)
    alone = ("unshare", "--net", "--map-root-user") if shutil.which("unshare") else ()
    run(*alone, python, *BUILD, "built", at=house)
    assert packages(house / "built") == packages(built)


@pytest.mark.parametrize(
    "tool", [("twine", "check", "--strict"), ("check-wheel-contents",)], ids=lambda words: words[0]
)
def test_its_own_tool_has_nothing_to_say(tool: tuple[str, ...], built: Path, python: Path) -> None:
    name, *words = tool
    files = built.iterdir() if name == "twine" else built.glob("*.whl")
    said = run(python.parent / name, *words, *files, at=built)
    assert "WARNING" not in said


def test_the_source_package_holds_all_and_passes_its_own_tests(built: Path, tmp_path: Path) -> None:
    unpacked, house = unpack(built, tmp_path / "unpacked"), copy_of_the_house(tmp_path / "house")
    assert names_in(unpacked) - names_in(house) == {"PKG-INFO"}
    assert names_in(house) <= names_in(unpacked)
    run(sys.executable, "-m", "pytest", *TRIED, at=unpacked)


def test_a_wheel_holds_the_game_and_what_it_reads_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    assert all(top == "game" or top.startswith("crib-") for top in tops)
    assert not [name for name in names if name.startswith("game/assets/shelf") or "__pycache__" in name]
    assert "game/assets/odds/six-card.odds" in names
