"""Make the yardstick, or go on with it: `python -m tools.yardstick --number 1000 --workers 2`.

The seed that stands in a file, and the number of a decision, are all that it follows from."""

import argparse
from functools import partial
from pathlib import Path
from time import monotonic

from game.tournament.executors import executor
from tools.yardstick.making import KINDS, item

FOLDER = Path(__file__).parents[2] / "benchmark"
HEAD = """\
# CRIB yardstick: {kind} of the six-card game, from the seed '{seed}'. CC0. See README.md beside this file.
# A position, its number; then its choices: cards (those alike with a comma), chance to win, its error,
# how far behind the best in the same deals, the error of that, and the deals it was played out in.
"""


def _done(path: Path) -> int:
    """Count the decisions in a file; a torn last one is taken out."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), encoding="utf-8")
    return sum(not line.startswith(("#", " ")) for line in lines)


def main(words: list[str] | None = None) -> None:
    """Write what is missing, decision by decision, so that a build which was broken off goes on."""
    parser = argparse.ArgumentParser(prog="python -m tools.yardstick", description=__doc__)
    parser.add_argument("--seed", default="1987")
    parser.add_argument("--number", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=6000, help="at most for a choice")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="leave after so long")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="")
    chosen = parser.parse_args(words)
    ends = monotonic() + chosen.seconds
    with executor(chosen.workers, chosen.cluster) as workers:
        streams = []
        for kind in KINDS:
            path = FOLDER / f"{kind}.txt"
            if not path.exists():
                path.write_text(HEAD.format(kind=kind, seed=chosen.seed), encoding="utf-8")
            work = partial(item, chosen.seed, kind, chosen.deals)
            streams.append((path, workers.map(work, range(_done(path), chosen.number))))
        while streams and monotonic() < ends:
            for path, items in [*streams]:
                lines = next(items, None)
                if lines is None:
                    streams.remove((path, items))
                else:
                    with path.open("a", encoding="utf-8") as file:
                        file.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
