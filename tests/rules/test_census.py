"""The census of all hands, held to figures that are known everywhere."""

import pytest

from game.rules.counting import HAND_TOTALS
from tests.rules.census import census, mean

ALL_HANDS = 12_994_800


@pytest.mark.slow
def test_census_of_hands() -> None:
    hands = census()
    assert hands.total() == ALL_HANDS
    assert (hands[29], hands[28], hands[0]) == (4, 76, 1_009_008)
    assert round(mean(hands), 4) == 4.7692
    assert set(hands) == HAND_TOTALS[4]


@pytest.mark.slow
def test_census_of_cribs() -> None:
    cribs = census(crib=True)
    assert cribs.total() == ALL_HANDS
    assert (cribs[29], cribs[28], cribs[0]) == (4, 76, 1_022_208)
    assert round(mean(cribs), 4) == 4.7348
