"""Engines and the arena: programs play ours by lines, ours each other, and a yardstick measures them."""

import re
import subprocess
from pathlib import Path

from tests.doors.needed import need
from tests.programs import python
from tests.sources import HOUSE
from tests.terminal.reader import Reader
from tests.terminal.talk import Pipe

MINIMAL = "engine:python3 tools/engines/minimal.py"


def arena(*words: str) -> str:
    """What a match prints."""
    done = python("-m", "game.tournament", *words, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_engine_sits_down_at_the_table(saves: Path) -> None:
    program = Pipe("--text", "--preset", "champ", "--level", MINIMAL, saves=saves)
    assert program.play(Reader("an engine", until="another").answer) == 0, program.said.decode()[-3500:]
    said = " ".join(program.said.decode().split())
    assert "YOU against MINIMAL.PY" in said
    assert re.search(r"MINIMAL\.PY: \w+ of \w+, ", said)
    assert re.search(r"You (win|lost|lose)\b|MINIMAL.PY wins", said), said[-300:]
    assert "sits in" not in said


def test_an_engine_plays_a_match() -> None:
    printed = arena("landlubber", MINIMAL, "--games", "4", "--seed", "1")
    assert printed.startswith("landlubber against ")
    assert re.search(r"^games +4$", printed, re.MULTILINE)
    assert "lost by" not in printed


def test_the_small_engine_in_c_does_so_too(tmp_path: Path) -> None:
    need("cc")
    subprocess.run(["cc", "-o", tmp_path / "minimal", HOUSE / "tools/engines/minimal.c"], check=True)
    printed = arena("landlubber", f"engine:{tmp_path}/minimal", "--games", "2", "--seed", "1")
    assert re.search(r"^games +2$", printed, re.MULTILINE)


def test_our_players_sit_down_in_anybody_elses_chair(saves: Path) -> None:
    talk = re.search(
        r"```\n(> crib-engine 1\n.*?)```", (HOUSE / "ENGINES.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert talk
    asked = [line[2:] for line in talk[1].splitlines() if line.startswith("> ") and "past=..." not in line]
    told = [line[2:] for line in talk[1].splitlines() if line.startswith("< ")]
    program = Pipe("--engine", "champ", saves=saves)
    program.type("".join(f"{line}\n" for line in asked).encode())
    program.end()
    said = ""
    while more := program.read():
        said += more.decode()
    answers = said.splitlines()
    assert len(answers) == len(asked)
    assert answers[0].startswith("engine ")
    assert [one.split()[0] for one in answers[1:]] == [one.split()[0] for one in told[1 : len(asked) - 1]] + [
        "ok"
    ]


def test_the_yardstick_measures_a_player() -> None:
    printed = arena("--yardstick", "landlubber", "--games", "20")
    assert re.search(r"discards? .*±", printed), printed
