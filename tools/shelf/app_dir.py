"""Lay out what appimagetool packs into one file, from the folder that PyInstaller gathered:
`python -m tools.shelf.app_dir dist/crib dist/CRIB.AppDir`, then `appimagetool dist/CRIB.AppDir`."""

import argparse
import shutil
import tomllib
from pathlib import Path

from game.window.window import DESKTOP_ID

HOUSE = Path(__file__).parents[2]
ICON = "256x256"


def lay_out(gathered: Path, folder: Path) -> None:
    """Lay out the program, all that a desktop looks for, and at the top the marks of an AppImage."""
    shutil.copytree(gathered, folder / "usr/lib/crib", symlinks=True)
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    for source, target in project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"].items():
        (folder / "usr" / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HOUSE / source, folder / "usr" / target)
    (folder / "usr/bin").mkdir()
    (folder / "usr/bin/crib").symlink_to("../lib/crib/crib")
    (folder / "AppRun").symlink_to("usr/lib/crib/crib")
    (folder / f"{DESKTOP_ID}.desktop").symlink_to(f"usr/share/applications/{DESKTOP_ID}.desktop")
    for name in (f"{DESKTOP_ID}.png", ".DirIcon"):
        (folder / name).symlink_to(f"usr/share/icons/hicolor/{ICON}/apps/{DESKTOP_ID}.png")


def main() -> None:
    """Do it for the folders named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gathered", type=Path)
    parser.add_argument("folder", type=Path)
    words = parser.parse_args()
    lay_out(words.gathered, words.folder)


if __name__ == "__main__":
    main()
