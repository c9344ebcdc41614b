"""Every word of --help, typed at least once; what it changes is looked at."""

import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from pygame import image

from game.commands.words import OF_1987, OPTIONS, SHORT
from tests.club.test_duplicate import line_of
from tests.doors.test_desk import OLD, said
from tests.sources import HOUSE
from tests.terminal.talk import Pipe


class Walk(NamedTuple):
    """Words, what must be heard in this order, and what is typed."""

    words: tuple[str, ...]
    hears: tuple[str, ...]
    typed: str = ""


TEXT = ("--text", "--seed", "1")
WALKS = (
    Walk(("--help",), ("CRIB: cribbage, circa 1987", r"were the cards fair\?")),
    Walk(("-h",), ("CRIB: cribbage, circa 1987",)),
    Walk(("/?",), ("CRIB: cribbage, circa 1987",)),
    Walk(("--version",), (r"CRIB \d+\.\d+\.\d+\n$",)),
    Walk(("--where",), ("/saves\n$",)),
    Walk(
        (*TEXT, "--preset", "loadstar", "--level", "deckhand", "--record", "XYZ"),
        (r"LOADSTAR 128: six cards, YOU \(XYZ\) against COMPUTER", "low, middle or high"),
    ),
    Walk(
        (*TEXT, "--preset", "champ", "--target", "61"), ("six cards to 61", "YOU 0, CHAMP 0, of 61"), "low\n"
    ),
    Walk((*TEXT, "--form", "five-card", "--preset", "hoyle", "--new"), ("HOYLE: five cards to 61", "Cut ")),
    Walk(
        (*TEXT, "--preset", "champ", "--tutor", "blunders"),
        (r"Blunder! It costs \d+ games in 100\.",),
        "low\n2c 2d\n",
    ),
    Walk((*TEXT, "-e", "-q", "-r"), ("BSD: six cards", "You cut ", "I cut ", "Discard --> "), "\nl\n"),
    Walk(
        (*TEXT, "--demo", "--preset", "acc", "--muggins", "--level", "landlubber", "--match", "3"),
        (r"Muggins: \d!", r"wins? the match, 2 to [01]"),
    ),
    Walk(("--count", "5H 5S JC", "--starter", "5C", "--crib"), ("fifteen two", r"and his nobs .*\. \d+\n$")),
    Walk(("--view-records",), ("ABC +2 +1 +1",)),
    Walk(("ABC", "/V"), ("ABC +2 +1 +1",)),
    Walk(("/V",), ("ABC +2 +1 +1",)),
    Walk(("--export",), ("begun,initials,rules,.*,points,.*,par,.*,crib_points,",)),
    Walk(("--remove-record", "ABC", "--yes"), ("The record now has no games of ABC",)),
    Walk(("ABC", "/R", "--yes"), ("The record now has no games of ABC",)),
    Walk(("--reset-records", "--yes"), ("The record now has no games",)),
    Walk(("/X", "--yes"), ("The record now has no games",)),
)
BELOW = {
    "--speed",
    "--machine",
    "--mute",
    "--speech",
    "--frames",
    "--screenshot",
    "--demo",
    "--compare",
    "--saves",
}
AT_ANOTHER_DOOR = {
    **dict.fromkeys(("--wait", "--call", "--watch", "--via"), "friend"),
    **dict.fromkeys(("--club", "--tournament", "--duplicate", "--deals"), "club"),
    **dict.fromkeys(("--ask", "--rollout", "--enter", "--review", "--replay", "--verify"), "desk"),
    "--engine": "arena",
    "--fullscreen": "window",
}


def test_no_word_is_forgotten() -> None:
    walked = {word for walk in WALKS for word in walk.words} | BELOW | AT_ANOTHER_DOOR.keys()
    assert walked >= {*OPTIONS, *OF_1987, *SHORT}
    for word, door in AT_ANOTHER_DOOR.items():
        assert f'"{word}"' in (HOUSE / f"tests/doors/test_{door}.py").read_text(encoding="utf-8"), word


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: " ".join(walk.words)[:60])
def test_it_does_what_the_help_says(walk: Walk, saves: Path) -> None:
    saves.mkdir()
    shutil.copy(OLD / "WASCO", saves)
    heard = said(*walk.words, saves=saves, typed=walk.typed)
    at = 0
    for words in walk.hears:
        found = re.compile(words).search(heard, at)
        assert found, f"{words!r} was not heard: {heard[-800:]}"
        at = found.end()


def test_the_help_has_them_all(saves: Path) -> None:
    page = said("--help", saves=saves)
    for option in OPTIONS.values():
        assert f"\n  {option.name} {option.value}".rstrip() in page


def test_lines_of_a_duplicate_are_compared(saves: Path, tmp_path: Path) -> None:
    files = [tmp_path / "abc", tmp_path / "xyz"]
    for file, line in zip(files, (line_of("ABC", "bsd"), line_of("XYZ", "landlubber")), strict=True):
        file.write_text(f"{line}\n", encoding="utf-8")
    heard = said("--compare", *map(str, files), saves=saves)
    assert re.search(r"ABC\b.*\d+", heard)
    assert re.search(r"XYZ\b.*\d+", heard)


A_SECOND = ("--demo", "--seed", "1", "--preset", "champ", "--frames", "80")


def test_machine_and_speed_are_seen(tmp_path: Path) -> None:
    shots = [tmp_path / f"{number}.png" for number in range(4)]
    ways = (("--speed", "2"), ("--speed", "2"), ("--speed", "5"), ("--speed", "2", "--machine", "amiga"))
    windows = [
        Pipe(*A_SECOND, *way, "--screenshot", str(shot), saves=shot.with_suffix(".saves"))
        for way, shot in zip(ways, shots, strict=True)
    ]
    assert [window.process.wait(60) for window in windows] == [0] * 4
    slow, again, fast, amiga = [image.tobytes(image.load(shot), "RGB") for shot in shots]
    assert slow == again, "the same seed"
    assert slow != fast
    assert slow != amiga


@pytest.mark.parametrize("mute", [(), ("--mute",)])
def test_a_sound_is_heard_unless_it_is_mute(mute: tuple[str, ...], saves: Path) -> None:
    """SDL's own sound card in a file."""
    heard = saves.with_name("heard.raw")
    card = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard)}
    assert Pipe(*A_SECOND, "--speed", "5", *mute, saves=saves, **card).process.wait(60) == 0
    assert heard.stat().st_size
    assert any(heard.read_bytes()) == (not mute)


def test_everything_is_kept_where_it_is_wished(saves: Path, tmp_path: Path) -> None:
    said(*TEXT, "--preset", "champ", saves=saves, typed="low\n")
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]
    assert any(saves.iterdir())
