"""The packages: built as the README says, installed far from their folder, and played there; the manual."""

import os
import re
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from game.commands.commandline import VERSION
from game.commands.words import OPTIONS
from tests.doors.needed import need
from tests.doors.newcomer import Newcomer
from tests.shelf.programs import DELIVERED, environment, run

BUILT = "build", "hatchling>=1.27"
HAND = "Your hand: AD, 2C, 2D, 3H, 5H, QD."
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which packages are built and tried."""
    return environment(tmp_path_factory.mktemp("tools"), *BUILT, "pipx").parent


@pytest.fixture(scope="module")
def house(tools: Path, newcomer: Newcomer) -> Path:
    """The house with both packages in `dist`."""
    run(tools / "python", "-m", "build", "--no-isolation", at=newcomer.house)
    return newcomer.house


def far(folder: Path, tools: Path) -> dict[str, str]:
    """Surroundings of somebody who installs things at home."""
    kept = {name: word for name, word in os.environ.items() if not name.startswith(("XDG", "PYTHON"))}
    home = {"HOME": str(folder), "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    path = os.pathsep.join([str(folder / "bin"), str(tools), os.environ["PATH"]])
    return {**kept, **QUIET, **home, "PATH": path, "PIPX_DEFAULT_PYTHON": sys.executable}


def plays(crib: Path | str, folder: Path, surroundings: dict[str, str]) -> None:
    """Look at what it says there: version, folder, a first question, and some seconds of the window."""
    data = folder / ".local/share/crib"
    assert run(crib, "--version", at=folder, environ=surroundings) == f"CRIB {VERSION}\n"
    assert run(crib, "--where", at=folder, environ=surroundings) == f"{data}\n"
    words = ("--text", "--preset", "champ", "--seed", "1", "ABC")
    assert HAND in run(crib, *words, at=folder, environ=surroundings, typed="low\n")
    assert "initials ABC" in (data / "unfinished.txt").read_text(encoding="utf-8")
    picture = folder / "played.png"
    watched = ("--demo", "--seed", "1", "--frames", "60", "--screenshot", str(picture))
    run(crib, *watched, at=folder, environ=surroundings)
    assert picture.stat().st_size > 4000, "a table has cloth, board and cards"


def test_the_source_package_holds_all_that_is_delivered(house: Path) -> None:
    (archive,) = house.glob("dist/crib-*.tar.gz")
    assert archive.name == f"crib-{VERSION}.tar.gz"
    with tarfile.open(archive) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    files = (path for place in DELIVERED for path in [house / place, *(house / place).rglob("*")])
    wanted = {path.relative_to(house).as_posix() for path in files if path.is_file()}
    assert {name for name in wanted if "__pycache__" not in name} <= packed
    assert {"main.py", "README.md", "LICENSE", "pyproject.toml", "requirements.txt"} <= packed


def test_the_wheel_holds_the_game_and_what_it_reads(house: Path) -> None:
    (wheel,) = house.glob("dist/crib-*.whl")
    with ZipFile(wheel) as opened:
        packed = {*opened.namelist()}
    code = {path.relative_to(house).as_posix() for path in (house / "game").rglob("*.py")}
    read = {f"game/{path.relative_to(house).as_posix()}" for path in (house / "assets").rglob("*.*")}
    left_out = {"game/assets/table.png", "game/assets/machines.png"}
    assert code | {name for name in read - left_out if "/assets/shelf/" not in name} <= packed


def test_pipx_brings_the_command_and_the_desktop_its_entry(house: Path, tools: Path, tmp_path: Path) -> None:
    """`pipx install .`, then the block that copies icons and menu entry, as they stand in the README."""
    (install,) = re.findall(r"`(pipx install \.)`", (house / "README.md").read_text(encoding="utf-8"))
    (copy,) = re.findall(
        r"^(cp -r .*pipx environment.*)$", (house / "README.md").read_text(encoding="utf-8"), re.M
    )
    surroundings = far(tmp_path, tools)
    (tmp_path / ".local/share").mkdir(parents=True)
    run("bash", "-ec", install, at=house, environ=surroundings)
    run("bash", "-ec", copy, at=tmp_path, environ=surroundings)
    entry = tmp_path / ".local/share/applications/org.example.crib.desktop"
    assert "Exec=crib\n" in entry.read_text(encoding="utf-8")
    assert [*(tmp_path / ".local/share/icons").rglob("org.example.crib.png")]
    plays("crib", tmp_path, surroundings)
    assert "Unknown option --presett. Did you mean --preset?" in _said_by_cribw(tmp_path, surroundings)


def _said_by_cribw(folder: Path, surroundings: dict[str, str]) -> str:
    return run("bash", "-c", "cribw --presett 2>&1 || true", at=folder, environ=surroundings)


def test_packagers_put_it_where_their_system_looks(house: Path, tools: Path, tmp_path: Path) -> None:
    recipe = re.search(r"## For packagers.*?```sh\n(.*?)```", (house / "README.md").read_text(), re.DOTALL)
    assert recipe
    root, surroundings = tmp_path / "root", far(tmp_path, tools)
    run("sh", "-ec", recipe[1], at=house, environ={**surroundings, "DESTDIR": str(root)})
    start = root / "usr/games/crib"
    start.write_text(start.read_text(encoding="utf-8").replace("/usr", f"{root}/usr"), encoding="utf-8")
    with_pygame = {**surroundings, "PATH": f"{Path(sys.executable).parent}:{surroundings['PATH']}"}
    plays(start, tmp_path, with_pygame)
    for name in ("applications", "metainfo", "icons/hicolor/16x16/apps", "icons/hicolor/scalable/apps"):
        assert [*(root / "usr/share" / name).glob("org.example.crib.*")]
    assert (root / "usr/share/man/man6/crib.6").exists()


def test_the_manual_is_read_and_has_every_word() -> None:
    need("mandoc")
    page = Path(__file__).parents[2] / "assets/shelf/crib.6"
    read = run("mandoc", "-T", "utf8", page, at=page.parent)
    plain = re.sub(r".\x08", "", read)
    assert "crib – cribbage, circa 1987" in plain
    for name, option in OPTIONS.items():
        assert re.search(rf"^ +{re.escape(name)}( |$)", plain, re.MULTILINE), name
        told = " ".join(plain.split())
        assert " ".join(option.about.split())[:40].casefold().rstrip(".") in told.casefold(), name
