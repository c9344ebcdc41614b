from pathlib import Path
from typing import Any

import pytest

from game.commands.commandline import main


@pytest.fixture
def run(tmp_path: Path) -> Any:
    """Run a command line with its own folder; the exit code."""

    def call(*arguments: str) -> int:
        return main([*arguments, "--saves", str(tmp_path)])

    return call
