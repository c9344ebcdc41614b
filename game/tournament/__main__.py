"""The command line of the tournament, and a match in words and figures."""

import argparse
import sys
from collections.abc import Iterator
from time import monotonic

from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.house import House
from game.tournament.contest import ContestError, EntryError, Pairing, entrant, played, seatings
from game.tournament.tally import Clocked, Role, Tally, Times


def progress(tally: Tally, games: int) -> str:
    """One line while it runs."""
    return f"{tally.games} of {games} games, {100 * tally.wins.mean:.1f} ± {100 * tally.wins.interval:.1f} %"


def report(match: Pairing, tally: Tally) -> Iterator[str]:
    """All that a match has shown."""
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


def _role(role: Role, *, crib: bool) -> str:
    words = ("hand", "crib", "pegging") if crib else ("hand", "pegging")
    means = ", ".join(f"{word} {role.mean(word):.3f}" for word in words)
    return f"{means} ({role.deals} deals)"


def _clocked(name: str, clocked: Clocked) -> Iterator[str]:
    yield f"{name} lays away in {_times(clocked.laying_away)}"
    yield f"{name} plays a card in {_times(clocked.cards)}"
    yield f"{name} longest slice {clocked.slices.worst:.1f} ms"


def _times(times: Times) -> str:
    return f"{times.share(0.5):.1f} ms median, {times.share(0.99):.1f} ms p99, {times.worst:.1f} ms worst"


_SECONDS_BETWEEN_REPORTS = 1.0
_NOTHING_SAID = "Nobody speaks in a tournament: leave out counting, go_by_hand and target_after_cut."


def main(words: list[str] | None = None) -> int:
    """Play a match and print what it shows, whole or broken off."""
    chosen = _parser().parse_args(words)
    try:
        entrants = (entrant(chosen.first), entrant(chosen.second))
        house = House.parse(chosen.house)
    except (EntryError, CribbageError) as error:
        print(error, file=sys.stderr)
        return 2
    if house.counting.by_players or house.go_by_hand or house.target_after_cut:
        print(_NOTHING_SAID, file=sys.stderr)
        return 2
    match = Pairing(entrants, FORMS[chosen.form], house, chosen.seed)
    tally = Tally()
    failed = 0
    try:
        _play(match, chosen.skip, chosen.games, chosen.workers, tally)
    except KeyboardInterrupt:
        print("\nBroken off.", file=sys.stderr)
        failed = 130
    except ContestError as error:
        print(f"\n{error}", file=sys.stderr)
        failed = 1
    print("\n".join(report(match, tally)))
    return failed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.tournament", description=__doc__)
    parser.add_argument("first", help="a level, or module:Class")
    parser.add_argument("second", help="a level, or module:Class")
    parser.add_argument("--games", type=_positive, default=1000, help="rounded up to whole decks")
    parser.add_argument("--skip", type=_number, default=0, help="games of this match that were played before")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=_positive, default=1)
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


def _play(match: Pairing, skipped: int, games: int, workers: int, tally: Tally) -> None:
    to_a_deck = len(seatings(match.form))
    decks = range(-(-skipped // to_a_deck), -(-(skipped + games) // to_a_deck))
    reported = monotonic()
    for part in played(match, decks, workers):
        tally.add(part)
        if monotonic() - reported > _SECONDS_BETWEEN_REPORTS:
            reported = monotonic()
            print(f"\r{progress(tally, games)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
