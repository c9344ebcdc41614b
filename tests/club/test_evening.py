"""Who meets whom, and that all standings add up."""

from collections import Counter
from random import Random

import pytest

from game.club.evening import (
    BRACKET,
    CONSOLATION,
    DAY,
    EVENTS,
    NIGHT,
    SHORT_DAY,
    YOU,
    Evening,
    first_like,
    round_mark,
    round_words,
)
from game.club.scoring import Result


def begun(kind: str) -> Evening:
    return Evening(0, kind, "ABC", "1987-11-18T20:15:00", "0123456789abcdef", "shipmate-36")


def played_out(kind: str, seed: str) -> Evening:
    """An evening with results at random."""
    rng, evening = Random(seed), begun(kind)
    while meetings := evening.meetings:
        for meeting in meetings:
            evening.add(Result(*meeting, rng.choice([-45, -12, -3, 3, 12, 45])))
            evening.signed.add(meeting.round)
    return evening


def test_on_a_night_everybody_meets_everybody_once() -> None:
    met = Counter(frozenset(meeting[1:]) for meeting in begun(NIGHT).meetings)
    assert len(met) == 45
    assert set(met.values()) == {1}
    assert Counter(number for number, *_ in begun(NIGHT).meetings) == dict.fromkeys(range(1, 10), 5)


def test_your_nine_get_harder_as_the_night_goes_on() -> None:
    yours = [meeting.rival for meeting in begun(NIGHT).meetings if meeting.player == YOU]
    assert yours[0] == "club-wally"
    assert yours[-1] == "club-leona"


@pytest.mark.parametrize("kind", EVENTS)
def test_nobody_meets_the_same_player_twice_before_the_cut(kind: str) -> None:
    met = Counter(frozenset(meeting[1:]) for meeting in begun(kind).meetings)
    assert set(met.values()) == {1}
    games = Counter(player for meeting in begun(kind).meetings for player in meeting[1:])
    assert set(games.values()) == {EVENTS[kind].games}


def test_between_games_all_stand_after_as_many_as_are_on_your_card() -> None:
    evening = begun("night")
    for meeting in evening.meetings:
        if YOU not in meeting or meeting.round <= 3:
            evening.add(Result(*meeting, 7))
    for signed in range(3):
        assert {one.played for one in evening.standings_now} == {signed}
        assert evening.your_standing.played == signed
        evening.signed.add(signed + 1)
    assert max(one.played for one in evening.standings) > 3


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("seed", "abc")
def test_standings_add_up(kind: str, seed: str) -> None:
    evening = played_out(kind, seed)
    found, games = evening.standings, evening.event.games * len(evening.players) // 2
    assert sum(one.spread for one in found) == 0
    assert sum(one.won for one in found) == games
    assert sum(one.points for one in found) == sum(
        3 if abs(one.spread) > 30 else 2 for one in evening.results if one.round < CONSOLATION
    )


@pytest.mark.parametrize(("kind", "rounds"), [(DAY, 4), (SHORT_DAY, 3)])
@pytest.mark.parametrize("seed", "ab")
def test_the_bracket_leaves_one(kind: str, rounds: int, seed: str) -> None:
    evening = played_out(kind, seed)
    through = EVENTS[kind].to_the_bracket
    inside = {one.player for one in evening.standings[:through]}
    bracket = [one for one in evening.results if one.round > BRACKET]
    assert {player for one in bracket for player in one[1:3]} <= inside
    matches = Counter((one.round // BRACKET, one.player, one.rival) for one in bracket)
    assert len(matches) == through - 1  # each puts one out
    assert set(matches.values()) <= {3, 4, 5}
    assert max(one.round for one in bracket) // BRACKET == rounds
    ties = evening.ties
    assert len([tie for tie in ties if tie.rival]) == through - 1
    assert all(max(tie.won) == 3 for tie in ties if tie.rival)
    assert [tie.winner for tie in ties if tie.round == rounds] == [ties[-1].winner]
    consoled = [one for one in evening.results if CONSOLATION < one.round < BRACKET]
    assert not inside & {player for one in consoled for player in one[1:3]}
    assert len(consoled) == 9 * (len(evening.players) - through) // 2


def test_the_bracket_waits_for_every_game_and_for_your_card() -> None:
    evening = begun(SHORT_DAY)
    *first, last = evening.meetings
    for meeting in first:
        evening.add(Result(*meeting, 5))
    evening.signed.update(range(1, 9))
    assert evening.ties == []
    evening.add(Result(*last, 5))
    assert evening.to_sign
    assert (evening.ties, evening.meetings, evening.is_over) == ([], [], False)
    evening.signed.add(9)
    assert len(evening.ties) == 4
    assert evening.meetings


def test_the_best_wait_a_round_and_the_first_meets_the_last() -> None:
    evening = begun(DAY)
    for meeting in evening.meetings:
        evening.add(Result(*meeting, 45 if meeting.player < meeting.rival else -45))
    evening.signed.update(range(1, 23))
    order = [one.player for one in evening.standings][:10]
    first_round = [meeting[1:] for meeting in evening.meetings if meeting.round > BRACKET]
    assert first_round == [(order[6], order[9]), (order[7], order[8])]


@pytest.mark.parametrize(("number", "first"), [(1, 0), (22, 0), (51, 50), (59, 50), (101, 100), (305, 100)])
def test_a_round_waits_for_those_of_its_own_part_alone(number: int, first: int) -> None:
    assert first_like(number) == first


def test_each_round_has_a_name() -> None:
    assert round_words(EVENTS[NIGHT], 3) == "Game 3 of 9"
    assert round_words(EVENTS[DAY], CONSOLATION + 2) == "Consolation, game 2 of 9"
    assert round_words(EVENTS[DAY], 2 * BRACKET + 5) == "Bracket, round 2, game 5 of 5"
    assert [*map(round_mark, (3, CONSOLATION + 3, 2 * BRACKET + 3))] == ["3", "C3", "2.3"]
