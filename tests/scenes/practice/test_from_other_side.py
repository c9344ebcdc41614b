"""A kept game is played again from the other side, is kept, and stands beside the first one at its end."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.review.reviewer import Reviewer
from game.rules.moves import Cut
from game.rules.pack import depth_at
from game.scenes.front.open_scene import open_scene
from game.scenes.practice.practice_list import Practice
from game.scenes.records.kept_games import TurnedGames
from game.scenes.records.review_scene import BESIDE_THE_FIRST, BothSidesPage, ReviewScene
from game.scenes.scene import Way
from game.scenes.table.game_over import GameOver
from game.sheets.spots import LineSpot
from game.store.ended_games import EndedGames
from game.store.kept_game import TURNED, verify
from game.values import replace
from tests.scenes.driver import Home, at_home
from tests.scenes.shown import page_seen
from tests.store.games import finished_game, saved_game

OTHER_SIDE = 4
FIRST = finished_game(form="five-card")
pytestmark = pytest.mark.usefixtures("faint_judge")
SCREEN = Screen(switched_on(USUAL))


def begun(folder: Path) -> Home:
    path = folder / "unfinished.txt"
    saved = replace(saved_game(), lines=tuple(FIRST.to_lines()))
    path.write_text("\n".join(saved.to_lines()) + "\n")
    assert EndedGames(folder).take(path) is None
    home = at_home(folder, begin=False, initials="ANN")
    home.stack.lay_over(open_scene(home.session, Way.PRACTICE))
    assert isinstance(home.scene, Practice)
    home.click(LineSpot(OTHER_SIDE))
    assert isinstance(home.scene, TurnedGames)
    home.stack.draw(SCREEN)
    home.press(Button.FIRE)
    return home


def to_the_end(home: Home) -> None:
    home.until_scene(GameOver)
    home.until_still()
    home.tick(100)


def test_it_is_the_first_game_with_the_deal_turned_and_nobody_cuts(tmp_path: Path) -> None:
    home = begun(tmp_path)
    assert home.game.seed == FIRST.seed
    to_the_end(home)
    cuts = [move.depth for _, move in home.game.moves if isinstance(move, Cut)]
    before = [move.depth for _, move in FIRST.moves if isinstance(move, Cut)][FIRST.form.seats :]
    shared = min(len(cuts), len(before))
    assert cuts[:shared] == before[:shared]
    assert len(set(cuts[:shared]) - {depth_at(range(4, 37), "middle")}) > 1


def test_it_counts_for_nobody_and_its_cards_are_as_the_seal_promised(tmp_path: Path) -> None:
    home = begun(tmp_path)
    to_the_end(home)
    assert not (tmp_path / "WASCO").exists()
    assert home.session.match.match is None
    latest = EndedGames(tmp_path).paths[0]
    assert verify(latest)[0]
    assert f"{TURNED} 00001" in latest.read_text()


def test_a_game_that_was_left_goes_on_with_the_same_cuts(tmp_path: Path) -> None:
    home = begun(tmp_path)
    home.until_still()
    cuts = home.context.table.cuts
    again = at_home(tmp_path, begin=False, initials="ANN")
    [again.session.unfinished.chosen] = again.session.unfinished.look("ANN")
    again.stack.lay_over(open_scene(again.session, Way.UNFINISHED_GAME))
    assert again.context.table.cuts == cuts != {}
    assert again.context.match is None


def test_at_the_end_both_games_stand_side_by_side(tmp_path: Path) -> None:
    home = begun(tmp_path)
    to_the_end(home)
    home.press(Button.UP, Button.RIGHT)
    review = home.on(ReviewScene)
    home.until(lambda: not review.review.is_behind and bool(review.line(0)[1] or review.size > 1))
    assert review.line(0)[0] == BESIDE_THE_FIRST
    home.press(Button.FIRE)
    page = home.on(BothSidesPage)
    home.until(lambda: len(page_seen(page).lines) > 1)
    home.stack.draw(SCREEN)
    [you] = review.review.people
    scores = [line.split("\t")[1] for line in page_seen(page).lines if line.count("\t") == 3][1:]
    now = review.review.game.scores
    assert scores == [str(FIRST.scores[you]), str(now[1 - you]), str(FIRST.scores[1 - you]), str(now[you])]


def test_the_first_game_is_judged_beside_the_play_too(tmp_path: Path) -> None:
    home = begun(tmp_path)
    assert home.session.reviewer
    first = home.session.reviewer.first
    assert first
    while not first.review.judged:
        assert home.scene.idle()
    assert first.review.game.to_lines() == FIRST.to_lines()


def test_where_the_first_game_is_gone_there_is_nothing_to_compare(tmp_path: Path) -> None:
    home = begun(tmp_path)
    to_the_end(home)
    latest, first = EndedGames(tmp_path).paths
    assert Reviewer.of_file(tmp_path, latest).first
    first.unlink()
    assert Reviewer.of_file(tmp_path, latest).first is None
