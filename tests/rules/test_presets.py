"""Each source as it is played, row by row."""

from pathlib import Path

import pytest

from game.rules import sources
from game.rules.forms import FORMS, TARGETS
from game.rules.game import Game
from game.rules.house import COUNTINGS, NextDeal
from game.rules.presets import PRESETS
from game.values import replace

PARTNERS = {"four-handed", "four-handed-five-card", "four-handed-seven-card"}


def test_every_source_has_its_preset() -> None:
    assert list(PRESETS) == ["champ", "loadstar", "amiga", "bsd", "hoyle", "acc"]
    assert all(preset.name == name for name, preset in PRESETS.items())
    files = {path.stem for path in Path(sources.__path__[0]).glob("*.py")}
    assert files == {*PRESETS, "__init__"}, "each file is listed"


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
    assert set(PRESETS["hoyle"].forms) == {
        "five-card",
        "six-card",
        "seven-card",
        "three-handed",
        "four-handed",
    }


def test_x2_amiga_opens_with_five_cards_and_seats_partners_opposite() -> None:
    amiga = PRESETS["amiga"]
    assert amiga.forms[0] == "five-card"
    assert not amiga.house.cut_for_partners, "its paper seats them, and cuts for nobody"
    for form in map(FORMS.get, PARTNERS):
        assert form
        assert [form.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_x5_four_hands_in_hoyle_are_dealt_five() -> None:
    [partners] = [name for name in PRESETS["hoyle"].forms if FORMS[name].partners]
    assert FORMS[partners].dealt == 5


def test_d13_loadstar_alone_turns_the_starter_up_from_the_top() -> None:
    assert [name for name, preset in PRESETS.items() if preset.house.starter_from_top] == ["loadstar"]


def test_x3_loadstar_alone_asks_for_the_target() -> None:
    assert [name for name, preset in PRESETS.items() if preset.house.target_after_cut] == ["loadstar"]


def test_x1_muggins_is_part_of_the_source_that_offers_it() -> None:
    with_muggins = {"loadstar": "loadstar", "hoyle": "hoyle", "acc": "acc-without-muggins"}
    for name, preset in PRESETS.items():
        plays = {
            counting: preset.plays("six-card", preset.house.with_setting("counting", counting))
            for counting in COUNTINGS
        }
        assert {word for word, is_its in plays.items() if is_its} == {
            preset.house.counting.name,
            with_muggins.get(name, preset.house.counting.name),
        }


@pytest.mark.parametrize(
    ("form", "rules"),
    [
        ("five-card", ""),
        ("six-card", "target=181"),
        ("six-card", "go_by_hand=no"),
        ("six-card", "nineteen=yes"),
    ],
)
def test_x1_any_other_rule_is_the_houses_own(form: str, rules: str) -> None:
    loadstar = PRESETS["loadstar"]
    house = loadstar.house
    for rule in rules.split():
        house = house.with_setting(*rule.split("="))
    assert not loadstar.plays(form, house)


def test_x1_each_source_plays_its_own_forms_and_targets() -> None:
    for preset in PRESETS.values():
        for form in preset.forms:
            for target in (preset.house.target, FORMS[form].target, *preset.targets):
                assert preset.plays(form, replace(preset.house, target=target))


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
