"""Why one choice is better than another: the parts of its lead add up to it, and the largest are told."""

from collections.abc import Callable, Sequence
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
_BUT = " but "
"""Between what each side pegs later, where these are against each other."""
_AT_MOST = 2  # leads: near home a point has no one worth, and what is left of them is no figure to say


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


def _in_words(better: Option, other: Option) -> list[PartOfLead]:
    """List the parts that have words, the largest first.

    A reply that is no more frequent is told with the later play, in what each side pegs: it has no column."""
    found = reasons(better, other)
    after = [one for one in found if one.part in _NO_COLUMN]
    if after and not _is_more_often(better, other):
        points, share = sum(one.points for one in after), sum(one.share for one in after)
        found = [one for one in found if one not in after]
        found.append(PartOfLead(after[0].part, points, share))
        found.sort(key=lambda one: -abs(one.share))
    return [one for one in found if one.is_felt and _has_words(one, better, other)]


def _is_more_often(better: Option, other: Option) -> bool:
    """Tell whether one is scored on so much more often than the other that this is told.

    Not where it is scored on for more, but less often: that is told in points."""
    for_it = better.ahead_of(other).get(PointsFrom.REPLY, 0.0)
    return copysign(1, for_it) * (other.answered - better.answered) >= _MORE_OFTEN


def _apart(part: PointsFrom, more: float, less: float) -> float:
    """Return how far two figures are apart: as they stand in their column, if the part has one."""
    return more - less if part in _NO_COLUMN else as_shown(more) - as_shown(less)


def because(
    view: View, better: Option, other: Option, card_words: CardWords = small_cards, room: int = 0
) -> str:
    """Say why one choice is better, in a sentence that names the cards and the largest parts.

    Where it has no room the parts are told in figures."""
    felt = _in_words(better, other)
    named = felt[:_NAMED]
    if not named:
        return ""
    if not _make_the_most(named, better, other):
        named = felt[:_NAMED_AT_MOST]
    named.sort(key=lambda one: one.share <= 0)
    first, *others = named
    named = [first, *(one for one in others if _is_worth_adding(one, better, other))]
    begins = f"{card_words(better.cards)} over {card_words(other.cards)}:"
    words = f"{begins} {_told(view, better, other, named)}{_rest(better, other, named)}."
    if room and len(words) > room:
        figures = _figures(view, better, other, named)
        sums = [", ".join(figures)] * bool(figures)
        if not figures or any(one.part is PointsFrom.POSITION for one in named):
            sums.append(f"it wins {_wins(better, other)}")
        return f"{begins} {': '.join(sums)}."
    return words


def gain(view: View, better: Option, other: Option) -> str:
    """Say in what the better choice is ahead, without its cards; of points now only who has them counted."""
    is_told = {*PointsFrom} - ({PointsFrom.NOW} if view.house.counting.in_play else set())
    found = [one for one in _in_words(better, other) if one.share > 0 and one.part in is_told]
    of_score = on_or_off(view, better, other)
    words = (
        of_score if one.part is PointsFrom.POSITION else _words(view, one, better, other) for one in found
    )
    told = next(filter(None, words), "")
    kind = "card" if view.kept else "discard"
    return f"A better {kind}: {told}." if told else ""


def _wins(better: Option, other: Option) -> str:
    """Say how much more it wins with all that moves it."""
    lead = lead_shown(better, other)
    return _games(lead) if lead >= _FEELABLE_SHARE else "as often"


def _told(view: View, better: Option, other: Option, named: Sequence[PartOfLead]) -> str:
    """Tell the parts, with the pattern behind the first that has one with a name."""
    first, *others = named
    since = _since(view, better, other, first)
    told = _words(view, first, better, other) + since
    for before, one in zip(named, others, strict=False):
        turn = "and" if (one.share > 0) == (before.share > 0) else "though"
        words = _words(view, one, better, other, is_first=False)
        against, _, for_it = words.partition(_BUT)
        is_turned = for_it and turn == "though"
        told += f", and {for_it}, though {against}" if is_turned else f", {turn} {words}"
        told += "" if since else _since(view, better, other, one)
    return told


def _since(view: View, better: Option, other: Option, reason: PartOfLead) -> str:
    found = pattern(view, better, other, reason.part) if reason.share > 0 else ""
    return f", since {found}" if found else ""


def _rest(better: Option, other: Option, named: Sequence[PartOfLead]) -> str:
    """Say how much all else is worth, where the parts that are named do not make the most of the lead."""
    lead = better.chance - other.chance
    rest = lead - sum(one.share for one in named)
    is_all_told = named[0].part is PointsFrom.POSITION and named[0].share > 0
    if is_all_told or _make_the_most(named, better, other):
        return ""
    is_felt = _FEELABLE_SHARE <= rest <= _AT_MOST * lead
    return f"; all else adds {100 * rest:.1f} games in 100" if is_felt else ""


def _make_the_most(named: Sequence[PartOfLead], better: Option, other: Option) -> bool:
    return sum(one.share for one in named) >= _MOST_OF_IT * (better.chance - other.chance)


def _is_of_points(reason: PartOfLead, better: Option, other: Option) -> bool:
    """Whether the points that were told win less here than elsewhere: the choice stays the better one."""
    by_points = better.chance - other.chance - reason.share
    return reason.part is PointsFrom.POSITION and by_points > 0


def _is_worth_adding(reason: PartOfLead, better: Option, other: Option) -> bool:
    return not _is_of_points(reason, better, other) or abs(reason.share) >= _WORTH_ADDING


def _figures(view: View, better: Option, other: Option, named: Sequence[PartOfLead]) -> list[str]:
    """Write the parts in the words and the figures of the columns beside them.

    What a card brings after it has no column: it is in what each side pegs."""
    more = dict[PointsFrom, float]()
    for one in named:
        if one.part in _NO_COLUMN:
            more[PointsFrom.PEGGED] = as_shown(better.pegged) - as_shown(other.pegged)
            more[PointsFrom.CONCEDED] = as_shown(other.conceded) - as_shown(better.conceded)
        elif one.part is not PointsFrom.POSITION:
            more[one.part] = one.points
    return [_figure(view, part, points) for part, points in more.items() if abs(points) >= _FEELABLE]


def _figure(view: View, part: PointsFrom, points: float) -> str:
    """Write a part as a figure: of the others' points, how many more or fewer they get."""
    is_theirs = part is PointsFrom.CONCEDED or (part is PointsFrom.CRIB and not view.crib_is_ours)
    crib = "your crib" if view.crib_is_ours else "their crib"
    name = crib if part is PointsFrom.CRIB else _FIGURES[part]
    return f"{name} {_more_or_less(-points if is_theirs else points)}"


def _more_or_less(size: float) -> str:
    return f"{abs(size):.1f} {'more' if size > 0 else 'less'}"


def _games(share: float) -> str:
    return f"{abs(100 * share):.1f} {'more' if share > 0 else 'fewer'} games in 100"


_FIGURES = {
    PointsFrom.HAND: "hand",
    PointsFrom.PEGGED: "you peg",
    PointsFrom.CONCEDED: "they peg",
    PointsFrom.NOW: "at once",
}


def _by_score(view: View, reason: PartOfLead, better: Option, other: Option, *, is_first: bool) -> str:
    """Say that the score makes the difference, or how much less or more the points that were told win."""
    if reason.share > 0 and (style := on_or_off(view, better, other)):
        return style
    if reason.share > 0 and (is_first or not _is_of_points(reason, better, other)):
        return f"at this score it wins {_wins(better, other)}"
    what = "it wins" if is_first else "those points win"
    return f"at this score {what} {_games(reason.share)} than usual"


def _words(view: View, reason: PartOfLead, better: Option, other: Option, *, is_first: bool = True) -> str:
    """Say one part from the side of the better choice, be it for it or against it."""
    if reason.part is PointsFrom.POSITION:
        return _by_score(view, reason, better, other, is_first=is_first)
    more, less = ("more", "less") if reason.points > 0 else ("less", "more")
    points = f"{abs(reason.points):.1f}"
    match reason.part:
        case PointsFrom.HAND:
            return f"the hand keeps {points} {more}"
        case PointsFrom.CRIB if view.crib_is_ours:
            return f"your crib gets {points} {more}"
        case PointsFrom.CRIB:
            return f"their crib gets {points} {less}"
        case PointsFrom.PEGGED:
            return f"you peg {points} {more}"
        case PointsFrom.CONCEDED:
            return f"they peg {points} {less}"
        case PointsFrom.NOW:
            return f"it scores {points.removesuffix('.0')} {more} at once"  # no average
        case PointsFrom.REPLY if _is_more_often(better, other):
            return f"they score {better.answered:.0%} of the time, not {other.answered:.0%}"
        case _:
            return _pegged_later(reason, better, other)


def _has_words(reason: PartOfLead, better: Option, other: Option) -> bool:
    is_told_as_often = reason.part is PointsFrom.REPLY and _is_more_often(better, other)
    return is_told_as_often or reason.part not in _NO_COLUMN or bool(_pegged_later(reason, better, other))


def _pegged_later(reason: PartOfLead, better: Option, other: Option) -> str:
    """Say in the words and figures of two columns what the cards after the next bring each side.

    Nothing where these come to the contrary: then it is in how often the next card scores."""
    you = as_shown(better.pegged) - as_shown(other.pegged)
    they = as_shown(better.conceded) - as_shown(other.conceded)
    if (you - they) * reason.points <= 0 or abs(you - they) < _FEELABLE:
        return ""
    found = [(you, f"you peg {_more_or_less(you)} later"), (-they, f"they peg {_more_or_less(they)}")]
    for_it = [words for points, words in found if points * reason.points > 0 and abs(points) >= _FEELABLE]
    against = [words for points, words in found if points * reason.points < 0 and abs(points) >= _FEELABLE]
    return _BUT.join([" and ".join(for_it), *against])
