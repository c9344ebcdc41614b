"""Command lines and what comes back, word for word, with what they open at the window or in text."""

import io
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.commands import start_game
from game.commands import words as command_words
from game.commands.commandline import VERSION, main
from game.session.run_options import RunOptions
from game.store.settings import Settings
from game.store.wasco_file import Wasco
from game.terminal import text_session
from game.values import parts
from tests.club.test_duplicate import ABC, XYZ
from tests.conftest import CheckText
from tests.store.games import record, saved_game

ANSWERED = """
--help
--version
--where
/V
ANN /V
/v BEN
NO /V
--view-records --yes
--count "5H 5S 5D JC" --starter 5C
--count "2H 4H 6H 8H" --starter KS --crib
--count "2H 4H 6H 8H" --starter KH
--count "2H 3D 4C" --starter 5S
--count "AH 2H 3D 4C 5S" --starter KS
--count "AH 2H" --starter KS
--count "AH 2H 3D 4C 5S 6S" --starter KS
--count "AH 2H 3D"
--starter KS
--review FOLDER/broken.txt
--review FOLDER/none.txt
--verify FOLDER/game.txt
--verify FOLDER/broken.txt
--verify FOLDER/none.txt
--verify FOLDER/torn.txt
--compare FOLDER/one.txt
--compare FOLDER/two.txt FOLDER/one.txt
--compare FOLDER/game.txt
--compare FOLDER/none.txt
--deals monday
--deals ?
--ask "hand=4H"
--ask "hand=4H" --rollout 0
--ask "hand=4H" --rollout 3601
--rollout 5
--engine bsd < "crib-engine 1|end"
--engine BSD < "what|end"
--engine nobody
--enter < ""
--remove-record BEN < "no"
--remove-record BEN < "Y"
--remove-record BE?
ZED /R --yes
/X < "yes"
/X --yes
--reset-records --yes --saves FOLDER/nowhere
"""

OPENED = """

abc
ABC --mute
--new
--preset bsd
--preset acc --form six-card
--preset champ --form five-card
--preset chump
--form four-handed
--form three-handed --level SKIPPER
--form sixcard
--level champ
--level "engine:a program"
--level engine:
--target 61
--target 62
--match 5
--match 12-points
--match five
--seed " some  words "
--seed ""
--tutor errors
--tutor all
--speed 1
--speed 5
--speed 0
--speed 6
--speed 05
--speed ²
--machine c128
--machine SOURCE
--machine vic20
--fullscreen --speed 3
--demo
--demo --seed 7 --level bsd
--club
--tournament day
--tournament short
--tournament long
--duplicate monday
--duplicate "a word" --level bsd
--duplicate 1987-11-18 --level nobody
--duplicate ?
--wait
--wait 127.0.0.1:4700
--call crib1:x --via mqtts://there
--watch crib1w:x
--via mqtts://there
--replay FOLDER/game.txt
--replay FOLDER/broken.txt
--replay FOLDER/none.txt
--replay FOLDER/game.txt --seed 7
--frames 1 --screenshot shot.png
--frames 0
--frames 1000000000
--frames 1000000001
--text
--text ANN --new
--text --preset hoyle
--text --record ANN
--text --seed 7
--text --wait
--text --mute
--text --replay FOLDER/game.txt
--record
--record ANNE
--record=ann
--mute=no
ANN BEN
--mute --mute
--demo --version
--club --duplicate monday
ANN --demo
--version --speed 3
--crib
--yes
--qqq
--vew-records
/Q
--HELP
"""


def told(settings: Settings, run_options: RunOptions) -> Iterator[str]:
    """What differs from what is usual."""
    usual = RunOptions(run_options.saves, run_options.version)
    of_run = ("run", parts(run_options), parts(usual))
    for kind, now, before in (("set", vars(settings), vars(Settings())), of_run):
        for name, value in now.items():
            if name[0] != "_" and value != before[name]:
                yield f"  {kind} {name} = {value!s}".replace(f"{run_options.saves}{os.sep}", "FOLDER/")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a record, a game that is whole, one that is torn, and lines of a duplicate."""
    for number in range(12):
        Wasco(tmp_path).add(record(number, ("ANN", "BEN")[number % 2]))
    game = saved_game(form="five-card").to_lines()
    (tmp_path / "game.txt").write_text("\n".join(game) + "\n")
    (tmp_path / "torn.txt").write_text("\n".join(game[:-9]) + "\n")
    (tmp_path / "broken.txt").write_text("\n".join([*game[:20], "0 play XX"]) + "\n")
    (tmp_path / "one.txt").write_text(f"Look:\n  {ABC}\n")
    (tmp_path / "two.txt").write_text(f"{ABC[:-1]}x\n{XYZ}")
    return tmp_path


@pytest.mark.usefixtures("faint_judge", "faint_coach")
@pytest.mark.parametrize("page", ["answered", "opened"])
def test_what_is_typed_is_answered(
    page: str,
    folder: Path,
    check_text: CheckText,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    heard: list[str] = []

    def open_window(settings: Settings, run_options: RunOptions) -> int:
        heard.extend(["  a window", *told(settings, run_options)])
        return 0

    def play_in_text(settings: Settings, run_options: RunOptions, *, is_chosen: bool) -> None:
        heard.extend([f"  text{' at once' * is_chosen}", *told(settings, run_options)])

    def a_friend(*_: object) -> int:
        heard.append("  a friend")
        return 0

    for module in (command_words, start_game):
        monkeypatch.setattr(module, "COMMAND", "crib")
    monkeypatch.setattr(start_game, "open_window", open_window)
    monkeypatch.setattr(text_session, "play_in_text", play_in_text)
    monkeypatch.setattr(start_game, "_play_a_friend", a_friend)
    for line in (ANSWERED if page == "answered" else OPENED).strip("\n").split("\n"):
        words, _, typed = line.partition(" < ")
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed.strip('"').replace("|", "\n") + "\n"))
        given = shlex.split(words.replace("FOLDER", str(folder)))
        saves = [] if "--saves" in given else ["--saves", str(folder)]
        heard.append(f"crib {line}")
        code = main([*given, *saves])
        for mark, said in zip(("  ", "  ! "), capsys.readouterr(), strict=True):
            known = said.replace(f"{folder}{os.sep}", "FOLDER/").replace(str(folder), "FOLDER")
            heard += [f"{mark}{one}" for one in known.replace(VERSION, "VERSION").splitlines()]
        heard.append(f"  = {code}")
    check_text(f"{page}_words", [said.rstrip() for said in heard])
