"""Who gets home first when a deal is played out to the finish."""

from random import Random

import pytest

from game.players.player import think_through
from game.players.search.playouts import Finish, as_foretold, likeliest_of, played_out
from game.players.search.rank_play import RankPlay
from game.players.search.situation import Effort, Foretold, Situation, habit_of
from game.players.tables.odds import form_odds
from game.players.tables.show_odds import rank_key
from game.rules.cards import parse_cards
from game.rules.forms import FORMS, Form
from game.rules.view import View
from game.values import replace
from tests.players.positions import views

MANY_SEATS = pytest.mark.parametrize("form", [form for form in FORMS.values() if form.seats > 2], ids=str)


def choosing(form: Form, seed: str) -> View:
    """A view of a seat that must play one of several cards."""
    return next(view for view in views(form, 500, seed) if view.kept and len(view.playable) > 1)


def lacking(view: View, rooms: tuple[int, ...]) -> View:
    """The same view, the sides lacking so much."""
    return replace(view, scores=tuple(view.target - room for room in rooms))


def brought_by_cards(view: View) -> dict[int, Foretold]:
    """What each rank that fits brings."""
    return think_through(played_out(Situation(view, form_odds(view.form.name)), Effort(), Random(1)))


def nothing_left(known: Situation) -> RankPlay:
    """A play that is over."""
    seats = known.form.seats
    return RankPlay(known.past.piles, [0] * seats, [0] * seats, 0, known.past.piles.empty, points=[0] * seats)


def finish(view: View, shown: tuple[int, ...]) -> float:
    """The chance when all cards have been played, and each place and then the crib shows so much."""
    known = Situation(view, form_odds(view.form.name))
    play = nothing_left(known)
    play.last = form_last = view.form.seats - 1
    play.points[form_last] -= 1  # the point for the last card is not what is looked at here
    return Finish(known, [shown]).chance(play, as_foretold(known))


@pytest.mark.parametrize("own", range(3))
def test_three_show_from_the_dealers_left(own: int) -> None:
    view = choosing(FORMS["three-handed"], f"show {own}")
    assert view.dealer is not None
    sides = [view.form.side(seat) for seat in view.form.round_from(view.form.left_of(view.dealer))]
    rooms = [0, 0, 0]
    for place, room in enumerate((4, 4, 1)):
        rooms[sides[place]] = room
    near = lacking(view, (rooms[0], rooms[1], rooms[2]))
    own_place = sides.index(view.form.side(view.seat))
    assert finish(near, (4, 20, 20, 0)) == (own_place == 0)
    assert finish(near, (3, 20, 20, 0)) == (own_place == 1)
    assert finish(near, (3, 3, 20, 0)) == (own_place == 2)
    assert finish(near, (3, 3, 0, 1)) == (own_place == 2)


def test_nobody_home_is_a_matter_of_leads() -> None:
    view = choosing(FORMS["three-handed"], "leads")
    own = view.form.side(view.seat)
    ahead = [30, 30, 30]
    ahead[own] = 10
    behind = [10, 10, 10]
    behind[own] = 30
    chances = [finish(lacking(view, (*rooms,)), (2, 2, 2, 4)) for rooms in (behind, ahead)]
    assert 0 < chances[0] < chances[1] < 1


@MANY_SEATS
def test_near_home_cards_are_worth_chances_that_points_agree_with(form: Form) -> None:
    view = choosing(form, "chances")
    far = brought_by_cards(view)
    assert all(brought.worth == pytest.approx(brought.own - brought.other) for brought in far.values())
    rooms = [40] * form.sides
    rooms[form.side(view.seat)] = 30
    near = brought_by_cards(lacking(view, (*rooms,)))
    assert all(0 < brought.worth < 1 for brought in near.values())
    best, worst = (pick(far, key=lambda rank: far[rank].worth) for pick in (max, min))
    assert near[best].worth > near[worst].worth


@MANY_SEATS
def test_a_point_that_wins_is_certain(form: Form) -> None:
    seen = 0
    for view in views(form, 600, "wins"):
        if not view.kept or len(view.playable) < 2:
            continue
        known = Situation(view, form_odds(form.name))
        gains = {rank: known.past.piles.add(known.past.pile, rank).points for rank in known.fitting}
        if max(gains.values()) < 2 or min(gains.values()) > 0:
            continue
        rooms = [20] * form.sides
        rooms[form.side(view.seat)] = 2
        found = brought_by_cards(lacking(view, (*rooms,)))
        assert all(found[rank].worth == 1 for rank, gain in gains.items() if gain >= 2)
        seen += 1
        if seen == 2:
            return
    raise AssertionError("no such view was met")


@pytest.mark.parametrize(
    "texts", [("4C 5C 6C KC", "5D 6D 7D QD", "2S 3S AS JS"), ("KC", "5D", "5S"), ("", "7D", "8S AS")]
)
def test_a_play_pauses_wherever_somebody_may_peg(texts: tuple[str, ...]) -> None:
    habit = habit_of(form_odds("three-handed"))
    cards = [parse_cards(text) for text in texts]
    hands, left = [rank_key(hand) for hand in cards], [len(hand) for hand in cards]
    whole, slow = (RankPlay(habit.piles, [*hands], [*left], 0, habit.piles.empty) for _ in "ab")
    pegged = [0, 0, 0]
    for _ in slow.steps(likeliest_of([habit] * 3)):
        pegged[slow.last] = slow.points[slow.last]
    assert pegged == whole.run(likeliest_of([habit] * 3))
    assert sum(pegged) > 0
