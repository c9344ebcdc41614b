"""The race home before one lays away: the play comes first, then pone's hand, then the dealer's."""

import pytest

from game.players.champ import Champ
from game.players.discard_race import DiscardRace, leaning
from game.players.player import think_through
from game.players.race import worth_of_a_point
from game.players.tables.odds import form_odds
from game.players.tables.show_odds import CribOdds, Unseen, from_others, mean, moved, rank_hands
from game.players.weigh.discards import keeps
from game.rules.cards import PACK, Cards, parse_cards
from game.rules.counting import show_points
from game.values import replace
from tests.players.positions import laying_view

ODDS = form_odds("six-card")
PEGGED = [(own, other, chance) for (own, other), chance in ODDS.pegged.items()]


def means(pegging: list[tuple[int, int, float]]) -> tuple[float, float]:
    """What both peg in the mean."""
    return sum(own * chance for own, _, chance in pegging), sum(
        other * chance for _, other, chance in pegging
    )


def test_pegging_leans_until_its_means_are_those_of_the_keep() -> None:
    for wanted in [*ODDS.pegging[1].values()][::40]:
        leant = leaning(PEGGED, *wanted)
        assert means(leant) == pytest.approx(wanted, abs=0.001)
        assert sum(chance for *_, chance in leant) == pytest.approx(1)
        assert all(chance > 0 for *_, chance in leant)


def test_usual_pegging_leans_nowhere() -> None:
    for (own, other, chance), usual in zip(leaning(PEGGED, *means(PEGGED)), PEGGED, strict=True):
        assert (own, other, chance) == pytest.approx(usual, abs=1e-5)


@pytest.mark.parametrize("more", [0.0, 0.3, 2.7, -0.4])
def test_chances_are_moved_by_their_mean(more: float) -> None:
    found = moved({1: 0.5, 2: 0.25, 3: 0.25}, more)
    assert sum(found.values()) == pytest.approx(1)
    assert mean(found) == pytest.approx(1.75 + more)


def test_hand_and_crib_are_shown_with_one_starter() -> None:
    hand, laid = parse_cards("2C 6D TH KS"), parse_cards("5C 5D")
    unseen = Unseen(hand + laid)
    cribs = CribOdds(unseen, from_others(unseen.ranks, [dict.fromkeys(rank_hands(2), 1.0)], 0), {})
    found = cribs.with_hand(hand, laid)
    assert sum(found) == pytest.approx(1)
    shown = sum(points * chance for points, chance in enumerate(found))
    assert shown == pytest.approx(unseen.mean_shown(hand) + cribs.mean(laid) - cribs.extra(laid))
    starters = [card for card in PACK if card not in hand + laid]
    least = min(show_points(hand, starter) + show_points(laid, starter, crib=True) for starter in starters)
    assert not any(found[:least])


def chances(hand: str, *, dealer: bool, scores: tuple[int, int]) -> dict[Cards, float]:
    """The chance with each way to lay away."""
    view = laying_view(hand, dealer=dealer, scores=scores)
    race = DiscardRace(view, ODDS)
    found = think_through(keeps(view, ODDS))
    return {keep.laid: think_through(race.chance(keep)) for keep in found}


def test_pone_is_home_when_the_hand_is_sure_to_do_it() -> None:
    sure, best = parse_cards("5H QH"), parse_cards("6C QH")
    found = chances("3C 3S 5H 6C 9S QH", dealer=False, scores=(115, 80))
    assert found[sure] == pytest.approx(1)
    assert found[best] < 1


def test_a_sure_way_home_is_taken_though_it_is_worth_less_in_points() -> None:
    view = laying_view("3C 3S 5H 6C 9S QH", dealer=False, scores=(115, 80))
    points = {keep.laid: keep.points for keep in think_through(keeps(view, ODDS))}
    away = Champ().lay_away(view)
    assert set(away) == set(parse_cards("5H QH"))
    assert points[away] < max(points.values()) - 3


def test_the_dealer_is_not_saved_by_a_show_that_comes_too_late() -> None:
    found = chances("5C 5D 5H JS QC KD", dealer=True, scores=(110, 120))
    assert max(found.values()) < 0.1


def test_more_pegging_is_better_and_more_given_away_is_worse() -> None:
    def chance(pegged: float, conceded: float) -> float:
        view = laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=(110, 112))
        keep = think_through(keeps(view, ODDS))[0]
        return think_through(DiscardRace(view, ODDS).chance(replace(keep, pegged=pegged, conceded=conceded)))

    assert chance(4.0, 2.0) > chance(3.0, 2.0) > chance(3.0, 3.0)


def test_far_from_home_a_keep_is_worth_what_its_points_are() -> None:
    view = laying_view("2C 6D 7H 8S TC KD", dealer=True)
    found = think_through(keeps(view, ODDS))
    by_chance = chances("2C 6D 7H 8S TC KD", dealer=True, scores=(0, 0))
    worth = worth_of_a_point(view, ODDS)
    best = max(found, key=lambda keep: keep.points)
    for keep in found:
        behind = worth * (best.points - keep.points)
        assert by_chance[best.laid] - by_chance[keep.laid] == pytest.approx(behind, abs=0.012)


def test_the_dealer_who_must_peg_his_way_home_keeps_what_pegs() -> None:
    """Played out, ace and queen won 24 ± 7 % more than deuce and six, and ten and queen more again.

    Of 5,400 deals, each played out with both by champs who search a tenth as wide, ten and queen won 46.1 %,
    ace and queen 42.9: 3.2 ± 1.6 % more. What then went on to a next deal was valued by the win table.
    """
    view = laying_view("2C QD 6H TS 4D AH", dealer=True, scores=(117, 118))
    found = chances("2C QD 6H TS 4D AH", dealer=True, scores=(117, 118))
    ten_queen, ace_queen, deuce_six = map(parse_cards, ("TS QD", "AH QD", "2C 6H"))
    assert found[ten_queen] > found[ace_queen] > found[deuce_six] + 0.05
    assert set(Champ().lay_away(view)) == set(ten_queen)
