"""Near the home of partners and of three: the play comes first, then each hand in turn, the crib last."""

import pytest

from game.players.champ import Champ
from game.players.discard_race import DiscardRace
from game.players.player import think_through
from game.players.race import STOPS, Lacks, Race
from game.players.tables.odds import form_odds
from game.players.tables.show_odds import Odds, mean
from game.players.weigh.discards import keeps
from game.rules.cards import Cards, parse_cards
from game.rules.forms import FORMS
from game.rules.view import View
from game.values import replace
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
    race, found = DiscardRace(view, ODDS), think_through(keeps(view, ODDS))
    return {str(keep.laid[0]): think_through(race.chance(keep)) for keep in found}


def test_what_wins_more_often_is_laid_away() -> None:
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
    keep = replace(think_through(keeps(view, odds))[0], crib=mean(odds.crib))
    race = DiscardRace(view, odds)
    sides = [*race.others[: race.own], race._own_side(keep), *race.others[race.own :]]
    oftener = race._more_often(keep)
    expected, rooms = 0.0, {}
    for way in race.ways:
        likely = way.chance * oftener[way.apart]
        if way.home is None:
            lacks = [lack for lack, _ in way.others]
            lacks.insert(race.own, way.lack)
            rooms[*lacks,] = likely
        else:
            expected += likely * way.home
    shows = [(turn, place, points) for place, side in enumerate(sides) for turn, points in side.shows]
    expected += show_by_show(race.race, race.own, rooms, sorted(shows, key=lambda show: show[0]))
    assert think_through(race.chance(keep)) == pytest.approx(expected, abs=1e-5)  # as odds are rounded


def show_by_show(
    race: Race, own: int, rooms: dict[Lacks, float], shows: list[tuple[int, int, Odds]]
) -> float:
    """The chance of a place when so much may be lacking, every way to show followed one after the other."""
    won = 0.0
    for _, place, odds in shows:
        left: dict[Lacks, float] = {}
        for lack, likely in rooms.items():
            for points, chance in odds.items():
                after = (*lack[:place], lack[place] - points, *lack[place + 1 :])
                if after[place] > 0:
                    left[after] = left.get(after, 0.0) + likely * chance
                else:
                    won += likely * chance * (place == own)
        rooms = left
    for (first, *rest), likely in rooms.items():  # who sits to the dealer's left deals next
        won += likely * race.before_deal((*rest, first))[own - 1]
    return won


@pytest.mark.parametrize("at", range(3))
def test_a_line_of_chances_is_that_of_the_table(at: int) -> None:
    stops = [STOPS.index(stop) for stop in (16, 61, 4)]
    race = Race(FORMS["three-handed"], ODDS)
    line = race.line(at, stops, stops[at] + 1)
    assert line[stops[at]] == pytest.approx(race.before_deal((16, 61, 4))[at])
