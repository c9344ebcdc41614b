"""The yardstick: every decision of it reads, and better players give away less in it."""

from pathlib import Path

import pytest

from game.players.levels import LEVELS
from game.rules.position_reader import read_position
from game.rules.question import WhatToLayAway, WhatToPlay, question
from game.tournament.yardstick import KINDS, NoYardstick, decisions, loss
from tests.sources import HOUSE
from tools.yardstick import players


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


def test_the_papers_tell_the_figures_that_were_measured() -> None:
    """`python -m tools.yardstick.players` writes them anew."""
    found = players.figures()
    assert {*found} == LEVELS.keys() - players.NOT_MEASURED
    assert players.table(found) in players.PAPER.read_text(encoding="utf-8")
    assert players.sentence(found) in players.README.read_text(encoding="utf-8")


def test_figures_are_read_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"landlubber": [(1.5, 0.2), (1.0, 0.1), (1.25, 0.15)], "champ": [(0.1, 0.03)] * 3}
    for name in ("KEPT", "README", "PAPER"):
        there = tmp_path / name
        if getattr(players, name).exists():
            there.write_text(getattr(players, name).read_text(encoding="utf-8"), encoding="utf-8")
        monkeypatch.setattr(players, name, there)
    players.write(found)
    players.tell(players.figures())
    assert players.figures() == found
    assert "| champ | 0.10 ± 0.03 % | 0.10 ± 0.03 % | 0.10 ± 0.03 % |\n\n" in players.PAPER.read_text()
    assert "1.25 and 0.10% of a game (± 0.03 to 0.15)" in players.README.read_text()


def test_without_the_source_there_is_none() -> None:
    with pytest.raises(NoYardstick, match="comes with the source"):
        decisions("cards", HOUSE / "nowhere")
