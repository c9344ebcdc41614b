"""What each way to lay away is worth: by its points, or near home by the race."""

from dataclasses import replace

from game.players.player import Thought
from game.players.race.keep import Keep
from game.players.search.keeping import chance_of_keeps, keeps, worth_of_crib
from game.players.tables.odds import FormOdds, place
from game.players.weigh.option import Option, Options, Part, best_first
from game.players.weigh.outlook import outlook
from game.players.weigh.ruler import Ruler
from game.rules.cards import Cards
from game.rules.view import View

_ALIKE = 9  # decimals


def keeps_at_a_glance(view: View, odds: FormOdds) -> Thought[Options]:
    """Every way to lay away, by points."""
    found = yield from keeps(view, odds)
    ruler = Ruler.of(view, odds)
    best = max(found, key=lambda keep: keep.points)
    chance = outlook(view, odds, best.hand + best.pegged, best.crib, best.conceded)
    ruler = replace(ruler, best_points=best.points, best_chance=chance)
    return _options(view, ruler, [(keep, ruler.chance(keep.points)) for keep in found])


def keeps_with_care(view: View, odds: FormOdds) -> Thought[Options]:
    """The same, and near home each by its own chance to win."""
    chance_of = chance_of_keeps(view, odds)
    if not chance_of:
        return (yield from keeps_at_a_glance(view, odds))
    found = yield from keeps(view, odds)
    weighed: list[tuple[Keep, float]] = []
    for keep in found:
        yield
        weighed.append((keep, (yield from chance_of(keep))))
    return _options(view, Ruler.of(view, odds), weighed)


def _options(view: View, ruler: Ruler, weighed: list[tuple[Keep, float]]) -> Options:
    """Best first, ways that differ in nothing but a suit being one."""
    assert view.dealer is not None
    share = worth_of_crib(view.form, place(view.form, view.seat, view.dealer))
    alike: dict[tuple[object, ...], list[Cards]] = {}
    options = {}
    for keep, chance in weighed:
        ranks = tuple(card.rank for card in keep.laid)
        key = (ranks, round(keep.hand, _ALIKE), round(keep.crib, _ALIKE))
        if key not in alike:
            options[key] = _option(keep, chance, share, ruler)
        alike.setdefault(key, []).append(tuple(sorted(keep.laid)))
    return best_first([replace(option, alike=tuple(alike[key])) for key, option in options.items()])


def _option(keep: Keep, chance: float, share: float, ruler: Ruler) -> Option:
    parts = (
        (Part.HAND, keep.hand),
        (Part.CRIB, share * keep.crib),
        (Part.PEGGED, keep.pegged),
        (Part.CONCEDED, -keep.conceded),
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
        worth=ruler.worth,
    )
