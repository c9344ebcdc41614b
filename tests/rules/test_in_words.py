"""Lists and names in words."""

import pytest

from game.rules.in_words import either, in_small


@pytest.mark.parametrize(
    ("words", "small"),
    [
        ("Your Crib", "your crib"),
        ("Crib: ANN", "crib: ANN"),
        ("Cribber's Crib", "Cribber's crib"),
        ("Yourke's Crib", "Yourke's crib"),
    ],
)
def test_a_name_keeps_its_letters_where_a_title_is_small(words: str, small: str) -> None:
    assert in_small(words) == small


def test_choices_with_commas_are_parted_by_semicolons() -> None:
    assert either(["yes", "no"]) == "yes or no"
    assert either(["no, I know it", "yes"]) == "no, I know it; or yes"
    assert either(["you, alone"]) == "you, alone"
