"""Near the home of partners and of three: the play comes first, then each hand in turn, the crib last."""

from dataclasses import replace

import pytest

from game.players.champ import Champ
from game.players.hindsight.between_deals import BetweenDeals
from game.players.hindsight.run_home import chances_after
from game.players.player import think_through
from game.players.race.race_of_more import RaceOfMore
from game.players.search.keeping import keeps
from game.players.tables.odds import form_odds
from game.players.tables.three_way import STOPS, before_next_deal, own_chances
from game.rules.cards import Cards, parse_cards
from game.rules.forms import FORMS
from game.rules.view import View
from tests.players.positions import laying_view

ODDS = form_odds("three-handed")


def laid_for_points(view: View) -> Cards:
    """What is laid away by one who knows of no race."""
    found = think_through(keeps(view, form_odds(view.form.name)))
    return max(found, key=lambda keep: keep.points).laid


@pytest.mark.parametrize(
    ("form", "scores", "hand", "for_the_game", "for_points"),
    [
        ("four-handed", (113, 112), "5D 6C JC QH KD", "KD", "6C"),
        ("four-handed", (113, 109), "4H 5S TC TS KH", "TC TS", "4H"),
        ("four-handed-five-card", (57, 58), "3D 5C KD KS", "KD KS", "3D"),
        ("four-handed-seven-card", (171, 172), "2S 4H 5D 7D JS KH", "KH", "7D"),
    ],
)
def test_the_dealer_does_not_wait_for_a_crib_that_comes_too_late(
    form: str, scores: tuple[int, int], hand: str, for_the_game: str, for_points: str
) -> None:
    """Played out, each won 3 to 7 % more than what is worth most in points."""
    view = laying_view(hand, dealer=True, form=form, scores=scores)
    assert set(Champ().lay_away(view)) <= set(parse_cards(for_the_game))
    assert laid_for_points(view) == parse_cards(for_points)


def test_far_from_home_partners_lay_away_for_points() -> None:
    view = laying_view("5D 6C JC QH KD", dealer=True, form="four-handed", scores=(50, 50))
    assert Champ().lay_away(view) == laid_for_points(view) == parse_cards("6C")


def laying(hand: str, scores: tuple[int, int, int], dealer: int) -> View:
    """Seat 0 before it lays away."""
    view = laying_view(hand, dealer=True, form="three-handed", scores=scores)
    return replace(view, dealer=dealer)


def chances(view: View) -> dict[str, float]:
    """The chance with each card laid away."""
    race, found = RaceOfMore(view, ODDS), think_through(keeps(view, ODDS))
    return {str(keep.laid[0]): think_through(race.chance(keep)) for keep in found}


def test_what_wins_oftener_is_laid_away() -> None:
    """Played out in 6,000 deals, 18.0 to 14.2 %."""
    view = laying("4D 5D 5S 7H 9S", (47, 49, 48), 2)
    assert Champ().lay_away(view) == parse_cards("9S")
    assert laid_for_points(view) == parse_cards("7H")


@pytest.mark.parametrize(
    ("hand", "scores", "played_out"),
    [
        ("4D 5D 5S 7H 9S", (47, 49, 48), {"9S": 0.180, "7H": 0.142, "4D": 0.076, "5D": 0.022}),
        ("AD 6D 7C 7S 9S", (51, 48, 51), {"9S": 0.409, "AD": 0.389, "6D": 0.249, "7C": 0.205}),
    ],
)
def test_it_tells_what_6000_deals_told(
    hand: str, scores: tuple[int, int, int], played_out: dict[str, float]
) -> None:
    found = chances(laying(hand, scores, 2))
    for card, chance in played_out.items():
        assert found[card] == pytest.approx(chance, abs=0.05)
    assert sorted(played_out, key=lambda card: -found[card]) == [*played_out]


def test_who_shows_first_and_has_enough_has_won() -> None:
    """Three fives and a jack are fourteen at least; shown late, another is likelier to be home before."""
    sure = [chances(laying("5C 5D 5H JS KC", (47, 53, 53), dealer))["KC"] for dealer in range(3)]
    assert 0.1 < sure[0] < 0.2 < sure[1] < 0.5 < 0.8 < sure[2]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("name", ["three-handed", "four-handed", "four-handed-five-card"])
def test_it_finds_what_the_race_home_finds_show_by_show(name: str, dealer: int) -> None:
    form, odds = FORMS[name], form_odds(name)
    scores = tuple(form.target - lack for lack in (11, 8, 17)[: form.sides])
    view = laying_view("2C 6D 7H 8S TC"[: 3 * form.dealt - 1], dealer=True, form=name, scores=scores)
    view = replace(view, dealer=dealer % form.seats)
    race, keep = RaceOfMore(view, odds), think_through(keeps(view, odds))[0]
    seats = form.round_from(form.left_of(dealer % form.seats))
    order = [form.side(seat) for seat in seats][: form.sides]
    rooms: dict[tuple[int, ...], float] = {}
    won = 0.0
    for pegged, likely in race._pegging(keep):
        left = tuple(form.target - scores[side] - pegged[order.index(side)] for side in range(form.sides))
        if min(left) > 0:
            rooms[left] = likely
        else:
            won += likely * (left[0] <= 0) / sum(lack <= 0 for lack in left)
    shows = sorted([show for side in race._shown(keep) for show in side.shows], key=lambda show: show[0])
    by_side = [(form.side(seats[turn]), points) for turn, points in shows]
    standing = BetweenDeals(form, form.target, odds)
    expected = think_through(chances_after(standing, seats[0], rooms, by_side))
    assert think_through(race.chance(keep)) == pytest.approx(
        won + expected[0], abs=1e-5
    )  # as odds are rounded


@pytest.mark.parametrize("at", range(3))
def test_chances_after_a_deal_are_those_of_the_table(at: int) -> None:
    lacks = (17, 61, 5)
    rows = own_chances(ODDS.win, at, lacks)
    left, middle, dealer = [STOPS.index(stop) for stop in (16, 61, 4)]
    assert rows[middle][dealer][left] == pytest.approx(before_next_deal(ODDS.win, (16, 61, 4))[at])
