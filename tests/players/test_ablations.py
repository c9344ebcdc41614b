from dataclasses import replace

import pytest

from game.players.champ import Champ
from game.rules.forms import FORMS
from tests.players.ablations import ABLATIONS
from tests.players.positions import fits, move, views


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda ablation: ablation.name)
def test_what_was_taken_away_is_missed(ablation: type[Champ]) -> None:
    met = (replace(view, scores=(112, 112)) for view in views(FORMS["six-card"], 200, "missed") if fits(view))
    assert any(move(ablation("a"), view) != move(Champ("a"), view) for view in met)
