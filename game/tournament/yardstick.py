"""The yardstick: decisions whose every choice is known, and the share of a game a player loses in them."""

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from game.engines.engine import Engine
from game.players.deciding import decided
from game.players.player import GaveUp, think_through
from game.rules.cards import parse_cards
from game.rules.moves import cards_chosen
from game.rules.position_reader import read_position
from game.tournament.entrants import entrant
from game.tournament.tally import MeanAndError
from game.values import frozen

FOLDER = Path(__file__).parents[2] / "benchmark"
KINDS = ("discards", "cards")
_MARK = "#"
_AT_ONCE = 20


class NoYardstick(Exception):
    """There is none here; the sentence says where it is."""


@frozen
class MeasuredPosition:
    """A position, and by each choice how far it is behind the best."""

    line: str
    behind: dict[frozenset[str], float]


class Loss(NamedTuple):
    """What was given away in a decision, in how many seconds; or why there was no answer."""

    cost: float
    seconds: float
    trouble: str = ""


def decisions(kind: str, folder: Path = FOLDER) -> list[MeasuredPosition]:
    """Read all decisions of a kind."""
    path = folder / f"{kind}.txt"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        raise NoYardstick(f"The yardstick comes with the source of the game, in {path}.") from None
    found: list[MeasuredPosition] = []
    for line in filter(None, lines):
        if line[0] == " ":
            names, _, _, behind, *_ = line.split()
            found[-1].behind.update((_key(name), float(behind)) for name in names.split(","))
        elif line[0] != _MARK:
            found.append(MeasuredPosition(line.partition(f" {_MARK}")[0], {}))
    return found


def _key(run: str) -> frozenset[str]:
    return frozenset(map(str, parse_cards(run)))


def loss(word: str, seconds: float, decision: MeasuredPosition) -> Loss:
    """Return the cost of a player's choice here; who gives no answer, as much as can be."""
    Engine.seconds = seconds
    view = read_position(decision.line)
    entrant(word).get_ready(view.form)
    player = entrant(word)()
    began = perf_counter()
    try:
        move = think_through(decided(player, view))
    except GaveUp as why:
        return Loss(max(decision.behind.values()), perf_counter() - began, str(why))
    taken = perf_counter() - began
    player.leave()
    return Loss(decision.behind[frozenset(map(str, cards_chosen((move,))))], taken)


def measured(word: str, workers: Executor, seconds: float) -> Iterator[str]:
    """Measure the cost of its decisions, of each kind and of both."""
    yield entrant(word).name
    total, time, troubles = MeanAndError(), 0.0, list[str]()
    for kind in KINDS:
        lost, taken = MeanAndError(), 0.0
        every = decisions(kind)
        for one in workers.map(partial(loss, word, seconds), every, chunksize=_AT_ONCE):
            lost.note(one.cost)
            taken += one.seconds
            troubles += [one.trouble] * bool(one.trouble)
        total.add(lost)
        time += taken
        yield _row(kind, lost, taken)
    yield _row("both", total, time)
    yield from troubles


def _row(kind: str, lost: MeanAndError, taken: float) -> str:
    milliseconds = 1000 * taken / max(1, lost.number)
    given = f"{100 * lost.mean:.3f} ± {100 * lost.interval:.3f} %"
    return f"  {kind:9} {lost.number:5} decisions, {given} of a game given away, {milliseconds:.1f} ms each"
