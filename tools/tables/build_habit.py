"""Build a habit by stage in `assets/odds`: `python -m tools.tables.build_habit six-card --seed 1`.

The same seed makes the same bytes. Lessons are kept, so that a build which was broken off goes on.
"""

import argparse
import pickle
from functools import partial
from multiprocessing import Pool
from random import Random

from game.players.tables.habit import Habit
from game.players.tables.odds import FOLDER, self_play_odds
from game.rules.forms import FORMS
from tools.tables.learning import Searched, learn, many_lessons
from tools.tables.writing import habit_bytes

UNFINISHED = FOLDER / "unfinished"
_DEALS_TOGETHER = 50


def main(words: list[str] | None = None) -> None:
    """Play the lessons of a form and learn from them."""
    parser = argparse.ArgumentParser(prog="python -m tools.tables.build_habit", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("form", choices=FORMS)
    chosen = parser.parse_args(words)
    UNFINISHED.mkdir(parents=True, exist_ok=True)
    parts = range(chosen.deals // _DEALS_TOGETHER)
    with Pool(chosen.workers) as pool:
        some = pool.map(partial(_lessons, chosen.form, chosen.seed), parts, 1)
    data = build(chosen.form, chosen.seed, [lesson for lessons in some for lesson in lessons])
    (FOLDER / f"{chosen.form}.habit").write_bytes(data)


def build(form: str, seed: str, lessons: list[Searched]) -> bytes:
    """Build the file of the habit that these lessons teach."""
    odds = self_play_odds(form)
    return habit_bytes(*learn(lessons, Habit([odds.habit], odds.sharpness), Random(seed)))


def _lessons(form: str, seed: str, number: int) -> list[Searched]:
    """Return the lessons of a few deals, played or read."""
    path = UNFINISHED / f"{form} {seed} lessons {number}.pickle"
    if not path.exists():
        first = _DEALS_TOGETHER * number
        deals = range(first, first + _DEALS_TOGETHER)
        played = [*many_lessons(FORMS[form], self_play_odds(form), seed, deals)]
        path.write_bytes(pickle.dumps(played))
    read: list[Searched] = pickle.loads(path.read_bytes())
    return read


if __name__ == "__main__":
    main()
