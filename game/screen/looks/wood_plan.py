"""How a machine's wood is grained."""

from collections.abc import Sequence
from typing import NamedTuple


class WoodPlan(NamedTuple):
    """Rings that run up and down, bending a little on the way."""

    rings: Sequence[int]
    """How dark the wood is from one year's ring to the next, in sixteenths."""
    ring_width: int
    bends: Sequence[int]
    bend_length: int
