"""A position holds its match: typed, at the desk, in a replay and a review, and each prices it alike."""

from pathlib import Path

import pytest

from game.coaching.ask import as_played_out
from game.coaching.coach import Analysis, match_chance_of
from game.devices.button import Button, Press
from game.devices.clipboard import pasted_text
from game.review.opened_move import OpenedMove
from game.rules.errors import InvalidPosition
from game.rules.match_length import Length, Stand
from game.rules.position_reader import read_stand
from game.rules.position_typed import match_word, typed_position
from game.scenes.box import Notice, TypedBox
from game.scenes.front.ask_scene import AskScene
from game.scenes.front.open_scene import open_scene
from game.scenes.scene import Way
from game.store.kept_game import MATCH, KeptGame
from tests.coaching.analyses import dealt
from tests.scenes.driver import at_home
from tests.scenes.replays import replayed
from tests.store.games import finished_game

CARDS = "5S 6D 7C 8H KH KD mine 45-60"
STAND = Stand(Length.parse("5"), (2, 1))


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("best of 5, 2-1", "5,2:1"),
        ("match 5 2-1", "5,2:1"),
        ("first to 12, 4:6", "12-points,4:6"),
        ("match 12-points 4-6", "12-points,4:6"),
    ],
)
def test_a_match_is_typed_as_anybody_says_it(typed: str, word: str) -> None:
    line = typed_position(f"{CARDS} {typed}")
    assert f"match={word}" in line.split()
    assert "scores=45:60" in line.split()
    assert match_word(typed) == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [("acc", "house=acc"), ("muggins", "house=counting=hoyle"), ("skunks", "house=stakes=1-2-3")],
)
def test_rules_are_typed_by_name(typed: str, word: str) -> None:
    assert word in typed_position(f"{CARDS} {typed}").split()


@pytest.mark.parametrize("typed", ["5", "chess", "best of five, 2-1", ""])
def test_what_is_no_match_is_refused_with_an_example(typed: str) -> None:
    with pytest.raises(InvalidPosition, match="such as best of 5, 2-1"):
        match_word(typed)


def test_what_is_played_out_is_priced_in_the_match_too() -> None:
    view = dealt().game.view(0)
    analysis = Analysis(view, match_chance_of(view, STAND))
    analysis.finish()
    assert as_played_out(analysis, ()).match_chance


def test_the_desk_sets_a_match_and_prices_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(open_scene(home.session, Way.ASK))
    desk = home.on(AskScene)
    for card in ["5S", "6D", "7C", "8H", "KH", "KD"]:
        for sign in card:
            home.stack.press(Press(None, letter=sign) if sign.isalpha() else Press(None, digit=int(sign)))
    home.stack.press(Press(None, letter="M"))
    assert isinstance(home.scene, TypedBox)
    for letter in "best of 5, 2-1":
        home.stack.press(Press(None, typed=letter))
    home.press(Button.FIRE)
    while not desk.is_still:
        desk.idle()
    assert desk.stand == STAND
    assert desk.champ.analysis
    assert desk.champ.analysis.match_chance
    in_match = f"match {STAND.chance(0, desk.champ.analysis.options[0].chance):.0%}"
    assert in_match in str(desk.picture())
    desk.copy()
    assert read_stand(pasted_text() or desk.said) == STAND
    home.stack.press(Press(None, letter="M"))
    home.stack.press(Press(None, typed="x"))
    home.press(Button.FIRE)
    assert isinstance(home.scene, Notice)


def test_replay_and_review_write_it_with_their_positions() -> None:
    game = finished_game("7", "six-card")
    kept = KeptGame(("person ABC", "bsd BSD"), "ABC", tuple(game.to_lines()), {MATCH: "5 2 1"})
    replay = replayed(kept)
    replay.press(Press(Button.RIGHT))
    assert replay._stand == STAND
    opened = OpenedMove.next_after(game, kept.seats, 0, STAND)
    assert opened
    assert opened.analysis.match_chance
    opened.analysis.finish()
    assert " MATCH " in opened.page.title
