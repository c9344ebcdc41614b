"""Games that belong to no match: at the club, and of a word's cards; and what is noted of the others."""

from pathlib import Path

import pytest

from game.club.duplicate import LINES
from game.scenes.front.club_scene import ClubScene
from game.session.club_session import ClubSession
from game.session.next_table import LINE_KEPT, lone_table, new_table
from game.session.who_sits import chosen_sitters
from game.store.kept_game import SEED
from game.store.wasco_file import Wasco
from tests.scenes.driver import at_home
from tests.store.games import finished_game


@pytest.fixture
def club(tmp_path: Path) -> ClubSession:
    home = at_home(tmp_path, club="night", seed="club", initials="ABC")
    return home.on(ClubScene).club


def test_a_game_of_its_own_counts(tmp_path: Path) -> None:
    session = at_home(tmp_path, begin=False).session
    table = lone_table(session, finished_game("1", "six-card"), chosen_sitters(session), {}, "")
    assert table.counts


def test_only_a_seed_that_was_wished_for_is_noted_with_a_game(tmp_path: Path) -> None:
    for seed, noted in (("7", "yes"), ("", None)):
        session = at_home(tmp_path / f"of {seed}", begin=False, seed=seed).session
        new_table(session)
        (waiting,) = session.look()
        assert waiting.extras.get(SEED) == noted


def test_the_wall_has_the_pages_of_its_own_year(club: ClubSession) -> None:
    club.evening.date = "1987-11-18T20:15:00"
    assert club.pages["year's list"]().heads[0] == "1987"
    assert club.pages["season"]().heads[1] == "1987"


def test_a_words_game_that_is_over_brings_its_line(tmp_path: Path) -> None:
    session = at_home(tmp_path, begin=False, initials="ABC").session
    session.duplicate = "monday deckhand"
    table = new_table(session)
    session.settings.initials = "MUM"  # who comes by meanwhile; it is no game of theirs
    while waiting_for := table.game.waiting:
        table.apply(waiting_for[0], table.game.legal(waiting_for[0])[0])
    told, line = session.complaints[-2:]
    assert told == LINE_KEPT
    assert " monday deckhand ABC " in line
    assert (tmp_path / LINES).read_text().splitlines() == [line]
    [record] = Wasco(tmp_path).latest()
    assert record.initials == "ABC"
    assert record.preset == "champ+seed", "who types a word again knows its cards"


def test_a_words_game_with_the_guide_goes_on_in_the_words_it_began_in(tmp_path: Path) -> None:
    session = at_home(tmp_path, begin=False, guide="yes").session
    session.duplicate = "monday deckhand"
    new_table(session)
    began_in = session.manner_of("champ")
    (waiting,) = session.look()
    assert session.manner_kept(waiting) == began_in
