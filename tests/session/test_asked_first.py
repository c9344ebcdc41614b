"""What an original that is typed at asks before a game changes the game."""

from pathlib import Path

import pytest

from game.session.asked_first import LONG, SHORT, choose_length
from tests.scenes.driver import at_home


@pytest.mark.parametrize(("letter", "target"), [(LONG, 121), (SHORT, 61), ("X", 121)])
def test_the_letter_chooses_the_length_of_the_game(letter: str, target: int, tmp_path: Path) -> None:
    session = at_home(tmp_path, begin=False, preset="bsd").session
    choose_length(session, letter)
    assert session.settings.house_rules.target_of(session.form) == target


@pytest.mark.parametrize("letter", [LONG, "X", ""])
def test_any_other_answer_is_a_long_game_after_a_short_one_too(letter: str, tmp_path: Path) -> None:
    session = at_home(tmp_path, begin=False, preset="bsd").session
    for answer in (SHORT, letter):
        choose_length(session, answer)
    assert session.settings.house_rules.target_of(session.form) == 121
