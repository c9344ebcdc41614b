"""Programs that the house does not need, each in an environment of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.sources import HOUSE

DELIVERED = (".ci", "assets", "game", "tests", "tools", "saves/README")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*_cache", "differs", "unfinished")


def environment(folder: Path, *packages: str) -> Path:
    """The Python of a new environment with these packages; skipped where pip cannot bring them."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)  # ours does for it
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
    command = [*pip, "install", "--quiet", *packages]
    brought = subprocess.run(command, capture_output=True, text=True, check=False)
    if brought.returncode:
        pytest.skip(f"pip could not bring {', '.join(packages)}")
    return python


def copy_of_the_house(folder: Path) -> Path:
    """All that is delivered, without what tools and games have left there."""
    for path in HOUSE.iterdir():
        if path.is_file() and path.suffix != ".spec":
            folder.mkdir(exist_ok=True)
            shutil.copy2(path, folder)
    for name in DELIVERED:
        if (HOUSE / name).is_dir():
            shutil.copytree(HOUSE / name, folder / name, ignore=LEFT_OUT)
        else:
            (folder / name).parent.mkdir()
            shutil.copy2(HOUSE / name, folder / name)
    return folder


def run(*command: str | Path, at: Path, environ: Mapping[str, str] = os.environ, typed: str = "") -> str:
    """Run a program there; what it said."""
    done = subprocess.run(
        command, cwd=at, env=environ, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout
