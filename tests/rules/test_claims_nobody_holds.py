"""Claims of a total that no cards have: BSD takes them, nobody else does."""

import pytest

from game.rules.errors import IllegalMove
from game.rules.moves import Claim, Play
from tests.rules.at_the_count import at_count, true_count
from tests.rules.positions import at_play


@pytest.mark.parametrize("said", [19, 25, 26, 27])
def test_h12_bsd_takes_a_total_that_no_hand_has_as_any_claim_too_high(said: int) -> None:
    position = at_count("bsd", 10, 20)
    assert Claim(said) in position.game.legal(0)
    assert position.do(Claim(said)) == ["A 12 hand", "B 2 penalty"]
    assert position.scores == (22, 22)


@pytest.mark.parametrize("counting", ["loadstar", "partner", "hoyle", "acc", "acc-without-muggins"])
def test_h12_every_other_counting_refuses_it(counting: str) -> None:
    position = at_count(counting, 10, 20)
    for said in (25, 26, 27):
        assert Claim(said) not in position.game.legal(0)
        with pytest.raises(IllegalMove, match=f"can count {said}"):
            position.do(Claim(said))


@pytest.mark.parametrize("said", [-1, 30, 46, 100])
def test_h12_bsd_takes_nothing_beyond_the_best_hand_there_is(said: int) -> None:
    with pytest.raises(IllegalMove, match=f"can count {said}"):
        at_count("bsd", 10, 20).do(Claim(said))


def test_h12_bsd_takes_what_no_hand_of_seven_card_has() -> None:
    position = at_count("bsd", 10, 20, form="seven-card")
    true = true_count(position)
    assert position.do(Claim(41)) == [f"A {true} hand", "B 2 penalty"]


@pytest.mark.parametrize("counting", ["partner", "acc", "acc-without-muggins"])
def test_h13_nineteen_is_a_wrong_number_for_a_card_just_played(counting: str) -> None:
    house = f"counting={counting} nineteen=yes"
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house=house)
    position.do(Play(position.game.view(0).hand[0]))
    assert Claim(19) not in position.game.legal(0)
    with pytest.raises(IllegalMove, match="can count 19"):
        position.do(Claim(19))


def test_h13_nineteen_is_still_nothing_where_the_same_house_counts_a_hand() -> None:
    position = at_count("acc", 10, 20, extra="nineteen=yes")
    assert position.do(Claim(19)) == []
    assert position.scores == (10, 20)
