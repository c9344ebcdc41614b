"""What each card is worth that may be played."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from game.players.judge.foretold import Foretold
from game.players.judge.option import Option, Options, Part, Parts, best_first
from game.players.judge.outlook import crib_to_come, outlook
from game.players.judge.play_foretold import played_in_likely_deals
from game.players.judge.play_searched import searched
from game.players.judge.ruler import Ruler
from game.players.player import Thought, what_it_knows
from game.players.tables.odds import FormOdds
from game.players.thought.effort import Effort
from game.players.thought.searching import can_be_searched, in_chances
from game.players.thought.situation import Situation
from game.rules.counting import show_points
from game.rules.view import View


def weighed_cards(view: View, odds: FormOdds, effort: Effort) -> Thought[Options]:
    """Every card that fits, the best first; those of one rank are one option."""
    yield
    known = Situation(view, odds)
    if can_be_searched(known):
        found = yield from searched(known, effort)
    else:
        found = yield from played_in_likely_deals(known, effort, Random(f"judge {what_it_knows(view)}"))
    yield
    return _options(known, found)


def _options(known: Situation, found: Mapping[int, Foretold]) -> Options:
    view, odds = known.view, known.odds
    hand, crib = float(show_points(view.kept, known.starter)), crib_to_come(known)
    ruler = Ruler.of(view, odds)
    is_exact = in_chances(known)
    if not is_exact:
        best = max(found.values(), key=lambda brought: brought.points)
        chance = outlook(view, odds, hand + best.own, crib, best.other)
        ruler = replace(ruler, best_points=best.points, best_chance=chance)
    options = []
    for rank, brought in found.items():
        alike = tuple((card,) for card in sorted(view.playable) if card.rank == rank)
        now = known.past.pile.gain(rank)
        options.append(
            Option(
                cards=alike[0],
                alike=alike,
                now=now,
                hand=hand,
                crib=crib,
                pegged=brought.own - now,
                conceded=brought.other,
                points=brought.points,
                chance=brought.worth if is_exact else ruler.chance(brought.points),
                parts=_parts(now, brought),
                worth=ruler.worth,
                answered=brought.answered,
            )
        )
    return best_first(options)


def _parts(now: int, brought: Foretold) -> Parts:
    later = brought.points - now + brought.reply
    return (Part.NOW, float(now)), (Part.REPLY, -brought.reply), (Part.LATER, later)
