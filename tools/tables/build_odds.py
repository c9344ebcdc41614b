"""Build the tables in `assets/odds`: `python -m tools.tables.build_odds --seed 1 --workers 2`.

The same seed makes the same bytes. What is finished is kept, so that a build which was broken off goes on.
"""

import argparse
import pickle
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from game.players.tables.odds import FOLDER
from game.rules.forms import FORMS
from tools.tables.form_tables import STAGES, Tables, Workload, stages, to_odds
from tools.tables.random_cribs import uniform_crib_lines
from tools.tables.writing import odds_bytes

UNFINISHED = FOLDER / "unfinished"
WORKLOADS = {
    "six-card": Workload(deals=20_000, lessons=96_000, plays=800, last_deals=40_000),
    "five-card": Workload(deals=12_000, lessons=48_000, plays=400),
    "seven-card": Workload(deals=8_000, lessons=48_000, plays=40),
    "three-handed": Workload(deals=12_000, lessons=48_000, plays=100),
    "four-handed": Workload(deals=8_000, lessons=48_000, plays=80),
    "four-handed-five-card": Workload(deals=12_000, lessons=48_000, plays=250),
    "four-handed-seven-card": Workload(deals=8_000, lessons=32_000, plays=12),
}


def main(words: list[str] | None = None) -> None:
    """Build the tables of all forms, or of some."""
    parser = argparse.ArgumentParser(prog="python -m tools.tables.build_odds", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("forms", nargs="*", default=list(FORMS), metavar="form")
    chosen = parser.parse_args(words)
    UNFINISHED.mkdir(parents=True, exist_ok=True)
    lines = "\n".join(uniform_crib_lines())
    (FOLDER / "uniform_cribs.txt").write_text(f"{lines}\n", encoding="ascii")
    with Pool(chosen.workers) as pool:
        for name in pool.imap_unordered(partial(build, chosen.seed), chosen.forms):
            print(f"{name} is done", flush=True)


def build(seed: str, name: str) -> str:
    """Build one form, beginning where it was left."""
    form = FORMS[name]
    saved = [UNFINISHED / f"{name} {seed} {number}.pickle" for number in range(STAGES)]
    first = next((number + 1 for number in reversed(range(STAGES)) if saved[number].exists()), 0)
    done = _read(saved[first - 1]) if first else None
    tables = done
    for number, tables in enumerate(stages(form, WORKLOADS[name], seed, done, first), first):
        saved[number].write_bytes(pickle.dumps(tables))
        print(f"{name}: stage {number + 1} of {STAGES}", flush=True)
    assert tables
    (FOLDER / f"{name}.odds").write_bytes(odds_bytes(to_odds(form, tables, seed)))
    for path in saved:
        path.unlink(missing_ok=True)
    return name


def _read(path: Path) -> Tables:
    tables = pickle.loads(path.read_bytes())
    assert isinstance(tables, Tables)
    return tables


if __name__ == "__main__":
    main()
