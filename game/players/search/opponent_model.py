"""How another seat plays: the styles met at a table, and the evidence of past deals."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from math import exp
from typing import NamedTuple

from game.players.guesses import INVITING
from game.players.player import Thought
from game.players.search.rank_play import Turn, followed
from game.players.tables.habit import Choices, Habit, only_choice, rule_of_thumb
from game.players.tables.odds import place
from game.players.tables.running_count import RunningCount
from game.players.tables.show_odds import rank_key
from game.rules.cards import FIVE, PIPS
from game.rules.counting import ONE
from game.rules.forms import FORMS
from game.rules.view import PastDeal

Chances = tuple[float, ...]  # of each rank that fits, the lowest first
Likely = list[float]  # the same, while it is added up

_SHARPER, _EASIER = 2.5, 0.4
_OVERLOOKED, _OFTEN_OVERLOOKED = 0.2, 0.35
_FIVES_LED = 0.8  # of those that could be


class Glance(NamedTuple):
    """A choice of two ranks or more, as any style may look at it."""

    habit: Habit
    pile: RunningCount
    hand: int
    ranks: tuple[int, ...]
    behind: list[float]  # the best, to the able: zero or less
    gains: list[int]
    greedily: int  # the place of the card that pegs most


def glance(habit: Habit, pile: RunningCount, hand: int, others: int) -> Glance:
    """Look at the choices before a card is chosen."""
    ranks, worths = zip(*habit.worths(pile, hand, others), strict=True)
    best, on_pile = max(worths), pile.gains
    gains = [on_pile[rank] for rank in ranks]
    behind = [worth - best for worth in worths]
    return Glance(habit, pile, hand, ranks, behind, gains, _last_of_most(gains))


def _able(seen: Glance, share: float, likely: Likely, sharper: float = 1.0) -> None:
    """Favor the better card, as the habit has it."""
    sharpness = sharper * seen.habit.sharpness
    chances = [exp(sharpness * less) for less in seen.behind]
    total = sum(chances)
    for at, chance in enumerate(chances):
        likely[at] += share * (chance / total)


def _by_thumb(seen: Glance, share: float, likely: Likely) -> None:
    likely[seen.ranks.index(rule_of_thumb(seen.pile, seen.hand))] += share


def _greedy(seen: Glance, share: float, likely: Likely) -> None:
    """Play for the most points, or else the highest card."""
    likely[seen.greedily] += share


def _wary(seen: Glance, share: float, likely: Likely) -> None:
    """Weigh its points, less the points pegged on it at once."""
    after, habit, pile = seen.pile.after, seen.habit, seen.pile
    apart = [
        gain - 2 * habit.threat(after[rank] or habit.piles.add(pile, rank))
        for rank, gain in zip(seen.ranks, seen.gains, strict=True)
    ]
    likely[_last_of_most(apart)] += share


def _careless(seen: Glance, share: float, likely: Likely) -> None:
    """Take points where it sees them, or else play the highest card that invites no ten."""
    count = seen.pile.count
    quiet = _last_of_most([count + PIPS[rank] not in INVITING for rank in seen.ranks])
    greedily = seen.greedily
    if quiet == greedily or not seen.gains[greedily]:
        likely[quiet] += share
    else:
        likely[quiet] += share * _OVERLOOKED
        likely[greedily] += share * (1 - _OVERLOOKED)


def _beginning(seen: Glance, share: float, likely: Likely) -> None:
    """Take points where it sees them, or else play any card; it likes to lead a five."""
    number = len(seen.ranks)
    anything = [1 / number] * number
    if not seen.pile.count and FIVE in seen.ranks:
        anything = _mixed(seen.ranks.index(FIVE), anything, _FIVES_LED)
    if seen.gains[seen.greedily]:
        anything = _mixed(seen.greedily, anything, 1 - _OFTEN_OVERLOOKED)
    for at, chance in enumerate(anything):
        likely[at] += share * chance


def _mixed(at: int, others: Likely, share: float) -> Likely:
    """Give this place a share of its own, and divide the rest by the others' chances."""
    rest = 1 - share
    return [share + rest * chance if at == place else rest * chance for place, chance in enumerate(others)]


def _last_of_most(values: Sequence[float]) -> int:
    most = max(values)
    at = len(values) - 1
    while values[at] != most:
        at -= 1
    return at


class Style(NamedTuple):
    """How many play so before anything is known of them, and how often they play anything else."""

    name: str
    share: float
    trembling: float
    add: Callable[[Glance, float, Likely], None]
    """Add the chance of each rank, as a share of all that is played."""

    def chances(self, seen: Glance) -> Chances:
        likely = [0.0] * len(seen.ranks)
        self.add(seen, 1.0, likely)
        return tuple(likely)


# A few that are fixed need a real share, or they are learned too late.
STYLES = (
    Style("able", 0.50, 0.10, _able),
    Style("sharp", 0.05, 0.10, partial(_able, sharper=_SHARPER)),
    Style("easy", 0.04, 0.10, partial(_able, sharper=_EASIER)),
    Style("by the book", 0.20, 0.05, _by_thumb),
    Style("greedy", 0.08, 0.05, _greedy),
    Style("wary", 0.04, 0.10, _wary),
    Style("careless", 0.05, 0.10, _careless),
    Style("beginning", 0.04, 0.10, _beginning),
)
PRIOR: Chances = tuple(style.share for style in STYLES)


def likely_by_style(seen: Glance) -> tuple[Chances, ...]:
    """Return how likely each style plays each rank."""
    return tuple([style.chances(seen) for style in STYLES])


_EVEN_CHANCE = 0.05  # of all cards, whoever plays them, tell nothing
_FORGOTTEN = 0.02  # from one deal to the next
RARE = 0.05  # a search gains more from more hands than from cards that are hardly ever played
_HARDLY_MET = 0.01
_MOST_REMEMBERED = 4_000  # choices of one model
_MOST_MODELS, _FORGOTTEN_IN_A_SLICE = 4, 2_000


class OpponentModel:
    """The others' cards, as they are foretold by the shares of the styles."""

    def __init__(self, habit: Habit, shares: Chances) -> None:
        self.habit = habit
        self.met = [style for style in zip(shares, STYLES, strict=True) if style[0] >= _HARDLY_MET]
        self.known: dict[RunningCount, dict[int, Choices]] = {}
        self.remembered = 0
        self.age = habit.piles.age

    def forgetting(self, *, everything: bool = False) -> Thought[None]:
        """Forget between two decisions, if it is much; at once that would halt a picture."""
        is_little = self.remembered <= _MOST_REMEMBERED and self.age == self.habit.piles.age
        if is_little and not everything:
            return
        known, self.known = self.known, {}
        self.remembered, self.age = 0, self.habit.piles.age
        dropped = 0
        for choices in known.values():
            while choices:
                choices.popitem()
                dropped += 1
                if dropped % _FORGOTTEN_IN_A_SLICE == 0:
                    yield

    def known_on(self, pile: RunningCount) -> dict[int, Choices]:
        """Return the choices on a pile thought of before, by the hand times eight and the others."""
        known = self.known.get(pile)
        if known is None:
            known = self.known[pile] = {}
        return known

    def choices(self, pile: RunningCount, hand: int, others: int) -> Choices:
        """Return the ranks that may be played from this hand and how likely each is; none if nothing fits."""
        known, key = self.known_on(pile), hand * 8 + others
        found = known.get(key)
        if found is None:
            found = known[key] = self._choices(pile, hand, others)
            self.remembered += 1
        return found

    def _choices(self, pile: RunningCount, hand: int, others: int) -> Choices:
        forced = only_choice(pile, hand)
        if forced is not None:
            return forced
        seen = glance(self.habit, pile, hand, others)
        likely = [0.0] * len(seen.ranks)
        for share, style in self.met:
            style.add(seen, share, likely)
        found = [(rank, likely[at]) for at, rank in enumerate(seen.ranks) if likely[at] >= RARE]
        total = sum([chance for _, chance in found])
        return tuple([(rank, chance / total) for rank, chance in found])

    def would_have(self, hand: int, turns: Sequence[Turn]) -> float:
        """Return how likely one style, from first to last, would have played this hand as it was played."""
        likely = [share for share, _ in self.met]
        for turn in turns:
            forced = only_choice(turn.pile, hand)
            if not turn.rank:
                if forced != ():
                    return 0.0
                continue
            if forced is None:
                seen = glance(self.habit, turn.pile, hand, turn.others)
                at = seen.ranks.index(turn.rank)
                for number, (_, style) in enumerate(self.met):
                    likely[number] *= style.trembling + (1 - style.trembling) * style.chances(seen)[at]
            hand -= ONE[turn.rank]
        return sum(likely)


@lru_cache(maxsize=512)
def shares_after(form: str, past: tuple[PastDeal, ...], seat: int, habit: Habit) -> Chances:
    """Return the styles' shares once the hands of these deals are known."""
    if not past:
        return PRIOR
    shares = [*shares_after(form, past[:-1], seat, habit)]
    for likely in _lessons(form, past[-1], seat, habit):
        told = [share * chance for share, chance in zip(shares, likely, strict=True)]
        total = sum(told)
        shares = [share / total for share in told]
    return tuple(
        [(1 - _FORGOTTEN) * share + _FORGOTTEN * prior for share, prior in zip(shares, PRIOR, strict=True)]
    )


def _lessons(form: str, deal: PastDeal, seat: int, habit: Habit) -> Iterator[list[float]]:
    """Yield for each card that was chosen how likely each style would have chosen it."""
    hand = rank_key(deal.hands[seat])
    at = place(FORMS[form], seat, deal.dealer)
    for turn in followed(FORMS[form], deal.dealer, deal.played, habit.piles).turns:
        if turn.place != at or not turn.rank:
            continue
        if only_choice(turn.pile, hand) is None:
            seen = glance(habit, turn.pile, hand, turn.others)
            played, fitting = seen.ranks.index(turn.rank), len(seen.ranks)
            yield [
                _EVEN_CHANCE / fitting + (1 - _EVEN_CHANCE) * chances[played]
                for chances in likely_by_style(seen)
            ]
        hand -= ONE[turn.rank]


_models: dict[tuple[Chances, Habit], OpponentModel] = {}  # at most _MOST_MODELS, see `forgetting`
"""Those met last, the latest at the end."""


def opponent_model(form: str, past: tuple[PastDeal, ...], seat: int, habit: Habit) -> OpponentModel:
    """Return the model of a seat's play that these deals make."""
    shares = shares_after(form, past, seat, habit)
    _models[shares, habit] = known = _models.pop((shares, habit), None) or OpponentModel(habit, shares)
    return known


def forgetting() -> Thought[None]:
    """Forget between two decisions what would fill the memory, a little in a slice."""
    for model in [*_models.values()]:
        yield from model.forgetting()
    while len(_models) > _MOST_MODELS:
        yield from _models.pop(next(iter(_models))).forgetting(everything=True)
