"""More seats or cards than can be searched: what each card brings in likely deals, played out by habit."""

from collections.abc import Sequence
from random import Random

from game.players.judge.foretold import Foretold
from game.players.player import Thought
from game.players.thought.effort import Effort
from game.players.thought.finish import Finish, likely_shows
from game.players.thought.playouts import as_foretold, likely_deals
from game.players.thought.rank_play import Pick, RankPlay
from game.players.thought.searching import in_chances
from game.players.thought.situation import Situation


def played_in_likely_deals(known: Situation, effort: Effort, rng: Random) -> Thought[dict[int, Foretold]]:
    """What each rank that fits brings, all of them in the same deals."""
    deals = yield from likely_deals(known, effort, rng)
    yield
    finish = None
    if in_chances(known):
        finish = Finish(known, likely_shows(known, [hands for hands, _ in deals], effort.shows, rng))
    foretold = as_foretold(known)
    rows: dict[int, list[tuple[float, ...]]] = {rank: [] for rank in known.fitting}
    for hands, weight in deals:
        for rank in known.fitting:
            yield
            rows[rank].append(
                tuple([weight * brought for brought in _after(known, hands, rank, foretold, finish)])
            )
    total = sum([weight for _, weight in deals])
    return {
        rank: Foretold(*[sum(column) / total for column in zip(*found, strict=True)])
        for rank, found in rows.items()
    }


def _after(
    known: Situation, hands: Sequence[int], rank: int, foretold: Pick, finish: Finish | None
) -> Foretold:
    """What comes of this card in one deal, near home up to the finish."""
    past, form, at = known.past, known.form, known.place
    play = RankPlay(past.piles, [*hands], past.left[:], at, past.pile, form.played_out, past.gone, past.last)
    play.lay(at, rank)
    replies: list[int] = []

    def pick(play: RankPlay, seat: int) -> int:
        chosen = foretold(play, seat)
        if not replies:
            is_theirs = chosen and form.side(seat) != form.side(at)
            replies.append(play.pile.gain(chosen) if is_theirs else 0)
        return chosen

    chance = finish.chance(play, pick) if finish else None
    points = play.run(pick) if chance is None else play.points
    own = sum([pegged for seat, pegged in enumerate(points) if form.side(seat) == form.side(at)])
    other = (sum(points) - own) / (form.sides - 1)
    reply = replies[0] / (form.sides - 1) if replies else 0.0
    return Foretold(own - other if chance is None else chance, own, other, reply, float(reply > 0))
