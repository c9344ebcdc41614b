"""The club: whether each plays as strongly there as alone, and how even a shipmate is."""

from collections import Counter
from math import sqrt
from pathlib import Path
from time import thread_time

from game.club.night import EVENTS, NIGHT
from game.club.one_number import A_DECISION
from game.club.other_tables import FORM, HOUSE, OtherTables
from game.club.scoring import Result
from game.players.characters import REGULARS
from game.players.seating import SHIPMATE
from game.tournament.contest import Pairing, play_deck
from tools.bench.report import Report

MOST_SECONDS_A_STEP, STEPS_THAT_MAY = 0.008, 0.999
EVEN, NIGHTS_FOR_A_GAME = (45, 55), 10
_SURE = 1.96
SHIPMATE_AT_NIGHT = f"{SHIPMATE}-48"


def club(report: Report, _: Path) -> None:
    """Play nights of the nine among themselves, ten for each game that is asked for."""
    results: list[Result] = []
    steps: list[float] = []
    for number in range(NIGHTS_FOR_A_GAME * report.games):
        night = _night(f"night {number}", steps)
        stands = EVENTS[NIGHT].standings(night)
        assert sum(one.spread for one in stands) == 0
        assert sum(one.won for one in stands) == len(night)
        results += night
    steps.sort()
    slowest = 1000 * steps[int(STEPS_THAT_MAY * len(steps))]
    report.figure("a step of the other tables, p99.9", slowest, "ms", most=1000 * MOST_SECONDS_A_STEP)
    for who in REGULARS:
        own = [one if one.player == who.key else one.turned() for one in results if who.key in one]
        there = [one.spread > 0 for one in own]
        share, alone, games = sum(there) / len(there), *_alone(who.key, report.games)
        error = _SURE * sqrt(0.25 / len(there) + 0.25 / games)
        note = f"{100 * share:.1f} % won on nights, {100 * alone:.1f} % alone, {len(there)} and {games} games"
        report.figure(f"{who.name} is off by", abs(share - alone) / error, "errors", most=1.5, note=note)


def _night(seed: str, steps: list[float]) -> list[Result]:
    results: list[Result] = []
    others = OtherTables(seed, SHIPMATE_AT_NIGHT, lambda: EVENTS[NIGHT].meetings(results), results.append)
    while not others.is_done:
        begun = thread_time()
        others.step()
        steps.append(thread_time() - begun)
    return results


def _alone(key: str, games: int) -> tuple[float, int]:
    """Count the duplicate games somebody wins against each of the others of the night."""
    won: Counter[str] = Counter()
    rivals = [who for who in REGULARS if who.key != key]
    for rival in rivals:
        pairing = Pairing((_word(key), _word(rival.key)), FORM, HOUSE, "alone")
        for deck in range(games):
            won["games"] += 2
            won["wins"] += round(2 * play_deck(pairing, deck).wins.mean)
    return won["wins"] / won["games"], won["games"]


def _word(key: str) -> str:
    """Return a regular's level; Sam sits down as a shipmate of some measure."""
    sam = next(who for who in REGULARS if who.discards == SHIPMATE)
    return SHIPMATE_AT_NIGHT if key == sam.key else key


def shipmate(report: Report, _: Path) -> None:
    """Play a shipmate of the measure of each level against that level: a hundred games for each asked for."""
    for level, cost in A_DECISION.items():
        word = f"{SHIPMATE}-{round(10_000 * cost)}"
        pairing = Pairing((word, level), FORM, HOUSE, "shipmate")
        decks = 50 * report.games
        won = sum(play_deck(pairing, deck).wins.mean for deck in range(decks)) / decks
        low, high = EVEN
        note = f"± {100 * _SURE * sqrt(0.25 / (2 * decks)):.1f}, {2 * decks} games"
        report.figure(f"{word} wins against {level}", 100 * won, "%", least=low, most=high, note=note)
