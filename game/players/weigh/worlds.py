"""Deals as they may lie where nobody sees them, each played to its end with every choice."""

from collections.abc import Sequence
from itertools import accumulate, combinations
from random import Random

from game.players.guesses import usual_crib
from game.players.player import Thought, what_it_knows
from game.players.race import EndOfPlay, Race
from game.players.search.playouts import home_in_the_play, likely_deals
from game.players.search.rank_play import Pick, RankPlay
from game.players.search.searching import can_be_searched, hands_held
from game.players.search.situation import Effort, Situation, habit_of
from game.players.tables.habit import likeliest
from game.players.tables.odds import form_odds, place
from game.players.tables.show_odds import Unseen, rank_key, ranks_of
from game.players.weigh.discards import worth_of_crib
from game.rules.cards import JACK, Card, Cards
from game.rules.counting import FOR_HEELS, show_points
from game.rules.view import View
from game.values import frozen

_CRIBS_TRIED = 6
_EFFORT = Effort(most_hands=100_000, weighed_hands=2000, deals_drawn=3000, deals_played=3000)


@frozen
class World:
    """One deal as it may be, by place from the dealer's left; the own place is filled by each choice."""

    left: list[Cards]
    shown: list[int]
    crib: Cards
    starter: Card


class Worlds:
    """Deal after deal of all that a seat cannot see, each played out with every choice.

    The others play as they are known to, by chance; the seat itself plays the champ's likeliest card."""

    def __init__(self, view: View, choices: Sequence[Cards]) -> None:
        self.view, self.choices = view, tuple(choices)
        self.odds = odds = form_odds(view.form.name)
        form = view.form
        assert view.dealer is not None
        self._form, self._dealer = form, view.dealer
        self._own, self._place = form.side(view.seat), place(form, view.seat, view.dealer)
        self._seats = form.round_from(form.left_of(view.dealer))
        self._sides = [form.side(seat) for seat in self._seats]
        self._ending = EndOfPlay(Race(form, odds), view.dealer, self._own)
        self._habit = habit_of(odds)
        self._knows = what_it_knows(view)
        self._known = Situation(view, odds) if view.kept else None
        self._pickers = [self._habit.choices] * form.seats
        self._deals: list[tuple[int, ...]] = []
        self._weights: list[float] = []

    def get_ready(self) -> Thought[None]:
        """Weigh the hands that the others may hold, where cards were played already."""
        if self._known and not self._deals:
            yield from self._weigh_hands(self._known)

    def row(self, number: int) -> list[float]:
        """Return for each choice the chance to win after this deal; the same number is the same deal."""
        rng = Random(f"deal {number} {self._knows}")
        world = self._amid_the_play(self._known, rng) if self._known else self._before_the_cut(rng)
        return [self._value(world, choice, number) for choice in self.choices]

    # What may lie where nobody sees it.

    def _weigh_hands(self, known: Situation) -> Thought[None]:
        """Find the hands that the others may still hold, and how each of them is known to play."""
        others = [at for at in range(self._form.seats) if at != self._place]
        self._pickers = [
            self._habit.choices if at == self._place else known.opponent_model(at).choices
            for at in range(self._form.seats)
        ]
        weighed: list[tuple[tuple[int, ...], float]]
        if can_be_searched(known):
            (other,) = others
            held = yield from hands_held(known, _EFFORT)
            weighed = [((hand, 0) if not other else (0, hand), weight) for hand, weight in held]
        else:
            weighed = yield from likely_deals(known, _EFFORT, Random(f"hands {self._knows}"))
        self._deals = [hands for hands, _ in weighed]
        self._weights = [*accumulate(weight for _, weight in weighed)]

    def _before_the_cut(self, rng: Random) -> World:
        """Let everybody else discard for most points, as far as a glance tells."""
        form, unseen = self._form, Unseen(self.view.hand)
        pack = [*unseen.cards]
        rng.shuffle(pack)
        hands: list[Cards] = []
        crib: Cards = ()
        for at in range(form.seats):
            kept: Cards = ()
            if at != self._place:
                dealt, pack = pack[: form.dealt], pack[form.dealt :]
                kept, laid = self._kept_of(tuple(sorted(dealt)), at)
                crib += laid
            hands.append(kept)
        starter, crib = pack[0], (*crib, *pack[1 : 1 + form.from_pack])
        return World(hands, [show_points(hand, starter) if hand else 0 for hand in hands], crib, starter)

    def _kept_of(self, dealt: Cards, at: int) -> tuple[Cards, Cards]:
        unseen, share = Unseen(dealt), worth_of_crib(self._form, at)
        best: tuple[Cards, Cards] = dealt, ()
        most = -1e9
        for laid in combinations(dealt, self._form.laid_away):
            kept = tuple([card for card in dealt if card not in laid])
            pegged, conceded = self.odds.pegging[at][rank_key(kept)]
            points = unseen.mean_shown(kept) + share * usual_crib(laid) + pegged - conceded
            if points > most:
                best, most = (kept, laid), points
        return best

    def _amid_the_play(self, known: Situation, rng: Random) -> World:
        """Draw the others' hands by how likely they kept and played them, and then their discards."""
        (hands,) = rng.choices(self._deals, cum_weights=self._weights)
        pool = [*known.unseen.cards]
        rng.shuffle(pool)
        left: list[Cards] = []
        for at, hand in enumerate(hands):
            left.append(_taken(pool, ranks_of(hand)) if at != self._place else self.view.hand)
        wholes = [self._whole(seat, left[at]) for at, seat in enumerate(self._seats)]
        crib = self.view.laid_away
        for at in range(self._form.seats):
            if at != self._place:
                crib += self._laid_by(at, pool, rng)
        crib += tuple(pool[: self._form.from_pack])
        shown = [show_points(hand, known.starter) for hand in wholes]
        return World(left, shown, crib, known.starter)

    def _whole(self, seat: int, left: Cards) -> Cards:
        return (*left, *(card for who, card in self.view.played if who == seat))

    def _laid_by(self, at: int, pool: list[Card], rng: Random) -> Cards:
        """Take from the pool, of a few cards that may be left, those that are discarded oftenest."""
        number, likely = self._form.laid_away, self.odds.laid[at]
        tried = [tuple(rng.sample(pool, number)) for _ in range(_CRIBS_TRIED)]
        (laid,) = rng.choices(tried, [likely.get(rank_key(cards), 1.0) + 1e-9 for cards in tried])
        for card in laid:
            pool.remove(card)
        return laid

    # What comes of a choice there.

    def _value(self, world: World, choice: Cards, number: int) -> float:
        """Return the chance to win once this deal is played and shown."""
        view, form = self.view, self._form
        lacks = [view.target - score for score in view.scores]
        if self._known:
            past, at = self._known.past, self._place
            play = RankPlay(
                *(past.piles, [*map(rank_key, world.left)], past.left[:], at, past.pile, form.played_out),
                *(past.gone, past.last),
            )
            play.lay(at, choice[0].rank)
            shown, crib = world.shown, world.crib
        else:
            kept = tuple([card for card in view.hand if card not in choice])
            left = [*world.left]
            left[self._place] = kept
            hands = [rank_key(hand) for hand in left]
            piles = self._habit.piles
            play = RankPlay(piles, hands, [form.kept] * form.seats, 0, piles.empty, form.played_out)
            shown = [*world.shown]
            shown[self._place] = show_points(kept, world.starter)
            crib = (*choice, *world.crib)
            dealers = form.side(self._dealer)
            lacks[dealers] -= FOR_HEELS * (world.starter.rank == JACK)
            if lacks[dealers] <= 0:
                return float(dealers == self._own)
        winner = home_in_the_play(play, self._pick(number), self._sides, lacks)
        if winner is not None:
            return float(winner == self._own)
        return self._ending.chance(lacks, shown, ((show_points(crib, world.starter, crib=True), 1.0),))

    def _pick(self, number: int) -> Pick:
        """Return the picks of a deal, in which every choice meets the same chance."""
        rng, own = Random(number), self._place

        def pick(play: RankPlay, at: int) -> int:
            choices = self._pickers[at](play.pile, play.hands[at], play.others(at))
            if len(choices) < 2 or at == own:
                return likeliest(choices) if choices else 0
            mark = rng.random()
            for rank, likely in choices:
                mark -= likely
                if mark <= 0:
                    return rank
            return choices[-1][0]

        return pick


def _taken(pool: list[Card], ranks: Sequence[int]) -> Cards:
    """Take cards of these ranks out of the pool."""
    cards = []
    for rank in ranks:
        at = next(at for at, card in enumerate(pool) if card.rank == rank)
        cards.append(pool.pop(at))
    return tuple(cards)
