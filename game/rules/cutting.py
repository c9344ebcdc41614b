"""The three cuts, for the deal, of the pack and of the starter; and the target, chosen after the first."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache

from game.rules.cards import JACK, Card, Cards, turned_up
from game.rules.counting import FOR_HEELS, Reason
from game.rules.errors import IllegalMove
from game.rules.events import Ask, CutForDeal, CutTied, DealerChosen, PackCut, Phase, StarterCut, TargetChosen
from game.rules.house import ASKED_TARGETS
from game.rules.in_words import number_word
from game.rules.moves import ChooseTarget, Cut, Move
from game.rules.pack import LEAST_IN_A_PACKET, cut, cut_depths
from game.rules.playing import Playing
from game.rules.stage import GameInPlay, Stage


class Cutting(Stage):
    """One seat lifts a packet off `cards`."""

    cards: Cards
    cutter: int

    @property
    def question(self) -> Ask:
        return Ask.CUT

    @property
    def waiting(self) -> tuple[int, ...]:
        return (self.cutter,)

    @property
    def cut_depths(self) -> range:
        return cut_depths(len(self.cards))

    def legal(self, seat: int) -> tuple[Move, ...]:
        return _cuts(self.cut_depths) if seat == self.cutter else ()

    def act(self, seat: int, move: Move) -> None:
        self.refuse_out_of_turn(seat)
        if not isinstance(move, Cut):
            raise IllegalMove("The cards must be cut first.")
        if move.depth not in self.cut_depths:
            least, most = self.cut_depths[0], self.cut_depths[-1]
            raise IllegalMove(f"Cut {least} to {most} cards: leave {_FEWEST} in each packet.")
        self.lift(seat, move.depth)

    def turn_up(self, known: Mapping[Card, Card]) -> None:
        self.cards = turned_up(self.cards, known)

    @abstractmethod
    def lift(self, seat: int, depth: int) -> None:
        """Follow up the cut."""


_FEWEST = number_word(LEAST_IN_A_PACKET)


@lru_cache(maxsize=64)  # sizes of a pack to be cut
def _cuts(depths: range) -> tuple[Cut, ...]:
    return tuple(map(Cut, depths))


class CuttingForDeal(Cutting):
    """Each seat shows the card below the packet it lifts, and keeps it out; the lowest deals (D1)."""

    phase = Phase.CUT_FOR_DEAL

    def __init__(self, game: GameInPlay) -> None:
        super().__init__(game)
        self.attempts = 0
        self._take_a_new_pack()

    def _take_a_new_pack(self) -> None:
        self.attempts += 1
        self.cards = self.game.pack(f"cut {self.attempts}")
        self.cutter = 0
        self.shown: Cards = ()

    def lift(self, seat: int, depth: int) -> None:
        card = self.cards[depth]
        self.game.tell(CutForDeal(seat, depth, card))
        self.shown += (card,)
        self.cards = tuple(other for other in self.cards if other != card)
        self.cutter += 1
        if self.cutter == self.game.form.seats:
            self._settle()

    def _settle(self) -> None:
        order = sorted(range(len(self.shown)), key=lambda cutter: self.shown[cutter].rank)
        ranks = [self.shown[cutter].rank for cutter in order]
        by_cut = self.game.house.cuts_for_partners(self.game.form)
        if ranks[0] == ranks[1] or (by_cut and ranks[1] == ranks[2]):
            self.game.tell(CutTied(self.shown))
            self._take_a_new_pack()
            return
        places = _places(order) if by_cut else tuple(range(len(order)))
        dealer = places.index(order[0])
        self.game.places = places
        self.game.tell(DealerChosen(dealer, places))
        self.game.begin_game(dealer)


def _places(order: list[int]) -> tuple[int, ...]:
    """Seat two lowest against two highest (W9): who cut first keeps seat 0, and his partner sits opposite."""
    pair = order[:2] if 0 in order[:2] else order[2:]
    partner = next(cutter for cutter in pair if cutter != 0)
    left, right = sorted(set(order) - {0, partner})
    return (0, left, partner, right)


class CuttingPack(Cutting):
    """The player at the dealer's left cuts the pack before the deal."""

    phase = Phase.CUT_PACK

    def __init__(self, game: GameInPlay, cards: Cards) -> None:
        super().__init__(game)
        self.cards = cards
        self.cutter = game.form.left_of(game.dealer)

    def lift(self, seat: int, depth: int) -> None:
        """Put the packets together the other way round, and deal."""
        self.game.tell(PackCut(seat, depth))
        self.game.deal_hands(cut(self.cards, depth))


class CuttingStarter(Cutting):
    """The player at the dealer's left cuts the starter (D4); a jack is two for the dealer's heels (S1).

    Where the top card will do, this is the moment in which it is turned up by all together."""

    phase = Phase.CUT_STARTER

    def __init__(self, game: GameInPlay) -> None:
        super().__init__(game)
        self.cards = game.deal.stock
        self.cutter = game.form.left_of(game.dealer)

    @property
    def cut_depths(self) -> range:
        return range(1) if self.game.house.starter_from_top else super().cut_depths

    def lift(self, seat: int, depth: int) -> None:
        _turn_up(self.game, self.game.dealer if self.game.house.starter_from_top else seat, depth)


def choose_starter(game: GameInPlay) -> None:
    """Ask for the cut of the starter once all have discarded, or turn up the top card (D13)."""
    if game.house.starter_from_top and not game.is_blind:
        _turn_up(game, game.dealer, 0)
    else:
        game.enter(CuttingStarter(game))


def _turn_up(game: GameInPlay, seat: int, depth: int) -> None:
    starter = game.deal.starter = game.deal.stock[depth]
    game.tell(StarterCut(seat, depth, starter))
    by_itself = not game.house.counting.in_play
    if starter.rank == JACK and by_itself:
        game.peg(game.dealer, FOR_HEELS, Reason.HEELS)
    game.enter(Playing(game, heels_open=starter.rank == JACK and not by_itself))


def targets(usual: int) -> tuple[int, ...]:
    """Return the targets that the source asks for, and the house's own."""
    return tuple(sorted({*ASKED_TARGETS, usual}))


class ChoosingTarget(Stage):
    """Whoever speaks first has chosen: the rules do not know who is a person."""

    phase = Phase.CHOOSE_TARGET

    def __init__(self, game: GameInPlay, dealer: int) -> None:
        super().__init__(game)
        self.dealer = dealer

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.form.round_from(0)

    @property
    def question(self) -> Ask:
        return Ask.TARGET

    def legal(self, seat: int) -> tuple[Move, ...]:
        return tuple(map(ChooseTarget, targets(self.game.target)))

    def act(self, seat: int, move: Move) -> None:
        if not isinstance(move, ChooseTarget):
            raise IllegalMove("Pick the target first.")
        if move not in self.legal(seat):
            raise IllegalMove(f"You can't play to {move.target} here.")
        self.game.target = move.target
        self.game.tell(TargetChosen(seat, move.target))
        self.game.begin_deal(self.dealer)
