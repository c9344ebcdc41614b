"""The rules of the house print as words and read back."""

from itertools import product

import pytest

from game.rules.errors import InvalidHouse
from game.rules.forms import FORMS, TARGETS
from game.rules.house import COUNTINGS, RULES, House, NextDeal, Undo
from game.rules.outcome import STAKES
from game.rules.presets import PRESETS
from game.values import parts

HOUSES = [
    House(),
    *(preset.house for preset in PRESETS.values()),
    *(House(target=target) for target in TARGETS),
    *(House(counting=counting) for counting in COUNTINGS.values()),
    *(House(stakes=stakes) for stakes in STAKES.values()),
    *(House(next_deal=next_deal) for next_deal in NextDeal),
    House(three_for_last=True, go_by_hand=True, nineteen=True, cut_before_deal=True),
    House(three_for_last=False, cut_for_partners=True, stink_hole=True),
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_house_printed_can_be_read_back(house: House) -> None:
    assert House.parse(str(house)) == house


def test_every_rule_has_its_row() -> None:
    assert {*parts(House())} == {*RULES}


def test_rules_stand_in_a_log_in_the_order_they_always_had() -> None:
    """Another version compares a log, or what a friend offers, word by word."""
    house = House(undo=Undo.NO, nineteen=True, go_by_hand=True, stakes=STAKES["lurch"])
    assert str(house) == "go_by_hand=yes nineteen=yes stakes=lurch undo=no"


def test_what_is_not_mentioned_is_as_usual() -> None:
    assert House.parse("") == House()
    assert House.parse("target=61 go_by_hand=yes") == House(target=61, go_by_hand=True)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("color=red", "Unknown house rule 'color'"),
        ("target=100", "'target' must be"),
        ("target=many", "'target' must be"),
        ("target", "'target' must be"),
        ("go_by_hand=perhaps", "'go_by_hand' must be"),
        ("counting=badly", "'counting' must be"),
        ("stakes=9", "'stakes' must be"),
        ("next_deal=me", "'next_deal' must be"),
        ("=yes", "Unknown house rule ''"),
    ],
)
def test_house_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(InvalidHouse, match=sentence):
        House.parse(text)


@pytest.mark.parametrize("target", [0, -1, 1, 60, 100, 1000])
def test_target_that_no_board_has_is_refused(target: int) -> None:
    with pytest.raises(InvalidHouse, match="target"):
        House(target=target)


def test_target_is_the_forms_unless_the_house_says_otherwise() -> None:
    for form, target in product(FORMS.values(), TARGETS):
        assert House().target_of(form) == form.target
        assert House(target=target).target_of(form) == target


def test_three_for_last_is_the_forms_unless_the_house_says_otherwise() -> None:
    assert [name for name, form in FORMS.items() if House().has_three_for_last(form)] == ["five-card"]
    assert not House(three_for_last=False).has_three_for_last(FORMS["five-card"])
    assert House(three_for_last=True).has_three_for_last(FORMS["six-card"])


def test_four_miscount_policies_and_the_houses_beside_them() -> None:
    assert set(COUNTINGS) == {
        "automatic",
        "bsd",
        "loadstar",
        "partner",
        "hoyle",
        "acc",
        "acc-without-muggins",
    }
    assert [name for name, counting in COUNTINGS.items() if counting.in_play] == [
        "partner",
        "acc",
        "acc-without-muggins",
    ]
    assert [name for name, counting in COUNTINGS.items() if counting.false_game] == [
        "acc",
        "acc-without-muggins",
    ]
