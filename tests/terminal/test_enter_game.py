"""A game of a real board is typed in, card by card, and is kept like any other."""

import io
from pathlib import Path
from random import Random

import pytest

from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.kept_game import read_game
from game.store.settings import Settings
from game.terminal.conversation import Conversation
from game.terminal.enter_game import KEPT, NOT_KEPT, EnterGame


def typed_game(seed: str) -> tuple[list[str], list[int]]:
    """What is typed of a random game, deal by deal, and how it ended."""
    random, lines = Random(seed), ["me"]
    game = Game(FORMS["six-card"], House(), seed, dealer=0)
    while not game.outcome:
        deal, hand = game.deal, tuple(game.deal.hands[0])
        while not game.outcome and game.deal is deal:
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))
        played = [card for _, card in deal.played]
        for cards in (hand, deal.laid_away[0], (deal.starter,), played, deal.laid_away[1]):
            lines.append(" ".join(map(str, cards)))
    return lines, game.scores


def entered(folder: Path, lines: list[str]) -> str:
    speaks = io.StringIO()
    session = Session(Settings(), RunOptions(folder))
    EnterGame(session, Conversation(io.StringIO("\n".join([*lines, ""])), speaks)).run()
    return speaks.getvalue()


def test_a_whole_game_is_kept_with_its_score(tmp_path: Path) -> None:
    lines, scores = typed_game("a real board")
    assert KEPT in entered(tmp_path, lines)
    (path,) = (tmp_path / "games").glob("*.txt")
    assert read_game(path).played().game.scores == scores


def test_answers_are_taken_back_and_looked_at(tmp_path: Path) -> None:
    lines, scores = typed_game("taken back")
    lines[2:2] = ["undo", lines[1]]
    lines[9:9] = ["table", "undo", lines[8]]
    said = entered(tmp_path, lines)
    assert "1: you " in said
    assert KEPT in said
    (path,) = (tmp_path / "games").glob("*.txt")
    assert read_game(path).played().game.scores == scores


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["me", "5h 5s"], "Type 6 cards, not 2."),
        (["me", "5h 5h 5s 5d 5c 4h"], "5H is there more than once."),
        (["me", "5h 6h 7h 8h 9h 10h", "2c 3c", "ac", "5h", ""], "have"),
        (["me", "5h 6h 7h 8h 9h 10h", "9h 10h", "ac", "2c 5h", ""], "not over"),
    ],
)
def test_what_cannot_be_is_said_and_a_game_broken_off_is_not_kept(
    tmp_path: Path, lines: list[str], said: str
) -> None:
    told = entered(tmp_path, lines)
    assert said in told
    assert NOT_KEPT in told
    assert not (tmp_path / "games").exists()
