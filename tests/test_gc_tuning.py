import gc
from collections.abc import Iterator

import pytest

from game.gc_tuning import spare_them


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_is_remembered_is_never_looked_through_as_a_whole() -> None:
    spare_them()
    before = [generation["collections"] for generation in gc.get_stats()]
    remembered = [[number] for number in range(300_000)]
    young, older, all_there_is = (
        generation["collections"] - count for generation, count in zip(gc.get_stats(), before, strict=True)
    )
    assert len(remembered) == 300_000
    assert young > 100  # garbage of a moment is still found
    assert older > 10
    assert all_there_is == 0
