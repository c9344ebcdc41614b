"""The luck of a game, with all its cards known: to the last point, in every form."""

from itertools import pairwise
from random import Random

import pytest

from game.players.luck import DealLuck, LuckTeller, Stop
from game.players.open_deal import OpenDeal, ways_of_play
from game.players.player import think_through
from game.players.race import Race
from game.players.search.situation import habit_of
from game.players.tables.odds import form_odds
from game.players.tables.show_odds import rank_key
from game.rules.cards import Cards, parse_cards
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def played(form: Form, seed: str, house: House | None = None, *, best_first: bool = True) -> LuckTeller:
    """A game of random moves, told of to its end; what it lays away is thought best, or something else."""
    game, rng = Game(form, house or House(target=61), seed), Random(seed)
    teller = LuckTeller(game, {})
    laid: dict[int, dict[int, Cards]] = {}
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        move = rng.choice(legal)
        other = legal[-1]
        teller.following.note(game, game.apply(seat, move))
        cards = getattr(move if best_first else other, "cards", None)
        if cards:
            laid.setdefault(teller.following.deals[-1].deal.number, {})[seat] = cards
    think_through(teller.think(Race(form, form_odds(form.name)), lambda deal: laid[deal]))
    assert not teller.is_behind
    return teller


def together(lucks: list[DealLuck], side: int) -> float:
    """All parts of a side."""
    return sum(
        deal.dealt[side] + deal.laid_away[side] + deal.starter[side] + deal.play[side] for deal in lucks
    )


@EVERY_FORM
def test_the_parts_add_up_to_the_result(form: Form) -> None:
    teller = played(form, f"luck {form}", best_first=form.seats != 2)
    outcome = teller.game.outcome
    assert outcome
    assert len(teller.lucks) == teller.game.deals
    for side in range(form.sides):
        result = float(outcome.winner == side)
        began = teller.stations[0].values[side]
        assert together(teller.lucks, side) == pytest.approx(result - began, abs=1e-9)


@pytest.mark.parametrize("target", [61, 121])
def test_chances_are_chances_at_every_station(target: int) -> None:
    teller = played(FORMS["six-card"], f"stations {target}", House(target=target))
    stations = teller.stations
    for station in stations:
        assert sum(station.values) == pytest.approx(1)
        assert all(-1e-9 <= value <= 1 + 1e-9 for value in station.values)
    assert [station.stop for station in stations] == [*Stop] * teller.game.deals
    for before, after in pairwise(stations):
        assert before.at <= after.at
        if before.stop is Stop.AFTER:
            assert (before.at, before.values) == (after.at, after.values)
    assert stations[-1].at == len(teller.game.moves)


def test_what_was_best_to_lay_away_is_no_matter_of_luck() -> None:
    right = played(FORMS["six-card"], "best").lucks
    assert all(not any(deal.laid_away) for deal in right)
    wrong = played(FORMS["six-card"], "best", best_first=False).lucks
    assert any(any(deal.laid_away) for deal in wrong)


def test_what_was_told_of_a_deal_is_known_when_the_game_is_begun_again() -> None:
    teller = played(FORMS["five-card"], "known")
    game = teller.game.begun_again()
    again = LuckTeller(game, {deal.key: [] for deal in teller.following.over})
    for seat, move in teller.game.moves:
        again.following.note(game, game.apply(seat, move))
    assert not again.is_behind


def test_an_even_game_leans_to_the_dealer() -> None:
    race = Race(FORMS["six-card"], form_odds("six-card"))
    dealer, pone = race.before((121, 121), 0)
    assert 0.54 < dealer < 0.58
    assert race.before((121, 121), 1) == pytest.approx((pone, dealer))
    assert race.before((0, 31), 1) == (1, 0)
    three = Race(FORMS["three-handed"], form_odds("three-handed"))
    assert three.before((61, 61, 61), 1)[1] > 0.4
    assert sum(three.before((56, 52, 31), 2)) == pytest.approx(1)


@EVERY_FORM
def test_the_ways_of_a_play_are_all_ways_there_are(form: Form) -> None:
    game = Game(form, House(), "ways", dealer=0)
    held = [rank_key(game.deal.hands[seat][: form.kept]) for seat in range(form.seats)]
    habit = habit_of(form_odds(form.name))
    ways = think_through(ways_of_play(form, habit, held, [10_000] * form.sides))
    assert sum(ways.values()) == pytest.approx(1)
    assert {winner for _, winner in ways} == {None}
    near = think_through(ways_of_play(form, habit, held, [1] * form.sides))
    assert {winner for _, winner in near} <= {*range(form.sides)}  # the last card pegs, if nothing else does


def test_a_play_without_a_choice_goes_one_way() -> None:
    form = FORMS["six-card"]
    held = [rank_key(parse_cards(text)) for text in ("KC KD KH KS", "2C 2D 2H 2S")]
    ways = think_through(ways_of_play(form, habit_of(form_odds(form.name)), held, [10_000, 10_000]))
    # K 2 K 2, then two and three alike and the go for the dealer; two kings and the last card for pone.
    assert ways == {((3, 9), None): pytest.approx(1)}


@pytest.mark.parametrize("fives", [0, 1])
def test_pone_shows_first(fives: int) -> None:
    """Four fives count twenty at the least, seven and eight two."""
    game = Game(FORMS["six-card"], House(), "show", dealer=0)
    deal = game.deal
    hands = [parse_cards("QC 8D 7H 2S"), parse_cards("QC 8D 7H 2S")]
    hands[fives] = parse_cards("5C 5D 5H 5S")
    deal.kept[:] = hands
    deal.laid_away[:] = [parse_cards("2C 3D"), parse_cards("KC KD")]
    lacks = [12, 12]
    lacks[fives] = 20
    race = Race(game.form, form_odds("six-card"))
    laid = dict(enumerate(deal.laid_away))
    chances = think_through(OpenDeal(race, deal, lacks, laid).before_starter())
    assert chances[fives] > 0.9 if fives else chances[fives] > 0.6
    lacks[1 - fives] = 2
    chances = think_through(OpenDeal(race, deal, lacks, laid).before_starter())
    assert chances[1 - fives] > 0.6
