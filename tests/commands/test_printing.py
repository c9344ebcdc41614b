"""Output that is closed, full or knows no letters, closed input, Ctrl-C: an exit code, and one sentence."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.commands.commandline import main
from game.commands.printing import NobodyListens, agrees, is_terminal, put, say
from game.commands.words import DONE, FAILED
from game.interrupts import INTERRUPTED
from game.store.kept_game import KeptGame
from game.store.wasco_file import Wasco
from tests.programs import HAS_FORK, start
from tests.sources import HOUSE
from tests.store.games import record, saved_game

FULL = Path("/dev/full")
needs_shell = pytest.mark.skipif(not Path("/bin/sh").exists(), reason="needs a shell")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="needs a device that is full")
ALL_FULL = pytest.param(">/dev/full 2>/dev/full", marks=needs_full)


def shell(words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A line for the shell; `crib` in it is the program."""
    line = words.replace("crib", f"'{sys.executable}' main.py", 1)
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=HOUSE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=60,
    )


WORDS = ["--help", "--version", "/V", '--count "4D 4H 5S 6D" --starter TC', "--verify nothing"]


@needs_shell
@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("where", ["closed", "full"])
def test_output_that_goes_nowhere_is_one_sentence(words: str, where: str, tmp_path: Path) -> None:
    if where == "full" and not FULL.exists():
        pytest.skip("no device is full here")
    done = shell(f"crib {words} --saves {tmp_path} {'>&-' if where == 'closed' else '>/dev/full'}")
    assert done.returncode == FAILED
    assert len(done.stderr.decode().strip().split("\n")) == 1
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


@needs_shell
@pytest.mark.parametrize("where", [">&- 2>&-", ALL_FULL])
@pytest.mark.parametrize(("words", "code"), [("--version", FAILED), ("--nonsense", 2)])
def test_where_nothing_can_be_said_there_is_an_exit_code(where: str, words: str, code: int) -> None:
    assert shell(f"crib {words} {where}").returncode == code


@needs_shell
def test_who_looks_at_the_first_lines_only_hears_no_complaint(tmp_path: Path) -> None:
    for number in range(200):
        Wasco(tmp_path).add(record(number, f"{number:03}"))
    done = shell(f"(crib /V --saves {tmp_path}; echo $? >&2) | head -1")
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b"0\n"


@needs_shell
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_letters_that_the_terminal_lacks_are_spelled(encoding: str, tmp_path: Path) -> None:
    done = shell(f"crib --form sechskärtig√ --saves {tmp_path}/\udcff", PYTHONIOENCODING=encoding)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.strip().split(b"\n")) == 1
    assert done.stderr.startswith(b"--form must be ")


def test_nothing_that_a_file_says_is_obeyed_by_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spell = "\x1b]0;owned\x07\x1b[2J\x9b31m"
    saved = saved_game().begun_at("now")
    text = "\n".join(saved.to_lines()).replace("form six-card", f"form {spell}") + "\n"
    (tmp_path / "game.txt").write_text(text)
    (tmp_path / "settings.txt").write_text(f"speed = {spell}\n{spell} = 3\n")
    (tmp_path / "WASCO").write_text(record().to_line().replace("seed", spell))
    seal = KeptGame(saved.seats, "", saved.lines, {"seal": spell})
    (tmp_path / "seal.txt").write_text("\n".join(seal.to_lines()) + "\n")
    for words in (
        ["--verify", f"{tmp_path}/game.txt"],
        ["--verify", f"{tmp_path}/seal.txt"],
        ["--replay", f"{tmp_path}/game.txt"],
        ["/V"],
        ["--frames", "2"],
        ["--saves", f"{tmp_path}/{spell}", "--frames", "2"],
        ["--form", spell],
        [spell],
    ):
        main(words if "--saves" in words else [*words, "--saves", str(tmp_path)])
        for letters in capsys.readouterr():
            assert all(letter.isprintable() or letter == "\n" for letter in letters), (words, letters)


@needs_shell
@pytest.mark.parametrize("where", ["<&-", "</dev/null", ">&- <&-"])
def test_nobody_there_to_agree_means_no(where: str, tmp_path: Path) -> None:
    Wasco(tmp_path).add(record())
    done = shell(f"crib /X --saves {tmp_path} {where}")
    assert done.returncode == FAILED
    assert b"Traceback" not in done.stderr
    assert len(Wasco(tmp_path).latest()) == 1


@needs_shell
@pytest.mark.parametrize("where", [">&- 2>&- <&-", ALL_FULL])
def test_a_window_needs_no_terminal(where: str, tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("speed = quick\nguide = no\n")
    assert shell(f"crib ABC --seed 7 --frames 20 --saves {tmp_path} {where}").returncode == DONE
    assert (tmp_path / "unfinished.txt").exists()


@needs_shell
@pytest.mark.parametrize("where", [">&-", "<&-", pytest.param(">/dev/full", marks=needs_full)])
def test_a_game_in_lines_of_text_needs_a_terminal(where: str, tmp_path: Path) -> None:
    done = shell(f"crib --text --preset bsd --saves {tmp_path} {where}")
    assert done.returncode in (DONE, FAILED)
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


@pytest.mark.parametrize("file", ["nowhere/at/all.png", ".", pytest.param("/dev/full", marks=needs_full)])
def test_a_picture_that_cannot_be_kept_is_said_and_the_settings_are_kept(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shot = str(tmp_path) if file == "." else file
    words = ["--frames", "2", "--mute", "--screenshot", shot, "--saves", str(tmp_path)]
    assert main(words) == FAILED
    said = capsys.readouterr().err
    assert said.strip().endswith(".")
    assert "Can't write " in said
    assert (tmp_path / "settings.txt").exists()


@pytest.mark.skipif(not HAS_FORK, reason="needs signals")
def test_ctrl_c_keeps_the_settings_and_the_game(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("guide = no\n")
    program = start(
        [sys.executable, "main.py", "ABC", "--seed", "7", "--saves", str(tmp_path)],
        cwd=HOUSE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 60
    while not (tmp_path / "unfinished.txt").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=60)
    assert program.returncode == INTERRUPTED
    assert said == b""
    assert (tmp_path / "settings.txt").exists()
    assert (tmp_path / "unfinished.txt").exists()


@pytest.mark.parametrize(("reads", "types"), [(True, True), (True, False), (False, True), (False, False)])
def test_a_terminal_is_where_somebody_reads_and_types(
    reads: bool, types: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: types))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: reads))
    found = is_terminal()
    monkeypatch.undo()
    assert found is (reads and types)


class Stream:
    """Takes letters of an encoding, or fails; nobody hears them before they are flushed."""

    def __init__(self, encoding: str | None, trouble: OSError | None = None) -> None:
        self.encoding, self._trouble, self._written, self.heard = encoding, trouble, "", ""
        self.is_seen = False

    def isatty(self) -> bool:
        return self.is_seen

    def write(self, text: str) -> None:
        self._written += text

    def flush(self) -> None:
        if self._trouble:
            raise self._trouble
        self.heard += self._written
        self._written = ""


@pytest.mark.parametrize(
    ("encoding", "heard"), [("ascii", "caf\\xe9\\x1b: "), ("latin-1", "café\\x1b: "), (None, "café\\x1b: ")]
)
def test_an_answer_is_heard_at_once_in_the_letters_there_are(
    encoding: str | None, heard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, err = Stream(encoding), Stream(encoding)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    put("café\x1b", ": ")
    say("café\x1b: ")
    assert (out.heard, err.heard) == (heard, heard + "\n")
    put()
    assert out.heard == heard + "\n"


def test_no_word_is_broken_at_the_edge_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setattr(sys, "stdout", out := Stream("ascii"))
    words, row = "  --new  a new six-card game\nOut.", "begun,ABC,bsd,six-card,121,97"
    put(f"{words}\n{row}")
    assert out.heard == f"{words}\n{row}\n", "a file takes it as it is"
    out.is_seen, out.heard = True, ""
    put(f"{words}\n{row}")
    assert out.heard == f"  --new  a new\n         six-card\n         game\nOut.\n{row}\n"


@pytest.mark.parametrize(
    ("stream", "complaint"),
    [
        (None, "Nowhere to print: standard output is closed."),
        (Stream("utf-8", OSError(28, "No space left on device")), "Can't print: No space left on device."),
        (Stream("utf-8", OSError("gone")), "Can't print: gone."),
        (Stream("utf-8", BrokenPipeError(32, "Broken pipe")), ""),
    ],
)
def test_what_cannot_be_printed_is_one_sentence_unless_nobody_listens_any_more(
    stream: Stream | None, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(sys, "stderr", stream)
    say("this is lost in silence")
    with pytest.raises(NobodyListens, match=f"^{re.escape(complaint)}$") if complaint else nullcontext():
        put("an answer")


@pytest.mark.parametrize(
    ("typed", "is_meant"),
    [("y", True), (" YES ", True), ("yo", False), ("", False), (EOFError(), False), (OSError(), False)],
)
def test_only_a_yes_is_meant(
    typed: str | Exception,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    is_meant: bool,
) -> None:
    def answer() -> str:
        if isinstance(typed, Exception):
            raise typed
        return typed

    monkeypatch.setattr("builtins.input", answer)
    assert agrees("Sure?") is is_meant
    assert capsys.readouterr().out == "Sure? Yes or no: "
