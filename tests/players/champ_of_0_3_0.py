"""The champ of 0.3.0, to be measured against: enter it as `tests.players.champ_of_0_3_0:Champ030`.

Its settings stand here in figures, and what the champ has unlearned since stands here in full.
"""

from collections.abc import Mapping, Sequence
from math import floor

from game.players.champ import Champ
from game.players.player import Thought
from game.players.race.race import Race, both, mean
from game.players.tables.habit import Choices, Habit
from game.players.tables.odds import FormOdds, self_play_odds
from game.players.tables.pile import ONE, Pile
from game.players.tables.shown import Odds, Unseen
from game.players.thought.acquaintance import Acquaintance
from game.players.thought.choosing import best_card
from game.players.thought.effort import Effort
from game.players.thought.keeping import is_near_home, keeps, race_of
from game.players.thought.play_so_far import Turn
from game.players.thought.styles import PRIOR
from game.rules.cards import Card, Cards
from game.rules.forms import Form
from game.rules.view import PastDeal, View

UNLIKE = 0.1  # the part of all players who do not play as is foreseen
WORTH_RACING = 3.0  # points within which keeps were worth a second look near home


class Champ030(Champ):
    """Looks at fewer hands, learns nothing, and takes pegging for a part of the show when it lays away."""

    name = "champ 0.3.0"
    effort = Effort(
        work=45_000,
        work_on_lead=30_000,
        pilot_hands=5,
        fewest_hands=8,
        most_hands=80,
        weighed_hands=600,
        deals_drawn=1000,
        deals_played=160,
        shows=60,
    )

    @classmethod
    def odds(cls, form: Form) -> FormOdds:
        return self_play_odds(form.name)

    def think_lay_away(self, view: View) -> Thought[Cards]:
        odds = self.odds(view.form)
        found = yield from keeps(view, odds)
        best = max(found, key=lambda keep: keep.points)
        race = race_of(view, odds) if is_near_home(view) else None
        if not race:
            return best.laid
        old, unseen = RaceOf030(race, odds), Unseen(view.hand)
        worth_racing = [keep for keep in found if keep.points >= best.points - WORTH_RACING]
        chances = [
            (
                old.keep(unseen.odds_shown(keep.kept), keep.crib, keep.pegged, keep.conceded),
                keep.points,
                keep.laid,
            )
            for keep in worth_racing
        ]
        return max(chances)[2]

    def think_play(self, view: View) -> Thought[Card]:
        rng = self.chance(view, "deals")
        return (yield from best_card(view, self.odds(view.form), self.effort, rng, stranger))


class StrangerOf030(Acquaintance):
    """Whoever sits there, and whatever was seen of him, plays by the usual habit."""

    def known_on(self, pile: Pile) -> dict[int, Choices]:
        return pile.choices

    def choices(self, pile: Pile, hand: int, others: int) -> Choices:
        return self.habit.choices(pile, hand, others)

    def would_have(self, hand: int, turns: Sequence[Turn]) -> float:
        chance = 1.0
        for turn in turns:
            likely = self.choices(turn.pile, hand, turn.others)
            if not turn.rank:
                if likely:
                    return 0.0
                continue
            chance *= UNLIKE + (1 - UNLIKE) * dict(likely).get(turn.rank, 0.0)
            hand -= ONE[turn.rank]
        return chance


def stranger(_form: str, _past: tuple[PastDeal, ...], _seat: int, habit: Habit) -> Acquaintance:
    return StrangerOf030(habit, PRIOR)


class RaceOf030:
    """A keep's pegging and crib shift what is shown after a usual play."""

    def __init__(self, race: Race, odds: FormOdds) -> None:
        self.race = race
        self.odds = odds
        pegged = odds.pegged.items()
        dealers = sum([points * chance for (points, _), chance in pegged])
        pones = sum([points * chance for (_, points), chance in pegged])
        self.usual_pegging = (dealers, pones) if race.dealing else (pones, dealers)
        pone, dealer = odds.hands
        self.their_show = pone if race.dealing else both(dealer, odds.crib)
        self.kept: dict[tuple[int, int], float] = {}
        self.chances: dict[tuple[int, int], float] = {}

    def keep(self, hand: Mapping[int, float], crib: float, pegged: float, conceded: float) -> float:
        own, other = pegged - self.usual_pegging[0], conceded - self.usual_pegging[1]
        shown: Odds = {**hand}
        if self.race.dealing:
            shown = both(shown, self.odds.crib)
            own += crib - mean(self.odds.crib)
        else:
            other += crib - mean(self.odds.crib)
        own_whole, low = floor(own), floor(other)
        own_part, other_part = own - own_whole, other - low
        total = 0.0
        for points, chance in shown.items():
            at = points + own_whole
            corners = [self.given(at + more, low + worse) for worse in (0, 1) for more in (0, 1)]
            here = (1 - own_part) * corners[0] + own_part * corners[1]
            there = (1 - own_part) * corners[2] + own_part * corners[3]
            total += chance * ((1 - other_part) * here + other_part * there)
        return total

    def given(self, shown: int, shift: int) -> float:
        """The chance when this player shows so much, and the other gains `shift` above the usual."""
        if (shown, shift) not in self.kept:
            self.kept[shown, shift] = self.over_pegging(shown, shift)
        return self.kept[shown, shift]

    def over_pegging(self, shown: int, shift: int) -> float:
        race, total = self.race, 0.0
        for (dealers, pones), chance in self.odds.pegged.items():
            own, other = (dealers, pones) if race.dealing else (pones, dealers)
            if own >= race.own or other >= race.other:
                total += chance * (0.5 + 0.5 * ((own >= race.own) - (other >= race.other)))
            elif not race.dealing and own + shown >= race.own:
                total += chance
            else:
                total += chance * self.over_their_show(own + shown, max(0, other + shift))
        return total

    def over_their_show(self, own: int, other: int) -> float:
        if (own, other) not in self.chances:
            total = 0.0
            for points, chance in self.their_show.items():
                if other + points < self.race.other:
                    total += chance * self.race.next_deal(own, other + points)
            self.chances[own, other] = total
        return self.chances[own, other]
