"""Choices played out are told of now and then, and not at every deal."""

import subprocess
import sys
from time import sleep
from types import SimpleNamespace

import pytest

from game.coaching.how_long import HowLong
from game.session import playing_out
from game.session.playing_out import plays_out
from game.tournament.executors import lent
from tests.sources import HOUSE

KILLED = """
import os, signal
from game.tournament.executors import lent
with lent(1) as workers:
    workers.submit(os.getpid).result()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_how_far_it_is_is_said_each_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0, 101.0, 104.9, 105.0, 106.0, 109.9, 110.5]
    monkeypatch.setattr(playing_out, "monotonic", iter(seconds).__next__)
    monkeypatch.setattr(playing_out, "playing_out", lambda *_: seconds[1:])
    how_long = SimpleNamespace(so_far=lambda _, so_long: f"{so_long:g} s", words="for ten seconds")
    said = list[str]()
    plays_out(how_long, said.append)(None)  # type: ignore[arg-type]
    assert said == ["Playing it out for ten seconds.", "5 s.", "10.5 s."]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("3", "for 3 seconds"),
        ("1", "for 1 second"),
        ("5000-deals", "in 5,000 deals"),
        ("0.5%", "until it is known to 0.5%"),
    ],
)
def test_how_long_it_takes_is_told_in_words(word: str, told: str) -> None:
    assert HowLong.parse(word).words == told


def test_whoever_stops_it_waits_for_no_other_process() -> None:
    with lent(1) as workers:
        begun = workers.submit(sleep, 0.5)
        while not begun.running():
            sleep(0.01)
    assert not begun.done()
    begun.result()


def test_no_other_process_outlives_a_program_that_was_killed() -> None:
    """As long as one lives, what it could write to is not at its end."""
    subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, cwd=HOUSE, timeout=30, check=False)
