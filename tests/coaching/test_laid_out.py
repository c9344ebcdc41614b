"""A position read from a line, laid out by hand again."""

import pytest

from game.coaching.laid_out import LaidOut
from game.rules.errors import InvalidPosition
from game.rules.position_reader import read_position

LINES = (
    "scores=45:60 dealer=me hand=5S6D7C8HKHKD",
    "scores=78:74 dealer=them hand=5S6D7C8H laid=KHKD starter=2C",
    "scores=78:74 dealer=me hand=5S6D7C8H laid=KHKD starter=2C played=them:TS",
    "form=five-card target=61 scores=8:4 dealer=me hand=5S6D7C8HKH",
)


@pytest.mark.parametrize("line", LINES)
def test_what_is_laid_out_is_the_position(line: str) -> None:
    view = read_position(line)
    assert LaidOut.of(view).view() == view


def test_three_players_are_not_laid_out() -> None:
    line = "form=three-handed dealer=seat1 hand=5S6D7C8HKH"
    with pytest.raises(InvalidPosition, match="two players"):
        LaidOut.of(read_position(line))
