"""What version 0.3.0 kept is read as it was: games, the one that waits, the record, the settings."""

from pathlib import Path
from shutil import copytree

import pytest

from game.rules.game import Game
from game.store.kept_game import State, read_game, verify
from game.store.settings import load_settings
from game.store.standings import standings_of
from game.store.statistics import record_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import taken_up

KEPT = Path(__file__).parent / "from_0_3_0"
LINES = (KEPT / "WASCO").read_text(encoding="utf-8").splitlines()
GAMES = sorted((KEPT / "games").glob("*.txt"))

each_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copytree(KEPT, tmp_path / "saves")


@each_game
def test_a_game_plays_again_to_its_end(path: Path) -> None:
    saved = read_game(path)
    kept = saved.played()
    assert (kept.state, kept.lines, kept.trouble) == (State.FINISHED, saved.lines, "")


@each_game
def test_a_game_is_written_so_that_it_reads_the_same(path: Path) -> None:
    game = Game.from_lines(read_game(path).lines)
    again = Game.from_lines(game.to_lines())
    assert (again.moves, again.scores, again.house) == (game.moves, game.scores, game.house)


@each_game
def test_a_game_keeps_what_its_seal_promised(path: Path) -> None:
    assert verify(path)[0]


@each_game
def test_a_game_has_the_line_in_the_record_that_it_had(path: Path) -> None:
    record = record_of(read_game(path))
    assert record
    assert record.to_line() in LINES


def test_the_record_counts_as_it_did(folder: Path) -> None:
    counts = Wasco(folder).count()
    [standing] = standings_of(counts)
    assert not counts.strange
    assert (standing.initials, standing.games, standing.won, standing.skunks_taken) == ("ABC", 8, 0, 1)


def test_the_game_that_waits_goes_on_at_its_card(folder: Path) -> None:
    before = (folder / "unfinished.txt").read_bytes()
    unfinished = UnfinishedGames(folder)
    saved = taken_up(unfinished)
    game = saved.game
    assert (unfinished.complaints, saved.trouble, saved.initials) == ([], "", "ABC")
    assert (game.scores, game.deals, len(game.moves), game.outcome) == ([32, 30], 4, 44, None)
    assert (folder / "unfinished.txt").read_bytes() == before


def test_the_settings_are_as_they_were(folder: Path) -> None:
    settings, complaints = load_settings(folder)
    assert complaints == []
    assert (settings.preset, settings.level, settings.initials) == ("bsd", "champ", "ABC")
    assert (settings.names, settings.keys) == (("ANN", "BOB"), {"fire": ["return", "space"]})
    assert (settings.house_rules.target, settings.house_rules.nineteen) == (61, False)
