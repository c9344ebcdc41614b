"""The players' own tables in `assets/odds`, loaded when they are first asked for."""

import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from game.assets import ASSETS
from game.players.player import Thought, think_through
from game.players.tables.habit import FINER_FEATURES, STAGES
from game.players.tables.show_odds import CribOdds, Unseen, Weights, from_others, rank_hands
from game.rules.forms import FORMS, Form
from game.values import replace

FOLDER = ASSETS / "odds"


@cache
def uniform_cribs() -> dict[str, float]:
    """Read the mean crib of one card or two of these ranks: `5`, `A5`."""
    lines = (FOLDER / "uniform_cribs.txt").read_text(encoding="ascii").splitlines()
    return {ranks: float(mean) for ranks, mean in map(str.split, lines)}


WEIGHT_STEPS = 500  # to a point


def read_habit(data: bytes) -> tuple[float, list[list[float]]]:
    """Read sharpness and weights of a file."""
    line, _, large = data.partition(b"\n")
    weights = [step / WEIGHT_STEPS for step in array("h", large)]
    rows = [weights[at : at + FINER_FEATURES] for at in range(0, STAGES * FINER_FEATURES, FINER_FEATURES)]
    return float(line), rows


MOST_LACKING = 181
LOG_STEPS, LOG_NOUGHT = 16, 160
POINT_STEPS = 20
WIN_STEPS = 65535
_AS_STRICTLY = 0.8  # the others keep, as against the tables: so are the hands of all levels best foretold


def place(form: Form, seat: int, dealer: int) -> int:
    """Return where a seat sits from the dealer: the tables are kept by place, the dealer's being the last."""
    return (seat - dealer - 1) % form.seats


Pegging = dict[int, tuple[float, float]]  # by the hand kept: pegged by its side, and by the others


@dataclass(eq=False)
class FormOdds:
    """What self-play has shown of one form, by place: habits of play, of keeping and of laying away."""

    habit: list[float]
    sharpness: float
    laid: list[Weights]  # how much more often such cards are laid away than by chance
    bonus: list[Weights]  # the points discards bring the crib beyond the plain odds
    kept: list[Weights]  # how much more often such a hand is kept
    pegging: list[Pegging]
    hands: list[dict[int, float]]  # odds of the hands' points
    crib: dict[int, float]
    pegged: dict[tuple[int, ...], float]  # odds of the dealer's and pone's pegging; of three, by place
    win: Sequence[int]  # the dealer's chance, in parts of 65535, by the points he lacks and pone lacks
    by_stage: list[list[float]] = field(default_factory=list)  # a better habit, where one was learned


def from_bytes(form: Form, data: bytes, strictly: float = 1.0) -> Thought[FormOdds]:
    """Read the tables of a file in slices; `strictly` is how far others keep as those who made them."""
    tendencies = [0.0, *(2 ** (strictly * (byte - LOG_NOUGHT) / LOG_STEPS) for byte in range(1, 256))]
    line, _, large = data.partition(b"\n")
    small: dict[str, Any] = json.loads(line)
    yield
    laid, kept = rank_hands(form.laid_away), rank_hands(form.kept)
    yield
    pieces = [large[start : start + len(kept)] for start in range(0, 3 * form.seats * len(kept), len(kept))]
    own, other = pieces[form.seats :: 2], pieces[form.seats + 1 :: 2]
    often = []
    for piece in pieces[: form.seats]:
        often.append(dict(zip(kept, [tendencies[byte] for byte in piece], strict=True)))
        yield
    pegging = []
    for pair in zip(own, other, strict=True):
        pegging.append(_means(kept, pair))
        yield
    win = array("H", large[3 * form.seats * len(kept) :])
    return FormOdds(
        habit=small["habit"],
        sharpness=small["sharpness"],
        laid=[dict(zip(laid, weights, strict=True)) for weights in small["laid"]],
        bonus=[dict(zip(laid, bonus, strict=True)) for bonus in small["bonus"]],
        kept=often,
        pegging=pegging,
        hands=[{int(points): chance for points, chance in odds} for odds in small["hands"]],
        crib={int(points): chance for points, chance in small["crib"]},
        pegged={tuple(points): chance for *points, chance in small["pegged"]},
        win=win,
    )


def _means(kept: tuple[int, ...], pair: tuple[bytes, bytes]) -> Pegging:
    rows = zip(kept, *pair, strict=True)
    return {hand: (own / POINT_STEPS, other / POINT_STEPS) for hand, own, other in rows}


_read: dict[str, FormOdds] = {}  # at most 16 forms


def _think_self_play_odds(name: str) -> Thought[FormOdds]:
    if name not in _read:
        data = (FOLDER / f"{name}.odds").read_bytes()
        _read[name] = yield from from_bytes(FORMS[name], data, _AS_STRICTLY)
    return _read[name]


def self_play_odds(name: str) -> FormOdds:
    """Read the tables of the form of this name, as they hold for players of every level."""
    return think_through(_think_self_play_odds(name))


def think_form_odds(name: str) -> Thought[FormOdds]:
    """Read the tables that `form_odds` returns, where a picture waits for nothing."""
    yield from _think_self_play_odds(name)
    yield
    return form_odds(name)


@lru_cache(maxsize=16)  # forms
def form_odds(name: str) -> FormOdds:
    """Read the same with the habit of the champ himself, where he has played enough to have one."""
    path = FOLDER / f"{name}.habit"
    if not path.exists():
        return self_play_odds(name)
    sharpness, by_stage = read_habit(path.read_bytes())
    return replace(self_play_odds(name), sharpness=sharpness, by_stage=by_stage)


def cribs_seen_from(odds: FormOdds, at: int, unseen: Unseen, from_pack: int) -> CribOdds:
    """Return the crib as it will be to the seat at this place, which has not seen these cards."""
    others = [other for other in range(len(odds.laid)) if other != at]
    weights = from_others(unseen.ranks, [odds.laid[other] for other in others], from_pack)
    return CribOdds(unseen, weights, odds.bonus[at])
