"""The figures of a player's saved games, deal by deal: dealing and not, and their averages with intervals."""

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from game.rules.counting import points
from game.rules.errors import CribbageError
from game.rules.events import Dealt, Event, HandShown, Pegged
from game.rules.forms import Form
from game.rules.in_words import NO_FIGURE
from game.rules.outcome import Win
from game.store.ended_games import EndedGames
from game.store.kept_game import SEED, TURNED, KeptGame, read_game
from game.store.setting_words import PERSON

_SURE = 1.96


class DealFigures(NamedTuple):
    """What a side made of a deal; of what was not counted any more there is nothing."""

    is_dealer: bool
    hands: tuple[int, ...]
    crib: int | None
    pegged: int


class GameFigures(NamedTuple):
    """A game as one side played it."""

    begun: str
    initials: str
    preset: str
    form: str
    opponents: str
    target: int
    scores: tuple[int, int]
    """The own, and that of the best of the others."""
    won: bool
    win: Win
    deals: tuple[DealFigures, ...]

    @property
    def dealt_first(self) -> bool:
        return self.deals[0].is_dealer


FEWEST = 5
"""How many tell by themselves how far apart they are."""
LEAST_SHOWN = 0.05
"""From what margin on it is written: of samples that are all alike none can be told."""


class Mean(NamedTuple):
    """A mean with the half of its 95 % interval; nothing can be said of how far off one of a few is."""

    mean: float
    margin: float
    number: int

    def __str__(self) -> str:
        if not self.number:
            return NO_FIGURE
        is_apart = self.number >= FEWEST and self.margin >= LEAST_SHOWN
        return f"{self.mean:.1f}" + (f"±{self.margin:.1f}" if is_apart else "")

    @property
    def in_percent(self) -> str:
        """The same in whole percent."""
        return f"{self.mean:.0f}±{self.margin:.0f}" if self.number else NO_FIGURE


def average(samples: Iterable[float]) -> Mean:
    """Average these, each as likely as another."""
    return ratio((one, 1) for one in samples)


def ratio(samples: Iterable[tuple[float, int]]) -> Mean:
    """Average totals, each of so many: every one of these weighs the same."""
    found = [(total, many) for total, many in samples if many]
    number, of = len(found), sum(many for _, many in found)
    if not number:
        return Mean(0.0, 0.0, 0)
    mean = sum(total for total, _ in found) / of
    apart = sum((total - mean * many) ** 2 for total, many in found)
    spread = sqrt(apart / (number - 1)) if number > 1 else 0.0
    return Mean(mean, _SURE * spread * sqrt(number) / of, number)


def share(happened: Sequence[bool]) -> Mean:
    """Average how often something happened, in percent, by Wilson: it holds for few games, too."""
    number = len(happened)
    if not number:
        return Mean(0.0, 0.0, 0)
    part, squared = sum(happened) / number, _SURE**2 / number
    spread = _SURE * sqrt(part * (1 - part) / number + squared / (4 * number)) / (1 + squared)
    return Mean(100 * part, 100 * spread, number)


def figures_of(kept: KeptGame) -> GameFigures | None:
    """Return the figures of a finished game for the first person in it; nothing where nobody was."""
    game = kept.played().game
    seats = [kept.seats[place] for place in game.places]
    seat = next((at for at, who in enumerate(seats) if who.startswith(PERSON)), None)
    if seat is None or not game.outcome or not game.deals:
        return None
    side, outcome = game.form.side(seat), game.outcome
    best = max(score for at, score in enumerate(outcome.scores) if at != side)
    others = [who for at, who in enumerate(seats) if game.form.side(at) != side]
    return GameFigures(
        kept.day,
        kept.initials,
        kept.source,
        game.form.name,
        "/".join(dict.fromkeys(who.partition(" ")[0] for who in others)),
        game.target,
        (outcome.scores[side], best),
        outcome.winner == side,
        outcome.how(side),
        tuple(_deals(game.form, game.told_again(), side)),
    )


def _deals(form: Form, events: Iterable[Event], side: int) -> Iterable[DealFigures]:
    found: list[DealFigures] = []
    for event in events:
        match event:
            case Dealt(_, dealer):
                found.append(DealFigures(form.side(dealer) == side, (), None, 0))
            case HandShown(seat, crib, _, _, scores) if form.side(seat) == side:
                last, count = found[-1], points(scores)
                changed = last._replace(crib=count) if crib else last._replace(hands=(*last.hands, count))
                found[-1] = changed
            case Pegged(_, of, holes, _, reason) if of == side and found and reason.is_pegging:
                found[-1] = found[-1]._replace(pegged=found[-1].pegged + holes)
    return found


def latest_figures(folder: Path, initials: str) -> Iterable[GameFigures | None]:
    """Yield the figures of the saved games, the latest first, or nothing where a game does not count."""
    for path in EndedGames(folder).paths:
        try:
            kept = read_game(path)
            is_own = kept.initials == initials or not initials
            counts = is_own and not kept.extras.keys() & {SEED, TURNED}
            yield figures_of(kept) if counts else None
        except CribbageError:
            yield None
