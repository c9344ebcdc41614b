from itertools import count

import pytest

from game.scenes import pace

SLICE = 0.001  # seconds


@pytest.fixture(autouse=True)
def counted_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step has room for as many slices of a thought on a slow machine as on a quick one."""
    monkeypatch.setattr(pace, "perf_counter", count(step=SLICE).__next__)
