"""Why one choice is better than another: the parts of its lead add up to it, and the largest are told."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import copysign
from typing import NamedTuple

from game.coaching.patterns import on_or_off, pattern
from game.players.weigh.option import Option, PointsFrom
from game.rules.cards import Cards
from game.rules.view import View
from game.sheets.marks import small_cards

CardWords = Callable[[Cards], str]
_FEELABLE = 0.05  # points, the least that is shown
_FEELABLE_SHARE = 0.0005  # of a game, the same
_SHOWN_SHARE = 3  # digits
_WORTH_ADDING = 0.005  # of a game, the least that is added of how little the points told win at this score
_MORE_OFTEN = 0.05  # how much more often a card must be scored on for that to be told
_NO_COLUMN = (PointsFrom.REPLY, PointsFrom.LATER)
_NAMED = 2
_NAMED_AT_MOST = 3  # where two do not make the most of the lead
_MOST_OF_IT = 0.5
_AT_MOST = 2  # leads: near home a point has no one worth, and what is left of them is no figure to say
_FIGURES = {
    PointsFrom.HAND: "hand",
    PointsFrom.PEGGED: "you peg",
    PointsFrom.CONCEDED: "they peg",
    PointsFrom.NOW: "at once",
}


class PartOfLead(NamedTuple):
    """A part of a lead: in points as they are shown, where it is any, and as a share of a game."""

    part: PointsFrom
    points: float
    share: float

    @property
    def is_felt(self) -> bool:
        is_points = self.part is not PointsFrom.POSITION
        return abs(self.points) >= _FEELABLE if is_points else abs(self.share) >= _FEELABLE_SHARE


def as_shown(points: float) -> float:
    """Round points as a page shows them: what is added up or taken away there is what stands there."""
    return round(points, 1)


def lead_shown(better: Option, other: Option) -> float:
    """Return how much more often one wins, as the figures beside it have it."""
    return round(better.chance, _SHOWN_SHARE) - round(other.chance, _SHOWN_SHARE)


def is_or_are(cards: Cards) -> str:
    """Return the verb of a choice: two cards are, one is."""
    return "are" if cards[1:] else "is"


def reasons(better: Option, other: Option) -> list[PartOfLead]:
    """List the parts of a lead, the largest first; their shares add up to what it wins more often.

    What no points account for is the position: near home they are not all alike."""
    less = dict(other.parts)
    found = [
        PartOfLead(part, _apart(part, points, less[part]), (points - less[part]) * better.worth)
        for part, points in better.parts
    ]
    rest = better.chance - other.chance - sum(one.share for one in found)
    return sorted([*found, PartOfLead(PointsFrom.POSITION, 0.0, rest)], key=lambda one: -abs(one.share))


def _apart(part: PointsFrom, more: float, less: float) -> float:
    """Return how far two figures are apart: as they stand in their column, if the part has one."""
    return more - less if part in _NO_COLUMN else as_shown(more) - as_shown(less)


def because(
    view: View, better: Option, other: Option, card_words: CardWords = small_cards, room: int = 0
) -> str:
    """Say why one choice is better, in a sentence that names the cards and the largest parts.

    Where it has no room the parts are told in figures."""
    lead = _Lead(view, better, other)
    if not lead.named:
        return ""
    begins = f"{card_words(better.cards)} over {card_words(other.cards)}:"
    words = f"{begins} {lead.told}{lead.rest}."
    return f"{begins} {lead.figures}." if room and len(words) > room else words


def gain(view: View, better: Option, other: Option) -> str:
    """Say in what the better choice is ahead, without its cards; of points now only who has them counted."""
    lead = _Lead(view, better, other)
    is_told = {*PointsFrom} - ({PointsFrom.NOW} if view.house.counting.in_play else set())
    found = [one for one in lead.felt if one.share > 0 and one.part in is_told]
    words = (lead.style if one.part is PointsFrom.POSITION else lead.words(one) for one in found)
    told = next(filter(None, words), "")
    kind = "card" if view.kept else "discard"
    return f"A better {kind}: {told}." if told else ""


class _Lead:
    """What the better of two choices has over the other, and the words for each part of it."""

    def __init__(self, view: View, better: Option, other: Option) -> None:
        self.view, self.better, self.other = view, better, other
        self.chance = better.chance - other.chance
        self.you_peg = as_shown(better.pegged) - as_shown(other.pegged)
        self.they_peg = as_shown(better.conceded) - as_shown(other.conceded)
        self.style = on_or_off(view, better, other)
        self.is_more_often = _is_more_often(better, other)
        self.felt = [one for one in self._parts() if one.is_felt and any(self._both_ways(one))]
        self.named = self._named()

    def _parts(self) -> list[PartOfLead]:
        """List the parts, the largest first.

        A reply that is no more frequent is told with the later play, in what each side pegs."""
        found = reasons(self.better, self.other)
        after = [one for one in found if one.part in _NO_COLUMN]
        if not after or self.is_more_often:
            return found
        points, share = sum(one.points for one in after), sum(one.share for one in after)
        found = [one for one in found if one not in after]
        return sorted([*found, PartOfLead(after[0].part, points, share)], key=lambda one: -abs(one.share))

    def _named(self) -> list[PartOfLead]:
        """List the parts that are told: those for the better choice first."""
        named = self.felt[:_NAMED]
        if not self._are_most(named):
            named = self.felt[:_NAMED_AT_MOST]
        named.sort(key=lambda one: one.share <= 0)
        return [*named[:1], *filter(self._is_worth_adding, named[1:])]

    def _are_most(self, named: Sequence[PartOfLead]) -> bool:
        return sum(one.share for one in named) >= _MOST_OF_IT * self.chance

    def _is_worth_adding(self, reason: PartOfLead) -> bool:
        return not self._is_of_points(reason) or abs(reason.share) >= _WORTH_ADDING

    def _is_of_points(self, reason: PartOfLead) -> bool:
        """Whether the points that were told win less here than elsewhere: the choice stays the better one."""
        return reason.part is PointsFrom.POSITION and self.chance - reason.share > 0

    @property
    def told(self) -> str:
        """The parts in words, what is for the better choice first, with the pattern behind the first that
        has one with a name."""
        clauses, since = list[tuple[bool, str]](), ""
        for place, one in enumerate(self.named):
            along, *against = self._both_ways(one, is_first=not place)
            named = "" if since else self._since(one)
            since += named
            clauses += [(one.share > 0, along + named), *((one.share <= 0, words) for words in against)]
        clauses.sort(key=lambda clause: not clause[0])
        told = clauses[0][1]
        for (was_for, _), (is_for, words) in pairwise(clauses):
            told += f", {'and' if is_for == was_for else 'but'} {words}"
        return told

    def _since(self, reason: PartOfLead) -> str:
        found = pattern(self.view, self.better, self.other, reason.part) if reason.share > 0 else ""
        return f", since {found}" if found else ""

    @property
    def rest(self) -> str:
        """How much all else is worth, where the parts that are named do not make the most of the lead."""
        rest = self.chance - sum(one.share for one in self.named)
        first = self.named[0]
        is_all_told = first.part is PointsFrom.POSITION and first.share > 0
        if is_all_told or self._are_most(self.named):
            return ""
        is_felt = _FEELABLE_SHARE <= rest <= _AT_MOST * self.chance
        return f"; all else adds {100 * rest:.1f} games in 100" if is_felt else ""

    @property
    def figures(self) -> str:
        """The parts in the words and the figures of the columns beside them.

        What a card brings after it has no column: it is in what each side pegs."""
        more = dict[PointsFrom, float]()
        for one in self.named:
            if one.part in _NO_COLUMN:
                more |= {PointsFrom.PEGGED: self.you_peg, PointsFrom.CONCEDED: -self.they_peg}
            elif one.part is not PointsFrom.POSITION:
                more[one.part] = one.points
        figures = [self._figure(part, points) for part, points in more.items() if abs(points) >= _FEELABLE]
        sums = [", ".join(figures)] * bool(figures)
        if not figures or any(one.part is PointsFrom.POSITION for one in self.named):
            sums.append(f"it wins {self._wins}")
        return ": ".join(sums)

    def _figure(self, part: PointsFrom, points: float) -> str:
        """Write a part as a figure: of the others' points, how many more or fewer they get."""
        is_ours = self.view.crib_is_ours
        is_theirs = part is PointsFrom.CONCEDED or (part is PointsFrom.CRIB and not is_ours)
        crib = "your crib" if is_ours else "their crib"
        name = crib if part is PointsFrom.CRIB else _FIGURES[part]
        return f"{name} {_more_or_less(-points if is_theirs else points)}"

    @property
    def _wins(self) -> str:
        """How much more it wins with all that moves it."""
        lead = lead_shown(self.better, self.other)
        return _games(lead) if lead >= _FEELABLE_SHARE else "as often"

    def words(self, reason: PartOfLead) -> str:
        """Say one part from the side of the better choice, be it for it or against it."""
        return _but(*self._both_ways(reason))

    def _both_ways(self, reason: PartOfLead, *, is_first: bool = True) -> list[str]:
        """Say one part, and besides what of it goes the other way."""
        more, less = ("more", "less") if reason.points > 0 else ("less", "more")
        points = f"{abs(reason.points):.1f}"
        match reason.part:
            case PointsFrom.POSITION:
                return [self._by_score(reason, is_first=is_first)]
            case PointsFrom.HAND:
                return [f"the hand keeps {points} {more}"]
            case PointsFrom.CRIB if self.view.crib_is_ours:
                return [f"your crib gets {points} {more}"]
            case PointsFrom.CRIB:
                return [f"their crib gets {points} {less}"]
            case PointsFrom.PEGGED:
                return [f"you peg {points} {more}"]
            case PointsFrom.CONCEDED:
                return [f"they peg {points} {less}"]
            case PointsFrom.NOW:
                return [f"it scores {points.removesuffix('.0')} {more} at once"]  # no average
            case PointsFrom.REPLY if self.is_more_often:
                better, other = self.better.answered, self.other.answered
                return [f"they score {better:.0%} of the time, not {other:.0%}"]
            case _:
                return self._pegged_later(reason)

    def _by_score(self, reason: PartOfLead, *, is_first: bool) -> str:
        """Say that the score makes the difference, or how much less or more the points that were told win."""
        if reason.share > 0 and self.style:
            return self.style
        if reason.share > 0 and (is_first or not self._is_of_points(reason)):
            return f"at this score it wins {self._wins}"
        if is_first:
            return f"at this score it wins {_games(reason.share)} than usual"
        off = _more_or_less(100 * reason.share, " games in 100")
        return f"at this score those points are worth {off} than usual"

    def _pegged_later(self, reason: PartOfLead) -> list[str]:
        """Say in the words and figures of two columns what the cards after the next bring each side.

        Nothing where these come to the contrary: then it is in how often the next card scores."""
        you, they = self.you_peg, self.they_peg
        if (you - they) * reason.points <= 0 or abs(you - they) < _FEELABLE:
            return []
        found = [(you, f"you peg {_more_or_less(you)} later"), (-they, f"they peg {_more_or_less(they)}")]
        felt = [(points * reason.points > 0, words) for points, words in found if abs(points) >= _FEELABLE]
        along = [words for is_along, words in felt if is_along]
        return [" and ".join(along), *[words for is_along, words in felt if not is_along]]


def _is_more_often(better: Option, other: Option) -> bool:
    """Tell whether one is scored on so much more often than the other that this is told.

    Not where it is scored on for more, but less often: that is told in points."""
    for_it = better.ahead_of(other).get(PointsFrom.REPLY, 0.0)
    return copysign(1, for_it) * (other.answered - better.answered) >= _MORE_OFTEN


def _but(along: str, against: str = "") -> str:
    return f"{along} but {against}" if against else along


def _more_or_less(size: float, unit: str = "") -> str:
    return f"{abs(size):.1f}{unit} {'more' if size > 0 else 'less'}"


def _games(share: float) -> str:
    return f"{abs(100 * share):.1f} {'more' if share > 0 else 'fewer'} games in 100"
