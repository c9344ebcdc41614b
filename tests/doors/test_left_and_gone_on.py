"""A game begun, left and gone on with in lines of text: in a terminal, by a pipe, from one to the other."""

import re
from pathlib import Path

import pytest

from game.store.kept_game import read_game, verify
from tests.terminal.reader import Reader
from tests.terminal.talk import Pipe, Program, PseudoTerminal

A_HAND = re.compile(r"Your hand: ([^.]+)\.")


def heard_hand(program: Program) -> str:
    """The last hand that was told."""
    return str(A_HAND.findall(" ".join(program.said.decode().split()))[-1])


@pytest.mark.parametrize(
    ("first", "second"), [(PseudoTerminal, PseudoTerminal), (Pipe, Pipe), (Pipe, PseudoTerminal)]
)
def test_it_is_left_and_gone_on_with(first: type[Program], second: type[Program], saves: Path) -> None:
    begun = first(*("--text", "--preset", "bsd", "--level", "landlubber", "--target", "61"), saves=saves)
    assert begun.play(Reader("a door", until="play").answer) == 0
    said = " ".join(begun.said.decode().split())
    assert "CRIB, cribbage in plain text. Type help at any question, or words to hear cards " in said
    assert "Your game is saved. Continue any time, here or in the window." in said
    held = heard_hand(begun)
    gone_on = second("--text", saves=saves)
    waits = r"[02]-[02], deal 1, playing to 61\. Later or Enter to continue:"  # there may be his heels
    assert re.search(waits, " ".join(gone_on.hear().split()))
    gone_on.type(b"\n")
    assert gone_on.play(Reader("another door", until="another").answer) == 0
    text = " ".join(gone_on.said.decode().split())
    assert A_HAND.findall(text)[0] == held
    (ended,) = (saves / "games").glob("0*.txt")
    is_fair, told = verify(ended)
    assert is_fair, told
    scores = re.findall(r"YOU (\d+), LANDLUBBER (\d+), of 61", text)[-1]
    assert [*map(int, scores)] == read_game(ended).played().game.scores
    assert "61" in scores
    assert not (saves / "unfinished.txt").exists()
