"""Learn to play in lines: each lesson told, asked and answered; and then the first game."""

import re
from pathlib import Path

import pytest

from game.practice.learn import LESSONS
from game.practice.learned import note_of
from game.store.practice_files import PracticeNotes
from game.terminal.between_games import FIRST_RIVALS
from game.terminal.spoken_guide import OFFER_IN_A_GAME
from game.terminal.text_session import CONTINUES
from tests.scenes.test_first_evening import ANSWERS
from tests.terminal.talk import lines_of, talk

RIGHT = (
    *("5h qd", "5h 10s", "7d 8c", "2c 5h 8c"),
    *("3", "6"),
    *("3h 4d 5c", "3h 4s 5c"),
    *("5", "jd"),
    "12",
    *("2c 3d", "3d kd"),
    *("5h", "3h", "7d", "10c"),
    "you",
)
"""What a player answers who gets everything right at once."""


def learned(folder: Path, *lines: str) -> list[str]:
    """Go to the lessons and type these lines, then leave; all that was said."""
    _, said = talk(lines_of("learn", *lines, "quit"), "--seed", "7", saves=folder)
    return said.splitlines()


def test_all_eight_are_learned_by_typing_the_right_answers(tmp_path: Path) -> None:
    said = learned(tmp_path, "1", *RIGHT, "lessons", "back")
    titles = [line for line in said if line.rstrip(".") in {lesson.title for lesson in LESSONS}]
    assert titles == [f"{lesson.title}." for lesson in LESSONS]
    assert len(PracticeNotes(tmp_path).lines) == 1 + len(LESSONS)
    assert said[-1].startswith("Your game is saved") or "Cut a card" in said[-1]


def test_a_whole_answer_that_is_wrong_says_why_and_is_asked_again(tmp_path: Path) -> None:
    said = "\n".join(learned(tmp_path, "1", "5h 2c", "back", "back"))
    assert re.search(r"That makes 7, not 15\. Try others\.\nYour cards,", said)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("1", "8c 7d 5h"), "That makes 20, not 15. Try others."),
        (("3", "3h 4d 5c kd"), "These are not in a row, such as 8 9 10."),
        (("3", "4d 5c"), "A run is three cards at least. Try others."),
    ],
)
def test_cards_typed_together_are_looked_at_together(
    lines: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    said = "\n".join(learned(tmp_path, *lines, "back", "back"))
    assert told in said
    assert "fifteen for 2" not in said
    assert "a run for 3" not in said


def test_hint_does_it_and_leaving_and_coming_back_loses_nothing(tmp_path: Path) -> None:
    said = learned(tmp_path, "1", *8 * ["hint"], "back", "2", "back", "back")
    assert "1: Fifteens, done. Cards that add up to 15 score 2." in said


def test_whoever_is_stuck_is_told_a_way_on_that_gives_nothing_away(tmp_path: Path) -> None:
    said = "\n".join(learned(tmp_path, "1", "show me", "show", "back", "back"))
    assert "Your cards, such as ah kc, or hint:" in said
    assert "One more" not in said
    assert "Take another: 2 left." in said


def test_after_them_the_first_game_goes_on_with_the_guide(tmp_path: Path) -> None:
    said = "\n".join(learned(tmp_path, "8", "you", ""))
    assert "7 lessons still to do." in said
    assert "You can count" not in said
    assert "guide = yes" in (tmp_path / "settings.txt").read_text(encoding="utf-8")


@pytest.mark.usefixtures("true_names")
def test_after_them_the_first_game_begins_at_once_and_names_who_sits_there(tmp_path: Path) -> None:
    _, said = talk(lines_of("learn", "8", "you", "", "quit"), saves=tmp_path)
    *_, last = said.split("play your first game: ")
    assert last.splitlines()[1] == f"CHAMP '87: six cards to 121, YOU against LANDLUBBER. {FIRST_RIVALS}"
    assert "Play it?" not in last


@pytest.mark.parametrize("opened", [("practice",), ("ask champ",), ("records",), ("more", "1")])
def test_the_first_game_begins_from_whatever_they_were_opened_in(
    opened: tuple[str, ...], tmp_path: Path
) -> None:
    _, said = talk(lines_of(*opened, "learn", "8", "you", "", "quit"), saves=tmp_path)
    *_, last = said.split("play your first game: ")
    assert last.splitlines()[1].startswith("CHAMP '87: six cards to 121, YOU against ")
    assert "Cut" in last


def test_whoever_leaves_them_for_a_game_is_offered_the_guide(tmp_path: Path) -> None:
    said = talk(lines_of("learn", "back", "champ", "quit"), saves=tmp_path)[1]
    assert OFFER_IN_A_GAME in said
    (tmp_path / "settings.txt").write_text("guide = no\n")
    said = talk(lines_of("no", "learn", "back", "quit"), saves=tmp_path)[1]
    assert OFFER_IN_A_GAME not in said


@pytest.mark.usefixtures("true_names")
def test_the_first_question_names_who_sits_there_once_the_guide_was_asked_for(tmp_path: Path) -> None:
    _, said = talk(lines_of("guide", "quit"), saves=tmp_path)
    first, again = (line for line in said.splitlines() if line.startswith("CHAMP '87"))
    assert "against CHAMP" in first
    assert "against LANDLUBBER" in again


@pytest.mark.parametrize("cards", ["2c", "2c 3d kd"])
def test_a_discard_of_one_card_or_three_is_refused_and_nothing_of_it_is_kept(
    cards: str, tmp_path: Path
) -> None:
    said = "\n".join(learned(tmp_path, "6", cards, "7s 8s", "back", "back"))
    assert "Discard two cards.\nTwo cards, such as" in said
    assert "Discard 7 8:" in said


def test_shown_a_count_nobody_is_told_that_he_was_right(tmp_path: Path) -> None:
    said = learned(tmp_path, "5", "hint", "hint", "back", "back")
    assert any(words.startswith("It counts 12. ") for words in said)
    assert not any(words.startswith("Right: 12.") for words in said)


def test_each_question_says_that_there_is_a_hint_and_then_that_it_can_be_shown(tmp_path: Path) -> None:
    said = learned(tmp_path, "8", "hint", "back", "4", "5", "4c", "hint", "back", "back")
    assert ("You, they or hint: hint" in said, "You, they or show: back" in said) == (True, True)
    at = said.index("Your card, such as ah, or hint: 4c")
    assert said[at + 1].endswith("Try another card.")
    assert "Your card, such as ah, or show: back" in said


def test_the_word_table_reads_the_hand_of_a_lesson(tmp_path: Path) -> None:
    said = learned(tmp_path, "1", "table", "back", "back")
    assert "Your hand: 5H, QD, 10S, 2C, 8C, 7D." in said
    assert "No cards have been dealt." not in said


def test_a_lesson_that_was_done_stays_done_when_it_is_looked_at_again(tmp_path: Path) -> None:
    said = learned(tmp_path, "8", "you", "lessons", "8", "back", "back")
    assert any(line.startswith("8: The board, done.") for line in said)
    assert not any(line.startswith("8: The board, begun.") for line in said)


def test_nothing_typed_is_no_answer_and_a_number_may_be_typed_in_words(tmp_path: Path) -> None:
    said = learned(tmp_path, "2", "three", "", "six", *RIGHT[6:8], "five", "jd", "twelve", "back", "back")
    at = said.index("4, 5, 6 or hint: ")
    assert said[at + 1 : at + 3] == ["Type 4, 5 or 6.", "4, 5, 6 or hint: six"]
    assert any(words.startswith("Right: 12. ") for words in said)


@pytest.mark.parametrize("before", [(), ("yes", "low")])
def test_a_lesson_is_opened_by_its_number_at_once(before: tuple[str, ...], tmp_path: Path) -> None:
    words = "--seed", "7"
    said = talk(lines_of(*before, "learn 7", "back", "back", "learn 9", "quit"), *words, saves=tmp_path)[1]
    opened = said.partition("learn 7\n")[2]
    assert opened.startswith("The play.\nYour cards: ")
    assert "7: The play, begun. Up to 31, and go.\n" in opened
    assert "Type learn and a number from 1 to 8.\n" in opened


@pytest.mark.parametrize("room", ["learn", "practice"])
def test_help_is_told_in_a_room_that_is_opened_during_a_game(room: str, tmp_path: Path) -> None:
    opened = ("1", "help nobs") if room == "learn" else ("help nobs",)
    _, said = talk(lines_of("yes", "low", room, *opened, "back", "back", "quit"), saves=tmp_path)
    assert "his nobs: the jack of the starter's suit in your hand: one." in said
    assert "is not a" not in said


def test_a_lesson_tells_no_score(tmp_path: Path) -> None:
    said = learned(tmp_path, "1", "score", "back", "back")
    assert "A lesson keeps no score." in said
    assert "LANDLUBBER 0" not in " ".join(said)


EVENING = (
    *("lesson one", "1", "", "banana", "5h", "5h 8c", "hint", "10 5", "7d 8c", "queen five", "q 5", "2 5 8"),
    *("1", "next", "three", "3", "help 1", "6"),
    *("three", "kd", "3 4 5", "show me", "3h 4s 5c"),
    *("4 cards", "4", "5", "nobs", "1", "hint", "hint"),
    *("a dozen", "8", "10", "hint", "hint"),
    *("7s 8s", "2", "2c 3d kd", "2 3"),
    *("7", "3", "5", "table", "score", "10", "again", "go", "3h", "7", "hint", "hint"),
    *("neither", "they", "you"),
)
"""Somebody's first evening in text, with all that he typed which was wrong."""


def test_an_evening_in_text_with_slips(tmp_path: Path) -> None:
    said = " ".join(learned(tmp_path, *EVENING, "lessons", "back"))
    assert len(PracticeNotes(tmp_path).lines) == 1 + len(LESSONS)
    assert not [question for question, answer in ANSWERS.items() if not re.search(answer, said)]
    for told in (
        "'banana' is not a card",
        "That makes 13, not 15.",
        "8 is too low.",
        "That would make 35: over 31.",
    ):
        assert told in said


def test_in_the_play_the_hand_is_told_with_each_question_and_the_card_that_is_shown(tmp_path: Path) -> None:
    said = learned(tmp_path, "7", "hint", "hint", "3h", "hint", "hint", "back", "back")
    asked = [line for line in said if line.startswith(("Your cards: ", "Your card: "))][1:]
    assert asked[0] == "Your cards: 10C, 5H, 7D, 3H. Which card makes 15?"
    assert asked[1].startswith("Your cards: 10C, 7D, 3H. ")
    assert "You play a five: 15. Fifteen two: 2 points." in said


def test_two_discards_are_compared_in_a_line_each(tmp_path: Path) -> None:
    said = learned(tmp_path, "6", "2c 3d", "back", "back", "back")
    told = "Discard 2 3: the hand keeps 8.0, your crib brings 7.1, together 15.1."
    assert said.count(told) == 1
    assert not [line for line in said if line.startswith("Together")]


@pytest.mark.parametrize(("answer", "praise"), [(["2c 3d"], "Yes: "), (["hint", "hint"], "")])
def test_a_discard_that_was_shown_is_not_praised(answer: list[str], praise: str, tmp_path: Path) -> None:
    said = learned(tmp_path, "6", *answer, "back", "back", "back")
    assert f"{praise}2 3 brings 3.3 points more." in said


def first_game_chosen_behind(*typed: str, saves: Path) -> str:
    """Come to the lessons, all of which are learned, from these lines; return all that is said."""
    for at in range(len(LESSONS)):
        PracticeNotes(saves).add(note_of(at, "2026-11-01"))
    return talk(lines_of(*typed, "learn", "play your first game"), saves=saves)[1]


def test_a_first_game_that_is_chosen_in_a_game_is_that_game(tmp_path: Path) -> None:
    assert CONTINUES in first_game_chosen_behind("yes", "low", saves=tmp_path)


def test_a_first_game_that_is_chosen_in_a_quiz_begins(tmp_path: Path) -> None:
    said = first_game_chosen_behind("practice", "discard quiz", saves=tmp_path)
    assert CONTINUES not in said
    assert "Cut for the deal" in said


def test_the_table_of_a_lesson_says_what_is_asked_what_was_found_and_how_much_is_left(tmp_path: Path) -> None:
    typed = ("learn", "", "table", "5h 10s", "table", "back", "play", "table", "back", "8", "table")
    said = talk(lines_of(*typed), saves=tmp_path)[1].splitlines()
    first, second, play, board = (at for at, line in enumerate(said) if line.endswith(": table"))
    assert said[first + 1 : first + 4] == [
        "Your hand: 5H, QD, 10S, 2C, 8C, 7D.",
        "Take the cards of one fifteen.",
        "There are 4.",
    ]
    assert said[second + 2 : second + 4] == ["Found: 5H and 10S.", "Take another: 3 left."]
    assert "Which card makes 15?" in said[play + 1 : play + 8]
    assert "Who wins?" in said[board + 3]


def test_the_best_hand_of_all_has_his_nobs(tmp_path: Path) -> None:
    """Any jack with the fourth five turned up made 29, by what was said."""
    said = " ".join(learned(tmp_path, "8", "you", "back", "back"))
    assert "makes 29: three fives and a jack, with the five of his suit turned up." in said
