"""Break what the doors lead to, one thing after the other in a copy, and tell which doors notice.

All: `python -m tests.doors.broken`; some, by their words: `python -m tests.doors.broken page window`."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.shelf.programs import copy_of_the_house

NOTHING_WALKED = 5


class Break(NamedTuple):
    """What a player would lose, the door that must notice, and the words that are changed in a file."""

    loses: str
    door: str
    path: str
    old: str = ""
    new: str = ""
    only: str = ""
    """Which of the door's walks, where all of them take long."""

    def do(self, house: Path) -> None:
        """Break it there; a file whose words are not named is dropped."""
        file = house / self.path
        if not self.old:
            file.unlink()
            return
        text = file.read_text(encoding="utf-8")
        assert self.old in text, f"{self.path} no longer says {self.old!r}"
        file.write_text(text.replace(self.old, self.new), encoding="utf-8")


BREAKS = (
    Break("the README installs nothing", "readme", "requirements.txt"),
    Break(
        "the README's example deals other cards",
        "readme",
        "game/rules/pack.py",
        "sha256",
        "sha512",
        "by_hand",
    ),
    Break(
        "Windows is told an older line", "readme", "README.md", "py -m venv .venv &&", "py -m venv venv &&"
    ),
    Break(
        "a command is misspelled",
        "readme",
        "README.md",
        "`--deals monday`",
        "`--deal monday`",
        "sentences_has",
    ),
    Break(
        "the page is built elsewhere",
        "readme",
        "README.md",
        "tools.web dist/web",
        "tools.web dist/page",
        "served",
    ),
    Break(
        "two levels meet as one", "readme", "game/tournament/__main__.py", " wins   {", " won   {", "levels"
    ),
    Break(
        "nobody is told what to install",
        "extras",
        "game/session/far_wish.py",
        "run {PIP} PyNaCl paho-mqtt",
        "it is",
    ),
    Break(
        "text needs pygame",
        "extras",
        "game/terminal/conversation.py",
        "from typing",
        "import pygame\nfrom typing",
    ),
    Break(
        "a game that waits is not found",
        "left_and_gone_on",
        "game/store/unfinished.py",
        "one.state is not State.FINISHED",
        "one.state is State.FINISHED",
    ),
    Break(
        "two scores are swapped",
        "left_and_gone_on",
        "game/session/telling.py",
        "at or table.game.scores",
        "at or table.game.scores[::-1]",
    ),
    Break("a choice loses its price", "desk", "game/coaching/ask.py", " to win{", " to wim{"),
    Break(
        "a review has no costly moves",
        "desk",
        "game/review/review_text.py",
        "The costliest moves",
        "The moves costliest",
    ),
    Break(
        "a game that is entered is thrown away",
        "desk",
        "game/terminal/enter_game.py",
        "unfinished.finish()",
        "None",
        "entered",
    ),
    Break("any file is fair", "desk", "game/store/kept_game.py", "match the seal", "matches the seal"),
    Break("nobody comes to the club", "club", "assets/club.txt"),
    Break(
        "a tournament's day is shorter", "club", "game/club/evening.py", 'ten", 22, 10', 'ten", 20, 10', "day"
    ),
    Break("nine deals are eight", "club", "game/club/duplicate.py", "Starter", "Starts", "printed"),
    Break("an engine is not greeted", "arena", "game/engines/chair.py", "crib-engine 1", "crib-engine 2"),
    Break(
        "a friend's cards are not audited",
        "friend",
        "game/terminal/far_away_in_lines.py",
        "the cards were fair",
        "fair were the cards",
        "direct",
    ),
    Break("a word of the help is gone", "every_word", "game/commands/words.py", '"--tutor"', '"--tutors"'),
    Break("mute is loud", "every_word", "game/devices/speaker.py", "if self._muted else", "if 0 else"),
    Break("CRIB's first line", "every_word", "game/commands/words.py", "circa 1987", "1987 circa"),
    Break(
        "a press does not reach the window",
        "window",
        "game/devices/keyboard.py",
        '("return", "space", "kp_enter")',
        '("space",)',
    ),
    Break("the window is silent", "window", "game/devices/speech.py", '"--wait", "--"', '"--wait"'),
    Break(
        "the whole screen is not filled",
        "window",
        "game/commands/start_game.py",
        "settings.full_screen = True",
        "settings.full_screen = False",
        "whole_screen",
    ),
    Break("C-128 stays dark", "window", "game/machines/c128/machine.py"),
    Break(
        "an icon is not packed",
        "packages",
        "pyproject.toml",
        'exclude = ["',
        'exclude = ["assets/club.txt", "',
    ),
    Break(
        "the command starts nothing",
        "packages",
        "pyproject.toml",
        'crib = "game.__main__:start',
        'crib = "game.__main__:begin',
        "pipx",
    ),
    Break("the manual lacks a word", "packages", "assets/shelf/crib.6", ".It Fl e\n", ".It Fl E\n", "manual"),
    Break(
        "the older pygame is not enough",
        "older_pygame",
        "game/window/opening.py",
        "from threading import Thread\n",
        "from threading import Thread\nfrom pygame import IS_CE\n",
    ),
    Break(
        "a browser's Python has no pwd",
        "page",
        "game/store/folder.py",
        "import os\n",
        "import os, pwd\n",
        "python",
    ),
    Break(
        "the page has no worker",
        "page",
        "tools/web/__main__.py",
        '"text.js", "worker.js"',
        '"text.js"',
        "first_card",
    ),
    Break("the page lacks a file", "page", "tools/web/__main__.py", '"window.js", ', "", "cards_are"),
    Break(
        "the page packs no sheets",
        "page",
        "tools/web/__main__.py",
        '"assets").rglob',
        '"asset").rglob',
        "python",
    ),
)


def noticed_by(broken: Break) -> str:
    """Break it in a copy of the house and walk through its door there: what notices it, and its words."""
    with tempfile.TemporaryDirectory() as scratch:
        house = copy_of_the_house(Path(scratch) / "house")
        broken.do(house)
        only = ("-k", broken.only) if broken.only else ()
        door = f"tests/doors/test_{broken.door}.py"
        command = [sys.executable, "-m", "pytest", "-x", "-m", "door", "-p", "no:cacheprovider", door, *only]
        own = {**os.environ, "CRIB_ALL_DOORS": "1"}
        done = subprocess.run(command, cwd=house, env=own, capture_output=True, text=True, check=False)
        told = [*done.stdout.splitlines(), *done.stderr.splitlines()]
        red = [line for line in told if line.startswith(("FAILED ", "ERROR ", "E  "))]
        return "" if done.returncode in (0, NOTHING_WALKED) else red[-1].rpartition("/")[2]


def main(words: Sequence[str]) -> int:
    """Break them one by one; the exit code is the number that nobody noticed."""
    unnoticed = 0
    for broken in BREAKS:
        if words and not any(word in f"{broken.loses} {broken.door}" for word in words):
            continue
        by = noticed_by(broken)
        unnoticed += not by
        print(f"{'noticed' if by else 'UNNOTICED':9}  {broken.door:16}  {broken.loses}: {by}", flush=True)
    return unnoticed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
