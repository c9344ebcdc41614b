"""Two programs that play each other in text over the loopback, killed and started again as a test likes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Self

from tests.sources import HOUSE

LOOPBACK = "127.0.0.1"
ENOUGH = 300.0  # seconds that a game may take at most, on a machine that does much else


class Side:
    """One of them, with a folder of its own; whoever is done with it kills it."""

    def __init__(self, folder: Path, words: Sequence[str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.words = folder, [*words]
        self.program: subprocess.Popen[bytes] | None = None
        self.out = folder / "out.txt"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self, *words: str) -> None:
        demo = [] if "--watch" in words else ["--demo"]
        command = [sys.executable, "main.py", "--saves", str(self.folder), "--text"]
        with self.out.open("ab") as out:
            self.program = subprocess.Popen(
                [*command, *demo, *self.words, *words],
                cwd=HOUSE,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def kill(self) -> None:
        """In the middle of whatever it does."""
        if self.program and self.program.poll() is None:
            os.kill(self.program.pid, signal.SIGKILL)
            self.program.wait()

    @property
    def text(self) -> str:
        return self.out.read_text(encoding="utf-8") if self.out.exists() else ""

    @property
    def is_done(self) -> bool:
        return self.program is not None and self.program.poll() == 0

    @property
    def is_gone(self) -> bool:
        return self.program is None or self.program.poll() is not None

    @property
    def ended(self) -> list[Path]:
        """Its games that lie among those that have ended."""
        return sorted((self.folder / "games").glob("0*.txt"))

    @property
    def has_more_to_say(self) -> bool:
        """Whether it still has its part of a game, though it may be over here."""
        return any(self.folder.glob("*.wire"))

    def has_parted(self, games: int) -> bool:
        """Whether it has left for good, all games over and its last line heard."""
        return self.is_gone and len(self.ended) >= games and not self.has_more_to_say

    @property
    def kept(self) -> Path:
        (path,) = self.ended
        return path


def invitations_of(side: Side, many: int) -> list[str]:
    """The lines that it shows, as soon as they stand there."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        found = [line for line in side.text.split("\n")[:-1] if line.startswith("crib1:")]
        if len(found) == many:
            return found
        time.sleep(0.02)
    raise AssertionError(side.text)


def invitation_of(side: Side) -> str:
    """The one line that it shows."""
    (line,) = invitations_of(side, 1)
    return line


def until_done(*sides: Side) -> None:
    """Until every program has come to the end of the game."""
    until = time.monotonic() + ENOUGH
    while not all(side.is_done for side in sides) and time.monotonic() < until:
        time.sleep(0.05)
    for side in sides:
        assert side.is_done, side.text[-600:]


def play(host: Side, guest: Side, random: Random | None = None, kills: int = 0, games: int = 1) -> str:
    """Play so many games, with so many of the programs killed on the way; return the invitation.

    Whoever is gone is started again as long as it has something to say, and somebody to say it to."""
    sides = {"--wait": host, "--call": guest}
    host.start("--wait", f"{LOOPBACK}:0")
    with host, guest:
        invitation = invitation_of(host)
        guest.start("--call", invitation)
        until = time.monotonic() + ENOUGH
        while not all(side.is_gone and len(side.ended) >= games for side in sides.values()):
            assert time.monotonic() < until, f"{host.text[-600:]}\n{guest.text[-600:]}"
            time.sleep(0.02)
            if kills and random and random.random() < 0.05 and _has_begun(host) and _has_begun(guest):
                kills -= 1
                random.choice([host, guest]).kill()
            for (way, side), friend in zip(sides.items(), (guest, host), strict=True):
                is_heard = len(side.ended) >= games and friend.has_parted(games)
                if side.is_gone and side.has_more_to_say and random and not is_heard:
                    side.start(way, invitation)
    return invitation


def _has_begun(side: Side) -> bool:
    return any("\n1 0 " in path.read_text(encoding="ascii") for path in side.folder.glob("*.wire"))
