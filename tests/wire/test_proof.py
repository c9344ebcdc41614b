"""A game by wire is proven by its signed record; whatever is wrong with it is told in a sentence."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("nacl")

from game.commands.commandline import main
from game.commands.words import DONE, FAILED
from game.rules.game import Game
from game.store.kept_game import BY_WIRE, WIRE, KeptGame
from game.wire.locks import letters_of
from game.wire.proof import verify_by_wire
from game.wire.record import Record
from game.wire.side import signing_key
from tests.wire.parties import heading_of, play, secret_of, sides_of

ROWS = "friend-0.wire"
HEADING = heading_of("five-card")


@cache
def record() -> Record:
    sides = sides_of(HEADING)
    assert play(sides, Random(1)) is None
    assert sides[0].states.state == "over"
    return sides[0].record


def kept(folder: Path, lines: Sequence[str], log: Sequence[str]) -> Path:
    extras = {WIRE: f"elsewhere/{ROWS}", BY_WIRE: "with P1"}
    path = folder / "01.txt"
    path.write_text("".join(f"{line}\n" for line in KeptGame(("a", "b"), "", tuple(log), extras).to_lines()))
    rows = [*HEADING.to_rows(), *lines]
    (folder / ROWS).write_text("".join(f"{row}\n" for row in rows))
    return path


def test_every_deal_and_line_of_a_whole_game_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, record().lines, record().states.auditor.log)
    assert main(["--verify", str(path)]) == DONE
    deals = record().states.game.deals
    assert capsys.readouterr().out.splitlines() == [
        f"game {record().gid.hex()}",
        *(f"side {n}: person P{n}, who signs with {letters_of(HEADING.sides[n].key)}" for n in (0, 1)),
        "Played by wire with P1.",
        f"All {deals} deals and {len(record().lines)} signed lines are as they must be.",
    ]


def test_what_is_wrong_with_a_record_is_told(tmp_path: Path) -> None:
    begun = Record(HEADING)
    for line in record().lines[:20]:
        begun.add(line)
    lines, log, last = begun.lines, begun.states.auditor.log, begun.said[-1]
    before = Record(HEADING)
    for line in lines[:-1]:
        before.add(line)
    another = before.signed(signing_key(secret_of(last.side)), last.side, "go")
    for some, of, sentence in (
        (lines, log, "The game is not over; its deals were fair so far."),
        (lines, record().states.auditor.log, "The game in the file is not the one that was signed."),
        ([lines[0][:-1]], log, "The record of this game was changed, or is of another: "),
        ([*lines, f"proof {another}"], log, f"P{last.side}'s program broke the rules: line 20: two answers."),
    ):
        is_proven, sentences = verify_by_wire(kept(tmp_path, some, of))
        assert not is_proven
        assert sentences[-1].startswith(sentence)
        assert len(sentences) == 4


def test_a_record_that_is_gone_or_no_record_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, (), ("crib log 1",))
    (tmp_path / ROWS).write_text("crib\n")
    assert main(["--verify", str(path)]) == FAILED
    assert capsys.readouterr().out.startswith("The record of this game cannot be read: ")
    (tmp_path / ROWS).unlink()
    assert verify_by_wire(path) == (
        False,
        [f"{ROWS} is missing. It says who said what, and belongs next to the game."],
    )


def test_a_deal_whose_seed_was_never_said_is_written_down_as_it_was_seen() -> None:
    begun = Record(HEADING)
    for line in record().lines:
        begun.add(line)
        if begun.states.state == "play" and len(begun.states.game.deal.played) == 4:
            break
    assert begun.states.write_down()
    seen, written = begun.states.game, Game.from_lines(begun.states.auditor.log)
    assert written.scores == seen.scores
    assert written.deal.played == seen.deal.played
    assert written.deal.starter == seen.deal.starter
    assert len({card for hand in written.deal.hands for card in hand}) == sum(map(len, seen.deal.hands))
