"""Weighing every way to lay away: the exact hand, the crib, the pegging, and the race."""

from collections.abc import Callable

from game.players.guesses import ways_to_lay_away
from game.players.player import Thought
from game.players.race.keep import Keep
from game.players.race.keep_race import KeepRace
from game.players.race.race import Race
from game.players.race.race_of_more import RaceOfMore
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.shown import Unseen, rank_key
from game.rules.forms import Form
from game.rules.view import View

_RACE_BEGINS = 60  # when either side lacks no more than this, chances to win are weighed and not points
_RACE_OF_THREE_BEGINS = 30  # it takes longer to weigh

ChanceOfKeep = Callable[[Keep], Thought[float]]


def lacking(view: View) -> tuple[int, int]:
    """What this seat's side lacks to the game hole, and the best of the others."""
    side = view.form.side(view.seat)
    others = [score for at, score in enumerate(view.scores) if at != side]
    return view.target - view.scores[side], view.target - max(others)


def race_of(view: View, odds: FormOdds) -> Race | None:
    """The race home, where two players run it and the chances are known."""
    return Race(odds, lacking(view), view.is_dealer) if view.form.seats == 2 and odds.win else None


def is_near_home(view: View) -> bool:
    """Whether points are no longer all alike."""
    return min(lacking(view)) <= _RACE_BEGINS


def chance_of_keeps(view: View, odds: FormOdds) -> ChanceOfKeep | None:
    """How the chance of a keep is found near home, by how many hands are shown there."""
    begins = _RACE_BEGINS if view.form.sides == 2 else _RACE_OF_THREE_BEGINS
    if not odds.win or min(lacking(view)) > begins:
        return None
    race = race_of(view, odds)
    return KeepRace(view, odds, race).chance if race else RaceOfMore(view, odds).chance


def worth_of_crib(form: Form, at: int) -> float:
    """What a point in the crib is worth to a place; of two other sides only one has it."""
    return 1 if form.side(at) == form.side(form.seats - 1) else -1 / (form.sides - 1)


def keeps(view: View, odds: FormOdds) -> Thought[list[Keep]]:
    """Every way to lay away, weighed in points."""
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
        found.append(Keep(laid, kept, hand, crib, pegged, conceded, points))
    return found
