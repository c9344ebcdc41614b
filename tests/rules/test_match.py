"""Game after game: who deals the next one, and what has been won."""

import pytest

from game.coaching.coach import Analysis
from game.coaching.coach_page import CoachPage
from game.players.player import think_through
from game.players.weigh.weighing import careful_options
from game.practice.position import dealt
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.house import House, NextDeal
from game.rules.match import Match, read_won
from game.rules.match_length import SKUNKED, Length, read_length
from game.rules.match_words import match_words, won_words
from game.rules.outcome import STAKES, Outcome
from game.rules.presets import PRESETS
from game.table import Sitter, Table
from tests.conftest import FAINT
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


@pytest.mark.parametrize(
    ("text", "words"),
    [("5", "best of 5"), ("1", "best of 1"), ("12-points", "first to 12 game points")],
)
def test_a_length_reads_back(text: str, words: str) -> None:
    length = Length.parse(text)
    assert str(length) == text
    assert length.words == words


@pytest.mark.parametrize("text", ["", "4", "0", "101", "-5", "five", "0-points", "200-points", "5points"])
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="game"):
        Length.parse(text)
    assert read_length(text) is None


def test_the_chance_to_win_a_match_is_even_at_the_start_and_the_games_at_the_end() -> None:
    best, first = Length.parse("5"), Length.parse("12-points")
    assert best.chance(0, 0, 0.5) == pytest.approx(0.5)
    assert first.chance(0, 0, 0.5) == pytest.approx(0.5)
    assert best.chance(2, 2, 0.62) == pytest.approx(0.62)
    assert best.chance(1, 2, 0.5) == pytest.approx(0.25)
    assert best.chance(2, 0, 0.5) == pytest.approx(0.875)


def test_a_skunk_is_worth_what_it_brings_at_this_standing() -> None:
    first = Length.parse("12-points")
    at_eleven = 0.5 + 0.5 * (1 - SKUNKED) * 0.5  # any game ends it there, and theirs only with a skunk
    assert first.chance(9, 9, 1.0) == pytest.approx(SKUNKED + (1 - SKUNKED) * at_eleven)
    assert first.chance(10, 9, 1.0) == pytest.approx(1.0)


def test_a_match_ends_and_says_who_has_won() -> None:
    form, house = FORMS["six-card"], PRESETS["acc"].house
    match = Match(form, house, before=(4, 2), games_before=(2, 1), length=Length.parse("5"))
    assert match_words(match, ("ABC", "CHAMP")) == "Best of 5: ABC 2, CHAMP 1."
    assert match.winner is None
    won = Match(form, house, before=(7, 2), games_before=(3, 1), length=Length.parse("5"))
    assert match_words(won, ("ABC", "CHAMP")) == "ABC wins the match, 3 to 1."
    points = Match(form, house, before=(12, 2), games_before=(4, 1), length=Length.parse("12-points"))
    assert match_words(points, ("YOU", "CHAMP")) == "YOU win the match, 12 to 2."
    assert not match_words(Match(form, house), ("ABC", "CHAMP"))


def test_a_table_in_a_match_knows_what_a_game_is_worth_there() -> None:
    form, house = FORMS["six-card"], House()
    match = Match(form, house, games_before=(2, 1), length=Length.parse("5"))
    table = Table(match.next_game("seed"), [Sitter("ANN"), Sitter("BEN")], match=match)
    first, second = table.match_chance(0), table.match_chance(1)
    assert first
    assert second
    assert first(0.5) == pytest.approx(0.75)
    assert second(0.5) == pytest.approx(0.25)
    endless = Table(Match(form, house).next_game("seed"), [Sitter("ANN"), Sitter("BEN")])
    assert endless.match_chance(0) is None
    view = dealt(form, "x", 0, (0, 0)).view
    analysis = Analysis.found(view, think_through(careful_options(view, FAINT)))
    assert "MATCH" not in CoachPage(analysis).title
    analysis.match_chance = first
    assert CoachPage(analysis).title.endswith(f"MATCH {first(analysis.options[0].chance):.0%}")


def test_games_and_game_points_are_told_apart() -> None:
    form = FORMS["six-card"]
    acc = Match(form, PRESETS["acc"].house, before=(5, 2), games_before=(2, 1))
    assert won_words(acc, ["YOU", "OPPONENT"]) == (
        "Games won: YOU 2, OPPONENT 1. Game points: YOU 5, OPPONENT 2."
    )
    plain = Match(form, House(), before=(5, 2))
    assert won_words(plain, ["YOU", "CHAMP"]) == "Games won: YOU 5, CHAMP 2."
