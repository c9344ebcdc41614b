"""The questions before a game: Enter leaves everything as it is, and what is chosen is remembered."""

import re
from pathlib import Path

import pytest

from game.rules.game import Game
from game.store.ended_games import EndedGames, review_of
from game.store.setting_words import PERSON
from game.store.settings import load_settings
from game.store.unfinished import UnfinishedGames
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


@pytest.mark.parametrize("named", ["loadstar", "LOADSTAR 128", "load"])
def test_a_games_name_begins_it(named: str, tmp_path: Path) -> None:
    said = asked(named, saves=tmp_path)
    assert load_settings(tmp_path)[0].preset == "loadstar"
    assert begun(tmp_path).house.counting.name == "automatic"
    assert said[2].endswith(f" Is that right? Yes, no or a game's name, or Enter for yes: {named}")


def test_whoever_takes_it_from_the_shelf_may_change_it_there_as_at_the_window(tmp_path: Path) -> None:
    said = asked("no", "loadstar", "muggins", "opponents", "play", "", saves=tmp_path)
    settings = load_settings(tmp_path)[0]
    assert begun(tmp_path).house.counting.name == "loadstar"
    assert settings.preset == "loadstar"
    assert any(line.startswith("3: Muggins, yes.") for line in said)
    assert any(line.startswith("LOADSTAR 128: six cards, YOU against ") for line in said)


def test_whoever_only_looked_is_asked_again(tmp_path: Path) -> None:
    said = asked("no", "bsd", "back", "back", "", saves=tmp_path)
    assert sum("Is that right?" in line for line in said) == 2
    assert load_settings(tmp_path)[0].preset == "champ"
    assert begun(tmp_path).form.name == "six-card"


def test_two_people_sit_down_by_name(tmp_path: Path) -> None:
    said = asked(
        "no", "hoyle", "seats", "3", "3", "3", "2", "Ann", "4", "Ben", "back", "1", "", saves=tmp_path
    )
    (waiting,) = UnfinishedGames(tmp_path).look()
    assert waiting.seats == ("person ANN", "person BEN")
    assert load_settings(tmp_path)[0].seats.count(PERSON) == 2
    assert any(line.startswith("Name 2? Type it, or 1 to 4 for another line") for line in said)


def test_any_house_rule_is_changed_for_the_own_table(tmp_path: Path) -> None:
    said = asked("no", "your own", "say go", "back", "1", "1", "", saves=tmp_path)
    assert begun(tmp_path).house.go_by_hand
    assert any(line.startswith("8: Say go, yourself.") for line in said)
    assert any("to 121, your own rules, YOU against CHAMP." in line for line in said)


def test_rooms_can_be_looked_at_before_the_first_game(tmp_path: Path) -> None:
    said = asked("records", "back", "options", "back", "loadstar", saves=tmp_path)
    assert "WASCO holds no games yet." in said
    assert "7: Display. Machine, cards, colors and window." in said
    assert load_settings(tmp_path)[0].preset == "loadstar"


def test_what_more_there_is_to_play_can_be_reached_before_the_first_game(tmp_path: Path) -> None:
    said = asked("more", "1", "back", "loadstar", saves=tmp_path)
    assert "2: Play a friend. One of you opens a table, the other sits down." in said
    assert "Put 6 cards into your hand, from the deck or by typing them: 5h, 10d, js." in said
    assert load_settings(tmp_path)[0].preset == "loadstar"


def test_what_tells_of_a_game_says_that_there_is_none_yet(tmp_path: Path) -> None:
    said = asked("score", "again", "table", "undo", "seal", saves=tmp_path)
    assert said.count("You aren't in a game now.") == 4
    assert any(re.match("Deck seal of the next game: [0-9a-f]{64}[.]", line) for line in said)


NOT_A_CHOICE = (
    "'{}' is not a choice. Type yes, no, a game's name, such as BSD, practice, records, options or more."
)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (["maybe"], NOT_A_CHOICE.format("maybe")),
        (["1"], NOT_A_CHOICE.format("1")),
        (["no", "8"], "'8' is not a choice. Type a number from 1 to 7."),
    ],
)
def test_what_is_no_answer_gets_one_sentence(answers: list[str], sentence: str, tmp_path: Path) -> None:
    assert asked(*answers, saves=tmp_path)[-2] == sentence


@pytest.mark.usefixtures("faint_judge")
def test_another_game_can_be_another_kind_of_game(tmp_path: Path) -> None:
    reader = Reader(1)
    rest = iter(["records", "back", "review", "write", "", "quince", "bsd", "no", "s", ""])

    def answer(heard: str) -> str | None:
        line = None if "another" in reader.questions else reader.answer(heard)
        return next(rest, None) if line is None else line

    words = ("ABC", "--preset", "amiga", "--form", "five-card", "--level", "landlubber")
    said = talk(answer, *words, saves=tmp_path)[1]
    assert "'quince' is not a choice. Type yes, no, choose, " in said
    assert "Every move by " not in said
    (path,) = EndedGames(tmp_path).paths
    assert f"Saved as {review_of(path).name}." in said
    assert review_of(path).exists()
    assert begun(tmp_path).target == 61
    assert begun(tmp_path).house.counting.name == "bsd"


def test_bsds_length_is_a_letter_and_a_figure_is_told_which(tmp_path: Path) -> None:
    said = talk(lines_of("", "61", "s"), "--preset", "bsd", saves=tmp_path)[1]
    assert "'61' is not a choice. Type L for 121 or S for 61." in said
    assert begun(tmp_path).target == 61


def test_bsds_length_is_not_asked_for_where_the_command_line_has_it(tmp_path: Path) -> None:
    said = talk(lines_of("", ""), "--preset", "bsd", "--target", "61", saves=tmp_path)[1]
    assert "Long" not in said
    assert begun(tmp_path).target == 61
