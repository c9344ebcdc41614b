"""The yardstick: every decision of it reads, and better players give away less in it."""

import pytest

from game.rules.position_reader import read_position
from game.rules.question import WhatToLayAway, WhatToPlay, question
from game.tournament.yardstick import KINDS, NoYardstick, decisions, loss
from tests.sources import HOUSE


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_one_and_has_all_its_choices(kind: str) -> None:
    every = decisions(kind)
    assert len(every) >= 300
    for one in every[::7]:
        view = read_position(one.line)
        match question(view):
            case WhatToLayAway(hand=hand):
                assert len(one.behind) == 15
                assert set().union(*one.behind) == {*map(str, hand)}
            case WhatToPlay(fits=fits):
                assert set().union(*one.behind) == {*map(str, fits)}
                assert len({card.rank for card in fits}) > 1
            case other:
                raise AssertionError(other)
        assert min(one.behind.values()) == 0


def test_better_players_give_away_less() -> None:
    some = [one for kind in KINDS for one in decisions(kind)[:40]]
    weak, strong = (sum(loss(level, 1, one).cost for one in some) for level in ("landlubber", "skipper"))
    assert weak > 2 * strong


def test_without_the_source_there_is_none() -> None:
    with pytest.raises(NoYardstick, match="comes with the source"):
        decisions("cards", HOUSE / "nowhere")
