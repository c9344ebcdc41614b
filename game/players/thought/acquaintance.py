"""What is known of how another seat plays: learnt from this game's deals that are over, and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from game.players.tables.habit import Choices, Habit, only_choice
from game.players.tables.odds import place
from game.players.tables.pile import ONE, Pile
from game.players.tables.shown import rank_key
from game.players.thought.play_so_far import Turn, followed
from game.players.thought.styles import PRIOR, STYLES, Chances, glance, likely_by_style
from game.rules.forms import FORMS
from game.rules.view import PastDeal

_SLIP = 0.05  # of all cards, whoever plays them, tell nothing
_FORGOTTEN = 0.02  # from one deal to the next
RARE = 0.05  # a search gains more from more hands than from cards that are hardly ever played
_HARDLY_MET = 0.01
_MOST_REMEMBERED = 40_000


class Acquaintance:
    """The others' cards, as they are foretold by the shares of the styles."""

    def __init__(self, habit: Habit, shares: Chances) -> None:
        self.habit = habit
        self.shares = shares
        self.met = [style for style in zip(shares, STYLES, strict=True) if style[0] >= _HARDLY_MET]
        self.known: dict[Pile, dict[int, Choices]] = {}
        self.remembered = 0

    def forget(self) -> None:
        """Between two decisions, lest it fill the memory."""
        if self.remembered > _MOST_REMEMBERED:
            self.known.clear()
            self.remembered = 0

    def known_on(self, pile: Pile) -> dict[int, Choices]:
        """The choices on a pile that were thought of before, by the hand times eight and the others."""
        known = self.known.get(pile)
        if known is None:
            known = self.known[pile] = {}
        return known

    def choices(self, pile: Pile, hand: int, others: int) -> Choices:
        """The ranks that may be played from this hand and how likely each is; none if nothing fits."""
        known, key = self.known_on(pile), hand * 8 + others
        found = known.get(key)
        if found is None:
            found = known[key] = self._choices(pile, hand, others)
            self.remembered += 1
        return found

    def _choices(self, pile: Pile, hand: int, others: int) -> Choices:
        forced = only_choice(pile, hand)
        if forced is not None:
            return forced
        seen = glance(self.habit, pile, hand, others)
        likely = [0.0] * len(seen.ranks)
        for share, style in self.met:
            style.add(seen, share, likely)
        found = [(rank, likely[at]) for at, rank in enumerate(seen.ranks) if likely[at] >= RARE]
        total = sum([chance for _, chance in found])
        return tuple([(rank, chance / total) for rank, chance in found])

    def would_have(self, hand: int, turns: Sequence[Turn]) -> float:
        """How likely this hand would have been played as it was: by one of the styles from first to last."""
        likely = [share for share, _ in self.met]
        for turn in turns:
            forced = only_choice(turn.pile, hand)
            if not turn.rank:
                if forced != ():
                    return 0.0
                continue
            if forced is None:
                seen = glance(self.habit, turn.pile, hand, turn.others)
                at = seen.ranks.index(turn.rank)
                for number, (_, style) in enumerate(self.met):
                    likely[number] *= style.trembling + (1 - style.trembling) * style.chances(seen)[at]
            hand -= ONE[turn.rank]
        return sum(likely)


@lru_cache(maxsize=512)
def shares_after(form: str, past: tuple[PastDeal, ...], seat: int, habit: Habit) -> Chances:
    """The styles' shares once the hands of these deals are known."""
    if not past:
        return PRIOR
    shares = [*shares_after(form, past[:-1], seat, habit)]
    for likely in _lessons(form, past[-1], seat, habit):
        told = [share * chance for share, chance in zip(shares, likely, strict=True)]
        total = sum(told)
        shares = [share / total for share in told]
    return tuple(
        [(1 - _FORGOTTEN) * share + _FORGOTTEN * prior for share, prior in zip(shares, PRIOR, strict=True)]
    )


def _lessons(form: str, deal: PastDeal, seat: int, habit: Habit) -> Iterator[list[float]]:
    """For each card that was chosen, how likely each style would have chosen it."""
    hand = rank_key(deal.hands[seat])
    at = place(FORMS[form], seat, deal.dealer)
    for turn in followed(FORMS[form], deal.dealer, deal.played, habit.piles).turns:
        if turn.place != at or not turn.rank:
            continue
        if only_choice(turn.pile, hand) is None:
            seen = glance(habit, turn.pile, hand, turn.others)
            played, fitting = seen.ranks.index(turn.rank), len(seen.ranks)
            yield [_SLIP / fitting + (1 - _SLIP) * chances[played] for chances in likely_by_style(seen)]
        hand -= ONE[turn.rank]


@lru_cache(maxsize=8)
def _acquaintance(shares: Chances, habit: Habit) -> Acquaintance:
    return Acquaintance(habit, shares)


def acquaintance(form: str, past: tuple[PastDeal, ...], seat: int, habit: Habit) -> Acquaintance:
    """What these deals have told of how a seat plays."""
    known = _acquaintance(shares_after(form, past, seat, habit), habit)
    known.forget()
    return known


Acquaint = Callable[[str, tuple[PastDeal, ...], int, Habit], Acquaintance]
