"""A deal with all hands open: its worth to each side before the starter is known, and after."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.players.player import Thought
from game.players.race import EndOfPlay, Race, Values
from game.players.search.rank_play import RankPlay
from game.players.search.situation import habit_of
from game.players.tables.habit import Habit, likeliest
from game.players.tables.show_odds import rank_key
from game.rules.cards import JACK, PACK, Card, Cards
from game.rules.counting import FOR_HEELS, show_points
from game.rules.forms import Form
from game.rules.stage import Deal

_FAR = 60  # more than a side can peg in one play
_NO_END = 10_000
_RARE = 1 / 300  # a way that is no likelier is not split any more
_CARDS_IN_A_SLICE, _WAYS_IN_A_SLICE = 60, 25

Laid = Mapping[int, Cards]  # by seat
Shows = tuple[int, ...]  # of the hands from the dealer's left, and of the crib
# The chance of what each side pegs, and of who pegs out in the play; sides from the dealer's left.
Ways = dict[tuple[tuple[int, ...], int | None], float]


class OpenDeal:
    """One deal after some discards; the play goes on as habit has it."""

    def __init__(self, race: Race, deal: Deal, lacks: Sequence[int], laid: Laid) -> None:
        self.race = race
        self.lacks = lacks
        self.form = form = race.form
        self.habit = habit_of(race.odds)
        self.dealer = deal.dealer
        self.endings = [EndOfPlay(race, deal.dealer, side) for side in range(form.sides)]
        self.order = form.round_from(form.left_of(deal.dealer))
        dealt = {seat: (*deal.kept[seat], *deal.laid_away[seat]) for seat in self.order}
        self.kept = [tuple(card for card in dealt[seat] if card not in laid[seat]) for seat in self.order]
        self.crib = (*(card for seat in self.order for card in laid[seat]), *deal.from_pack)
        seen = {card for hand in dealt.values() for card in hand} | {*deal.from_pack}
        self.starters = [card for card in PACK if card not in seen]
        self._known: dict[tuple[int, ...], Ways] = {}

    def before_starter(self) -> Thought[Values]:
        """Average each side's chance over all starters."""
        often = Counter((starter.rank == JACK, self._shows(starter)) for starter in self.starters)
        totals = [0.0] * self.form.sides
        for (heels, shows), number in often.items():
            yield
            values = yield from self._values(heels, shows)
            totals = [total + number * value for total, value in zip(totals, values, strict=True)]
        return tuple([total / len(self.starters) for total in totals])

    def with_starter(self, starter: Card) -> Thought[Values]:
        return (yield from self._values(starter.rank == JACK, self._shows(starter)))

    def _shows(self, starter: Card) -> Shows:
        crib = show_points(self.crib, starter, crib=True)
        return (*(show_points(hand, starter) for hand in self.kept), crib)

    def _values(self, heels: bool, shows: Shows) -> Thought[Values]:
        """Return each side's chance, given what will be shown."""
        lacks, sides = [*self.lacks], range(self.form.sides)
        lacks[self.form.side(self.dealer)] -= FOR_HEELS * heels
        if min(lacks) <= 0:
            return self.race.before(lacks, self.dealer)
        *hands, crib = shows
        won = [0.0] * len(sides)
        for number, ((pegged, winner), likely) in enumerate((yield from self._ways(lacks)).items(), 1):
            if number % _WAYS_IN_A_SLICE == 0:
                yield
            if winner is not None:
                won[self._side(winner)] += likely
                continue
            left = [lacks[side] - pegged[(side - self.dealer - 1) % len(sides)] for side in sides]
            for side, ending in enumerate(self.endings):
                won[side] += likely * ending.chance(left, hands, ((crib, 1.0),))
        return tuple(won)

    def _ways(self, lacks: Sequence[int]) -> Thought[Ways]:
        """Return the ways of the play; they end early only where somebody may be home."""
        rooms = [lacks[self._side(at)] for at in range(self.form.sides)]
        key = tuple([room if room < _FAR else _NO_END for room in rooms])
        if key not in self._known:
            hands = [rank_key(cards) for cards in self.kept]
            self._known[key] = yield from ways_of_play(self.form, self.habit, hands, key)
        return self._known[key]

    def _side(self, at: int) -> int:
        """Return the side that a place from the dealer's left pegs for."""
        return (self.dealer + 1 + at) % self.form.sides


def ways_of_play(form: Form, habit: Habit, hands: list[int], rooms: Sequence[int]) -> Thought[Ways]:
    """Work out all ways from the first card on; hands and rooms stand by place, from the dealer's left."""
    first = RankPlay(habit.piles, hands, [form.kept] * form.seats, 0, habit.piles.empty, form.played_out)
    ways: Ways = {}
    open_still, steps = [(1.0, first)], 0
    while open_still:
        likely, play = open_still.pop()
        seat = play.next_seat()
        winner = _winner(form, play, rooms)
        if winner is None and seat >= 0:
            open_still += _after_turn(habit, likely, play, seat)
        elif winner is None and play.clear():
            open_still.append((likely, play))
        else:
            way = (tuple([sum(play.points[side :: form.sides]) for side in range(form.sides)]), winner)
            ways[way] = ways.get(way, 0.0) + likely
        steps += 1
        if steps % _CARDS_IN_A_SLICE == 0:
            yield
    return ways


def _after_turn(habit: Habit, likely: float, play: RankPlay, seat: int) -> list[tuple[float, RankPlay]]:
    choices = habit.choices(play.pile, play.hands[seat], play.others(seat))
    if not choices:
        play.gone |= 1 << seat
        return [(likely, play)]
    if likely <= _RARE:
        choices = ((likeliest(choices), 1.0),)
    found = []
    for rank, chance in choices:
        after = play if len(choices) == 1 else _copy(play)
        after.lay(seat, rank)
        found.append((likely * chance, after))
    return found


def _copy(play: RankPlay) -> RankPlay:
    hands, left, points = play.hands[:], play.left[:], play.points[:]
    return RankPlay(
        play.piles, hands, left, play.turn, play.pile, play.played_out, play.gone, play.last, points
    )


def _winner(form: Form, play: RankPlay, rooms: Sequence[int]) -> int | None:
    """Return the side of whoever played last, if that brought it home."""
    side = form.side(play.last)
    return side if sum(play.points[side :: form.sides]) >= rooms[side] else None
