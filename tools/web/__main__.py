"""Build the page on which the game is played in a browser: `python -m tools.web FOLDER`."""

import argparse
import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.shelf.icons import ICONS

HERE = Path(__file__).parent
HOUSE = HERE.parents[1]
PYODIDE = "pyodide@0.29.5"  # Python 3.13, the newest that the game is tried on
# The SHA-512 that the registry gives for it.
INTEGRITY = "TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw=="
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OF_PYODIDE = (*FETCHED, "pyodide.mjs", "pyodide.asm.js", "package.json", "README.md")
GAME = "game.zip"
OLDEST_DAY = (1980, 1, 1, 0, 0, 0)  # that a zip knows: the same files are the same bytes


def build(folder: Path, pyodide: Path | None = None) -> None:
    """Put all files of the page into a folder; Python for browsers is fetched by npm unless it is given."""
    (folder / "pyodide").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        _unpack(pyodide or _fetch(Path(scratch)), folder / "pyodide")
    with ZipFile(folder / GAME, "w") as archive:
        for path, name in sorted(_of_the_game()):
            archive.writestr(ZipInfo(name, OLDEST_DAY), path.read_bytes(), ZIP_DEFLATED, 9)
    for name in ("page.css", "page.js", "worker.js"):
        shutil.copyfile(HERE / name, folder / name)
    shutil.copyfile(ICONS / "scalable.svg", folder / "icon.svg")
    shutil.copyfile(HOUSE / "LICENSE", folder / "LICENSE")
    loaded = (folder / GAME, *(folder / "pyodide" / name for name in FETCHED))
    page = (HERE / "index.html").read_text(encoding="utf-8")
    page = page.replace("@BYTES@", str(sum(path.stat().st_size for path in loaded)))
    (folder / "index.html").write_text(page, encoding="utf-8")


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
    """Yield the package, the tables that its players read, and the road from the page to it."""
    for path in (HOUSE / "game").rglob("*.py"):
        yield path, path.relative_to(HOUSE).as_posix()
    for path in (HOUSE / "assets/odds").iterdir():
        yield path, f"game/assets/odds/{path.name}"
    yield HERE / "in_browser.py", "in_browser.py"


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
