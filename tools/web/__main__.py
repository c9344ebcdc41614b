"""Build the page on which the game is played in a browser: `python -m tools.web FOLDER`."""

import argparse
import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from game import machines
from tools.shelf.icons import ICONS
from tools.web import stand_in

HERE = Path(__file__).parent
HOUSE = HERE.parents[1]
SHELF = HOUSE / "assets/shelf"  # what desktops are given
PYODIDE = "pyodide@0.29.5"  # Python 3.13, the newest that the game is tried on
# The SHA-512 that the registry gives for it.
INTEGRITY = "TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw=="
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OF_PYODIDE = (*FETCHED, "pyodide.mjs", "pyodide.asm.js", "package.json", "README.md")
OF_THE_PAGE = (
    *("old.js", "offline.js", "shelf.js", "sound.js", "window.js", "text.js", "worker.js"),
    *("text.css", "window.css", "manifest.webmanifest"),
)
OFFLINE = "kept.js"
LEFT_OUT = ("LICENSE", "pyodide/README.md", "pyodide/package.json")  # what no browser asks for
ICON_SIZES = (256, 512)
OF_PYTHON = ("in_browser.py", "in_window.py")
GAME = "game.zip"
OLDEST_DAY = (1980, 1, 1, 0, 0, 0)  # that a zip knows: the same files are the same bytes


def build(folder: Path, pyodide: Path | None = None) -> None:
    """Put all files of the page into a folder; Python for browsers is fetched by npm unless it is given."""
    (folder / "pyodide").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        _unpack(pyodide or _fetch(Path(scratch)), folder / "pyodide")
    pack_game(folder / GAME)
    for name in OF_THE_PAGE:
        shutil.copyfile(HERE / name, folder / name)
    for machine in machines.names():
        _draw_title(machine, folder / f"title-{machine}.png")
    shutil.copyfile(ICONS / "scalable.svg", folder / "icon.svg")
    for size in ICON_SIZES:
        shutil.copyfile(ICONS / f"{size}.png", folder / f"icon-{size}.png")
    shutil.copyfile(HOUSE / "LICENSE", folder / "LICENSE")
    loaded = (folder / GAME, *(folder / "pyodide" / name for name in FETCHED))
    for name in ("index.html", "text.html"):
        page = (HERE / name).read_text(encoding="utf-8")
        page = page.replace("@BYTES@", str(sum(path.stat().st_size for path in loaded)))
        (folder / name).write_text(page, encoding="utf-8")
    keep_offline(folder)


def keep_offline(folder: Path) -> None:
    """Name all files, and this version by what is in them."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != OFFLINE)
    names = {path: path.relative_to(folder).as_posix() for path in paths}
    version = hashlib.sha256()
    for path in paths:
        version.update(names[path].encode() + hashlib.sha256(path.read_bytes()).digest())
    listed = ["./", *(name for name in names.values() if name not in LEFT_OUT)]
    page = (HERE / OFFLINE).read_text(encoding="utf-8").replace("@VERSION@", version.hexdigest()[:16])
    page = page.replace("@FILES@", ", ".join(f'"{name}"' for name in listed))
    (folder / OFFLINE).write_text(page, encoding="utf-8")


def pack_game(archive: Path) -> None:
    """Pack the game as the page loads it."""
    with ZipFile(archive, "w") as packed:
        found = [*((name, path.read_bytes()) for path, name in _of_the_game()), *stand_in.files()]
        for name, content in sorted(found):
            packed.writestr(ZipInfo(name, OLDEST_DAY), content, ZIP_DEFLATED, 9)


def _draw_title(machine: str, path: Path) -> None:
    """Draw what is seen before Python is there: the game's own title."""
    with tempfile.TemporaryDirectory() as saves:
        words = ["--machine", machine, "--mute", "--frames", "1", "--screenshot", f"{path}", "--saves", saves]
        unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        subprocess.run([sys.executable, f"{HOUSE / 'main.py'}", *words], check=True, env=unseen)


def _fetch(scratch: Path) -> Path:
    subprocess.run(["npm", "pack", "--silent", "--pack-destination", scratch, PYODIDE], check=True)
    return next(scratch.glob("pyodide-*.tgz"))


def _unpack(archive: Path, folder: Path) -> None:
    content = archive.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != INTEGRITY:
        raise SystemExit(f"{archive} is not {PYODIDE} as it was published.")
    with tarfile.open(archive) as package:
        for name in OF_PYODIDE:
            source = package.extractfile(f"package/{name}")
            assert source, name
            (folder / name).write_bytes(source.read())


def _of_the_game() -> Iterator[tuple[Path, str]]:
    """Yield the package, what it reads, and the road from the page to it."""
    for path in (HOUSE / "game").rglob("*.py"):
        yield path, path.relative_to(HOUSE).as_posix()
    for path in (HOUSE / "assets").rglob("*.*"):
        if path.suffix != ".png" and SHELF not in path.parents:
            yield path, f"game/{path.relative_to(HOUSE).as_posix()}"
    for name in OF_PYTHON:
        yield HERE / name, name


def main() -> None:
    """Build it, and tell how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--pyodide", type=Path, metavar="FILE", help=f"{PYODIDE} as npm packs it, to fetch nothing"
    )
    words = parser.parse_args()
    build(words.folder, words.pyodide)
    size = sum(path.stat().st_size for path in words.folder.rglob("*") if path.is_file())
    print(f"{words.folder} holds the page, {size / 1e6:.1f} MB. Any server of plain files will do, such as:")
    print(f"python -m http.server --directory {words.folder}")


if __name__ == "__main__":
    main()
