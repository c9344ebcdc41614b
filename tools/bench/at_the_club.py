"""The club: whether each plays as strongly there as alone, and how even a shipmate is."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from pathlib import Path
from random import Random
from time import thread_time

from game.club.evening import NIGHT, Evening
from game.club.one_number import A_DECISION, LATEST, OneNumber, number_of, one_number
from game.club.other_tables import FORM, HOUSE, OtherTables
from game.players.characters import REGULARS
from game.players.shipmate import NAME as SHIPMATE
from game.store.judged import COUNTED, NOBODY, JudgedGame
from game.tournament.contest import Pairing, play_deck
from tools.bench.judging import reviewed, whole
from tools.bench.report import Report

MOST_SECONDS_A_STEP, STEPS_THAT_MAY = 0.008, 0.999
EVEN, NIGHTS_FOR_A_GAME = (45, 55), 10
_SURE = 1.96
SHIPMATE_AT_NIGHT = f"{SHIPMATE}-36"
LEAST_IN_ORDER, DRAWS = 95, 2000


def club(report: Report, _: Path) -> None:
    """Play nights of the nine among themselves, ten for each game that is asked for."""
    won, played = Counter[str](), Counter[str]()
    steps: list[float] = []
    for number in range(NIGHTS_FOR_A_GAME * report.games):
        night = _night(f"night {number}", steps)
        stands = night.standings
        assert sum(one.spread for one in stands) == 0
        assert sum(one.won for one in stands) == len(night.results)
        won.update({one.player: one.won for one in stands})
        played.update({one.player: one.played for one in stands})
    steps.sort()
    slowest = 1000 * steps[int(STEPS_THAT_MAY * len(steps))]
    report.figure("a step of the other tables, p99.9", slowest, "ms", most=1000 * MOST_SECONDS_A_STEP)
    for who in REGULARS:
        there = played[who.key]
        share, alone, games = won[who.key] / there, *_alone(who.key, report.games)
        error = _SURE * sqrt(0.25 / there + 0.25 / games)
        note = f"{100 * share:.1f} % won on nights, {100 * alone:.1f} % alone, {there} and {games} games"
        report.figure(f"{who.name} is off by", abs(share - alone) / error, "errors", most=1.5, note=note)


def _night(seed: str, steps: list[float]) -> Evening:
    """Play all games that are not yours."""
    evening = Evening(0, NIGHT, NOBODY, "", seed, SHIPMATE_AT_NIGHT)
    others = OtherTables(evening, evening.add)
    while not others.is_done:
        begun = thread_time()
        others.step()
        steps.append(thread_time() - begun)
    return evening


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


def number(report: Report, __: Path) -> None:
    """Measure the one number of each level, and how often 500 decisions tell it from its neighbor's."""
    judged = _judged(report.games)
    for level, games in judged.items():
        own = number_of(games)
        note = f"± {own.error:.2f}, {own.decisions} decisions; said: {1000 * A_DECISION[level]:g}"
        report.figure(f"the number of {level}", own.thousandths, "/1000", note=note)
    random = Random("number")
    for better, worse in pairwise(judged):
        pairs = [(_drawn(random, judged[better]), _drawn(random, judged[worse])) for _ in range(DRAWS)]
        in_order = sum(low.thousandths < high.thousandths for low, high in pairs)
        apart = sum(high.thousandths - low.thousandths > hypot(low.error, high.error) for low, high in pairs)
        note = f"farther apart than their errors in {100 * apart / DRAWS:.0f} of 100"
        what = f"{LATEST} decisions put {better} before {worse}"
        report.figure(what, 100 * in_order / DRAWS, "%", least=LEAST_IN_ORDER, note=note)


def _judged(games: int) -> dict[str, list[JudgedGame]]:
    """Judge games of each level against its neighbors; the last plays the first."""
    judged: dict[str, list[JudgedGame]] = {level: [] for level in A_DECISION}
    for at in range(games):
        for pair in zip(A_DECISION, [*A_DECISION][1:] + [*A_DECISION][:1], strict=True):
            review = reviewed(whole(f"number {at}", pair, at % 2), pair)
            for seat, level in enumerate(pair):
                decisions = len(review.of({seat}))
                game = JudgedGame("-", "-", FORM.name, review.counted(seat), COUNTED, decisions, "-")
                judged[level].append(game)
    return judged


def _drawn(random: Random, games: Sequence[JudgedGame]) -> OneNumber:
    """Return the number of somebody who has played some of these games, drawn by chance."""
    found = one_number(random.choices(games, k=LATEST // 8))
    assert found, "so many games have decisions enough"
    return found
