"""The tabletops of the tests are such as come up in games."""

import pytest

from tests.paint.tables import TABLES


@pytest.mark.parametrize("name", [name for name, make in TABLES.items() if make().count is not None])
def test_the_count_is_that_of_the_cards_played(name: str) -> None:
    top = TABLES[name]()
    assert top.count == top.running_counts[-1]
    closed = top.running_counts[top.counted - 1]
    card = top.played[top.counted].card
    assert card
    assert closed + card.pips > 31, "or it would not be closed"
