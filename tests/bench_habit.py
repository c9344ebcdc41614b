"""How well cards are foretold, without a match: `python -m tests.bench_habit 20 bsd skipper`.

Each of these players plays so many decks against skipper. Of all cards that were a choice it is told how
likely the habit held them to be (the mean logarithm), how likely with what is learnt during the game, and the
share that the habit held to be likeliest. First the habit without stages, then the champ's.
"""

import sys
from collections.abc import Iterator
from math import log

from game.players.skipper import Skipper
from game.players.tables.odds import FormOdds, form_odds, self_play_odds
from game.players.thought.acquaintance import shares_after
from game.players.thought.situation import Situation
from game.players.thought.styles import glance, likely_by_style
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.moves import Move, Play
from game.rules.view import View
from game.tournament.contest import Contest, Pairing, seatings
from game.tournament.entrants import entrant
from game.tournament.tally import Tally

_SLIP = 0.05
_FORM = FORMS["six-card"]
Told = tuple[float, float, bool]


class Watched(Contest):
    """Notes what the first entrant saw and played."""

    chosen: list[tuple[View, int]]

    def _move(self, seat: int) -> Move:
        view, move = self.game.view(seat), super()._move(seat)
        if (
            isinstance(move, Play)
            and self.seating[seat] == 0
            and len({card.rank for card in view.playable}) > 1
        ):
            self.chosen.append((view, move.card.rank))
        return move


def chosen_by(word: str, decks: int) -> Iterator[tuple[View, int]]:
    """Every choice of this player and the rank he played."""
    match = Pairing((entrant(word), Skipper), _FORM, House(), "habit")
    for deck in range(decks):
        for seating in seatings(_FORM):
            contest = Watched(match, deck, seating, Tally())
            contest.chosen = []
            contest.play()
            yield from contest.chosen


def told(view: View, rank: int, odds: FormOdds) -> Told:
    """How likely this rank was held to be: by the habit, and with what had been learnt."""
    known = Situation(view, odds)
    seen = glance(known.habit, known.past.pile, known.hand, known.past.others(known.place))
    at, slip = seen.ranks.index(rank), _SLIP / len(seen.ranks)
    styles = likely_by_style(seen)
    shares = shares_after(_FORM.name, view.past, view.seat, known.habit)
    learnt = sum(share * chances[at] for share, chances in zip(shares, styles, strict=True))
    best = max(styles[0]) == styles[0][at]
    return log(slip + (1 - _SLIP) * styles[0][at]), log(slip + (1 - _SLIP) * learnt), best


def main(decks: int, words: list[str]) -> None:
    """A line for each player."""
    for word in words:
        choices = [*chosen_by(word, decks)]
        line = f"{word}: {len(choices)} choices"
        for odds in (self_play_odds(_FORM.name), form_odds(_FORM.name)):
            rows = [told(view, rank, odds) for view, rank in choices]
            habit, learnt, best = (sum(row) / len(rows) for row in zip(*rows, strict=True))
            line += f"; habit {habit:.3f}, learnt {learnt:.3f}, {100 * best:.1f} %"
        print(line, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
