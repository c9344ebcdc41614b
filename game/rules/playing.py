"""The play of the cards: the count, the go, thirty-one, the last card."""

from collections.abc import Collection

from game.rules.cards import PIPS, Card
from game.rules.claiming import Claiming
from game.rules.counting import FOR_GO, FOR_HEELS, THIRTY_ONE, Reason, peg, points
from game.rules.errors import IllegalMove
from game.rules.events import Ask, Claimed, CountCleared, Phase, Played, WentGo
from game.rules.moves import Move, Play, SayGo, TakeHeels
from game.rules.showing import Showing
from game.rules.stage import GameInPlay, Stage
from game.rules.view import SeatCards

PASSES_31 = f"That card would pass {THIRTY_ONE}."
CAN_PLAY = "You can still play a card."


def refuse_to_play(card: Card, hand: Collection[Card], count: int) -> None:
    """Refuse a card that is not in the hand, or passes thirty-one."""
    if card not in hand:
        raise IllegalMove(f"You don't have {card}.", "not_held", card=card)
    if count + PIPS[card.rank] > THIRTY_ONE:
        raise IllegalMove(PASSES_31, "past_31")


class Playing(Stage):
    """Cards are played in turn, round after round of up to thirty-one."""

    phase = Phase.PLAY

    def __init__(self, game: GameInPlay, *, heels_open: bool) -> None:
        super().__init__(game)
        self.heels_open = heels_open
        self.hands = game.deal.hands
        self.turn = game.form.left_of(game.dealer)
        self.laid: list[tuple[int, Card]] = []
        self.count = 0
        self.gone: set[int] = set()
        self.claiming: Claiming | None = None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seat whose turn it is, or the one that counts or may call muggins."""
        return self.claiming.waiting if self.claiming else (self.turn,)

    @property
    def question(self) -> Ask:
        return self.claiming.question if self.claiming else Ask.PLAY

    @property
    def claimed(self) -> Claimed | None:
        return self.claiming.claimed if self.claiming else None

    @property
    def pile(self) -> SeatCards:
        return tuple(self.laid)

    @property
    def called_go(self) -> frozenset[int]:
        return frozenset(self.gone)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Return the cards that do not pass thirty-one, or go; and heels until the dealer has played."""
        heels: tuple[Move, ...] = (TakeHeels(),) if self.may_take_heels(seat) else ()
        if self.claiming:
            return self.claiming.legal(seat) + heels
        if seat != self.turn:
            return heels
        plays = [Play(card) for card in self.hands[seat] if self._fits(card)]
        return (*(plays or (SayGo(),)), *heels)

    def act(self, seat: int, move: Move) -> None:
        if isinstance(move, TakeHeels):
            self._take_heels(seat)
            return
        self.refuse_out_of_turn(seat)
        if self.claiming:
            self.claiming.act(seat, move)
            if not self.claiming.waiting:
                self.claiming = None
                self._pass_on()
        elif isinstance(move, Play):
            self._play(seat, move.card)
        elif isinstance(move, SayGo):
            self._say_go(seat)
        else:
            raise IllegalMove("Play a card.")

    def _fits(self, card: Card) -> bool:
        return self.count + card.pips <= THIRTY_ONE

    def _can_play(self, seat: int) -> bool:
        room = THIRTY_ONE - self.count
        return any(card.pips <= room for card in self.hands[seat])  # one that nobody saw fits nowhere

    def may_take_heels(self, seat: int) -> bool:
        return self.heels_open and seat == self.game.dealer

    def _take_heels(self, seat: int) -> None:
        if not self.may_take_heels(seat):
            raise IllegalMove("There are no heels to take.")
        self.heels_open = False
        self.game.peg(seat, FOR_HEELS, Reason.HEELS)

    def _play(self, seat: int, card: Card) -> None:
        hand = self.hands[seat]
        refuse_to_play(card, hand, self.count)
        hand.remove(card)
        self.game.deal.played.append((seat, card))
        self.laid.append((seat, card))
        self.count += PIPS[card.rank]
        if seat == self.game.dealer:
            self.heels_open = False  # forgotten heels are lost (S3)
        self.game.tell(Played(seat, card, self.count))
        self._score(seat)

    def _score(self, seat: int) -> None:
        scores = peg([card for _, card in self.laid])
        if self.game.house.counting.in_play:
            self.claiming = Claiming(self.game, seat, scores, Reason.PLAY)
            return
        self.game.peg(seat, points(scores), Reason.PLAY, scores)
        self._pass_on()

    def _say_go(self, seat: int) -> None:
        if any(card.rank and self._fits(card) for card in self.hands[seat]):  # a blank tells nothing
            raise IllegalMove(CAN_PLAY, "can_play")
        self._go(seat)
        self._pass_on()

    def _go(self, seat: int) -> None:
        self.gone.add(seat)
        self.game.tell(WentGo(seat))

    def _pass_on(self) -> None:
        """Pass to the next seat that can play, which must (P2, P21); no cards are a silent go (P7)."""
        if self.count == THIRTY_ONE:
            self._clear()
            return
        last = self.laid[-1][0]
        for seat in self.game.form.round_from(self.game.form.left_of(last)):
            if seat in self.gone or not self.hands[seat]:
                continue
            if self.game.says_go or self._can_play(seat):
                self.turn = seat
                return
            self._go(seat)
        self.game.peg(last, FOR_GO, Reason.LAST_CARD if self._is_over else Reason.GO)
        self._clear()

    @property
    def _is_over(self) -> bool:
        """All cards are played, or the form stops at the first count (P18)."""
        return not self.game.form.played_out or not any(self.hands)

    def _clear(self) -> None:
        """Clear the count: nothing of it scores with the new one (P10); who played last leads last (P8)."""
        if self._is_over:
            self.game.enter(Showing(self.game))
            return
        form = self.game.form
        last = self.laid[-1][0]
        self.laid, self.count, self.gone = [], 0, set()
        self.turn = next(seat for seat in form.round_from(form.left_of(last)) if self.hands[seat])
        self.game.tell(CountCleared(self.turn))
