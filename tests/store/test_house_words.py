"""House rules of the settings file are read as they stand, and refused in a sentence."""

import pytest

from game.rules.house import USUAL
from game.store.setting_words import house_words


def test_what_is_not_usual_is_kept_as_it_was_typed() -> None:
    assert house_words("go_by_hand=yes stakes=lurch") == "go_by_hand=yes stakes=lurch"


@pytest.mark.parametrize("text", ["", USUAL])
def test_usual_rules_are_none(text: str) -> None:
    assert house_words(text) == ""


def test_what_is_no_house_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="must be house rules, such as go_by_hand=yes stakes=lurch"):
        house_words("pub=yes")
