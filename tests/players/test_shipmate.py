"""A shipmate errs by his measure: like the champ at one end, and dearer with every step to the other."""

from statistics import mean

import pytest

from game.players.champ import Champ
from game.players.player import think_through
from game.players.shipmate import shipmate_of
from game.players.weigh.weighing import quick_options
from game.rules.forms import FORMS
from tests.conftest import FAINT
from tests.players.positions import move, views

SEEN = [*views(FORMS["six-card"], 60, "shipmate")]


def test_who_gives_up_no_more_than_the_champ_plays_his_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Champ, "effort", FAINT)
    champ, equal = Champ("same"), shipmate_of(1)("same")
    assert [move(equal, view) for view in SEEN] == [move(champ, view) for view in SEEN]


def test_a_larger_measure_gives_up_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Champ, "effort", FAINT)
    seen = [view for view in SEEN[::3] if not view.kept or len({card.rank for card in view.playable}) > 1]
    weighed = [think_through(quick_options(view)) for view in seen]

    def given_up(measure: int) -> float:
        mate = shipmate_of(measure)("more")
        costs = []
        for view, options in zip(seen, weighed, strict=True):
            taken = move(mate, view)
            chosen = next(one for one in options if taken in (one.cards, one.cards[0]))
            costs.append(options[0].chance - chosen.chance)
        return mean(costs)

    measured = [given_up(measure) for measure in (21, 36, 62, 200)]
    assert measured == sorted(measured)
    assert measured[0] < measured[-1] / 4
