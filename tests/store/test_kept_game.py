from pathlib import Path

import pytest

from game.rules.errors import InvalidLog
from game.rules.pack import seal
from game.rules.voice import YOU
from game.store.kept_game import KeptGame, State
from game.values import replace
from tests.store.games import finished_game, saved_game


def test_a_saved_game_reads_back() -> None:
    saved = saved_game()
    assert KeptGame.from_lines(saved.to_lines()) == saved


def test_a_game_of_nobody_reads_back() -> None:
    saved = saved_game(initials="")
    assert KeptGame.from_lines(saved.to_lines()) == saved


def test_a_game_put_under_initials_names_its_player_so() -> None:
    log, seats = saved_game().lines, ("person YOU", "champ CHAMP", "person YOUNG")
    signed = KeptGame(seats, lines=log).signed("ABC", YOU)
    assert (signed.initials, signed.seats) == ("ABC", ("person ABC", *seats[1:]))
    assert KeptGame(("person ANN",), lines=log).signed("ABC", YOU).seats == ("person ANN",)


def test_it_carries_its_seal_and_the_moment_it_was_begun() -> None:
    saved = KeptGame(("person ANN", "bsd X"), "", saved_game().lines).begun_at("2026-01-02T03:04:05")
    assert saved.extras == {"begun": "2026-01-02T03:04:05", "seal": seal("1987")}
    assert saved.begun_at("later").extras["begun"] == "2026-01-02T03:04:05"


@pytest.mark.parametrize("lines", [[], ["crib game 2", "crib log 1"], ["crib game 1", "seat 0 person"]])
def test_another_version_or_no_log_is_refused_in_a_sentence(lines: list[str]) -> None:
    with pytest.raises(InvalidLog, match=r"^Line \d"):
        KeptGame.from_lines(lines)


@pytest.mark.parametrize("line", ["crib game 2", "crib log 9"])
def test_a_game_of_another_version_says_so(line: str) -> None:
    lines = saved_game().to_lines()
    first = line.rpartition(" ")[0]
    newer = [line if one.startswith(first) else one for one in lines]
    with pytest.raises(InvalidLog, match=rf"^Line \d+: '{line}' was written by another version of CRIB\.$"):
        KeptGame.from_lines(newer)


def test_a_log_is_played_as_far_as_it_goes() -> None:
    lines = finished_game().to_lines()
    kept = replace(saved_game(), lines=tuple(lines)).played()
    assert (kept.game.outcome, kept.lines, kept.trouble) == (finished_game().outcome, tuple(lines), "")
    spoilt = [*lines[:30], "0 play 9Z", *lines[31:]]
    kept = replace(saved_game(), lines=tuple(spoilt)).played()
    assert [*kept.lines] == lines[:30] == kept.game.to_lines()
    assert kept.trouble.startswith("Line 31: ")
    assert replace(saved_game(), lines=tuple(spoilt), above=6).played().trouble.startswith("Line 37: ")


def test_what_has_become_of_a_game_follows_from_its_end_and_its_place() -> None:
    whole = saved_game()
    part = replace(whole, lines=whole.lines[:20])
    assert replace(whole, place=Path("unfinished.txt")).played().state is State.FINISHED
    assert replace(part, place=Path("games/unfinished-2.txt")).played().state is State.UNFINISHED
    assert replace(part, place=Path("games/00001-1987-11-18.txt")).played().state is State.GIVEN_UP
