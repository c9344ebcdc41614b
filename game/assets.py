"""Where the drawings and tables lie that the game is delivered with, and what is typed for it."""

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def find_assets(package: Path = _PACKAGE) -> Path:
    """Find the assets within the package where it was installed; beside it in a checkout."""
    within = package / "assets"
    return within if within.is_dir() else package.parent / "assets"


ASSETS = find_assets()
IS_INSTALLED = ASSETS.parent == _PACKAGE
_OWN_PYTHONS = {
    ".venv/bin/python": ASSETS.parent / ".venv" / "bin" / "python",
    r".venv\Scripts\python": ASSETS.parent / ".venv" / "Scripts" / "python.exe",
}
OWN_PYTHON = next((typed for typed, python in _OWN_PYTHONS.items() if os.access(python, os.X_OK)), "")
"""What is typed for the Python of a checkout, once README's first line was run there."""
COMMAND = "crib" if IS_INSTALLED else f"{OWN_PYTHON or 'python3'} main.py"
"""What is typed to play."""
_IS_OWN = OWN_PYTHON and Path(sys.prefix).resolve() == ASSETS.parent / ".venv"
_RUNS = OWN_PYTHON if _IS_OWN else sys.executable or "python3"
_TYPED = f'"{_RUNS}"' if " " in _RUNS else _RUNS
PIP = f"{_TYPED} -m pip install"
"""What is typed before the name of a package, to give it to the Python that runs."""
