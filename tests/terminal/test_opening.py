"""The questions before a game: Enter leaves everything as it is, and what is chosen is remembered."""

import re
from io import StringIO
from pathlib import Path

import pytest

from game.devices.tune_player import Silence
from game.rules.forms import FORMS
from game.rules.game import Game
from game.scenes.front.window_session import WindowSession
from game.session.run_options import RunOptions
from game.store.ended_games import EndedGames, review_of
from game.store.setting_words import PERSON
from game.store.settings import Settings, load_settings
from game.store.unfinished import UnfinishedGames
from game.terminal.between_games import Opening
from game.terminal.conversation import Conversation
from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk


def begun(folder: Path) -> Game:
    """The game that was begun, and left."""
    (waiting,) = UnfinishedGames(folder).look()
    assert waiting.game
    return waiting.game


def asked(*answers: str, saves: Path) -> list[str]:
    return talk(lines_of(*answers), saves=saves)[1].splitlines()


def test_enter_plays_what_was_played_last(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("preset = hoyle\nform = three-handed\nlevel = champ\n")
    said = asked("", "", saves=tmp_path)
    assert said[2].startswith("HOYLE: three players to 61, YOU, B and C. Is that right? ")
    assert begun(tmp_path).form.name == "three-handed"


def test_every_question_can_be_left_with_enter(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("preset = hoyle\nform = four-handed\ninitials = ABC\n")
    before = load_settings(tmp_path)[0]
    asked("no", *[""] * 10, saves=tmp_path)
    after = load_settings(tmp_path)[0]
    assert begun(tmp_path).form.name == "four-handed"
    assert (after.preset, after.form, after.house_rules) == (before.preset, before.form, before.house_rules)
    assert (after.level, after.initials) == (before.level, before.initials)


def test_rules_muggins_and_opponent_are_chosen_and_loadstar_asks_its_target_later(tmp_path: Path) -> None:
    said = asked("no", "loadstar", "yes", "champ", "1", "abc", "", "", saves=tmp_path)
    settings = load_settings(tmp_path)[0]
    assert not any("target" in line.lower() for line in said[:9])
    assert begun(tmp_path).house.counting.name == "loadstar"
    assert (settings.preset, settings.level, settings.initials) == ("loadstar", "champ", "ABC")
    assert "2: LOADSTAR 128. CRIBBAGE 128, from a magazine that came on disks." in said
    assert "Which game? 1 to 6, or Enter for CHAMP '87: loadstar" in said


def test_what_was_chosen_is_told_before_the_game(tmp_path: Path) -> None:
    said = asked("no", "bsd", "champ", "", "", "", "", saves=tmp_path)
    word = next(at for at, line in enumerate(said) if line.startswith("Your word"))
    assert said[word + 1] == "BSD: six cards to 121, YOU against CHAMP."


def test_two_people_play_together(tmp_path: Path) -> None:
    asked("no", "amiga", "Partners, five cards", "2", "2", "yes", "Ann", "Ben", "-", "", "", saves=tmp_path)
    settings = load_settings(tmp_path)[0]
    assert settings.seats == ("person", "deckhand", "person", "deckhand")
    assert settings.names == ("Ann", "Ben")
    (waiting,) = UnfinishedGames(tmp_path).look()
    assert waiting.lines
    assert waiting.seats[::2] == ("person Ann", "person Ben")


def test_any_house_rule_is_changed_until_none_is_named(tmp_path: Path) -> None:
    said = asked("no", "champ", "", "", "", "say go", "yourself", "counting", "6", "none", "", saves=tmp_path)
    assert begun(tmp_path).house.go_by_hand
    assert begun(tmp_path).house.counting.name == "acc"
    assert any(line.endswith(": Say go. Automatic.") for line in said)
    assert any(line.endswith(": Say go. Yourself.") for line in said)


def test_what_tells_of_a_game_says_that_there_is_none_yet(tmp_path: Path) -> None:
    said = asked("score", "again", "table", "undo", "seal", saves=tmp_path)
    assert said.count("You aren't in a game now.") == 4
    assert any(re.match("Deck seal of the next game: [0-9a-f]{64}[.]", line) for line in said)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (["maybe"], "Type yes or no."),
        (["no", "7"], "'7' is not a choice. Type a number from 1 to 6."),
        (["no", "bsd", "", "3"], "Type a number from 1 to 2."),
        (["no", "champ", "", "", "ABCD"], "Must be 1 to 3 letters or digits."),
    ],
)
def test_what_is_no_answer_gets_one_sentence(answers: list[str], sentence: str, tmp_path: Path) -> None:
    assert asked(*answers, saves=tmp_path)[-2] == sentence


@pytest.mark.usefixtures("faint_judge")
def test_another_game_can_be_another_kind_of_game(tmp_path: Path) -> None:
    reader = Reader(1)
    rest = iter(["records", "review", "write", "", "choose", "bsd", *[""] * 6, "s", ""])

    def answer(heard: str) -> str | None:
        line = None if "another" in reader.questions else reader.answer(heard)
        return next(rest, None) if line is None else line

    words = ("ABC", "--preset", "amiga", "--form", "five-card", "--level", "landlubber")
    said = talk(answer, *words, saves=tmp_path)[1]
    assert said.count("a game that began at ") == 1
    assert "Every move by " not in said
    (path,) = EndedGames(tmp_path).paths
    assert f"Saved as {review_of(path).name}." in said
    assert review_of(path).exists()
    assert begun(tmp_path).target == 61
    assert begun(tmp_path).house.counting.name == "bsd"


@pytest.mark.parametrize("word", ["quince", ""])
def test_a_word_that_is_typed_is_mixed_in_and_nothing_of_it_is_told(word: str, tmp_path: Path) -> None:
    said = asked("seal", "no", "bsd", "champ", "", "", "", word, "", "", "", saves=tmp_path)
    game = begun(tmp_path)
    assert game.word == word if word else len(game.word) == 16
    assert f"Deck seal of the next game: {game.seal}." in said
    assert not [line for line in said if game.seed in line]


@pytest.mark.parametrize(("form", "people"), [("six-card", 2), ("four-handed", 3), ("four-handed", 4)])
def test_as_many_people_sit_down_as_were_named(form: str, people: int, tmp_path: Path) -> None:
    settings = Settings(preset="hoyle", form=form)
    answers = StringIO("\n".join(["", str(people), *[""] * 9]))
    session = WindowSession(settings, RunOptions(tmp_path), Silence())
    Opening(session, Conversation(answers, StringIO()))._choose_people()
    assert len(settings.seats) == FORMS[form].seats
    assert settings.seats.count(PERSON) == people


def test_bsds_length_is_a_letter_and_a_figure_is_told_which(tmp_path: Path) -> None:
    said = talk(lines_of("", "61", "s"), "--preset", "bsd", saves=tmp_path)[1]
    assert "'61' is not a choice. Type L for 121 or S for 61." in said
    assert begun(tmp_path).target == 61


def test_bsds_length_is_not_asked_for_where_the_command_line_has_it(tmp_path: Path) -> None:
    said = talk(lines_of("", ""), "--preset", "bsd", "--target", "61", saves=tmp_path)[1]
    assert "Long" not in said
    assert begun(tmp_path).target == 61
