"""Where a pack is cut by those who do not count cards: low, in the middle, or high (CRIBBAGE 128)."""

HEIGHTS = {"low": 1, "middle": 3, "high": 5}
_PARTS = 6


def depth_at(depths: range, height: str) -> int:
    """The depth that is meant by a height."""
    return depths[len(depths) * HEIGHTS[height] // _PARTS]


def next_height(depths: range, depth: int, step: int) -> int:
    """The next named height above or below a depth; the highest and lowest are the ends."""
    named = sorted(depth_at(depths, height) for height in HEIGHTS)
    beyond = [other for other in named[::step] if (other - depth) * step > 0]
    return beyond[0] if beyond else depth
