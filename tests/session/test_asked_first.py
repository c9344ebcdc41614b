"""What an original that is typed at asks before a game changes the game."""

from pathlib import Path

import pytest

from game.session.asked_first import LONG, SHORT, choose_length
from tests.scenes.driver import at_home


@pytest.mark.parametrize(
    ("answers", "target"),
    [
        ([LONG], 121),
        ([SHORT], 61),
        (["X"], 121),
        *(([SHORT, letter], 121) for letter in (LONG, "X", "")),
    ],
)
def test_the_letter_chooses_the_length_and_any_other_is_a_long_game(
    answers: list[str], target: int, tmp_path: Path
) -> None:
    session = at_home(tmp_path, begin=False, preset="bsd").session
    for letter in answers:
        choose_length(session, letter)
    assert session.settings.house_rules.target_of(session.form) == target
