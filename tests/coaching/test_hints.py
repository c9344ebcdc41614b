"""The hint says what makes the difference in this position, and names no card."""

import re

import pytest

from game.coaching import coach
from game.coaching.coach import Analysis, hint
from game.players.weigh.option import Option
from tests.coaching.analyses import card, dealt, keep, led, made_up

FAR_BEHIND = keep("9H KD", 1.0, -9.0, chance=0.2)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([keep("2H 9H", 8.0, -4.0, chance=0.6), keep("5D 5S", 9.0, -9.0, chance=0.5)], "Whose crib"),
        (
            [keep("2H 9H", 8.0, -4.0, 5.0, chance=0.6), keep("5D JC", 9.0, -4.2, 2.5, chance=0.5)],
            "cards that peg well",
        ),
        (
            [keep("2H 9H", 8.0, -4.0, 3.0, 1.0, 0.6), keep("5D JC", 9.0, -4.2, 3.0, 4.0, 0.5)],
            "they can peg",
        ),
        (
            [keep("2H 9H", 9.0, -4.0, chance=0.6), keep("5D JC", 5.0, -4.5, chance=0.5)],
            "what the hand counts",
        ),
        ([keep("2H 9H", 5.0, -4.0, chance=0.6), keep("5D JC", 9.0, -5.0, chance=0.5)], "Play the score"),
        ([keep("2H 9H", 9.0, -4.0, chance=0.6), keep("5D JC", 9.0, -4.0, chance=0.6)], "any will do"),
        ([keep("2H 9H", 9.0, -4.0), keep("5D JC", 5.0, -4.5)], "what the hand counts"),
    ],
)
def test_a_way_to_lay_away(options: list[Option], words: str) -> None:
    others = [] if words == "any will do" else [FAR_BEHIND]
    assert words in hint(made_up(*options, *others))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([card("KD", 2, 0.5, 1.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)], "can score here"),
        ([card("KD", 0, 0.5, 1.0, 0.6), card("5D", 2, 4.5, 1.0, 0.5)], "first points you see"),
        ([card("KD", 0, 0.5, 1.0, 0.6), card("5D", 0, 2.5, 1.0, 0.5)], "could they score"),
        ([card("KD", 0, 0.5, 3.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)], "keep for later"),
    ],
)
def test_a_card(options: list[Option], words: str) -> None:
    assert words in hint(made_up(*options, position=led()))


def test_who_pegs_for_himself_is_not_told_that_there_are_points() -> None:
    options = card("KD", 2, 0.5, 1.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)
    counting = led(house="counting=acc")
    assert hint(made_up(*options, position=counting)) == coach.ALL_TOGETHER


def test_a_true_position_has_a_hint_without_a_card() -> None:
    analysis = Analysis(dealt().game.view(0))
    analysis.finish()
    assert not re.search(r"\d|[♣♦♥♠]|\b(ace|five|ten|jack|queen|king)s?\b", hint(analysis), re.IGNORECASE)
