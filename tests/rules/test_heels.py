"""Heels where the players peg for themselves: taken in time, or lost."""

import pytest

from game.rules.counting import Reason
from game.rules.errors import IllegalMove
from game.rules.moves import Accept, Claim, Play, TakeHeels
from tests.rules.positions import at_starter


def test_s3_heels_wait_for_the_dealer_where_players_peg() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    assert TakeHeels() in position.game.legal(1)
    assert position.do(TakeHeels(), seat=1) == ["B 2 heels"]
    assert TakeHeels() not in position.game.legal(1)
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=1)


def test_s3_heels_can_still_be_taken_while_the_non_dealers_card_is_counted() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    position.do(Play(position.game.view(0).hand[0]))
    assert position.do(TakeHeels(), seat=1) == ["B 2 heels"]
    assert position.turn == "A"


def test_s3_forgotten_heels_are_lost_at_the_dealers_first_card() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    position.do(Play(position.game.view(0).hand[0]), Claim(0), Accept())
    position.do(Play(position.game.view(1).hand[0]))
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=1)


@pytest.mark.parametrize("starter", ["TC", "JC"])
def test_s3_nobody_else_and_no_other_starter_gives_heels(starter: str) -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter=starter, house="counting=acc")
    position.cut()
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=0 if starter == "JC" else 1)


def test_s3_heels_taken_can_win() -> None:
    position = at_starter(
        "six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc", scores=(100, 119)
    )
    position.cut()
    position.do(TakeHeels(), seat=1)
    assert position.game.outcome is not None
    assert position.game.outcome.reason is Reason.HEELS
