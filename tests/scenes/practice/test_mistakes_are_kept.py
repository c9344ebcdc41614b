"""What a person gave away much by is kept when the game is over and judged."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.players.weigh.weighing import Mark
from game.practice.rounds import position_of
from game.review.reviewer import Reviewer
from game.scenes.table.game_over import GameOver
from game.store.ended_games import EndedGames
from game.store.practice_files import Mistakes
from tests.scenes.driver import at_home


@pytest.mark.usefixtures("faint_judge")
def test_mistakes_of_a_game_are_kept_at_its_end(tmp_path: Path) -> None:
    home = at_home(tmp_path, target=61)
    home.until_scene(GameOver)
    assert not Mistakes(tmp_path).all()
    reviewer = home.session.reviewer
    assert reviewer
    while home.scene.idle():
        pass
    kept = Mistakes(tmp_path).all()
    costly = [one for one in reviewer.review.of({0}) if one.judgment.mark >= Mark.ERROR]
    assert {one.at for one in kept} == {one.decision.at for one in costly} != set()
    assert {position_of(one).seat for one in kept} == {0}
    assert {position_of(one).names for one in kept} == {("YOU", "CHAMP")}


@pytest.mark.usefixtures("faint_judge")
def test_a_game_that_was_left_before_all_was_judged_is_judged_beside_the_next(tmp_path: Path) -> None:
    home = at_home(tmp_path, target=61)
    home.until_scene(GameOver)
    left = home.session.reviewer
    assert left
    assert not left.review.is_whole
    home.answer_until(lambda: isinstance(home.scene, GameOver))
    home.press(Button.FIRE)
    assert home.session.reviewer is not left
    while home.scene.idle():
        pass
    assert left.review.is_whole
    assert Mistakes(tmp_path).all()


@pytest.mark.usefixtures("faint_judge")
def test_a_kept_game_that_was_never_judged_gives_its_mistakes_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, target=61, initials="ABC")
    home.answer_until(lambda: isinstance(home.scene, GameOver))
    [path] = EndedGames(tmp_path).paths
    assert not Mistakes(tmp_path).all()
    for is_first in (True, False):
        reviewer = Reviewer.of_file(tmp_path, path)
        while reviewer.step():
            pass
        kept = Mistakes(tmp_path).all()
        for mistake in kept:
            Mistakes(tmp_path).put(mistake, None)  # right in every box
        costly = [one for one in reviewer.review.of({0}) if one.judgment.mark >= Mark.ERROR]
        assert len(kept) == (len(costly) if is_first else 0)
