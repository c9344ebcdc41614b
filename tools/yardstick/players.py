"""Measure our players on the yardstick: `python -m tools.yardstick.players --workers 2`, or some by name.

Their figures go into `benchmark/players.txt`, and from there into both papers that tell them."""

import argparse
import re
from collections.abc import Mapping, Sequence

from game.players.levels import LEVELS
from game.rules.in_words import listed
from game.tournament.executors import executor
from game.tournament.yardstick import FOLDER, KINDS, measured

KEPT, README, PAPER = FOLDER / "players.txt", FOLDER.parent / "README.md", FOLDER / "README.md"
COLUMNS = (*KINDS, "both")
NOT_MEASURED = {"shipmate"}
"""Whoever is as strong as you are."""
HEAD = "# Percent of a game given away in a decision of the yardstick, and half the 95 % interval: {}.\n"
_FOUND = re.compile(r"^  (\w+) +\d+ decisions, ([\d.]+) ± ([\d.]+) %", re.MULTILINE)
_TABLE = re.compile(r"(?<=^\|---\|---\|---\|---\|\n)(?:\| \w+ \| .* ± .*\n)+", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=\(without `shipmate`\), )[^(]*\(± [\d.]+ to [\d.]+\)")

Figures = Mapping[str, Sequence[tuple[float, float]]]
"""Of each level what it gives away and how well that is known: discards, cards, both."""


def figures() -> dict[str, list[tuple[float, float]]]:
    """Read the figures that were written down last."""
    rows = [line.split() for line in KEPT.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    return {
        level: [
            (float(given), float(error)) for given, error in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        for level, *numbers in rows
    }


def table(found: Figures) -> str:
    """Write the rows of the paper beside the yardstick."""
    cells = {level: [f"{given:.2f} ± {error:.2f} %" for given, error in row] for level, row in found.items()}
    return "".join(f"| {level} | {' | '.join(row)} |\n" for level, row in cells.items())


def sentence(found: Figures) -> str:
    """Write what the README says."""
    both = [row[-1] for row in found.values()]
    errors = [error for _, error in both]
    given = listed([f"{given:.2f}" for given, _ in both])
    return f"{given}% of a game (± {min(errors):.2f} to {max(errors):.2f})"


def tell(found: Figures) -> None:
    """Put the figures into the papers."""
    PAPER.write_text(_TABLE.sub(table(found), PAPER.read_text(encoding="utf-8")), encoding="utf-8")
    README.write_text(_SENTENCE.sub(sentence(found), README.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> None:
    """Measure them one by one, and write each down as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tools.yardstick.players", description=__doc__)
    measurable = [level for level in LEVELS if level not in NOT_MEASURED]
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=", ".join(measurable))
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    found = figures() if KEPT.exists() else {}
    with executor(chosen.workers, "") as workers:
        for level in chosen.levels or measurable:
            said = "\n".join(measured(level, workers, 60))
            print(said, flush=True)
            rows = {kind: (float(given), float(error)) for kind, given, error in _FOUND.findall(said)}
            found[level] = [rows[kind] for kind in COLUMNS]
            write(found)
    tell(found)


def write(found: Figures) -> None:
    """Write them down, weakest first."""
    lines = [HEAD.format(", ".join(COLUMNS))]
    for level in filter(found.__contains__, LEVELS):
        numbers = (f"{number:.3f}" for pair in found[level] for number in pair)
        lines.append(f"{level:11}{'  '.join(numbers)}\n")
    KEPT.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
