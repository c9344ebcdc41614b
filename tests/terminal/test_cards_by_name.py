"""Cards are told by name wherever lines are told, once somebody has asked for words."""

import re
from pathlib import Path

import pytest

from game.session.telling import CardNames
from game.sheets.teller import Teller
from game.store.settings import Settings, save_settings
from tests.scenes.records.test_record_list import keep_game
from tests.terminal.talk import lines_of, talk

LETTERS = re.compile(r"\b(?:10|[2-9AJQK])[CDHS]\b")
A_HAND = re.compile(r"(hand|Hand 1 of 10): \w+ of (clubs|diamonds|hearts|spades), ")


def told(folder: Path, *lines: str) -> str:
    return talk(lines_of(*lines, "quit"), saves=folder)[1]


@pytest.mark.parametrize("drill", ["rules", "hand", "quiz", "count"])
def test_practice_names_the_cards_as_a_game_does(drill: str, tmp_path: Path) -> None:
    said = told(tmp_path, "words", "practice", drill, "table", "back", "back")
    assert A_HAND.search(said)
    assert not LETTERS.search(said)


def test_a_game_looked_at_again_names_them_too(tmp_path: Path) -> None:
    keep_game(tmp_path, "1987")
    said = told(tmp_path, "words", "replay", "", "back")
    assert A_HAND.search(said)
    assert "discarded (" in said
    assert not LETTERS.search(said)


def test_large_print_names_them_in_a_game_looked_at_again(tmp_path: Path) -> None:
    keep_game(tmp_path, "1987")
    save_settings(tmp_path, Settings(big_index=True))
    assert A_HAND.search(told(tmp_path, "replay", "", "back"))


def test_a_position_that_was_asked_for_is_no_news_of_the_game(tmp_path: Path) -> None:
    said = told(tmp_path, "yes", "", "position", "again")
    assert said.count("house=champ") == 1


def test_a_sentence_begins_with_a_capital_be_it_a_card() -> None:
    told = Teller(CardNames(are_words=lambda: True).row).named(
        "1: [5H] over [8D]: 0.8 less. [3C] [6H] are as good."
    )
    assert told.endswith("0.8 less. Three of clubs and six of hearts are as good.")
    assert told.startswith("1: five of hearts over eight of diamonds: 0")
