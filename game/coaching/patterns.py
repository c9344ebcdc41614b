"""The patterns of the card table by which a choice is better or worse, called by their names."""

from game.players.race import lacking
from game.players.weigh.option import Option, PointsFrom
from game.rules.cards import ACE, FIVE, KING, Card, Cards
from game.rules.counting import FIFTEEN, THIRTY_ONE, run_points
from game.rules.spoken import a_rank, plural, rank_word
from game.rules.view import View

_TEN = 10
_LAST_STREET = 30  # holes: nobody says so of a score before it
_FEELABLE = 0.1  # points pegged
_RUNS = {3: "a run of three", 4: "a run of four", 5: "a run of five"}
_SETS = {3: "three", 4: "four"}


def pattern(view: View, better: Option, other: Option, part: PointsFrom) -> str:
    """Name the pattern behind the part of the points that makes the difference; often that has no name."""
    if part in (PointsFrom.POSITION, PointsFrom.PEGGED, PointsFrom.CONCEDED):
        return ""
    return _of_cards(view, better, other, part) if view.kept else _of_discards(view, better, other, part)


def _of_cards(view: View, better: Option, other: Option, part: PointsFrom) -> str:
    if part is PointsFrom.NOW:
        return ""
    good, bad = better.cards[0], other.cards[0]
    if part is PointsFrom.LATER:  # what is said below is of the very next card
        return "" if view.pile else _of_pairs(view, good)
    if not view.pile:
        return _of_leads(view, good, bad)
    made, makes = view.count + bad.pips, view.count + good.pips
    last = view.pile[-1][1]
    room = THIRTY_ONE - made
    if bad.rank == last.rank != good.rank and bad.pips <= room:
        return f"a second {rank_word(bad.rank)} is a pair to be tripled"
    if made != makes and made in (FIVE, THIRTY_ONE - _TEN):
        return f"any ten makes {FIFTEEN if made < FIFTEEN else THIRTY_ONE} of {made}"
    if _opens_run(last, bad, room) and not _opens_run(last, good, THIRTY_ONE - makes):
        return f"{rank_word(bad.rank)} on {rank_word(last.rank)} opens a run"
    return ""


def _of_leads(view: View, good: Card, bad: Card) -> str:
    if bad.rank == FIVE:
        return "a five led is fifteen for every ten"
    if good.pips < FIVE <= bad.pips and not _of_pairs(view, good):
        return "nobody makes fifteen on a card below five"
    return _of_pairs(view, good)


def _of_pairs(view: View, good: Card) -> str:
    ranks = [card.rank for card in view.hand]
    return f"whoever pairs {a_rank(good.rank)} meets your other one" if ranks.count(good.rank) > 1 else ""


def _opens_run(last: Card, card: Card, room: int) -> bool:
    """Tell whether a third card may stand beside them or between, and still be played."""
    low, high = sorted((last.rank, card.rank))
    thirds = {1: (low - 1, high + 1), 2: (low + 1,)}.get(high - low, ())
    return any(ACE <= rank <= KING and min(rank, _TEN) <= room for rank in thirds)


def _of_discards(view: View, better: Option, other: Option, part: PointsFrom) -> str:
    if part is PointsFrom.HAND:
        return _of_keeps(view, better.cards, other.cards)
    if part is not PointsFrom.CRIB:
        return ""
    good, bad = thrown(better.cards), thrown(other.cards)
    if view.crib_is_ours:
        return f"{good} feeds it" if good and good != bad else ""
    held = bad.removeprefix("a ").removeprefix("the ")
    return f"the {held} would feed it" if held and bad != good else ""


def _of_keeps(view: View, good: Cards, bad: Cards) -> str:
    """Name the figure that is kept with the better cards gone, and broken up with the other."""
    if _keeps_flush(view, good) and not _keeps_flush(view, bad):
        return "you keep a flush"
    runs, broken = (run_points(_held(view, laid)) for laid in (good, bad))
    if runs > broken:
        return f"you keep {_RUNS.get(runs, 'a double run')}"
    held = _held(view, good)
    alike = max(held)
    if alike in _SETS and alike > max(_held(view, bad)):
        return f"you keep {_SETS[alike]} {plural(rank_word(held.index(alike)))}"
    return ""


def _held(view: View, laid: Cards) -> list[int]:
    """Count the cards kept of each rank."""
    ranks = [card.rank for card in view.hand if card not in laid]
    return [ranks.count(rank) for rank in range(KING + 2)]


def _keeps_flush(view: View, laid: Cards) -> bool:
    return len({card.suit for card in view.hand if card not in laid}) == 1


def thrown(laid: Cards) -> str:
    """Say what cards are worth to whoever has the crib."""
    ranks = sorted(card.rank for card in laid)
    if len(ranks) > 1 and len({*ranks}) == 1:
        return f"a pair of {plural(rank_word(ranks[0]))}"
    if len(ranks) > 1 and sum(card.pips for card in laid) == FIFTEEN:
        return "a fifteen"
    if FIVE in ranks:
        return "a five"
    if len(ranks) > 1 and ranks[1] - ranks[0] == 1:
        return "the start of a run"
    return ""


def on_or_off(view: View, better: Option, other: Option) -> str:
    """Say why, near home, a choice with fewer points may win more often: you play on, or off."""
    if min(lacking(view)) > _LAST_STREET:
        return ""
    if other.conceded - better.conceded > _FEELABLE:
        return "at this score you play off and let them peg less"
    if better.pegged + better.now - other.pegged - other.now > _FEELABLE:
        return "at this score you play on and peg all you can"
    return ""
