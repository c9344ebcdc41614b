"""A match in words and figures."""

from collections.abc import Iterator

from game.tournament.contest import Pairing
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
