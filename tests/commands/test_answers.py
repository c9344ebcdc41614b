import io
import os
import sys
import tomllib
from pathlib import Path

import pytest

from game import machines
from game.commands.commandline import VERSION, main
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD, OPTIONS
from game.players.levels import LEVELS
from game.review.review_words import NOT_OVER
from game.rules.forms import FORMS, TARGETS
from game.rules.in_words import listed
from game.rules.presets import PRESETS
from game.session.far_wish import NEEDS_WIRE
from game.store.kept_game import WIRE
from game.store.settings import TUTOR_WORDS
from game.store.wasco_file import Wasco
from game.values import replace
from tests.programs import python
from tests.sources import HOUSE
from tests.store.games import record, saved_game


def test_a_hand_is_counted_aloud(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count", "4D,4H 5S 6D", "--starter", "10C"]) == DONE
    told = capsys.readouterr().out
    assert told.startswith("4D 4H 5S 6D + TC: fifteen two, four, six")
    assert told.endswith("fourteen. 14\n")


def test_count_reads_cards_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    named = "five of hearts, five of spades, five of diamonds and jack of clubs"
    assert main(["--count", named, "--starter", "five of clubs"]) == DONE
    in_names = capsys.readouterr().out
    assert main(["--count", "5H 5S 5D JC", "--starter", "5C"]) == DONE
    assert in_names == capsys.readouterr().out


def test_a_crib_says_why_its_flush_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count", "2H 4H 6H 8H", "--starter", "KC", "--crib"]) == DONE
    assert "No flush" in capsys.readouterr().out


def test_a_game_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = saved_game().begun_at("now").to_lines()
    path.write_text("\n".join(lines) + "\n")
    assert main(["--verify", str(path)]) == DONE
    path.write_text("\n".join(lines).replace("seed 1987", "seed 1988") + "\n")
    assert main(["--verify", str(path)]) == FAILED


def test_a_game_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    lines = saved_game(form="five-card").to_lines()
    path.write_text("\n".join(lines[:20]) + "\n")
    assert main(["--review", str(path)]) == DONE
    told = capsys.readouterr().out.split("\n")
    assert told[0] == NOT_OVER
    assert "Too few moves mattered to say whom you played like." in told
    path.write_text("\n".join([*lines[:20], "0 play XX"]) + "\n")
    assert main(["--review", str(path)]) == FAILED
    printed = capsys.readouterr()
    assert printed.err.startswith("Line 21: ")
    assert printed.out.startswith(NOT_OVER)


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"crib game 1\n"])
def test_what_is_no_game_gets_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    assert main(["--review", str(path)]) == NOT_UNDERSTOOD
    told = capsys.readouterr()
    assert (told.out, len(told.err.strip().split("\n"))) == ("", 1)


def test_the_version_is_the_projects(capsys: pytest.CaptureFixture[str]) -> None:
    papers = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    assert "version" in papers["project"]["dynamic"]
    path = HOUSE / papers["tool"]["hatch"]["version"]["path"]
    assert f'VERSION = "{VERSION}"' in path.read_text().split("\n")
    assert f"\n## {VERSION}" in (HOUSE / "CHANGELOG.md").read_text()
    assert main(["--version"]) == DONE
    assert VERSION in capsys.readouterr().out


def test_help_names_every_option_and_fits_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == DONE
    page = capsys.readouterr().out
    assert max(map(len, page.split("\n"))) < 100
    assert all(f"  {name}" in page for name in OPTIONS)
    page = " ".join(page.split())
    assert f"begin this game at once: {', '.join(PRESETS)} --form NAME {', '.join(FORMS)} " in page
    assert f"the machine: {', '.join(machines.names())}; source" in page
    assert f"HOLES {listed([*map(str, TARGETS)], 'or')} " in page
    assert f"a costly move: {listed(TUTOR_WORDS, 'or')} " in page
    assert all(level in page for level in LEVELS)
    assert "/V" in page


NO_PLAY = ("game.rules.presets", "game.session", "hashlib")
NO_GAME = ("game.rules.game", *NO_PLAY)
NO_RECORD = ("game.store.wasco_file", "game.store.standings", "game.store.criblog", "game.store.judged")
NEVER = ("pygame", "game.players", "dataclasses", "inspect", "argparse", "json.decoder")
TERMINAL_WORDS = [
    (["--help"], ("game.store", *NO_GAME)),
    (["/V"], NO_GAME),
    (["--count", "4D 4H 5S 6D", "--starter", "TC"], ("game.store", *NO_GAME)),
    (["--version"], ("game.store", *NO_GAME)),
    (["--where"], NO_GAME),
    (["--verify", "none.txt"], (*NO_RECORD, "game.rules.voice", "game.paint", "game.wire", *NO_PLAY)),
    (["--nonsense"], NO_GAME),
]


@pytest.mark.parametrize(("words", "unread"), TERMINAL_WORDS, ids=lambda words: words[0])
def test_an_answer_in_the_terminal_waits_for_nothing_else(
    words: list[str], unread: tuple[str, ...], tmp_path: Path
) -> None:
    program = (
        "import sys; before = set(sys.modules); from game.commands.commandline import main; "
        f"main({words!r} + ['--saves', {str(tmp_path)!r}]); print(*set(sys.modules) - before)"
    )
    modules = python("-c", program).stdout.split("\n")[-2].split()
    assert "game.commands.commandline" in modules
    read = [name for name in modules if f"{name}.".startswith(tuple(f"{one}." for one in (*NEVER, *unread)))]
    assert not read


def test_it_starts_nearly_as_soon_as_python_does(tmp_path: Path) -> None:
    for number in range(100):
        Wasco(tmp_path).add(record(number))
    bare = min(_seconds("-c", "pass") for _ in range(3))
    page = min(_seconds("main.py", "/V", "--saves", str(tmp_path)) for _ in range(3))
    assert page - bare < 0.2  # on an idle machine under 0.1; a busy one is slower


def _seconds(*arguments: str) -> float:
    """What the processor does for it: on the clock other programs would count too."""
    begun = os.times()
    assert python(*arguments).returncode == 0
    ended = os.times()
    return ended.children_user + ended.children_system - begun.children_user - begun.children_system


@pytest.mark.parametrize(
    ("cards", "starter", "said"), [("5H 5S JC", "5D", "14"), ("5H 5S 5D JC TC", "5C", "")]
)
def test_hands_of_three_and_of_five_cards_are_counted(
    cards: str, starter: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--count", cards, "--starter", starter]) == DONE
    assert f"{cards} + {starter}" in (told := capsys.readouterr().out)
    assert told.strip().endswith(said)


@pytest.mark.parametrize(
    ("words", "typed", "code", "said"),
    [
        (("--ask", "dealer=them hand=4H6D9S starter=7C laid=KDQS played=me:2C,them:8D"), "", DONE, "Play "),
        (("--ask", "rubbish"), "", NOT_UNDERSTOOD, ""),
        (("--engine", "bsd"), "crib-engine 1\nend\n", DONE, "engine BSD of CRIB; forms "),
        (("--engine", "nobody"), "", NOT_UNDERSTOOD, ""),
        (("--deals", "monday"), "", DONE, ""),
        (("--deals", "?"), "", NOT_UNDERSTOOD, ""),
        (("--duplicate", "?"), "", NOT_UNDERSTOOD, ""),
        (("--enter",), None, FAILED, ""),
    ],
)
def test_each_answer_of_the_desk_has_its_code(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    typed: str | None,
    code: int,
    said: str,
) -> None:
    monkeypatch.setattr(sys, "stdin", None if typed is None else io.StringIO(typed))
    assert main(words) == code
    told = capsys.readouterr()
    assert said in told.out
    assert bool(told.out) == (code == DONE)
    assert bool(told.err) == (code != DONE)


def test_without_its_parts_a_game_by_wire_is_not_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\n".join(replace(saved_game(), extras={WIRE: "friend.wire"}).to_lines()) + "\n")
    monkeypatch.setitem(sys.modules, "game.wire.proof", None)
    assert main(["--verify", str(path)]) == FAILED
    assert capsys.readouterr().out == f"{NEEDS_WIRE}\n"
