"""Each source as it is played, row by row."""

import pytest

from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import TARGETS, NextDeal
from game.rules.presets import PRESETS

PARTNERS = {"four-handed", "four-handed-five-card", "four-handed-seven-card"}


def test_every_source_has_its_preset() -> None:
    assert list(PRESETS) == ["champ", "loadstar", "amiga", "bsd", "hoyle", "acc"]
    assert all(preset.name == name for name, preset in PRESETS.items())


@pytest.mark.parametrize(
    ("name", "counting", "go_by_hand", "stakes", "targets"),
    [
        ("champ", "automatic", False, "plain", ()),
        ("loadstar", "automatic", True, "plain", (121, 91, 61)),
        ("amiga", "automatic", False, "plain", ()),
        ("bsd", "bsd", False, "1-2-4", (121, 61)),
        ("hoyle", "automatic", False, "lurch", ()),
        ("acc", "acc", True, "2-3-3", ()),
    ],
)
def test_rows_of_the_presets(
    name: str, counting: str, go_by_hand: bool, stakes: str, targets: tuple[int, ...]
) -> None:
    preset = PRESETS[name]
    assert preset.house.counting.name == counting
    assert preset.house.go_by_hand is go_by_hand
    assert preset.house.stakes.name == stakes
    assert preset.targets == targets


def test_forms_of_the_presets() -> None:
    for name in ("champ", "loadstar", "bsd", "acc"):
        assert PRESETS[name].forms == ("six-card",)
    assert set(PRESETS["amiga"].forms) == {"five-card", "six-card", "seven-card"} | PARTNERS
    assert set(PRESETS["hoyle"].forms) == set(FORMS)


def test_targets_of_the_forms_in_the_amiga_text() -> None:
    house = PRESETS["amiga"].house
    targets = [house.target_of(FORMS[name]) for name in ("five-card", "six-card", "seven-card")]
    assert targets == [61, 121, 181]


def test_champ_loadstar_bsd_and_acc_play_to_121() -> None:
    for name in ("champ", "loadstar", "bsd", "acc"):
        assert PRESETS[name].house.target_of(FORMS["six-card"]) == 121


def test_three_for_last_in_the_five_card_games_alone() -> None:
    for preset in PRESETS.values():
        for form in preset.forms:
            opening = Game(FORMS[form], preset.house, "preset", dealer=0).scores
            assert sum(opening) == (3 if form == "five-card" else 0)


def test_bsd_says_nineteen_for_nothing_and_lets_the_loser_deal() -> None:
    assert [name for name, preset in PRESETS.items() if preset.house.nineteen] == ["bsd"]
    assert PRESETS["bsd"].house.next_deal is NextDeal.LOSER


def test_hoyle_cuts_the_pack_and_cuts_for_partners() -> None:
    for name, preset in PRESETS.items():
        assert preset.house.cut_before_deal is (name == "hoyle")
        assert preset.house.cut_for_partners is (name == "hoyle")


def test_stink_hole_is_nobodys_rule() -> None:
    assert not any(preset.house.stink_hole for preset in PRESETS.values())


def test_forms_and_targets_exist() -> None:
    for preset in PRESETS.values():
        assert set(preset.forms) <= set(FORMS)
        assert set(preset.targets) <= set(TARGETS)
