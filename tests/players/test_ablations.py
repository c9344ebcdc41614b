from dataclasses import replace
from functools import cache

import pytest

from game.players.champ import Champ
from game.rules.forms import FORMS
from game.rules.view import View
from game.tournament.entrants import entrant
from tests.players.ablations import ABLATIONS
from tests.players.positions import fits, move, views


@cache
def of_the_champ(view: View) -> object:
    """What the champ does, which every ablation is held against."""
    return move(Champ("a"), view)


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda ablation: ablation.name)
def test_it_can_be_entered_by_its_name(ablation: type[Champ]) -> None:
    assert entrant(f"tests.players.ablations:{ablation.__name__}") is ablation
    assert ablation.__doc__ != Champ.__doc__
    assert [other.name for other in (Champ, *ABLATIONS)].count(ablation.name) == 1


@pytest.mark.parametrize("ablation", ABLATIONS, ids=lambda ablation: ablation.name)
def test_what_was_taken_away_is_missed(ablation: type[Champ]) -> None:
    met = (replace(view, scores=(112, 112)) for view in views(FORMS["six-card"], 200, "missed") if fits(view))
    assert any(move(ablation("a"), view) != of_the_champ(view) for view in met)
