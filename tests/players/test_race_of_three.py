"""Near the home of three: who is first counts, and the dealer's crib comes last."""

from dataclasses import replace

import pytest

from game.players.champ import Champ
from game.players.player import think_through
from game.players.race.between_deals import BetweenDeals
from game.players.race.race_of_three import RaceOfThree
from game.players.race.run_home import chances_after
from game.players.tables.odds import form_odds
from game.players.tables.three_way import STOPS, before_next_deal, own_chances
from game.players.thought.keeping import keeps
from game.rules.cards import parse_cards
from game.rules.view import View
from tests.players.ablations import LayAwayInPoints
from tests.players.positions import laying_view

ODDS = form_odds("three-handed")


def laying(hand: str, scores: tuple[int, int, int], dealer: int) -> View:
    """Seat 0 before it lays away."""
    view = laying_view(hand, dealer=True, form="three-handed", scores=scores)
    return replace(view, dealer=dealer)


def chances(view: View) -> dict[str, float]:
    """The chance with each card laid away."""
    race, found = RaceOfThree(view, ODDS), think_through(keeps(view, ODDS))
    return {str(keep.laid[0]): think_through(race.chance(keep)) for keep in found}


def test_what_wins_oftener_is_laid_away() -> None:
    """Played out in 6,000 deals, 18.0 to 14.2 %."""
    view = laying("4D 5D 5S 7H 9S", (47, 49, 48), 2)
    assert Champ().lay_away(view) == parse_cards("9S")
    assert LayAwayInPoints().lay_away(view) == parse_cards("7H")


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


@pytest.mark.parametrize("dealer", range(3))
def test_it_finds_what_the_race_home_finds_show_by_show(dealer: int) -> None:
    view = laying("2C 6D 7H 8S TC", (50, 53, 44), dealer)
    race, keep = RaceOfThree(view, ODDS), think_through(keeps(view, ODDS))[0]
    order = view.form.round_from(view.form.left_of(dealer))
    rooms: dict[tuple[int, ...], float] = {}
    won = 0.0
    for pegged, likely in race._pegging(keep):
        left = tuple(61 - view.scores[seat] - pegged[order.index(seat)] for seat in range(3))
        if min(left) > 0:
            rooms[left] = likely
        else:
            won += likely * (left[0] <= 0) / sum(lack <= 0 for lack in left)
    shows = zip(order, race._shows(keep), strict=True)
    standing = BetweenDeals(view.form, 61, ODDS)
    expected = think_through(chances_after(standing, view.form.left_of(dealer), rooms, shows))
    assert think_through(race.chance(keep)) == pytest.approx(
        won + expected[0], abs=1e-5
    )  # as odds are rounded


@pytest.mark.parametrize("at", range(3))
def test_chances_after_a_deal_are_those_of_the_table(at: int) -> None:
    lacks = (17, 61, 5)
    rows = own_chances(ODDS.win, at, lacks)
    left, middle, dealer = [STOPS.index(stop) for stop in (16, 61, 4)]
    assert rows[middle][dealer][left] == pytest.approx(before_next_deal(ODDS.win, (16, 61, 4))[at])
