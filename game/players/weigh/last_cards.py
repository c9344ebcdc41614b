"""The last card of each of two players: nothing is chosen any more, and what comes of it is soon told."""

from functools import lru_cache

from game.players.search.foresight import ME, THEM, Moment
from game.players.tables.pile import Pile, Piles, ranks_in
from game.rules.cards import PIPS
from game.rules.counting import THIRTY_ONE

_MOST_REMEMBERED = 60_000

Pegs = tuple[int, int]  # by this player and by the other


class LastCards:
    """What both still peg from a moment in which each holds one card at the most; remembered."""

    def __init__(self, piles: Piles, played_out: bool) -> None:
        self.piles = piles
        self.played_out = played_out
        self._known: dict[tuple[Pile, int, int, int], Pegs] = {}

    def forget(self) -> None:
        """Between two decisions, lest it fill the memory."""
        if len(self._known) > _MOST_REMEMBERED:
            self._known.clear()

    def pegs(self, moment: Moment, held: int) -> Pegs:
        """If the other holds this card, or none."""
        key = (moment.pile, moment.hand, held, moment.gone * 4 + moment.mine * 2 + moment.last)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._played(moment, held)
        return found

    def _played(self, moment: Moment, held: int) -> Pegs:
        pile, mine, gone, last = moment.pile, moment.mine, moment.gone, moment.last
        cards = [_rank(held), _rank(moment.hand)]  # the other's, and this player's
        pegs = [0, 0]
        while cards[0] or cards[1]:
            rank, other = cards[mine], cards[not mine]
            me, them = (ME, THEM) if mine else (THEM, ME)
            if rank and not gone & me and pile.count + PIPS[rank] <= THIRTY_ONE:
                pile = pile.after[rank] or self.piles.add(pile, rank)
                cards[mine] = 0
                last = mine
                pegs[mine] += pile.points + (not other and pile.count < THIRTY_ONE)
                if pile.count < THIRTY_ONE:
                    mine = not mine
                    continue
            elif other and not gone & them:
                gone |= me
                mine = not mine
                continue
            else:
                pegs[last] += 1
            if not self.played_out:
                break
            pile, gone = self.piles.empty, 0
            mine = not last if cards[not last] else last
        return pegs[1], pegs[0]


@lru_cache(maxsize=8)
def _last_cards(piles: Piles, played_out: bool) -> LastCards:
    return LastCards(piles, played_out)


def last_cards(piles: Piles, played_out: bool) -> LastCards:
    """With what is remembered of earlier decisions."""
    known = _last_cards(piles, played_out)
    known.forget()
    return known


def _rank(hand: int) -> int:
    return ranks_in(hand)[0] if hand else 0
