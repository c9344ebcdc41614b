"""Where the drawings and tables lie that the game is delivered with, and whether it is installed."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def find_assets(package: Path = _PACKAGE) -> Path:
    """Within the package where it was installed; beside it in a checkout."""
    within = package / "assets"
    return within if within.is_dir() else package.parent / "assets"


ASSETS = find_assets()
IS_INSTALLED = ASSETS.parent == _PACKAGE
COMMAND = "crib" if IS_INSTALLED else "python main.py"
