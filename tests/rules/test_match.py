"""Game after game: who deals the next one, and what has been won."""

import pytest

from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.house import House, NextDeal
from game.rules.match import Match, read_won
from game.rules.outcome import STAKES, Outcome
from tests.rules.positions import Position


def played(match: Match, seed: str) -> Outcome:
    """A game of the match, played to its end with the first move that is allowed."""
    game = match.next_game(seed)
    position = Position(game)
    while game.waiting:
        position.do(game.legal(game.waiting[0])[0])
    match.finish(game)
    assert game.outcome is not None
    return game.outcome


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("form", ["six-card", "four-handed"])
def test_d7_loser_deals_the_next_game(form: str, seed: str) -> None:
    match = Match(FORMS[form], House())
    assert match.next_game(seed).phase is Phase.CUT_FOR_DEAL
    outcome = played(match, seed)
    following = match.next_game("next")
    assert following.phase is Phase.LAY_AWAY
    assert match.form.side(following.dealer) == outcome.beaten[0].side


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_d7_winner_deals_where_the_house_has_it(seed: str) -> None:
    match = Match(FORMS["six-card"], House(next_deal=NextDeal.WINNER))
    assert match.next_game(seed).phase is Phase.CUT_FOR_DEAL
    outcome = played(match, seed)
    assert match.next_game("next").dealer == outcome.winner


def test_d7_cut_again_where_the_house_has_it() -> None:
    match = Match(FORMS["six-card"], House(next_deal=NextDeal.CUT))
    played(match, "one")
    assert match.next_game("next").phase is Phase.CUT_FOR_DEAL


def test_d7_last_of_three_deals_the_next_game() -> None:
    match = Match(FORMS["three-handed"], House())
    outcome = played(match, "one")
    assert match.next_game("next").dealer == outcome.beaten[-1].side
    assert outcome.beaten[-1].score <= outcome.beaten[0].score


def test_d10_three_for_last_begins_every_game_of_a_match() -> None:
    match = Match(FORMS["five-card"], House())
    played(match, "one")
    game = match.next_game("two")
    assert game.scores[1 - game.dealer] == 3


def test_w4_games_are_added_at_their_worth() -> None:
    match = Match(FORMS["six-card"], House(stakes=STAKES["2-3-4"]))
    won = [0, 0]
    for number in range(6):
        outcome = played(match, f"game {number}")
        won[outcome.winner] += outcome.worth
    assert match.won == tuple(won)
    assert sum(won) >= 12
    assert len(match.outcomes) == 6


def test_partners_are_cut_for_once_in_a_match() -> None:
    house = House(next_deal=NextDeal.CUT, cut_for_partners=True)
    match = Match(FORMS["four-handed"], house)
    assert match.next_game("one").house == house
    played(match, "one")
    assert match.next_game("two").house == House(next_deal=NextDeal.CUT)


def test_a_match_taken_up_again_goes_on_from_its_games() -> None:
    match = Match(FORMS["six-card"], House(), before=(2, 1))
    assert match.won == (2, 1)
    outcome = played(match, "one")
    assert match.won[outcome.winner] == (2, 1)[outcome.winner] + outcome.worth


@pytest.mark.parametrize(("text", "won"), [("2 1", (2, 1)), ("", ()), ("2", ()), ("2 -1", ()), ("two 1", ())])
def test_the_games_won_are_read_if_they_can_be(text: str, won: tuple[int, ...]) -> None:
    assert read_won(text, FORMS["six-card"]) == won
