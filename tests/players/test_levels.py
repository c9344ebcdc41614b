"""What holds of every level: legal moves in every form, and nothing learned from what is hidden."""

from itertools import islice
from random import Random

import pytest

from game.players.champ import Champ
from game.players.levels import LEVELS
from game.players.player import Player
from game.players.search.situation import Effort
from game.rules.cards import PACK, Card
from game.rules.counting import HAND_TOTALS, points, show
from game.rules.events import Phase
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.values import parts
from tests.conftest import FAINT
from tests.players.hidden_cards import (
    twins,
    with_other_hidden_cards,
)
from tests.players.positions import answer, fits, move, views

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
VIEWS = {"champ": 10, "shipmate": 10}


@EVERY_LEVEL
@EVERY_FORM
@pytest.mark.parametrize(
    "effort", [FAINT, pytest.param(Effort(), marks=pytest.mark.slow)], ids=["faint", "full"]
)
def test_moves_are_legal_in_every_form(
    level: type[Player], form: Form, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Champ, "effort", effort)
    game = Game(form, House(target=61), "legal")
    players = [level(str(seat)) for seat in range(form.seats)]
    while game.waiting and game.deals < (2 if effort is FAINT else 3):
        seat = game.waiting[0]
        game.apply(seat, answer(players[seat], game, seat))


@EVERY_LEVEL
def test_the_same_view_brings_the_same_move_whatever_was_asked_before(
    level: type[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Champ, "effort", FAINT)
    seen = [view for view in views(FORMS["six-card"], VIEWS.get(level.name, 200), "same") if fits(view)]
    first, second = level("a"), level("a")
    forth = [move(first, view) for view in seen]
    back = [move(second, view) for view in reversed(seen)]
    assert forth == back[::-1]


@EVERY_LEVEL
@pytest.mark.slow
def test_other_hidden_cards_bring_the_same_move_over_ten_thousand_views(level: type[Player]) -> None:
    one, other = level("a"), level("a")
    rng = Random("hidden")
    for number in range(10_000):
        game = Game(FORMS["six-card"], House(), f"hidden {number}", dealer=number % 2)
        seat = rng.randrange(2)
        hidden = with_other_hidden_cards(game, seat, rng)
        assert hidden.view(seat) == game.view(seat)
        assert other.lay_away(hidden.view(seat)) == one.lay_away(game.view(seat))


@EVERY_LEVEL
@pytest.mark.parametrize(
    ("number", "effort"),
    [(10, FAINT), pytest.param(5_000, Effort(), marks=pytest.mark.slow)],
    ids=["10", "many"],
)
def test_other_hidden_cards_bring_the_same_card(
    level: type[Player], number: int, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Champ, "effort", effort)
    one, other = level("a"), level("a")
    for game, twin in islice(twins(Random("hidden in the play")), number):
        seat = game.waiting[0]
        assert other.play(twin.view(seat)) == one.play(game.view(seat))


def test_a_view_holds_no_way_to_the_hidden_cards() -> None:
    game = Game(FORMS["six-card"], House(), "hidden", dealer=0)
    view = game.view(0)
    told = {card for part in parts(view).values() for card in _cards(part)}
    assert told == set(game.deal.hands[0])


def _cards(value: object) -> list[Card]:
    if isinstance(value, Card):
        return [value]
    return [card for part in value for card in _cards(part)] if isinstance(value, tuple) else []


@EVERY_LEVEL
def test_claims_are_totals_that_can_be_said_and_the_weak_levels_overlook_some(level: type[Player]) -> None:
    player, rng = level("claims"), Random("claims")
    view = Game(FORMS["six-card"], House(), "claims").view(0)
    missed = 0
    for _ in range(300):
        *hand, starter = rng.sample(PACK, 5)
        said = player.claim(view, tuple(hand), starter, False)
        true = points(show(hand, starter))
        assert said in HAND_TOTALS[4]
        assert said <= true
        missed += said < true
    assert missed in {"landlubber": range(41, 150), "deckhand": range(4, 40)}.get(level.name, [0])


def test_the_landlubber_overlooks_some_calls() -> None:
    view = Game(FORMS["six-card"], House(), "claims").view(0)
    called = {LEVELS["landlubber"]("claims").muggins(view, true, 0) == true for true in range(1, 20)}
    assert called == {True, False}


def test_others_call_all_that_was_missed() -> None:
    view = Game(FORMS["six-card"], House(), "claims").view(0)
    assert LEVELS["bsd"]().muggins(view, 8, 6) == 2
    assert LEVELS["bsd"]().muggins(view, 8, 8) == 0


def test_every_cut_leaves_four_cards_in_each_packet() -> None:
    game = Game(FORMS["six-card"], House(), "cut")
    assert game.phase is Phase.CUT_FOR_DEAL
    for level in LEVELS.values():
        assert level().cut(game.view(0)) in game.view(0).cut_depths


def test_the_levels_are_named_by_their_keys_and_have_a_character() -> None:
    for name, level in LEVELS.items():
        assert level.name == name
        assert level.title
        assert len(level.character) > 20
