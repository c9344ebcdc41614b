"""The game in a terminal as a program: it needs no pygame, no screen, and no letters but ASCII."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands.words import DONE, FAILED
from game.terminal.between_games import KEPT
from tests.programs import python
from tests.sources import HOUSE
from tests.terminal.reader import Reader
from tests.terminal.talk import PATIENCE, Pipe, Program, PseudoTerminal, lines_of, talk
from tests.terminal.test_left_and_gone_on_with import moves_kept

WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None  # importing it now is an error
from game.commands.commandline import main
sys.exit(main(sys.argv[1:]))
"""
NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
NAME = "Zoë Ł"


def test_it_plays_where_there_is_no_pygame(tmp_path: Path) -> None:
    answers = "\n".join(["no", *[""] * 8, "low", "low", "help", "help 3", "again", "table"])
    done = python("-c", WITHOUT_PYGAME, "--text", "--saves", tmp_path, input=answers)
    assert done.returncode == 0
    assert not done.stderr
    assert "Your hand: " in done.stdout or "The game is kept" in done.stdout


@pytest.mark.parametrize(
    ("kind", "encoding", "name"),
    [
        *((Pipe, "ascii", "Zo? ?"), (Pipe, "cp1252", "Zoë ?"), (Pipe, "utf-8", NAME)),
        (PseudoTerminal, "ascii", "Zo? ?"),
    ],
)
def test_what_the_terminal_cannot_write_is_a_question_mark(
    kind: type[Program], encoding: str, name: str, tmp_path: Path
) -> None:
    settings = f"seats = person, person\nnames = {NAME}, BEN\n"
    (tmp_path / "settings.txt").write_text(settings, encoding="utf-8")
    words = ("--text", "--preset", "amiga", "--form", "five-card", "--level", "landlubber")
    program = kind(*words, saves=tmp_path, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert program.play(Reader(encoding, until="play").answer) == 0
    assert f"{name}: ".encode(encoding) in program.said


def test_no_word_needs_pygame_or_brings_its_banner(tmp_path: Path) -> None:
    typed = "position\n\nposition\npractice\n2\nleave\nleave\n"
    words = "main.py", "--text", "--preset", "champ", "--saves", tmp_path
    done = python(*words, input=typed, timeout=PATIENCE)
    assert done.stdout.count("scores=0:0") == 2
    assert "pygame" not in done.stdout + done.stderr


def test_strange_bytes_are_no_answer_and_do_no_harm(tmp_path: Path) -> None:
    program = Pipe("--text", "--preset", "champ", "--seed", "9", saves=tmp_path)
    for line in (b"\xff\xfe\x00\x1b[A\n", b"x" * 100_000 + b"\n", b"\x1b]0;title\x07\n"):
        program.hear()
        program.type(line)
    program.hear()
    program.end()
    program.hear()
    assert program.process.wait(PATIENCE) == 0
    assert b"\x1b" not in program.said
    assert program.said.count(b"x") < 5000  # no more of it is read than a position has letters
    assert program.said.count(b" is not a cut") == 3


@pytest.mark.parametrize("program", ["<&- >&-", "| head -1"])
def test_closed_and_full_streams_are_no_traceback(program: str, tmp_path: Path) -> None:
    line = f"yes '' | {sys.executable} main.py --text --preset champ --saves {tmp_path} {program}"
    done = subprocess.run(
        line, shell=True, cwd=HOUSE, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert "Traceback" not in done.stderr


def test_without_a_screen_it_says_so_and_is_played_in_the_terminal(tmp_path: Path) -> None:
    reader = Reader("no screen", until="play")
    program = PseudoTerminal("--preset", "champ", "--level", "bsd", saves=tmp_path, **NO_SCREEN)

    def answer(text: str) -> str | None:
        return "yes" if "terminal instead" in text else reader.answer(text)

    assert program.play(answer) == 0
    said = program.said.decode()
    assert said.index("CRIB found no screen") < said.index("Play in this terminal instead")
    assert moves_kept(tmp_path)


@pytest.mark.parametrize("is_wanted", [True, False])
def test_without_pygame_it_says_which_command_works_and_offers_the_text_edition(
    is_wanted: bool, tmp_path: Path
) -> None:
    (tmp_path / "pygame.py").write_text("raise ModuleNotFoundError(name='pygame')\n")
    program = PseudoTerminal("--preset", "champ", saves=tmp_path, PYTHONPATH=str(tmp_path))
    answers = iter(["yes", "quit"] if is_wanted else ["no"])
    assert program.play(lambda _: next(answers)) == (DONE if is_wanted else FAILED)
    said = program.said.decode()
    assert said.startswith("The window needs pygame-ce, which this Python does not have: ")
    assert ("Type help at any question, " in said) == is_wanted


@pytest.mark.parametrize("words", [[], ["--demo"]])
def test_without_pygame_and_a_terminal_it_is_one_sentence(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise ModuleNotFoundError(name='pygame')\n")
    there = {"PYTHONPATH": str(tmp_path)}
    done = python("main.py", "--saves", tmp_path, *words, env=there, stdin=subprocess.DEVNULL)
    assert done.returncode == FAILED
    assert re.fullmatch(r"The window needs pygame-ce, .*: .* (opens|gets) it\.\n", done.stderr)


def test_without_a_screen_and_a_terminal_it_says_so_and_ends(tmp_path: Path) -> None:
    program = Pipe(saves=tmp_path, **NO_SCREEN)
    assert "CRIB found no screen" in program.hear()
    assert program.process.wait(PATIENCE) == 1


def test_a_demo_needs_a_screen(tmp_path: Path) -> None:
    program = PseudoTerminal("--demo", saves=tmp_path, **NO_SCREEN)
    assert "terminal instead" not in program.hear()
    assert program.process.wait(PATIENCE) == 1


@pytest.mark.parametrize("option", ["--mute", "--speech", "--fullscreen"])
def test_what_only_a_window_can_do_is_refused(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert talk(lambda _: None, option, saves=tmp_path)[0] == 2
    assert capsys.readouterr().err == f"{option} does nothing with --text. Leave it out.\n"


def test_lines_are_broken_between_words_where_somebody_looks(tmp_path: Path) -> None:
    program = PseudoTerminal("--text", "--preset", "acc", saves=tmp_path, COLUMNS="40")
    program.play(Reader("narrow", until="play").answer)
    lines = program.said.decode().replace("\r", "").split("\n")
    assert max(map(len, lines)) <= 40 + len(" 10h 10d")  # what is typed stands behind a question


def test_where_somebody_looks_at_little_room_no_example_is_broken_and_tables_are_told(tmp_path: Path) -> None:
    words = ("--text", "--preset", "champ", "--seed", "p1")
    program = PseudoTerminal(*words, saves=tmp_path, COLUMNS="40")
    program.play(lines_of("", "hint", "hint again", "quit"))
    said = program.said.decode().replace("\r", "")
    assert "\n(4 to 48 cards, or Enter): " in said
    assert "\n(such as 5h jd): " in said
    assert " to win.\n" in said
    assert "   crib" not in said


@pytest.mark.parametrize("columns", ["1", "2"])
def test_a_terminal_of_one_column_is_talked_to(columns: str, tmp_path: Path) -> None:
    program = PseudoTerminal("--text", "--preset", "champ", "--seed", "9", saves=tmp_path, COLUMNS=columns)
    program.type(b"low\nquit\n")
    said = b""
    while more := program.read():
        said += more
    assert program.process.wait(PATIENCE) == 0
    assert "".join(said.decode().split()).endswith("".join(KEPT.split()))
    assert moves_kept(tmp_path)
