"""Who meets whom, and that all standings add up."""

from collections import Counter
from random import Random

import pytest

from game.club.night import BRACKET, CONSOLATION, EVENTS, YOU, Event, Meeting, round_mark, round_words
from game.club.scoring import Result

NIGHT, DAY, SHORT = (EVENTS[kind] for kind in ("night", "day", "short"))


def played_out(event: Event, seed: str) -> list[Result]:
    """An event with results at random."""
    rng = Random(seed)
    results: list[Result] = []
    while meetings := event.meetings(results):
        results.append(Result(*meetings[0], rng.choice([-45, -12, -3, 3, 12, 45])))
    return results


def test_on_a_night_everybody_meets_everybody_once() -> None:
    met = Counter(frozenset(meeting[1:]) for meeting in NIGHT.meetings([]))
    assert len(met) == 45
    assert set(met.values()) == {1}
    assert Counter(number for number, *_ in NIGHT.meetings([])) == dict.fromkeys(range(1, 10), 5)


def test_your_nine_get_harder_as_the_night_goes_on() -> None:
    yours = [meeting.rival for meeting in NIGHT.meetings([]) if meeting.player == YOU]
    assert yours[0] == "club-wally"
    assert yours[-1] == "club-leona"


@pytest.mark.parametrize("event", EVENTS.values())
def test_nobody_meets_the_same_player_twice_before_the_cut(event: Event) -> None:
    met = Counter(frozenset(meeting[1:]) for meeting in event.meetings([]))
    assert set(met.values()) == {1}
    games = Counter(player for meeting in event.meetings([]) for player in meeting[1:])
    assert set(games.values()) == {event.games}


@pytest.mark.parametrize("event", EVENTS.values())
@pytest.mark.parametrize("seed", ["a", *(pytest.param(seed, marks=pytest.mark.slow) for seed in "bc")])
def test_standings_add_up(event: Event, seed: str) -> None:
    results = played_out(event, seed)
    found, games = event.standings(results), event.games * len(event.players) // 2
    assert sum(one.spread for one in found) == 0
    assert sum(one.won for one in found) == games
    assert sum(one.points for one in found) == sum(
        3 if abs(one.spread) > 30 else 2 for one in results if one.round < CONSOLATION
    )


@pytest.mark.parametrize(("event", "rounds"), [(DAY, 4), (SHORT, 3)])
@pytest.mark.parametrize("seed", ["a", pytest.param("b", marks=pytest.mark.slow)])
def test_the_bracket_leaves_one(event: Event, rounds: int, seed: str) -> None:
    results = played_out(event, seed)
    inside = {one.player for one in event.standings(results)[: event.to_the_bracket]}
    bracket = [one for one in results if one.round > BRACKET]
    assert {player for one in bracket for player in one[1:3]} <= inside
    matches = Counter((one.round // BRACKET, one.player, one.rival) for one in bracket)
    assert len(matches) == event.to_the_bracket - 1  # each puts one out
    assert set(matches.values()) <= {3, 4, 5}
    assert max(one.round for one in bracket) // BRACKET == rounds
    ties = event.ties(results)
    assert len([tie for tie in ties if tie.rival]) == event.to_the_bracket - 1
    assert all(max(tie.won) == 3 for tie in ties if tie.rival)
    assert [tie.winner for tie in ties if tie.round == rounds] == [ties[-1].winner]
    assert event.ties([one for one in results if one.round != 1]) == []  # it is not drawn yet
    consoled = [one for one in results if CONSOLATION < one.round < BRACKET]
    assert not inside & {player for one in consoled for player in one[1:3]}
    assert len(consoled) == 9 * (len(event.players) - event.to_the_bracket) // 2


def test_the_best_wait_a_round_and_the_first_meets_the_last() -> None:
    results = [
        Result(*meeting, 45 if meeting.player < meeting.rival else -45) for meeting in DAY.meetings([])
    ]
    order = [one.player for one in DAY.standings(results)][:10]
    first_round = [meeting[1:] for meeting in DAY.meetings(results) if meeting.round > BRACKET]
    assert first_round == [(order[6], order[9]), (order[7], order[8])]


def test_each_round_has_a_name() -> None:
    assert round_words(NIGHT, 3) == "Game 3 of 9"
    assert round_words(DAY, CONSOLATION + 2) == "Consolation, game 2 of 9"
    assert round_words(DAY, 2 * BRACKET + 5) == "Bracket, round 2, game 5 of 5"
    assert [*map(round_mark, (3, CONSOLATION + 3, 2 * BRACKET + 3))] == ["3", "C3", "2.3"]
    assert isinstance(NIGHT.meetings([])[0], Meeting)
