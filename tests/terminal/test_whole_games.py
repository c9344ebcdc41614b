"""Whole games in lines of text: every form and preset, alone and with several, here and as a program."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game.players.levels import LEVELS
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.presets import PRESETS
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.wasco_file import Wasco
from tests.conftest import CheckText
from tests.terminal.reader import Reader
from tests.terminal.talk import PseudoTerminal, talk

ENDED = r", of {0}\.| wins?, {0} to \d+\."
"""How the scores are told at the end, once."""
GAMES = [f"{preset.name} {form}" for preset in PRESETS.values() for form in preset.forms]


def finished_game(folder: Path) -> Game:
    """The one game kept there: its log, played again at the rules directly."""
    (path,) = EndedGames(folder).paths
    lines = [*read_game(path).lines]
    game = Game.from_lines(lines)
    assert game.outcome
    assert game.to_lines() == lines
    return game


@pytest.mark.parametrize("words", GAMES)
def test_every_game_is_played_by_what_the_questions_say(
    words: str, tmp_path: Path, check_text: CheckText
) -> None:
    """Of each source one game can be read."""
    preset, form = words.split()
    reader = Reader(words)
    arguments = ("--preset", preset, "--form", form, "--level", "deckhand", "--seed", preset)
    code, said = talk(reader.answer, *arguments, saves=tmp_path)
    game = finished_game(tmp_path)
    told = [line for line in said.splitlines() if re.search(ENDED.format(game.target), line)]
    scores = map(int, re.findall(r"\d+", told[-1].partition(", of ")[0]))
    assert sorted(scores) == sorted(game.scores)
    assert len([line for line in told if f" {game.target}" in line.partition(", of ")[0]]) == 1
    assert code == 0
    assert said.isascii()
    if form == PRESETS[preset].forms[0]:
        check_text(f"game_of_{preset}", said.splitlines())
    # The cut for partners leaves who cut first where he is.
    assert reader.played_again(game, people=[0], plays_last=preset == "bsd") == game.moves


@pytest.mark.parametrize("words", GAMES)
def test_several_people_play_at_one_terminal(words: str, tmp_path: Path) -> None:
    preset, form = words.split()
    (tmp_path / "settings.txt").write_text(
        "seats = person, person, person, person\nnames = ANN, BEN, CY, DI\n"
    )
    reader = Reader(words)
    arguments = ("--preset", preset, "--form", form, "--seed", preset)
    talk(reader.answer, *arguments, saves=tmp_path)
    game = finished_game(tmp_path)
    assert reader.played_again(game, people=range(game.form.seats), plays_last=preset == "bsd") == game.moves
    assert "curtain" in reader.questions


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_a_round_of_goes_is_one_line(form: str, tmp_path: Path) -> None:
    _, said = talk(
        lambda _: None, "--demo", "--form", form, "--level", "landlubber", "--seed", "1987", saves=tmp_path
    )
    goes = [line.lower().endswith(": go.") for line in said.splitlines()]
    assert any(goes)
    assert not any(first and then for first, then in pairwise(goes))
    assert re.search(r" and \w+: go\.\n", said, re.IGNORECASE)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str, tmp_path: Path) -> None:
    talk(Reader(level).answer, "--preset", "bsd", "--level", level, "--target", "61", saves=tmp_path)
    assert finished_game(tmp_path).target == 61


@pytest.mark.parametrize("counting", ["loadstar", "partner", "hoyle", "acc-without-muggins"])
def test_every_way_of_counting_is_asked_for(counting: str, tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text(f"house = counting={counting} nineteen=yes stink_hole=yes\n")
    reader = Reader(counting)
    talk(reader.answer, "--level", "deckhand", "--seed", counting, saves=tmp_path)
    game = finished_game(tmp_path)
    assert game.house.counting.name == counting
    assert ("muggins" in reader.questions) == (counting == "hoyle")


def test_a_program_plays_a_whole_game_and_records_it(tmp_path: Path) -> None:
    reader = Reader("program")
    words = ("--text", "ABC", "--preset", "bsd", "--level", "landlubber", "--target", "61")
    program = PseudoTerminal(*words, saves=tmp_path)
    assert program.play(reader.answer) == 0
    game = finished_game(tmp_path)
    (record,) = Wasco(tmp_path).latest()
    assert record.initials == "ABC"
    assert b"\x1b" not in program.said
    assert f"YOU {game.scores[0]}, LANDLUBBER {game.scores[1]}, of 61." in program.said.decode()


@pytest.mark.parametrize(("typed", "kept"), [("abc", ["ABC"]), ("", []), ("too long|xy", ["XY"])])
def test_a_game_that_is_nobodys_can_be_kept_at_its_end(typed: str, kept: list[str], tmp_path: Path) -> None:
    reader, answers = Reader("keep"), iter(typed.split("|"))

    def answer(heard: str) -> str | None:
        return next(answers) if heard.endswith("Enter for none: ") else reader.answer(heard)

    talk(answer, "--preset", "amiga", "--level", "deckhand", "--seed", "3", saves=tmp_path)
    assert [record.initials for record in Wasco(tmp_path).latest()] == kept


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_plays_a_game_by_itself_and_ends(preset: str, tmp_path: Path) -> None:
    words = ("--demo", "--preset", preset, "--level", "deckhand", "--seed", "1987")
    code, said = talk(lambda _: None, *words, saves=tmp_path)
    assert code == 0
    assert "?" not in said.splitlines()[-1]
    target = PRESETS[preset].house.target_of(FORMS[PRESETS[preset].forms[0]])
    assert re.search(ENDED.format(target), said)
    assert not [*tmp_path.glob("unfinished*")]
