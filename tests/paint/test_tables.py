"""The tabletops of the tests are such as come up in games."""

import pytest

from tests.paint.tables import TABLES


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_the_count_is_the_last_figure_on_a_sheet(name: str) -> None:
    top = TABLES[name]()
    assert top.count == top.running_counts[-1]
    closed = top.running_counts[top.counted - 1]
    card = top.played[top.counted].card
    assert card
    assert closed + card.pips > 31, "or it would not be closed"
