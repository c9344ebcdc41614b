"""Where the drawings and tables lie that the game is delivered with."""

from pathlib import Path

ASSETS = Path(__file__).parents[1] / "assets"
