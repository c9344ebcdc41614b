"""The review of a game that belongs to a match says what hung on it there."""

from pathlib import Path

import pytest

from game.review.review_text import match_words, review_lines
from game.review.reviewer import Reviewer, opened
from game.rules.match import Match
from game.rules.match_length import Length, Stand
from game.values import replace
from tests.store.games import finished_game, saved_game

pytestmark = pytest.mark.usefixtures("faint_judge")


def kept(folder: Path, **extras: str) -> Path:
    saved = saved_game(form="five-card")
    path = folder / "game.txt"
    path.write_text("\n".join((*replace(saved, extras=saved.extras | extras).to_lines(), "")))
    return path


@pytest.mark.parametrize(
    ("match", "won", "says"),
    [
        ("5 1 1", "1 1", "1 to 1 before this game: a win makes it 75% for you, a loss 25%. A game"),
        ("5 2 2", "2 3", "2 to 2 before this game: a win makes it 100% for you, a loss 0%. A game"),
        ("5 2 0", "2 0", "a win makes it 100% for you, a loss 75%. A game in 100 is worth 0.25 matches"),
        ("12-points 3 1", "7 2", "First to 12 game points, 7 to 2 before this game: a win makes it"),
    ],
)
def test_a_kept_game_says_what_it_was_worth(tmp_path: Path, match: str, won: str, says: str) -> None:
    reviewer = Reviewer.of_file(tmp_path, kept(tmp_path, match=match, won=won))
    while reviewer.step():
        pass
    [words] = match_words(reviewer.review, 0)
    assert says in words
    lines = [*review_lines(reviewer.review)]
    assert words in lines
    assert any(" matches in 100). Better: " in line for line in lines)


@pytest.mark.parametrize("match", ["", "five 1 1"])
def test_a_game_of_a_match_without_an_end_says_nothing(tmp_path: Path, match: str) -> None:
    review, _ = opened(kept(tmp_path, match=match, won="1 1"))
    review.finish()
    assert match_words(review, 0) == []


def test_the_game_that_has_just_ended_does_not_count_before_itself() -> None:
    game = finished_game("1987", "five-card")
    match = Match(game.form, game.house, games_before=(1, 1), length=Length.parse("5"))
    before = match.stand(game)
    match.finish(game)
    assert match.tally != (1, 1)
    assert match.stand(game) == before == Stand(Length.parse("5"), (1, 1))
