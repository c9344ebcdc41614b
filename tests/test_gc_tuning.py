import gc
from collections.abc import Iterator

import pytest

from game.gc_tuning import spare_them, tidy_up, wait_for_a_rest


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


def test_garbage_lies_until_there_is_a_rest() -> None:
    wait_for_a_rest()
    gc.collect(1)
    before = [generation["collections"] for generation in gc.get_stats()]
    flight = [[number] for number in range(10_000)]
    assert [generation["collections"] for generation in gc.get_stats()] == before
    tidy_up()
    tidy_up()  # nothing is left to be done
    found = [generation["collections"] for generation in gc.get_stats()]
    assert [now - then for now, then in zip(found, before, strict=True)] == [1, 0, 0]
    for _ in range(6):
        flight += [[number] for number in range(300)]
        tidy_up()
    assert gc.get_stats()[1]["collections"] == before[1] + 1


def test_it_does_not_pile_up_without_end() -> None:
    wait_for_a_rest()
    before = gc.get_stats()[0]["collections"]
    assert [[number] for number in range(100_000)]
    assert gc.get_stats()[0]["collections"] >= before + 4
