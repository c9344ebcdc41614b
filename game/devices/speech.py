"""The voice: lines are spoken by whatever the system speaks with, in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from shutil import which
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # see `_start`
    from subprocess import Popen


class SpeechProgram(NamedTuple):
    """A program that speaks what it reads, or its last word; and what silences it besides ending it."""

    program: str
    speak: Sequence[str]
    reads: bool = True
    silence: Sequence[str] = ()


_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
ENGINES = (
    SpeechProgram("spd-say", ("--wait", "--"), reads=False, silence=("--cancel",)),
    SpeechProgram("espeak-ng", ("--stdin",)),
    SpeechProgram("espeak", ("--stdin",)),
    SpeechProgram("say", ("-f", "-")),
    SpeechProgram("powershell", ("-NoProfile", "-Command", _WINDOWS)),
)
GLANCE_SECONDS = 0.05
"""How often it is looked whether a line has been spoken to its end."""
MOST_SECONDS = 8.0
"""So long a line may keep a newer one waiting."""


def found() -> SpeechProgram | None:
    """Find this system's voice."""
    return next((engine for engine in ENGINES if which(engine.program)), None)


class Speech:
    """Speaks one line to its end; of those that come meanwhile the newest is the next.

    Whoever calls never waits: a thread starts the processes and looks after them."""

    def __init__(self, engine: SpeechProgram | None) -> None:
        self.engine = engine
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._thread: Thread | None = None

    def say(self, line: str) -> None:
        """Speak this next."""
        if not self.engine or not line.strip():
            return
        if not self._thread:
            self._thread = Thread(target=_Speaking(self.engine, self._lines).run, daemon=True)
            self._thread.start()
        self._lines.put(line)

    def hush(self) -> None:
        """Speak neither what is being spoken nor what waits."""
        if self._thread:
            self._lines.put("")

    def close(self) -> None:
        """Close the voice: it is silent for good."""
        if self._thread:
            self._lines.put(None)
            self._thread.join(2 * GLANCE_SECONDS)


class _Speaking:
    """What the thread does."""

    def __init__(self, engine: SpeechProgram, lines: SimpleQueue[str | None]) -> None:
        self.engine, self.lines = engine, lines
        self.spoken: Popen[bytes] | None = None
        self.begun = 0.0
        self.next = ""

    def run(self) -> None:
        while (line := self._news()) is not None:
            if line is not _NOTHING:
                self.next = line
            if line == "" or (self.next and monotonic() - self.begun > MOST_SECONDS):
                self._stop()
            if self.spoken and self.spoken.poll() is not None:
                self.spoken = None
            if self.next and not self.spoken:
                self._speak(self.next)
                self.next = ""
        self._stop()

    def _news(self) -> str | None:
        """Return the next line; while one is spoken, nothing after a moment."""
        try:
            return self.lines.get(timeout=GLANCE_SECONDS if self.spoken else None)
        except Empty:
            return _NOTHING

    def _speak(self, line: str) -> None:
        self.begun = monotonic()
        words = () if self.engine.reads else (line,)
        self.spoken = _start(self.engine, (*self.engine.speak, *words))
        if self.spoken and self.spoken.stdin:
            try:
                if self.engine.reads:
                    self.spoken.stdin.write(line.encode())
                self.spoken.stdin.close()
            except OSError:  # it has ended already
                pass

    def _stop(self) -> None:
        if self.spoken:
            self.spoken.kill()
            self.spoken.wait()
            self.spoken = None
            if self.engine.silence and (silencer := _start(self.engine, self.engine.silence)):
                silencer.wait()


_NOTHING = "\0"


def _start(engine: SpeechProgram, words: Sequence[str]) -> Popen[bytes] | None:
    """Start an engine."""
    import subprocess

    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        return subprocess.Popen(
            [engine.program, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=flags if os.name == "nt" else 0,
        )
    except OSError:
        return None
