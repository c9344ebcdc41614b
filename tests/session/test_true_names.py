"""Whoever is on a plate is who plays: the original's own player, or a level under its own name."""

from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.rules.presets import PRESETS
from game.scenes.box import Box
from game.scenes.front.window_session import WindowSession
from game.session.next_table import demo_table, new_table
from game.session.who_sits import arrivals, chosen_sitters, who_is_behind
from game.values import replace
from tests.scenes.driver import Home, at_home
from tests.scenes.front.test_session_match import to_the_end
from tests.scenes.table.test_guide import guided

pytestmark = pytest.mark.usefixtures("true_names")


def evening(folder: Path, **chosen: Any) -> WindowSession:
    home: Home = at_home(folder, begin=False, **chosen)
    return home.session


@pytest.mark.parametrize("source", PRESETS)
def test_an_original_lends_its_name_to_its_own_level_alone(source: str, tmp_path: Path) -> None:
    preset = PRESETS[source]
    for level in ("landlubber", "deckhand", "bsd", "skipper", "champ"):
        _, rival = chosen_sitters(evening(tmp_path / level, preset=source, level=level, form="six-card"))
        own = preset.manner.voice.rival.upper()
        assert rival.name == (own if level == preset.level else level.upper())


def test_a_demo_names_its_players_too(tmp_path: Path) -> None:
    _, rival = demo_table(evening(tmp_path, preset="champ", level="deckhand")).sitters
    assert str(rival) == "deckhand DECKHAND"


def test_several_others_are_called_by_their_seats(tmp_path: Path) -> None:
    for level, names in (("skipper", ["B", "C", "D"]), ("bsd", ["B", "C", "D"])):
        session = evening(tmp_path / level, preset="hoyle", form="four-handed", level=level)
        assert [one.name for one in chosen_sitters(session)[1:]] == names


def test_a_name_with_a_letter_behind_it_is_a_whole_word(tmp_path: Path) -> None:
    session = evening(tmp_path, preset="champ", form="three-handed", level="landlubber")
    assert [one.name for one in chosen_sitters(session)] == ["YOU", "LUBBER B", "LUBBER C"]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"preset": "hoyle", "level": "skipper"}, ["The skipper plays as ADVERSARY."]),
        ({"preset": "hoyle", "level": "bsd", "form": "three-handed"}, ["BSD plays as B and C."]),
        ({"preset": "hoyle", "level": "champ"}, []),
        ({"preset": "champ", "level": "champ"}, []),
        ({"preset": "bsd", "level": "bsd", "form": "six-card"}, []),
    ],
)
def test_a_name_of_an_originals_own_tells_which_player_it_is(
    chosen: dict[str, str], told: list[str], tmp_path: Path
) -> None:
    assert who_is_behind(chosen_sitters(evening(tmp_path, **chosen))) == told


def test_a_guided_first_game_is_the_landlubbers_and_the_next_ones_rival_is_named(tmp_path: Path) -> None:
    session = evening(tmp_path, preset="champ", level="champ", guide="yes")
    assert new_table(session).names == ["YOU", "LANDLUBBER"]
    session.settings.guide = "no"
    assert arrivals(session) == ("CHAMP wants to sit down in place of LANDLUBBER.", "LANDLUBBER", False)
    assert new_table(session).names == ["YOU", "CHAMP"]
    assert arrivals(session) == ("", "", False)
    session.settings.level = "bsd"
    assert arrivals(session) == ("BSD sits down in place of CHAMP.", "", False)


def test_the_first_rival_has_one_name_where_the_source_names_the_seats(tmp_path: Path) -> None:
    session = evening(tmp_path, preset="champ", form="three-handed", level="landlubber")
    new_table(session)
    session.settings.level = "champ"
    wish = "CHAMP wants to sit down in place of LANDLUBBER."
    assert arrivals(session) == (wish, "LANDLUBBER", session.match.was_lost)


def test_whoever_is_me_at_his_table_sits_down_by_name(tmp_path: Path) -> None:
    session = evening(tmp_path, preset="champ", level="landlubber")
    new_table(session)
    session.settings.take_out("bsd")
    assert arrivals(session).words == "BSD wants to sit down in place of LANDLUBBER."


def test_one_player_has_one_name_where_another_table_is_compared(tmp_path: Path) -> None:
    session = evening(tmp_path, preset="hoyle", form="six-card", level="skipper")
    assert new_table(session).names == ["YOU", "ADVERSARY"]
    session.settings.form = "four-handed"
    assert arrivals(session).words == "", "SKIPPER in place of ADVERSARY, who is no other"
    session.settings.level = "champ"
    assert arrivals(session).words == "CHAMP sits down in place of SKIPPER."


def test_the_window_says_so_before_the_game(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="champ", level="deckhand")
    to_the_end(home)
    home.session.settings.level = "landlubber"
    home.press(Button.FIRE)
    box = home.on(Box)
    assert box.lines == ["LANDLUBBER sits down in place of DECKHAND."]
    home.press(Button.FIRE)
    assert home.at.context.table.names == ["YOU", "LANDLUBBER"]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_rival_of_the_first_game_may_stay_and_does_where_he_has_won(winner: int, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="champ", level="champ", guide="yes")
    assert [*guided(home)]
    to_the_end(home)
    match = home.session.match.match
    assert match
    match.outcomes[-1] = replace(match.outcomes[-1], winner=winner)
    home.press(Button.FIRE)
    box = home.on(Box)
    again, play = "LANDLUBBER again", "Play"
    assert box.lines == ["CHAMP wants to sit down in place of LANDLUBBER."]
    assert box.choices == ([again, play] if winner else [play, again])
    home.press(*[Button.DOWN] * (not winner), Button.FIRE)
    assert home.at.context.table.names == ["YOU", "LANDLUBBER"]
    assert home.session.settings.level == "landlubber"
