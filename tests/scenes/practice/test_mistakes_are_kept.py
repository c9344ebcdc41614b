"""What a person gave away much by is kept when the game is over and judged."""

from pathlib import Path

import pytest

from game.players.judge.judgement import Mark
from game.practice.boxes import position_of
from game.scenes.moments.game_over import GameOver
from game.store.mistakes import Mistakes
from tests.scenes.driver import at_home


@pytest.mark.usefixtures("faint_judge")
def test_mistakes_of_a_game_are_kept_at_its_end(tmp_path: Path) -> None:
    home = at_home(tmp_path, target=61)
    home.until_scene(GameOver)
    assert not Mistakes(tmp_path).all()
    reviewer = home.evening.reviewer
    assert reviewer
    while home.scene.idle():
        pass
    kept = Mistakes(tmp_path).all()
    costly = [one for one in reviewer.review.of({0}) if one.judgement.mark >= Mark.ERROR]
    assert {one.at for one in kept} == {one.decision.at for one in costly} != set()
    assert {position_of(one).seat for one in kept} == {0}
    assert {position_of(one).names for one in kept} == {("YOU", "LANDLUBBER")}
