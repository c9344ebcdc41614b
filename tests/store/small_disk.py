"""A disk so small that a test can fill it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def disk(folder: Path, size: str) -> Iterator[Path]:
    """Mount one in a folder; where nobody may, the test is left out."""
    folder.mkdir()
    options = ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)]
    try:
        is_there = subprocess.run(options, capture_output=True, check=False).returncode == 0
    except OSError:
        is_there = False
    if not is_there:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Fill the disk of a folder; without the file that is returned there is room again."""
    stone = folder / "stone"
    with stone.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"0" * 512):
            pass
    return stone
