"""The command line of the tournament, and a match in words and figures."""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import combinations
from pathlib import Path
from time import monotonic

from game.engines.engine import Engine
from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.house import House
from game.tournament.contest import ContestError, Pairing, played, seatings
from game.tournament.entrants import EntryError, entrant
from game.tournament.executors import NoWorkers, executor
from game.tournament.keeping import Kept, KeptError
from game.tournament.tally import Clocked, MeanAndError, Role, Tally, Times
from game.tournament.yardstick import NoYardstick, measured

PAIR = 2
Pair = tuple[str, str]


def progress(tally: Tally, games: int) -> str:
    """Write one line of progress while it runs."""
    return f"{tally.games} of {games} games, {100 * tally.wins.mean:.1f} ± {100 * tally.wins.interval:.1f} %"


def report(match: Pairing, tally: Tally) -> Iterator[str]:
    """Report all that a match has shown."""
    first, second = (entrant.name for entrant in match.entrants)
    yield f"{first} against {second}, {match.form.title.lower()} to {match.house.target_of(match.form)}"
    yield f"games          {tally.games}"
    yield f"{first} wins   {100 * tally.wins.mean:.2f} ± {100 * tally.wins.interval:.2f} %"
    yield f"points a game  {tally.margins.mean:+.2f} ± {tally.margins.interval:.2f}"
    yield f"first dealer   {100 * tally.dealer_wins / max(1, tally.games):.2f} %"
    yield f"skunks         {first} {tally.skunks[0]}, {second} {tally.skunks[1]}"
    for who, name in enumerate((first, second)):
        yield f"{name} as dealer  {_role(tally.dealing[who], crib=True)}"
        yield f"{name} as pone    {_role(tally.not_dealing[who], crib=False)}"
    for who, name in enumerate((first, second)):
        yield from _clocked(name, tally.clocks[who])
    yield from tally.lost


def cross_table(names: list[str], results: dict[Pair, Tally]) -> Iterator[str]:
    """Tabulate who wins how often against whom, row against column; at the end against all together."""
    wide = max(map(len, names)) + 2
    yield " " * wide + "".join(f"{name[:12]:>14}" for name in (*names, "all"))
    for name in names:
        against = [_won(results, name, other) for other in names]
        everybody = MeanAndError()
        for one in filter(None, against):
            everybody.add(one)
        cells = [f"{_percent(one) if one else '-':>14}" for one in (*against, everybody)]
        yield f"{name:{wide}}{''.join(cells)}"
    yield from (line for tally in results.values() for line in tally.lost)


def _won(results: dict[Pair, Tally], name: str, other: str) -> MeanAndError | None:
    if (name, other) in results:
        return results[name, other].wins
    if (other, name) not in results:
        return None
    turned = results[other, name].wins
    total, squares = turned.number - turned.total, turned.number - 2 * turned.total + turned.squares
    return MeanAndError(turned.number, total, squares)


def _percent(wins: MeanAndError) -> str:
    return f"{100 * wins.mean:.1f} ± {100 * wins.interval:.1f}"


def _role(role: Role, *, crib: bool) -> str:
    words = ("hand", "crib", "pegging") if crib else ("hand", "pegging")
    means = ", ".join(f"{word} {role.mean(word):.3f}" for word in words)
    return f"{means} ({role.deals} deals)"


def _clocked(name: str, clocked: Clocked) -> Iterator[str]:
    yield f"{name} discards in {_times(clocked.laying_away)}"
    yield f"{name} plays a card in {_times(clocked.cards)}"
    yield f"{name} longest slice {clocked.slices.worst:.1f} ms"


def _times(times: Times) -> str:
    return f"{times.share(0.5):.1f} ms median, {times.share(0.99):.1f} ms p99, {times.worst:.1f} ms worst"


_SECONDS_BETWEEN_REPORTS = 1.0
_NOTHING_SAID = "Nobody speaks in a tournament: leave out counting, go_by_hand and target_after_cut."
_WHO = "a level, module:Class, or engine:COMMAND"


def main(words: list[str] | None = None) -> int:
    """Play a match, a table of matches or the yardstick, and print its result, whole or broken off."""
    parser = _parser()
    chosen = parser.parse_args(words)
    ways = (chosen.entrants, chosen.table, chosen.yardstick)
    if sum(map(bool, ways)) != 1 or (chosen.entrants and len(chosen.entrants) != PAIR):
        parser.error("two entrants play a match; or --table A B C, or --yardstick A B")
    try:
        for word in next(filter(None, ways)):
            entrant(word)
        house = House.parse(chosen.house)
    except (EntryError, CribbageError) as error:
        print(error, file=sys.stderr)
        return 2
    if house.counting.by_players or house.go_by_hand or house.target_after_cut:
        print(_NOTHING_SAID, file=sys.stderr)
        return 2
    try:
        with executor(chosen.workers, chosen.cluster) as workers:
            if chosen.yardstick:
                for player in chosen.yardstick:
                    print("\n".join(measured(player, workers, chosen.seconds)), flush=True)
                return 0
            return _matches(chosen, house, workers)
    except (NoWorkers, NoYardstick) as error:
        print(error, file=sys.stderr)
        return 2


def _matches(chosen: argparse.Namespace, house: House, workers: Executor) -> int:
    """Play every pairing that was asked for, and print a table of all against all at the end."""
    results: dict[Pair, Tally] = {}
    failed = 0
    for pair in [tuple(chosen.entrants)] if chosen.entrants else combinations(chosen.table, PAIR):
        match = Pairing((pair[0], pair[1]), FORMS[chosen.form], house, chosen.seed, chosen.seconds)
        tally = results[match.words] = Tally()
        try:
            _play(match, chosen, workers, tally)
        except KeyboardInterrupt:
            print("\nStopped.", file=sys.stderr)
            failed = 130
        except (ContestError, KeptError) as error:
            print(f"\n{error}", file=sys.stderr)
            failed = 1
        if chosen.entrants:
            print("\n".join(report(match, tally)))
        if failed:
            return failed
    if chosen.table:
        print("\n".join(cross_table(chosen.table, results)))
    return failed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.tournament", description=__doc__)
    parser.add_argument("entrants", nargs="*", help=f"two of them; each is {_WHO}")
    parser.add_argument("--table", nargs="+", metavar="ENTRANT", help="all against all, with a cross table")
    parser.add_argument("--yardstick", nargs="+", metavar="ENTRANT", help="the cost of each one's decisions")
    parser.add_argument("--games", type=_positive, default=1000, help="rounded up to whole decks")
    parser.add_argument("--skip", type=_number, default=0, help="games of this match already played")
    parser.add_argument("--keep", type=Path, help="a file for the games played: continue there, if it exists")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=_positive, default=1, help="processes of this machine")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="the scheduler of a dask cluster")
    parser.add_argument("--pieces", type=_number, default=0, help="how many pieces to split a match into")
    parser.add_argument(
        "--seconds", type=float, default=Engine.seconds, help="that an engine may take to answer"
    )
    parser.add_argument("--form", choices=FORMS, default="six-card")
    parser.add_argument("--house", default="", help="house rules, as 'target=61'")
    return parser


def _number(word: str, least: int = 0) -> int:
    number = int(word)
    if number < least:
        raise argparse.ArgumentTypeError(f"must be at least {least}")
    return number


def _positive(word: str) -> int:
    return _number(word, 1)


def _play(match: Pairing, chosen: argparse.Namespace, workers: Executor, tally: Tally) -> None:
    to_a_deck = len(seatings(match.form))
    decks = range(-(-chosen.skip // to_a_deck), -(-(chosen.skip + chosen.games) // to_a_deck))
    kept = Kept(chosen.keep, match) if chosen.keep else None
    if kept:
        tally.add(kept.tally)
        decks = decks[kept.decks :]
    reported = monotonic()
    try:
        for part in played(match, decks, workers, chosen.pieces):
            tally.add(part)
            if kept:
                kept.note(part)
            if monotonic() - reported > _SECONDS_BETWEEN_REPORTS:
                reported = monotonic()
                print(f"\r{progress(tally, chosen.games)}", end="", file=sys.stderr, flush=True)
                if kept:
                    kept.write()
    finally:
        if kept:
            kept.write()
    print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
