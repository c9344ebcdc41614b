"""The voice, with a program that writes down what it is to speak instead of speaking it."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.devices import speech as speech_module
from game.devices.speech import ENGINES, Speech, SpeechProgram, found

SPEAKS = """#!/bin/sh
[ "$1" = silence ] && { echo silence >> said; exit; }
{ [ "$1" = read ] && cat || printf '%s' "$2"; echo; } >> said
while [ -e pause ]; do sleep 0.02; done
exec sleep ${LONG:-0}
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the program that listens is a shell script")


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    program = tmp_path / "speaks"
    program.write_text(SPEAKS)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    return lambda: (tmp_path / "said").read_text().split("\n")[:-1] if (tmp_path / "said").exists() else []


READS = SpeechProgram("speaks", ("read",))
TAKES_WORDS = SpeechProgram("speaks", ("say",), reads=False, silence=("silence",))


def until(so: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not so():
        assert monotonic() < end, "it never came"
        sleep(0.01)


@pytest.mark.parametrize("engine", [READS, TAKES_WORDS])
def test_a_line_is_spoken_as_it_is(engine: SpeechProgram, said: Callable[[], list[str]]) -> None:
    voice = Speech(engine)
    voice.say("-rf: fifteen two; a pair 'is' four $HOME")
    until(lambda: said() == ["-rf: fifteen two; a pair 'is' four $HOME"])
    voice.close()


def test_of_the_lines_that_wait_the_newest_is_spoken(said: Callable[[], list[str]], tmp_path: Path) -> None:
    pause = tmp_path / "pause"
    pause.touch()
    voice = Speech(READS)
    voice.say("first")
    until(lambda: said() == ["first"])
    for line in ("second", "third", "fourth"):
        voice.say(line)
    pause.unlink()
    until(lambda: len(said()) > 1)
    assert said() == ["first", "fourth"]
    voice.close()


def test_a_press_silences_what_is_spoken_and_what_waits(
    said: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONG", "60")
    monkeypatch.setattr(speech_module, "MOST_SECONDS", 600)
    voice = Speech(TAKES_WORDS)
    voice.say("first")
    until(lambda: said() == ["first"])
    voice.say("second")
    voice.hush()
    voice.say("third")
    until(lambda: said() == ["first", "silence", "third"])
    voice.close()


def test_a_line_that_never_ends_keeps_no_other_waiting_for_long(
    said: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONG", "60")
    monkeypatch.setattr(speech_module, "MOST_SECONDS", 0.2)
    voice = Speech(READS)
    voice.say("first")
    until(lambda: said() == ["first"])
    voice.say("second")
    until(lambda: said() == ["first", "second"])
    voice.close()


@pytest.mark.parametrize("program", ["no-such-program", "/dev/null"])
def test_a_program_that_cannot_be_started_is_no_error(program: str) -> None:
    voice = Speech(SpeechProgram(program, ()))
    voice.say("nobody hears this")
    voice.say("nor this")
    voice.close()


def test_without_a_program_nothing_is_begun() -> None:
    voice = Speech(None)
    voice.say("nobody hears this")
    voice.hush()
    voice.close()
    assert voice._thread is None


def test_it_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert found() is None
    for engine in reversed(ENGINES):
        (tmp_path / engine.program).touch(mode=0o755)
        assert found() is engine
