"""How the tables are made."""

import pickle
from pathlib import Path
from random import Random

import pytest

from game.players.player import think_through
from game.players.tables.odds import FOLDER, MOST_LACKING, WIN_STEPS, form_odds, from_bytes
from game.players.tables.show_odds import rank_hands
from game.rules.cards import parse_cards
from game.rules.forms import FORMS
from tools.tables import build_odds
from tools.tables.form_tables import Workload, smoothed, stages, to_odds
from tools.tables.random_cribs import uniform_crib, uniform_crib_lines
from tools.tables.self_play import AbleKeeper, Tendencies, drawn
from tools.tables.win_tables import win_table
from tools.tables.writing import odds_bytes

FORM = FORMS["five-card"]
ACES = ((1, "A"), (2, "2"), (3, "3"), (4, "4"))
LITTLE = Workload(deals=50, lessons=50, plays=1, last_deals=20)


def test_the_same_seed_makes_the_same_bytes_also_when_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_odds, "FOLDER", tmp_path)
    monkeypatch.setattr(build_odds, "UNFINISHED", tmp_path)
    monkeypatch.setattr(build_odds, "WORKLOADS", {FORM.name: LITTLE})
    monkeypatch.setattr("tools.tables.win_tables.MOST_LACKING", 40)
    monkeypatch.setattr("tools.tables.form_tables._EPOCHS", 3)
    straight = list(stages(FORM, LITTLE, "1", None, 0))
    (tmp_path / f"{FORM.name} 1 1.pickle").write_bytes(pickle.dumps(straight[1]))
    build_odds.build("1", FORM.name)
    built = (tmp_path / f"{FORM.name}.odds").read_bytes()
    assert built == odds_bytes(to_odds(FORM, straight[-1], "1"))
    assert [path.name for path in tmp_path.iterdir()] == [f"{FORM.name}.odds"]


@pytest.mark.parametrize("form", FORMS.values(), ids=str)
def test_tables_are_read_as_they_were_written(form: object) -> None:
    data = (FOLDER / f"{form}.odds").read_bytes()
    assert odds_bytes(think_through(from_bytes(FORMS[str(form)], data))) == data


def test_the_shipped_tables_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.odds")) < 1_000_000


def test_the_shipped_uniform_cribs_are_those_that_are_built() -> None:
    lines = (FOLDER / "uniform_cribs.txt").read_text(encoding="ascii").splitlines()
    assert lines[13:17] == [f"A{letter} {float(uniform_crib((1, rank))):.4f}" for rank, letter in ACES]
    assert lines[0] == next(uniform_crib_lines())


def test_an_able_player_keeps_the_hand_and_remembers_whose_crib_it_is() -> None:
    odds = form_odds("six-card")
    cribs = [dict.fromkeys(rank_hands(2), 0.0)] * 2
    laying = AbleKeeper(FORMS["six-card"], Tendencies(odds.laid, cribs, odds.kept), odds.pegging)
    assert set(laying.choose(parse_cards("5C 5D 5H JS 2C 9D"), 0)) == set(parse_cards("2C 9D"))


def test_smoothing_draws_a_wild_mean_toward_its_likes() -> None:
    pegging = dict.fromkeys(rank_hands(3), (2.0, 3.0))
    odd = next(iter(pegging))
    pegging[odd] = (9.0, 3.0)
    found = smoothed(pegging, 10)
    assert 2.0 < found[odd][0] < 6.0
    assert found[rank_hands(3)[-1]][0] == pytest.approx(2.0, abs=0.1)


def test_a_rank_is_drawn_by_its_chance() -> None:
    likely = ((3, 0.25), (9, 0.75))
    assert drawn(likely, 0.2) == 3
    assert drawn(likely, 0.3) == 9
    assert drawn(likely, 0.9999999999999999) == 9
    rng = Random("drawn")
    assert 180 < sum(drawn(likely, rng.random()) == 3 for _ in range(1000)) < 320


def test_who_lacks_one_hole_and_counts_first_wins() -> None:
    win = win_table(FORMS["six-card"], {(1, 0): 1.0}, [{0: 1.0}, {0: 1.0}], {0: 1.0})
    assert win[0] == WIN_STEPS  # the dealer pegs one, and is home
    assert win[MOST_LACKING] == 0  # he lacks two and pone one: next time pone deals
