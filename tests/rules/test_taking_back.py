"""Taking back: the last own move, while nothing has come to light from it and nobody has answered it."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from game.rules.cards import Card, Cards
from game.rules.errors import IllegalMove
from game.rules.events import Event, LaidAway, Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House, Undo
from game.rules.moves import Claim, LayAway, Play
from game.rules.presets import PRESETS
from tests.rules.positions import Position, at_play
from tests.rules.random_games import any_setting, choose, every_setting, state


def without(game: Game, places: range) -> Game:
    """The same game, but for the moves in some places."""
    again = Game(game.form, game.house, game.seed, dealer=game.first_dealer, packs=game.pack)
    for place, (seat, move) in enumerate(game.moves):
        if place not in places:
            again.apply(seat, move)
    return again


def taken_back(here: Position, seat: int) -> list[str]:
    """The moves that this seat may take back, as they are written down."""
    return [str(here.game.moves[place][1]) for place in here.game.to_take_back(seat)]


@pytest.mark.parametrize("number", range(36))
def test_x6_random_games_with_moves_taken_back_are_the_games_without(number: int) -> None:
    random = Random(f"undo {number}")
    settings = every_setting()
    form, house = settings[number // 2 % len(settings)] if number % 2 else any_setting(random)
    game = Game(form, house, f"undo {number}")
    taken = 0
    while game.waiting:
        takes_back = random.random() < 0.1
        before = state(game) if takes_back else ()
        seat, move = choose(game, random)
        game.apply(seat, move)
        places = game.to_take_back(seat)
        if not places or not takes_back:
            continue
        game = without(game, places)
        taken += 1
        if len(places) == 1:
            assert state(game) == before
    assert taken
    assert state(Game.from_lines(game.to_lines())) == state(game)


def test_x6_a_lay_away_may_be_taken_back_till_the_starter_is_cut() -> None:
    game = Game(FORMS["six-card"], House(), 1, dealer=0)
    for seat in (1, 0):
        assert not game.to_take_back(seat)
        game.apply(seat, game.legal(seat)[0])
        assert game.to_take_back(1) == range(1), "the other's cards lie face down"
    assert game.phase is Phase.CUT_STARTER
    again = without(game, game.to_take_back(1))
    assert again.waiting == (1,)
    assert len(again.view(1).hand) == 6
    assert len(again.view(0).hand) == 4
    game.apply(1, game.legal(1)[0])
    assert not game.to_take_back(0)
    assert not game.to_take_back(1)


def test_x6_or_till_the_first_card_is_played_where_it_is_turned_up_by_itself() -> None:
    game = Game(FORMS["six-card"], House(starter_from_top=True), 1, dealer=0)
    game.apply(1, game.legal(1)[0])
    assert game.to_take_back(1)
    game.apply(0, game.legal(0)[0])
    assert game.phase is Phase.PLAY
    assert game.to_take_back(0)
    assert len(without(game, game.to_take_back(0)).view(0).hand) == 6
    game.apply(1, game.legal(1)[0])
    assert not game.to_take_back(0)


def test_x6_a_card_may_be_taken_back_till_it_is_answered() -> None:
    here = at_play("six-card", "4 J A 2", "7 5 K 3")
    here.play("A4")
    assert taken_back(here, 0) == ["play 4C"]
    here.play("B7")
    assert not taken_back(here, 0)
    assert len(taken_back(here, 1)) == 1


def test_x6_not_after_a_go_that_was_said_by_itself() -> None:
    here = at_play("six-card", "K J 9 2", "Q K 8 7")
    here.play("AK BQ A9")
    assert here.game.waiting == (0,), "the other has nothing up to two"
    assert not taken_back(here, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_x6_an_illegal_move_opens_nothing_again(seat: int) -> None:
    here = at_play("six-card", "K J 5 2", "Q K 8 7")
    here.play("AK BQ A5")
    assert here.game.waiting == (0,), "the other has nothing up to six"
    too_much = Play(next(card for card in here.game.view(0).hand if card.pips == 10))
    with pytest.raises(IllegalMove):
        here.game.apply(seat, too_much)
    assert not taken_back(here, 0)


def test_x6_nor_where_none_is_said_and_not_every_card_would_fit() -> None:
    here = at_play("six-card", "K J 5 2", "7 K A 4")
    here.play("AK B7")
    assert taken_back(here, 1), "any card fits at seventeen"
    here.play("A5")
    assert not taken_back(here, 0), "the other holds a card up to nine"
    here = at_play("six-card", "K J 5 2", "7 K A 4", house="go_by_hand=yes")
    here.play("AK B7 A5")
    assert taken_back(here, 0), "he has not said anything yet"


def test_x6_who_plays_on_alone_may_take_his_card_back() -> None:
    here = at_play("six-card", "K J 9 2", "Q K 8 7")
    here.play("AK BQ A9 A2")
    assert here.game.waiting == (1,), "thirty-one"
    assert len(taken_back(here, 0)) == 1


def test_x6_the_card_that_opens_the_show_stays() -> None:
    here = at_play("six-card", "2 2 3 3", "2 3 4 4")
    here.play("A2 B2 A2 B3 A3 B4 A3 B4")
    assert not taken_back(here, 0)
    assert not taken_back(here, 1)


def test_x6_a_count_is_taken_back_with_its_card() -> None:
    here = at_play("six-card", "4 J A 2", "4 5 K 3", house="counting=acc go_by_hand=yes")
    game = here.game
    first = next(move for move in game.legal(0) if isinstance(move, Play))
    game.apply(0, first)
    assert game.to_take_back(0) == range(len(game.moves) - 1, len(game.moves))
    game.apply(0, Claim(0))
    assert [game.moves[place][1] for place in game.to_take_back(0)] == [first, Claim(0)]


def test_x6_a_count_of_a_hand_is_taken_back_alone_till_it_stands() -> None:
    random, game, taken = Random(0), Game(FORMS["six-card"], PRESETS["acc"].house, 0, dealer=0), 0
    while game.deals < 2:
        seat, move = choose(game, random)
        game.apply(seat, move)
        if game.phase is Phase.SHOW and (places := game.to_take_back(seat)):
            assert isinstance(move, Claim)
            assert places == range(len(game.moves) - 1, len(game.moves))
            taken += 1
    assert taken


def test_x6_no_count_is_taken_back_that_was_put_right() -> None:
    here = at_play("six-card", "4 J A 2", "4 5 K 3", house="counting=acc-without-muggins go_by_hand=yes")
    game = here.game
    game.apply(0, game.legal(0)[0])
    game.apply(0, Claim(2))
    assert not game.to_take_back(0)


def test_x6_no_tournament_has_it_and_no_game_that_counts() -> None:
    allowed = {
        (name, counts): preset.house.lets_undo(counts=counts)
        for (name, preset), counts in product(PRESETS.items(), (False, True))
    }
    assert [key for key, is_so in allowed.items() if is_so] == [
        (name, False) for name in PRESETS if name != "acc"
    ]
    assert House(undo=Undo.YES).lets_undo(counts=True)


def test_x6_to_take_back_is_the_tables_own_affair_but_where_it_counts() -> None:
    acc = PRESETS["acc"]
    assert acc.plays("six-card", acc.house.with_setting("undo", "friendly"))
    assert not acc.plays("six-card", acc.house.with_setting("undo", "yes"))


class OtherHand:
    """The packs of another game, but for one card that a seat does not know, which lies elsewhere."""

    def __init__(self, game: Game, one: Card, other: Card) -> None:
        self.pack, self.swapped = game.pack, {one: other, other: one}
        self.occasion = str(game.deals)

    def __call__(self, occasion: str) -> Cards:
        pack = self.pack(occasion)
        return tuple(self.swapped.get(card, card) for card in pack) if occasion == self.occasion else pack


def seen(events: Sequence[Event], seat: int) -> list[Event]:
    """Events as a seat sees them."""
    return [event for event in events if not isinstance(event, LaidAway) or event.seat == seat]


@pytest.mark.parametrize("number", range(12))
def test_x6_nothing_hidden_has_come_to_light(number: int) -> None:
    """Whatever may be taken back would have looked the same with any other hidden cards."""
    random = Random(f"hidden {number}")
    house = House(go_by_hand=bool(number % 2))
    game = Game(FORMS["six-card"], house, f"hidden {number}", dealer=0)
    looked_at = 0
    while game.waiting and game.deals < 4:
        moves = [*game.moves]
        seat, move = choose(game, random)
        events = game.apply(seat, move)
        if not isinstance(move, Play) or not game.to_take_back(seat) or not game.deal.hands[1 - seat]:
            continue
        one, other = random.choice(game.deal.hands[1 - seat]), random.choice(game.deal.stock)
        if other == game.deal.starter:
            continue
        twin = Game(game.form, house, game.seed, dealer=0, packs=OtherHand(game, one, other))
        try:
            for before in moves:
                twin.apply(*before)
            if seat not in twin.waiting:
                continue
        except IllegalMove:
            continue  # the other hand had been played otherwise
        assert seen(twin.apply(seat, move), seat) == seen(events, seat)
        assert twin.waiting == game.waiting
        looked_at += 1
    assert looked_at


def test_x6_laid_away_cards_are_moves_of_their_own() -> None:
    game = Game(FORMS["four-handed"], House(), 3, dealer=3)
    for seat in (2, 0, 1):
        game.apply(seat, game.legal(seat)[0])
    assert [game.moves[place][1] for place in game.to_take_back(2)] == [game.moves[0][1]]
    assert isinstance(game.moves[0][1], LayAway)
