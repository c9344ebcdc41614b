"""Somebody with a fresh copy of the project, a fresh environment and the README: nothing else is there."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

from tests.programs import start
from tests.shelf.programs import copy_of_the_house

PATIENCE = 120
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
OURS = ("PYTHON", "PIP", "VIRTUAL_ENV", "SDL", "COV", "PYTEST")


class Newcomer:
    """The folder of the copy, and a home of his own."""

    def __init__(self, folder: Path) -> None:
        self.house = copy_of_the_house(folder / "crib")
        self.home = folder / "home"
        self.home.mkdir()

    @cached_property
    def surroundings(self) -> dict[str, str]:
        """Surroundings without anything of those in which the tests run, and without a screen."""
        kept = {name: word for name, word in os.environ.items() if not name.startswith(OURS)}
        fetched = os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache/pip"))
        quiet = {"PIP_QUIET": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_CACHE_DIR": fetched}
        unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return {**kept, **quiet, **unseen, "HOME": str(self.home), "PYTHONUTF8": "1"}

    @cached_property
    def readme(self) -> str:
        return (self.house / "README.md").read_text(encoding="utf-8")

    def blocks(self, language: str = "sh") -> list[str]:
        """The fenced blocks of the README in such a language, in order."""
        return [text for kind, text in BLOCK.findall(self.readme) if kind == language]

    def install(self) -> None:
        """Type the first block of the README but for its last line, which plays."""
        *lines, play = self.blocks()[0].strip().split("\n")
        assert play == ".venv/bin/python main.py"
        self.shell("\n".join(lines))

    def shell(self, line: str, typed: str = "", **more: str) -> str:
        """Type a line, and some answers; what was said, if it ended well."""
        done = self.does(line, typed, **more)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    def does(self, line: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """Type a line, however it ends."""
        program = self._started(line, **more)
        said, complained = program.communicate(typed, timeout=PATIENCE)
        return subprocess.CompletedProcess(line, program.returncode, said, complained)

    @contextmanager
    def begins(self, line: str) -> Iterator["subprocess.Popen[str]"]:
        """Type a line that goes on till it is stopped."""
        program = self._started(f"exec {line}", PYTHONUNBUFFERED="1")
        try:
            yield program
        finally:
            program.terminate()
            program.communicate(timeout=PATIENCE)

    def _started(self, line: str, **more: str) -> "subprocess.Popen[str]":
        program: subprocess.Popen[str] = start(
            ["bash", "-ec", line],
            cwd=self.house,
            env={**self.surroundings, **more},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        return program
