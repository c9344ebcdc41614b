"""What is far too long is a sentence, at once, and never a traceback."""

from collections.abc import Callable
from time import process_time

import pytest

from game.rules.cards import parse_cards
from game.rules.errors import LONGEST_LINE, LONGEST_SEED, MOST_LINES, CribbageError, InvalidLog
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import parse_move_line
from game.rules.match import read_won
from game.rules.moves import parse_move
from game.rules.pack import is_seed
from game.store.kept_game import KeptGame
from tests.store.games import finished_game

DIGITS = "9" * 5000
LOG = Game(FORMS["six-card"], House(), "1987").to_lines()


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (parse_move_line, f"{DIGITS} go"),
        (parse_move_line, "² go"),
        (parse_move, f"cut {DIGITS}"),
        (parse_move, f"claim {DIGITS}"),
        (parse_move, f"muggins {DIGITS}"),
        (parse_move, "A" * 200_000),
        (parse_cards, "A" * 200_000),
        (House.parse, "A" * 200_000),
        (House.parse, "target=" + DIGITS),
    ],
)
def test_what_is_far_too_long_is_a_short_sentence(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(CribbageError) as caught:
        read(text)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (5, f"dealer {DIGITS[:3000]}"),
        (5, f"dealer {DIGITS}"),
        (4, "seed " + "A" * 200_000),
        (4, "seed \x1b[2J"),
        (4, "seed " + "A" * (LONGEST_SEED + 1)),
        (5, "0 play " + "A" * (1 << 20)),
        (5, "0 cut " + DIGITS[:3000]),
    ],
)
def test_a_bad_line_is_named_at_once(number: int, line: str) -> None:
    lines = [*LOG[: number - 1], line, *LOG[number:]]
    begun = process_time()
    with pytest.raises(InvalidLog, match=f"^Line {number}: "):
        Game.from_lines(lines)
    assert process_time() - begun < 1


def test_a_line_of_a_saved_game_is_counted_from_its_first() -> None:
    with pytest.raises(InvalidLog, match=r"^Line 1: it is longer"):
        KeptGame.from_lines(["A" * (1 << 20), *LOG])


def test_no_game_has_a_million_lines() -> None:
    with pytest.raises(InvalidLog, match=f"^Line {MOST_LINES + 1}: "):
        Game.from_lines([*LOG, *["0 go"] * 1_000_000])


def test_a_seed_can_be_printed_and_has_an_end() -> None:
    assert is_seed("the same words")
    assert is_seed("A" * LONGEST_SEED)
    for seed in ("\x1b[2J", "a\x07b", "a\u200bb", "a\u202eb", "A" * (LONGEST_SEED + 1), "", " a", "a\nb"):
        assert not is_seed(seed)


def test_games_won_are_a_few_digits_or_none() -> None:
    form = FORMS["six-card"]
    assert read_won("3 1", form) == (3, 1)
    assert read_won(f"{DIGITS} 1", form) == read_won("² 1", form) == read_won("1", form) == ()


def test_every_game_that_can_be_played_is_within_them() -> None:
    lines = finished_game("bounds").to_lines()
    assert len(lines) * 20 < MOST_LINES
    assert max(map(len, lines)) * 5 < LONGEST_LINE
