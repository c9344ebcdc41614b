"""A deal with all hands open: what it is worth to each side before the starter is known, and after."""

from collections import Counter
from collections.abc import Mapping

from game.players.hindsight.between_deals import BetweenDeals, Scores, Values
from game.players.hindsight.open_play import Ways, ways_of_play
from game.players.hindsight.run_home import Rooms, chances_after
from game.players.player import Thought
from game.players.search.situation import habit_of
from game.players.tables.shown import rank_key
from game.rules.cards import JACK, PACK, Card, Cards
from game.rules.counting import show_points
from game.rules.stage import Deal

_FAR = 60  # no side pegs so much in one play
_NO_END = 10_000
_HEELS = 2

Laid = Mapping[int, Cards]  # by seat
Shows = tuple[int, ...]  # of the hands from the dealer's left, and of the crib


class OpenDeal:
    """One deal in which so much has been laid away; the play goes on as habit has it."""

    def __init__(self, standing: BetweenDeals, deal: Deal, scores: Scores, laid: Laid) -> None:
        self.standing = standing
        self.scores = scores
        self.form = form = standing.form
        self.habit = habit_of(standing.odds)
        self.dealer = deal.dealer
        self.order = form.round_from(form.left_of(deal.dealer))
        dealt = {seat: (*deal.kept[seat], *deal.laid_away[seat]) for seat in self.order}
        self.kept = [tuple(card for card in dealt[seat] if card not in laid[seat]) for seat in self.order]
        self.crib = (*(card for seat in self.order for card in laid[seat]), *deal.from_pack)
        seen = {card for hand in dealt.values() for card in hand} | {*deal.from_pack}
        self.starters = [card for card in PACK if card not in seen]
        self._known: dict[tuple[int, ...], Ways] = {}

    def before_starter(self) -> Thought[Values]:
        """In the mean over all starters."""
        often = Counter((starter.rank == JACK, self._shows(starter)) for starter in self.starters)
        totals = [0.0] * self.form.sides
        for (heels, shows), number in often.items():
            yield
            values = yield from self._values(heels, shows)
            totals = [total + number * value for total, value in zip(totals, values, strict=True)]
        return tuple([total / len(self.starters) for total in totals])

    def with_starter(self, starter: Card) -> Thought[Values]:
        """With this starter."""
        return (yield from self._values(starter.rank == JACK, self._shows(starter)))

    def _shows(self, starter: Card) -> Shows:
        crib = show_points(self.crib, starter, crib=True)
        return (*(show_points(hand, starter) for hand in self.kept), crib)

    def _values(self, heels: bool, shows: Shows) -> Thought[Values]:
        """Each side's chance when so much will be shown."""
        scores, sides = [*self.scores], self.form.sides
        scores[self.form.side(self.dealer)] += _HEELS * heels
        if max(scores) >= self.standing.target:
            return self.standing.before(scores, self.dealer)
        rooms: Rooms = {}
        won = [0.0] * sides
        for (pegged, winner), likely in (yield from self._ways(scores)).items():
            if winner is None:
                by_side = [pegged[(side - self.dealer - 1) % sides] for side in range(sides)]
                lacks = [self.standing.target - score for score in scores]
                left = tuple([lack - points for lack, points in zip(lacks, by_side, strict=True)])
                rooms[left] = rooms.get(left, 0.0) + likely
            else:
                won[self._side(winner)] += likely
        owners = [self.form.side(seat) for seat in (*self.order, self.dealer)]
        shown = [(side, {points: 1.0}) for side, points in zip(owners, shows, strict=True)]
        chances = yield from chances_after(self.standing, self.form.left_of(self.dealer), rooms, shown)
        return tuple([first + second for first, second in zip(won, chances, strict=True)])

    def _ways(self, scores: Scores) -> Thought[Ways]:
        """The ways of the play; they end early only where somebody may be home."""
        rooms = [self.standing.target - scores[self._side(at)] for at in range(self.form.sides)]
        key = tuple([room if room < _FAR else _NO_END for room in rooms])
        if key not in self._known:
            hands = [rank_key(cards) for cards in self.kept]
            self._known[key] = yield from ways_of_play(self.form, self.habit, hands, key)
        return self._known[key]

    def _side(self, at: int) -> int:
        """Whose score a place from the dealer's left pegs for."""
        return (self.dealer + 1 + at) % self.form.sides
