"""Where an extra is missing, what needs it says so in a sentence that tells what to type; all else plays."""

import re
from pathlib import Path

import pytest

from tests.doors.newcomer import Newcomer

WITHOUT_EXTRAS = {
    "main.py --text --wait": "A friend far away needs PyNaCl and paho-mqtt, which this Python lacks: ",
    "main.py --text --call crib1:127.0.0.1:6121:KEY": "A friend far away needs PyNaCl and paho-mqtt, ",
    "-m game.tournament bsd bsd --games 2 --cluster 127.0.0.1:8786": "A cluster needs dask: ",
}


@pytest.mark.parametrize("words", WITHOUT_EXTRAS)
def test_what_needs_an_extra_says_so(words: str, newcomer: Newcomer) -> None:
    done = newcomer.does(f".venv/bin/python {words}")
    said = done.stdout + done.stderr
    assert done.returncode != 0
    assert WITHOUT_EXTRAS[words] in said
    assert "Traceback" not in said
    typed = r"\.venv/bin/python -m pip install (-r requirements-\w+\.txt|PyNaCl paho-mqtt)"
    assert re.search(typed, said), "what to type"


def test_without_pygame_the_window_says_so_and_the_text_plays(newcomer: Newcomer, saves: Path) -> None:
    """The machine's own Python, with nothing installed."""
    bare = f"{newcomer.surroundings['PATH'] and 'python3'} -S main.py --saves {saves}"
    done = newcomer.does(bare)
    assert done.returncode == 1
    assert re.fullmatch(r"The window needs pygame-ce, which this Python does not have: .*\n", done.stderr)
    said = newcomer.shell(f"{bare} --text --preset champ --seed 1", "low\n")
    assert "Champ cuts the eight of clubs." in said
    assert "Your hand: AD, 2C, 2D, 3H, 5H, QD." in said
