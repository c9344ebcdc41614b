"""The target that is asked for after the cut for deal."""

import pytest

from game.rules.errors import IllegalMove
from game.rules.events import Ask, DealerChosen, Dealt, Phase, TargetChosen
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import ChooseTarget, Cut
from game.rules.presets import PRESETS
from tests.rules.random_games import state

ASKED = "target_after_cut=yes"


def game_after_the_cut(house: str = ASKED, form: str = "six-card") -> Game:
    game = Game(FORMS[form], House.parse(house), "target")
    for seat in range(game.form.seats):
        game.apply(seat, Cut(10))
    return game


def test_x3_the_deal_is_cut_for_before_the_target_is_asked() -> None:
    game = Game(FORMS["six-card"], PRESETS["loadstar"].house, "target")
    events = [*game.apply(0, Cut(4)), *game.apply(1, Cut(30))]
    assert isinstance(events[-1], DealerChosen), "nothing is dealt yet"
    assert game.phase is Phase.CHOOSE_TARGET
    assert {game.asks(seat) for seat in (0, 1)} == {Ask.TARGET}
    assert game.legal(0) == (ChooseTarget(61), ChooseTarget(91), ChooseTarget(121))


@pytest.mark.parametrize("target", [61, 91, 121])
@pytest.mark.parametrize("seat", [0, 1])
def test_x3_the_game_is_played_to_what_was_chosen(target: int, seat: int) -> None:
    game = game_after_the_cut()
    events = game.apply(seat, ChooseTarget(target))
    assert events[0] == TargetChosen(seat, target)
    assert isinstance(events[1], Dealt)
    assert game.target == game.view(0).target == game.view(1).target == target
    game.scores[0] = target - 1
    assert game.room(0) == 1


def test_x3_the_target_is_a_line_of_the_log_and_reads_back() -> None:
    game = game_after_the_cut()
    game.apply(1, ChooseTarget(91))
    assert game.to_lines()[-1] == "1 target 91"
    assert f"house {ASKED}" in game.to_lines(), "the heading stays as it was sealed"
    again = Game.from_lines(game.to_lines())
    assert state(again) == state(game)
    assert again.target == 91


def test_x3_what_was_set_before_is_offered_and_can_be_changed() -> None:
    game = game_after_the_cut(f"{ASKED} target=61")
    assert game.target == 61
    game.apply(0, ChooseTarget(121))
    assert game.target == 121
    other = game_after_the_cut(ASKED, "seven-card")
    assert ChooseTarget(181) in other.legal(0), "what the form would play to"


def test_x3_a_dealer_known_before_is_asked_too() -> None:
    game = Game(FORMS["six-card"], House.parse(ASKED), "target", dealer=1)
    assert (game.phase, game.dealer) == (Phase.CHOOSE_TARGET, 1)
    game.apply(0, ChooseTarget(61))
    assert (game.phase, game.target) == (Phase.LAY_AWAY, 61)


@pytest.mark.parametrize("target", [0, 60, 181])
def test_x3_no_other_target_is_taken(target: int) -> None:
    game = game_after_the_cut()
    with pytest.raises(IllegalMove, match=f"can't play to {target}"):
        game.apply(0, ChooseTarget(target))
    with pytest.raises(IllegalMove, match="Pick the target first"):
        game.apply(0, Cut(10))
    assert game.phase is Phase.CHOOSE_TARGET
