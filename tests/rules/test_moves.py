"""Moves print as words and read back."""

import pytest

from game.rules.cards import Card, parse_cards
from game.rules.errors import InvalidMove
from game.rules.moves import (
    Accept,
    CallMuggins,
    Claim,
    Cut,
    LayAway,
    Move,
    Play,
    SayGo,
    TakeHeels,
    parse_move,
)

MOVES: list[Move] = [
    Cut(20),
    LayAway(parse_cards("5H JC")),
    LayAway(parse_cards("TD")),
    Play(Card.parse("AS")),
    SayGo(),
    TakeHeels(),
    Claim(0),
    Claim(29),
    CallMuggins(4),
    Accept(),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_move_printed_can_be_read_back(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert parse_move(f"  {move}\n") == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "cut",
        "cut deep",
        "cut 4.5",
        "play",
        "play 1X",
        "play 5H 6H",
        "lay 5H 5H",
        "claim many",
        "go now",
    ],
)
def test_bad_word_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move"):
        parse_move(text)


def test_bad_card_in_a_move_is_named() -> None:
    with pytest.raises(InvalidMove, match="'1X' is not a card"):
        parse_move("play 1X")
