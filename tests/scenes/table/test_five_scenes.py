"""The five scenes of a game: each phase has one, and so has each event that is not a count."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from game.rules.events import Claimed, CountAgain, CountSettled, Event, MugginsCalled, Pegged, Phase
from game.scenes.scene import Scene
from game.scenes.table.cut_for_deal import CutForDealScene
from game.scenes.table.deal import DealScene
from game.scenes.table.discard import DiscardScene
from game.scenes.table.moment import Moment
from game.scenes.table.play import PlayScene
from game.scenes.table.show import ShowScene
from tests.scenes.driver import at_home

FIVE: tuple[type[Moment], ...] = (CutForDealScene, DealScene, DiscardScene, PlayScene, ShowScene)
COUNTS = {Pegged, Claimed, CountAgain, MugginsCalled, CountSettled}


def test_each_is_a_scene_of_its_own_that_the_table_plays(tmp_path: Path) -> None:
    home, seen = at_home(tmp_path), dict[type[Moment], Moment]()

    def note() -> bool:
        scene = home.at.scenes.on
        seen[type(scene)] = scene
        assert home.at.picture()[:1] == scene.picture()[:1]
        assert scene.asked is home.at.input
        return len(seen) == len(FIVE)

    home.answer_until(note)
    assert all(isinstance(scene, Scene) for scene in seen.values())


def test_every_phase_is_seen_in_one_scene() -> None:
    assert [phase for scene in FIVE for phase in scene.phases] == [*Phase]


def test_every_event_belongs_to_one_scene_or_is_a_count() -> None:
    found = Counter(event for scene in FIVE for event in scene.events)
    assert found == Counter({*get_args(Event)} - COUNTS)


@pytest.mark.parametrize("scene", FIVE)
def test_an_event_leads_to_a_phase_of_its_scene(scene: type[Moment]) -> None:
    assert {*scene.events.values()} <= {*scene.phases}
