"""Draw the icon anew, in every size: `python -m tools.shelf.icons`. It needs rsvg-convert, of librsvg.

A wooden C on green cloth, which is a cribbage board: holes along it, and pegs in two of them. Each size has
a row of its own here, so that edges fall between pixels, and a small icon has few holes and large ones."""

import subprocess
from collections.abc import Iterator
from itertools import pairwise
from math import dist, floor
from pathlib import Path
from typing import NamedTuple

ICONS = Path(__file__).parents[2] / "assets/shelf/icons"
SCALABLE = "scalable"
CLOTH, CLOTH_EDGE = "#00aa00", "#007700"
WOOD, LIGHT, SHADOW, HOLE = "#aa5500", "#ffff55", "#003300", "#2a1500"
Point = tuple[float, float]

RED, BLUE = "#ff5555", "#55ffff"


class Plan(NamedTuple):
    """What one size looks like, in its own pixels."""

    size: int
    round: int  # how far the corners of the cloth are taken off
    edge: int  # between the cloth's edge and the wood
    stroke: int  # how wide the wood is
    corner: int  # how far the corners of the C are taken off
    mouth: int  # how wide the C is open
    line: int  # the light at the upper left, the shadow at the lower right
    hole: int
    peg: int
    holes: int  # in each track
    tracks: tuple[float, ...]  # how far their middles lie from the outer edge of the wood


PLANS = {
    str(plan.size): plan
    for plan in (
        Plan(16, 1, 2, 3, 3, 4, 1, 1, 1, 5, (1.5,)),
        Plan(22, 1, 3, 4, 3, 6, 1, 2, 2, 5, (2,)),
        Plan(24, 2, 3, 5, 4, 6, 1, 1, 3, 6, (2.5,)),
        Plan(32, 2, 4, 6, 5, 8, 1, 2, 4, 9, (3,)),
        Plan(48, 3, 6, 10, 8, 12, 2, 2, 4, 11, (3, 7)),
        Plan(64, 4, 8, 13, 11, 16, 2, 3, 5, 12, (3.5, 9.5)),
        Plan(128, 8, 15, 27, 22, 32, 3, 5, 9, 13, (8, 19)),
        Plan(256, 16, 30, 54, 44, 64, 5, 9, 17, 15, (15, 38)),
        Plan(512, 32, 60, 108, 88, 128, 9, 17, 33, 15, (30, 76)),
    )
}
HARD = 48  # up to here a pixel has one color


def svg(plan: Plan) -> str:
    """Draw the whole drawing."""
    size, line, letter = plan.size, plan.line, _letter(plan)
    crisp = ' shape-rendering="crispEdges"' if size <= HARD else ""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
            f'height="{size}"{crisp}>',
            f'<rect width="{size}" height="{size}" rx="{plan.round}" fill="{CLOTH_EDGE}"/>',
            f'<rect width="{size}" height="{size - line}" rx="{plan.round}" fill="{CLOTH}"/>',
            f'<path d="{letter}" fill="{SHADOW}" transform="translate({line} {line})"/>',
            f'<path d="{letter}" fill="{LIGHT}" transform="translate({-line} {-line})"/>',
            f'<path d="{letter}" fill="{WOOD}"/>',
            *(_hole(plan, *hole) for track in plan.tracks for hole in _track(plan, track)),
            "</svg>\n",
        ]
    )


def _letter(plan: Plan) -> str:
    """Draw the outline of the C: out along the outer edge, and back along the inner one."""
    lip = (plan.size - plan.mouth) / 2
    outer, inner = _way(plan, 0, lip), _way(plan, plan.stroke, lip)
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in [*outer, *reversed(inner)]) + "Z"


def _way(plan: Plan, depth: float, lip: float) -> list[Point]:
    """Trace straight lines from the C's upper end round its back to the lower one, so deep in wood."""
    near, far = plan.edge + depth, plan.size - plan.edge - depth
    cut = max(plan.corner - round(0.59 * depth), 0)  # the slanting wood is as wide as the rest
    upper = [(far, lip), (far, near + cut), (far - cut, near), (near + cut, near), (near, near + cut)]
    return [*upper, *((x, plan.size - y) for x, y in reversed(upper))]


def _track(plan: Plan, depth: float) -> Iterator[tuple[float, float, str]]:
    """Place holes in equal steps; a third of the way a blue peg, outside, and opposite it a red one."""
    way = _way(plan, depth, (plan.size - plan.mouth) / 2)
    lengths = [dist(one, other) for one, other in pairwise(way)]
    pegs = {plan.holes // 3: BLUE} if depth == plan.tracks[0] else {}
    pegs |= {plan.holes - 1 - plan.holes // 3: RED} if depth == plan.tracks[-1] else {}
    for number in range(plan.holes):
        left, line = sum(lengths) * (number + 0.5) / plan.holes, 0
        while left > lengths[line]:
            left, line = left - lengths[line], line + 1
        (x, y), (to_x, to_y) = way[line], way[line + 1]
        part = left / lengths[line]
        yield x + part * (to_x - x), y + part * (to_y - y), pegs.get(number, HOLE)


def _hole(plan: Plan, x: float, y: float, color: str) -> str:
    """Draw a hole on whole pixels, and round where there are enough of them."""
    wide = plan.hole if color == HOLE else plan.peg
    left, top = floor(x - wide / 2 + 0.5), floor(y - wide / 2 + 0.5)
    if plan.size <= HARD:
        return f'<rect x="{left}" y="{top}" width="{wide}" height="{wide}" fill="{color}"/>'
    return f'<circle cx="{left + wide / 2:g}" cy="{top + wide / 2:g}" r="{wide / 2:g}" fill="{color}"/>'


def main() -> None:
    """Write all of them."""
    for name, plan in PLANS.items():
        drawn = subprocess.run(["rsvg-convert"], input=svg(plan).encode(), stdout=subprocess.PIPE, check=True)
        (ICONS / f"{name}.png").write_bytes(drawn.stdout)
    (ICONS / f"{SCALABLE}.svg").write_text(svg(PLANS["128"]), encoding="utf-8")


if __name__ == "__main__":
    main()
