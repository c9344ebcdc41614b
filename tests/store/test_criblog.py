"""BSD's log of wins and losses: every game at its table, under initials or none, once."""

from pathlib import Path

import pytest

from game.rules.game import Game
from game.rules.presets import PRESETS
from game.store.criblog import Criblog, LoggedGame
from game.store.kept_game import SEED, KeptGame
from game.store.statistics import logged_at_bsd
from game.store.unfinished import UnfinishedGames
from tests.store.games import finished_game

BSD = str(PRESETS["bsd"].house)
ALONE = ("person ANN", "bsd COMPUTER")


def bsd_game(seed: str, initials: str = "", seats: tuple[str, ...] = ALONE, **extras: str) -> KeptGame:
    lines = tuple(finished_game(seed, house=BSD).to_lines())
    return KeptGame(seats, initials, lines, {"begun": "1987-11-18T20:15:00", "preset": "bsd", **extras})


def logged() -> LoggedGame:
    game = logged_at_bsd(bsd_game("1987"))
    assert game
    return game


def finish(folder: Path, kept: KeptGame) -> None:
    unfinished = UnfinishedGames(folder)
    assert not unfinished.begin(KeptGame(kept.seats, kept.initials, kept.lines[:4], kept.extras))
    for line in kept.lines[4:]:
        assert not unfinished.append(line)
    assert not unfinished.finish()


@pytest.mark.parametrize("initials", ["", "ABC"])
def test_a_game_is_logged_at_its_worth_from_the_programs_side(tmp_path: Path, initials: str) -> None:
    kept = bsd_game("1987", initials)
    finish(tmp_path, kept)
    outcome = Game.from_lines(kept.lines).outcome
    assert outcome
    won, lost = (outcome.worth, 0) if outcome.winner else (0, outcome.worth)
    *_, line = (tmp_path / "criblog").read_text().splitlines()
    assert line == f"1987-11-18T20:15:00: won {won:05}, lost {lost:05}"
    assert Criblog(tmp_path).words() == f"BSD's log, skunks counted: YOU won {lost}, ME won {won}."


def test_a_game_that_is_told_twice_is_logged_once(tmp_path: Path) -> None:
    for _ in range(2):
        assert Criblog(tmp_path).add(logged()) is None
    assert len((tmp_path / "criblog").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"preset": "champ"},
        {SEED: "yes"},
        {"seats": ("person ANN", "person BEN")},
        {"seats": ("bsd A", "champ B")},
        {"begun": "some day"},
    ],
    ids=str,
)
def test_other_games_are_not(tmp_path: Path, changes: dict[str, object]) -> None:
    assert logged_at_bsd(bsd_game("1987", **changes)) is None  # type: ignore[arg-type]
    assert Criblog(tmp_path).words() == ""


def test_strange_lines_stay_and_are_not_counted(tmp_path: Path) -> None:
    (tmp_path / "criblog").write_text("mine: won 00009, lost 00009\n")
    Criblog(tmp_path).add(logged())
    assert Criblog(tmp_path).reset() is None
    assert Criblog(tmp_path).words() == ""
    assert "mine: won 00009" in (tmp_path / "criblog").read_text()
