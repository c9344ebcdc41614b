"""Weighing every way to lay away: the exact hand, the crib, the pegging, and near home the race."""

from game.players.discard_race import RACE_OF_THREE_BEGINS, DiscardOption, DiscardRace
from game.players.guesses import ways_to_lay_away
from game.players.player import Thought
from game.players.race import RACE_BEGINS, lacking, worth_of_a_point
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.show_odds import Unseen, rank_key
from game.players.weigh.option import Option, Options, PointsFrom, Ruler, outlook
from game.rules.cards import Cards
from game.rules.forms import Form
from game.rules.view import View
from game.values import replace

_ALIKE = 9  # decimals
# Decimals of a chance: what lies closer is alike, and points decide. A game that is as good as lost
# or won may still end with a skunk or without.
ALIKE_CHANCES = 4


def worth_of_crib(form: Form, at: int) -> float:
    """Return the worth of a point in the crib to a place; of two other sides only one has it."""
    return 1 if form.side(at) == form.side(form.seats - 1) else -1 / (form.sides - 1)


def keeps(view: View, odds: FormOdds) -> Thought[list[DiscardOption]]:
    """Weigh every discard in points."""
    form = view.form
    assert view.dealer is not None
    at = place(form, view.seat, view.dealer)
    unseen = Unseen(view.hand)
    cribs = cribs_seen_from(odds, at, unseen, form.from_pack)
    share = worth_of_crib(form, at)
    found = []
    for kept, laid in ways_to_lay_away(view):
        yield
        hand = unseen.mean_shown(kept)
        crib = yield from cribs.think_mean(laid)
        pegged, conceded = odds.pegging[at][rank_key(kept)]
        points = hand + share * crib + pegged - conceded
        found.append(DiscardOption(laid, kept, hand, crib, pegged, conceded, points))
    return found


def chances(view: View, odds: FormOdds, found: list[DiscardOption]) -> Thought[list[float] | None]:
    """Return each keep's chance to win, where the race has begun."""
    if min(lacking(view)) > (RACE_BEGINS if view.form.sides == 2 else RACE_OF_THREE_BEGINS):
        return None
    yield
    race = DiscardRace(view, odds)
    weighed = []
    for keep in found:
        yield
        weighed.append((yield from race.chance(keep)))
    return weighed


def best_keep(view: View, odds: FormOdds) -> Thought[Cards]:
    """Choose the keep with most points; near home, the one that wins oftenest."""
    found = yield from keeps(view, odds)
    won = yield from chances(view, odds, found)
    if not won:
        return max(found, key=lambda keep: keep.points).laid
    weighed = [
        (round(chance, ALIKE_CHANCES), keep.points, keep.laid)
        for keep, chance in zip(found, won, strict=True)
    ]
    return max(weighed)[2]


def weighed_keeps(view: View, odds: FormOdds, races: bool) -> Thought[Options]:
    """Weigh every discard, the best first: by points, or near home each by its own chance to win."""
    found = yield from keeps(view, odds)
    won = (yield from chances(view, odds, found)) if races else None
    if not won:
        best = max(found, key=lambda keep: keep.points)
        chance = outlook(view, odds, best.hand + best.pegged, best.crib, best.conceded)
        ruler = Ruler.laid_on(view, odds, best.points, chance)
        won = [ruler.chance(keep.points) for keep in found]
    return _options(view, worth_of_a_point(view, odds), [*zip(found, won, strict=True)])


def _options(view: View, worth: float, weighed: list[tuple[DiscardOption, float]]) -> Options:
    """Sort them best first; those that differ only in suits count as one."""
    assert view.dealer is not None
    share = worth_of_crib(view.form, place(view.form, view.seat, view.dealer))
    alike: dict[tuple[object, ...], list[Cards]] = {}
    options = {}
    for keep, chance in weighed:
        ranks = tuple(card.rank for card in keep.laid)
        key = (ranks, round(keep.hand, _ALIKE), round(keep.crib, _ALIKE))
        if key not in alike:
            options[key] = _option(keep, chance, share, worth)
        alike.setdefault(key, []).append(tuple(sorted(keep.laid)))
    found = [replace(option, alike=tuple(alike[key])) for key, option in options.items()]
    return tuple(sorted(found, key=lambda one: (-round(one.chance, ALIKE_CHANCES), -one.points, one.cards)))


def _option(keep: DiscardOption, chance: float, share: float, worth: float) -> Option:
    parts = (
        (PointsFrom.HAND, keep.hand),
        (PointsFrom.CRIB, share * keep.crib),
        (PointsFrom.PEGGED, keep.pegged),
        (PointsFrom.CONCEDED, -keep.conceded),
    )
    return Option(
        cards=tuple(sorted(keep.laid)),
        alike=(),
        now=0,
        hand=keep.hand,
        crib=keep.crib,
        pegged=keep.pegged,
        conceded=keep.conceded,
        points=keep.points,
        chance=chance,
        parts=parts,
        worth=worth,
    )
