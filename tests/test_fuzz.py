"""Whatever a file or a person writes is read, or refused with a sentence: a fuzzer for each parser of ours.

The slow run feeds each a hundred thousand lines made from good ones; `--fuzz-seed` makes other ones."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.commands.start_game import choose
from game.commands.words import Misspelled, initials_of, number_of, read_words, seed_of
from game.devices.keyboard import read_keys
from game.devices.pad_layout import read_pads
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.position_line import position_line
from game.rules.position_reader import read_position
from game.store.judged import JudgedGame
from game.store.kept_game import understand
from game.store.practice_files import Mistake
from game.store.settings import Settings
from game.store.wasco_line import LINE, GameRecord
from tests.store.games import finished_game, record, saved_game

Lines = list[str]
NUMBERS = [300, pytest.param(100_000, marks=pytest.mark.slow)]
STRANGE = (
    "",
    " ",
    "=",
    ",",
    "0",
    "-1",
    "9" * 40,
    "²",
    "Ł",
    "\ufffd",
    "\x00",
    "\x1b[A",
    "\u202e",
    "𝟗",
    "yes",
    "5H",
)


def settings(lines: Lines) -> None:
    read, complaints = Settings.from_lines(lines)
    assert Settings.from_lines(read.to_lines())[1] == [], "what is written is read again"
    assert all(complaint.endswith((".", "?")) for complaint in complaints)


def wasco(lines: Lines) -> None:
    for line in lines:
        if found := LINE.fullmatch(line.encode(errors="replace")):
            assert LINE.fullmatch(GameRecord.of(found).to_line().encode())


def kept_game(lines: Lines) -> None:
    kept = understand(Path("game.txt"), lines)
    assert kept.lines or kept.trouble


def mistake(lines: Lines) -> None:
    for line in lines:
        JudgedGame.parse(line)
        try:
            Mistake.parse(line)
        except ValueError:
            continue


def keys(lines: Lines) -> None:
    wishes = Settings.from_lines(lines)[0]
    for complaint in (*read_keys(wishes.keys)[1], *read_pads(wishes.pads)[1]):
        assert complaint.endswith((".", "?"))


def position(lines: Lines) -> None:
    try:
        view = read_position(" ".join(lines))
    except CribbageError:
        return
    assert position_line(read_position(position_line(view))) == position_line(view)


def command_line(lines: Lines) -> None:
    try:
        words = read_words(lines)
        choose(Settings(), words)
        initials_of(words, "--record")
        seed_of(words)
        if "--frames" in words:
            number_of(words, "--frames", 1, 9)
    except (Misspelled, CribbageError):
        return


@cache
def positions() -> list[Lines]:
    """Moments of a game, a line each."""
    whole = finished_game()
    game = Game(whole.form, whole.house, whole.seed)
    found = []
    for seat, move in whole.moves:
        if game.view(seat).asks:
            found.append(position_line(game.view(seat)).split())
        game.apply(seat, move)
    return found[::5]


@cache
def good() -> dict[Callable[[Lines], None], list[Lines]]:
    """What each parser reads without a word."""
    with_keys = Settings(keys={"fire": ["return", "space"], "hint": [","]}, pads={"fire": ["0", "3"]})
    due = date(2026, 11, 1)
    line = Mistake(due=due, box=1, at=12, cost="4.5", names=("ANN",), log=("a",))
    return {
        settings: [Settings().to_lines(), with_keys.to_lines()],
        wasco: [[record(number).to_line() for number in range(3)]],
        kept_game: [saved_game().to_lines(), saved_game("2", "five-card").to_lines()],
        mistake: [[line.to_line(), JudgedGame("ABC", "x", "six-card", 1.5, "%", 40, "0").to_line()]],
        keys: [with_keys.to_lines()[-4:]],
        position: positions(),
        command_line: [
            ["ABC", "--preset", "hoyle", "--form", "five-card", "--level", "champ", "--seed", "my words"],
            ["--count", "5H 5S 5D JC", "--starter", "5C", "--crib"],
            ["ABC", "/R", "--yes"],
            ["--frames=90", "--speed", "3", "--tutor", "off", "--machine", "tty", "--target", "61", "--mute"],
        ],
    }


def spoilt(lines: Sequence[str], random: Random) -> Lines:
    """Good lines with some things wrong in them: letters, words, lines gone, doubled or exchanged."""
    found = [*lines]
    for _ in range(random.choice((1, 1, 2, 5))):
        at = random.randrange(len(found)) if found else 0
        line = found[at] if found else ""
        cut, end = sorted(random.randrange(len(line) + 1) for _ in range(2))
        other = random.choice(lines)
        words = line.split(" ")
        random.shuffle(words)
        found[at : at + 1] = random.choice(
            (
                [line[:cut] + random.choice(STRANGE) + line[end:]],
                [line[:cut] + line[end:]],
                [line[:end] + line[cut:]],
                [
                    line[:cut]
                    + chr(random.choice((random.randrange(128), random.randrange(0x3000))))
                    + line[cut:]
                ],
                [" ".join(words)],
                [other],
                [line, other],
                [],
            )
        )
    return found


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("parser", [settings, wasco, kept_game, mistake, keys, position, command_line])
def test_what_is_spoilt_is_read_or_refused(
    parser: Callable[[Lines], None], number: int, request: pytest.FixtureRequest
) -> None:
    random = Random(f"{request.config.getoption('--fuzz-seed')} {parser.__name__}")
    samples = good()[parser]
    for lines in samples:
        parser(lines)
    for _ in range(number):
        lines = spoilt(random.choice(samples), random)
        try:
            parser(lines)
        except Exception as error:
            raise AssertionError(f"{parser.__name__} stumbles over {lines!r}") from error
