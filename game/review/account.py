"""The account of a game: where it began, the cost of each side's moves, the luck of the cards, and the rest.

All figures are whole tenths of a percent of a game. What is shown is what is added up: the parts of a deal
make what it changed, the deals make the game, and nothing is lost by rounding."""

from collections.abc import Collection, Mapping, Sequence
from math import floor
from operator import attrgetter
from types import UnionType

from game.coaching.coach import cost_shown
from game.players.luck import DealLuck, Station, Stop
from game.review.reviewing import Reviewing
from game.review.wrong_counts import prices
from game.rules.moves import LayAway, Play
from game.values import frozen

WHOLE = 1000
"""A game won, in tenths of a percent."""


_SUMMED = ("cards", "own", "theirs", "unexplained", "discards", "pegging", "counts")


def tenths(shares: Sequence[float]) -> list[int]:
    """Round each share of a game so that all together make their rounded sum."""
    exact = [WHOLE * share for share in shares]
    return rounded_to(round(sum(exact)), exact)


def rounded_to(total: int, exact: Sequence[float]) -> list[int]:
    """Round each figure up or down so that all together make this total, which is the sum of them rounded."""
    rounded = [floor(one) for one in exact]
    missing = total - sum(rounded)
    nearest_above = sorted(range(len(exact)), key=lambda at: rounded[at] - exact[at])
    for at in nearest_above[:missing]:
        rounded[at] += 1
    return rounded


@frozen
class DealAccount:
    """One deal as one side sees it, from the chance before it to the chance after it."""

    deal: int
    begins: int
    dealt: int
    starter: int
    own: int
    """What the side's own moves cost: never more than nothing."""
    theirs: int
    """What the moves of the others gave."""
    ends: int
    discards: int
    """Of the unexplained: how all discards met the other hands, beyond their cost."""
    counts: int
    """Of the unexplained: what wrong counts cost, and what those of the others gave."""

    @property
    def cards(self) -> int:
        return self.dealt + self.starter

    @property
    def unexplained(self) -> int:
        """What neither the cards nor the moves account for: how the play fell, and what figures miss."""
        return self.ends - self.begins - self.cards - self.own - self.theirs

    @property
    def pegging(self) -> int:
        """Of the unexplained: how the pegging fell, beside what such hands peg and what its moves cost."""
        return self.unexplained - self.discards - self.counts


@frozen
class Account:
    """All deals that are over, and the sums of their parts."""

    deals: tuple[DealAccount, ...]
    cards: int
    own: int
    theirs: int
    unexplained: int
    discards: int
    pegging: int
    counts: int

    @property
    def begins(self) -> int:
        """The chance once it was settled who deals first."""
        return self.deals[0].begins

    @property
    def ends(self) -> int:
        """The result of a game that is over, and else the chance now."""
        return self.deals[-1].ends


def costs_of(review: Reviewing, seats: Collection[int], share: float = 1.0) -> dict[int, int]:
    """Return the cost of each move of these seats as it is shown beside what both choices win, or a share of
    it, by its place in the log."""
    judged = review.of(seats)
    shown = tenths([share * cost_shown(one.judgment) for one in judged])
    return {one.decision.at: cost for one, cost in zip(judged, shown, strict=True)}


def seats_beside(review: Reviewing, seat: int) -> list[int]:
    """List everybody who plays for the same side."""
    form = review.game.form
    return [one for one in range(form.seats) if form.side(one) == form.side(seat)]


def account_of(review: Reviewing, side: int) -> Account | None:
    """Draw up the account of a side; there is none before a deal is over."""
    lucks = review.lucks
    if not lucks:
        return None
    form = review.game.form
    ours = {seat for seat in range(form.seats) if form.side(seat) == side}
    theirs = {*range(form.seats)} - ours
    lost, won = costs_of(review, ours), costs_of(review, theirs, 1 / (form.sides - 1))
    own, given = _by_deal(review, lost), _by_deal(review, won)
    laid_own, laid_given = _by_deal(review, lost, LayAway), _by_deal(review, won, LayAway)
    dealt = tenths([luck.dealt[side] for luck in lucks])
    starter = tenths([luck.starter[side] for luck in lucks])
    laid = tenths([luck.laid_away[side] for luck in lucks])
    counts = _counts_by_deal(review, side)
    ends = {one.deal: one for one in review.stations if one.stop is Stop.AFTER}
    begins = {one.deal: one for one in review.stations if one.stop is Stop.BEFORE}

    def told(at: int, luck: DealLuck) -> DealAccount:
        number = luck.deal
        before, after = _stood(begins[number], side), _stood(ends[number], side)
        moves = -own.get(number, 0), given.get(number, 0)
        discards = laid[at] + laid_own.get(number, 0) - laid_given.get(number, 0)
        return DealAccount(
            number, before, dealt[at], starter[at], *moves, after, discards, counts.get(number, 0)
        )

    deals = tuple(told(at, luck) for at, luck in enumerate(lucks))
    return Account(deals, *(sum(map(attrgetter(part), deals)) for part in _SUMMED))


def _counts_by_deal(review: Reviewing, side: int) -> dict[int, int]:
    """Add up what the wrong counts of each deal cost a side, and its share of what the others' gave."""
    form, found = review.game.form, dict[int, float]()
    for one in range(form.sides):
        sign = -1 if one == side else 1 / (form.sides - 1)
        for deal, price in prices(review, one).items():
            found[deal] = found.get(deal, 0.0) + sign * price
    return {deal: round(WHOLE * cost) for deal, cost in found.items()}


def _stood(station: Station, side: int) -> int:
    return round(WHOLE * station.values[side])


def _by_deal(
    review: Reviewing, shown: Mapping[int, int], kind: type[LayAway] | UnionType = LayAway | Play
) -> dict[int, int]:
    """Add up the losses of each deal, by the figures of its moves of this kind."""
    lost: dict[int, int] = {}
    for one in review.judged:
        if isinstance(one.decision.move, kind):
            deal = one.decision.deal
            lost[deal] = lost.get(deal, 0) + shown.get(one.decision.at, 0)
    return lost
