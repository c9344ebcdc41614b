"""What version 0.5.0 kept is read as it was and continued: games, the record, mistakes, notes, settings."""

from datetime import date
from pathlib import Path
from shutil import copytree

import pytest

from game.practice.rounds import can_be_asked, chosen_then
from game.rules.cards import Card
from game.rules.log import move_line
from game.store.ended_games import EndedGames, first_side
from game.store.judged import JudgedGames
from game.store.kept_game import State, read_game, verify
from game.store.practice_files import Mistakes, PracticeNotes
from game.store.settings import load_settings, save_settings
from game.store.standings import standings_of
from game.store.statistics import record_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import any_move, taken_up

KEPT = Path(__file__).parent / "from_0_5_0"
MISTAKES = (KEPT / "mistakes.txt").read_text(encoding="utf-8").count("\n.\n")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copytree(KEPT, tmp_path / "saves")


def test_its_games_are_what_became_of_them(folder: Path) -> None:
    paths = [*reversed(EndedGames(folder).paths)]
    games = [read_game(path).played() for path in paths]
    ends = [State.FINISHED] * 3 + [State.GIVEN_UP]
    assert [(game.state, game.trouble) for game in games] == [(end, "") for end in ends]
    assert [verify(path)[0] for path in paths] == [True] * 3 + [False]
    assert games[1].game.word == "horseshoe"
    assert first_side(folder, games[2]) == paths[0]
    assert [game.to_lines() for game in games] == [path.read_text().split("\n")[:-1] for path in paths]


def test_the_record_counts_as_it_did(folder: Path) -> None:
    wasco = Wasco(folder)
    counts = wasco.count()
    [standing] = standings_of(counts)
    assert (standing.initials, standing.games, counts.strange) == ("ABC", 2, 0)
    for record, path in zip(wasco.latest(), reversed(EndedGames(folder).paths), strict=False):
        again = record_of(read_game(path))
        assert again
        assert again.to_line() == record.to_line()
        assert wasco.add(again) is None
    assert len(wasco.latest()) == 2


def test_the_game_that_waits_is_played_to_its_end(folder: Path) -> None:
    unfinished = UnfinishedGames(folder)
    kept = taken_up(unfinished)
    assert (kept.state, kept.hints, len(kept.game.moves)) == (State.UNFINISHED, [3, 7], 25)
    while kept.game.waiting:
        seat, move = any_move(kept.game)
        kept.game.apply(seat, move)
        assert unfinished.append(move_line(seat, move)) is None
    assert unfinished.finish() is None
    path = EndedGames(folder).paths[0]
    assert path.name.startswith("00005-")
    assert verify(path)[0]
    assert [record.has_hints for record in Wasco(folder).latest()] == [False, False, True]


def test_its_mistakes_come_again_and_are_answered(folder: Path) -> None:
    mistakes = Mistakes(folder)
    found = mistakes.all()
    assert len(found) == MISTAKES > 10
    assert (mistakes.trouble, all(map(can_be_asked, found))) == ("", True)
    assert chosen_then(found[0]) == tuple(map(Card.parse, ["5C", "7C"]))
    assert mistakes.put(found[0], None) is None
    assert mistakes.all() == found[1:]
    assert {mistake.due for mistake in found} == {date(2026, 11, 23)}


def test_what_was_given_away_and_practiced_is_added_to(folder: Path) -> None:
    judged, notes = JudgedGames(folder), PracticeNotes(folder)
    games, lines = judged.of("ABC"), notes.lines
    assert [game.decisions for game in games] == [23, 20]
    assert lines[-1].startswith("day 2026-11-22 right 3")
    assert judged.add(games[0]) is None
    assert notes.add("another") is None
    assert judged.of("ABC") == games
    assert notes.lines == [*lines, "another"]


def test_the_settings_are_as_they_were(folder: Path) -> None:
    settings, complaints = load_settings(folder)
    assert complaints == []
    assert (settings.preset, settings.form, settings.target, settings.level) == (
        "bsd",
        "five-card",
        61,
        "deckhand",
    )
    assert (settings.names, settings.initials, settings.machine) == (("ANN",), "ABC", "amiga")
    assert (settings.level, settings.volume, settings.tutor) == ("deckhand", 2, "errors")
    save_settings(folder, settings)
    assert load_settings(folder) == (settings, [])
