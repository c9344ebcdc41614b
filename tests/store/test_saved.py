import pytest

from game.rules.errors import InvalidLog
from game.rules.pack import seal
from game.store.saved import SavedGame, play_again
from tests.store.games import finished_game, saved_game


def test_a_saved_game_reads_back() -> None:
    saved = saved_game()
    assert SavedGame.from_lines(saved.to_lines()) == saved


def test_a_game_of_nobody_reads_back() -> None:
    saved = saved_game(initials="")
    assert SavedGame.from_lines(saved.to_lines()) == saved


def test_it_carries_its_seal_and_the_moment_it_was_begun() -> None:
    saved = SavedGame(("person ANN", "bsd X"), "", saved_game().lines).begun_at("2026-01-02T03:04:05")
    assert saved.extras == {"begun": "2026-01-02T03:04:05", "seal": seal("1987")}
    assert saved.begun_at("later").extras["begun"] == "2026-01-02T03:04:05"


@pytest.mark.parametrize("lines", [[], ["crib game 2", "crib log 1"], ["crib game 1", "seat 0 person"]])
def test_another_version_or_no_log_is_refused_in_a_sentence(lines: list[str]) -> None:
    with pytest.raises(InvalidLog, match=r"^Line \d"):
        SavedGame.from_lines(lines)


def test_a_log_is_played_as_far_as_it_goes() -> None:
    lines = finished_game().to_lines()
    game, played, why = play_again(lines)
    assert (game.outcome, played, why) == (finished_game().outcome, lines, "")
    spoilt = [*lines[:30], "0 play 9Z", *lines[31:]]
    game, played, why = play_again(spoilt)
    assert played == lines[:30] == game.to_lines()
    assert why.startswith("Line 31: ")
    assert play_again(spoilt, above=6)[2].startswith("Line 37: ")
