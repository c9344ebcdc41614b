"""One side of a game by wire: its secrets, what others have opened to it, and the next line that it says."""

from collections.abc import Callable

from nacl.signing import SigningKey

from game.rules.cards import PACK, Card
from game.rules.events import Dealt
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.view import View
from game.wire.locks import deal_seed, digest, invert, letters_of, lock_key, locked, multiply
from game.wire.record import Record

OF_A_PERSON = ("lift", "lay", "cut", "play", "show", "target")
"""What is decided, and does not follow from the secret."""


def signing_key(secret: bytes) -> SigningKey:
    """Return the key that signs a side's lines."""
    return SigningKey(digest("sign", key=secret))


class Side:
    """What one machine says in a game. `keep` puts a line on the disk before anybody hears it."""

    def __init__(
        self, record: Record, me: int, secret: bytes, keep: Callable[[str], None] = lambda _: None
    ) -> None:
        self.record, self.states, self.me = record, record.states, me
        self._secret, self._key, self.keep = secret, signing_key(secret), keep
        self._decided: dict[int, list[Move]] = {}
        self.complaint = 0
        """The number of a line that opened nothing to this side."""
        self._read_deal = 0

    @property
    def seats(self) -> list[int]:
        """The seats of this side."""
        return self.states.seats_of(self.me)

    # What is decided here.

    @property
    def undecided(self) -> int | None:
        """The seat of this side whose player must decide something now."""
        states = self.states
        if states.verdict or self.complaint:
            return None
        if states.state == "lay":
            waiting = states.game.waiting
            return next((seat for seat in self.seats if seat in waiting and seat not in self._decided), None)
        if states.speaker != self.me:
            return None
        if states.state == "coin":
            asked = self.seats if states.step < states.sides else []
            return next((seat for seat in asked if seat not in self._decided), None)
        if states.state not in OF_A_PERSON or self._own_line(states.seat):
            return None
        return states.seat if states.seat not in self._decided else None

    def decide(self, seat: int, move: Move) -> None:
        """Decide a move of this side's; it is said as soon as it is this side's word."""
        self._decided.setdefault(seat, []).append(move)

    @property
    def is_unsaid(self) -> bool:
        """Whether something was decided that is this side's word, and may not be said yet."""
        return self.states.speaker == self.me and bool(self._decided)

    # What is said.

    def act(self) -> bool:
        """Say all that is this side's to say now; whether that was anything."""
        before = len(self.record.lines)
        self.read()
        while self.states.speaker == self.me:
            decided = {seat: [*moves] for seat, moves in self._decided.items()}
            said = self._next()
            if not said:
                break
            line = self.record.signed(self._key, self.me, *said)
            try:
                self.keep(line)
            except OSError:
                self._decided = decided
                raise
            self.hear(line)
        return len(self.record.lines) > before

    def _next(self) -> tuple[str, ...] | None:
        states = self.states
        if self.complaint and "stop" in states.kinds:
            return "stop", str(self.complaint)
        match states.state:
            case "coin":
                return self._coin()
            case "lock":
                below = states.locks[-1] if states.locks else states.plain
                return "lock", letters_of(b"".join(locked(below, self._seed)))
            case "open":
                return "open", self._unlocked(*states.to_open(self.me))
            case "starter":
                return self._starter()
            case "heels":
                return ("heels",)
            case "seed":
                return "seed", letters_of(self._seed)
        return self._own_line(states.seat) or self._decision(states.seat)

    def _coin(self) -> tuple[str, ...] | None:
        states, attempt = self.states, bytes([self.states.attempt])
        coin = digest("toss", self.record.gid, attempt, key=self._secret)
        if states.step >= states.sides:
            return "coin", letters_of(coin)
        if not all(seat in self._decided for seat in self.seats):
            return None
        cuts = [self._take(seat) for seat in self.seats]
        said = coin if self.me == states.sides - 1 else digest("coin", self.record.gid, attempt, coin)
        return "coin", *(str(cut.depth) for cut in cuts if isinstance(cut, Cut)), letters_of(said)

    def _starter(self) -> tuple[str, ...]:
        """Name the starter, as the last to open it."""
        states, packed = self.states, self._unlocked(self.states.starter)
        if not states.names_starter:
            return "starter", packed
        return "starter", str(states.face(states.starter)), packed

    def _own_line(self, seat: int) -> tuple[str, ...] | None:
        """Say moves that nobody decides: go, where none is called by hand, and the starter from the top."""
        states, house = self.states, self.states.house
        if states.state == "cut" and house.starter_from_top:
            return "cut", "0", self._unlocked(states.stock)
        if states.state == "play" and "go" in states.kinds and not house.go_by_hand:
            return None if self.view(seat).playable else ("go",)
        return None

    def view(self, seat: int) -> View:
        return self.states.game.view(seat)

    def _decision(self, seat: int) -> tuple[str, ...] | None:
        states, move = self.states, self._take(seat)
        match move:
            case None:
                return None
            case Cut(depth) if states.state == "cut":
                return "cut", str(depth), self._unlocked(states.stock + depth)
            case Cut(depth):
                return "lift", str(depth)
            case LayAway(cards):
                return "lay", *map(str, sorted(self._place(seat, card) for card in cards))
            case Play(card):
                place = self._place(seat, card)
                packed = (self._unlocked(place),) if states.sides == 2 else ()
                return "play", str(place), str(card), *packed
            case _:
                return tuple(str(move).split(" "))

    def _take(self, seat: int) -> Move | None:
        """Take the first decision for a seat that is not said yet."""
        moves = self._decided.get(seat)
        move = moves.pop(0) if moves else None
        if not moves:
            self._decided.pop(seat, None)
        return move

    def _place(self, seat: int, card: Card) -> int:
        return next(place for place in self.states.kept(seat) if self.states.face(place) == card)

    @property
    def _seed(self) -> bytes:
        return deal_seed(self._secret, self.record.gid, self.states.game.deals)

    def _unlocked(self, *places: int) -> str:
        key = invert(lock_key(self._seed))
        return letters_of(b"".join(multiply(key, self.states.lies(place)) for place in places))

    # What is read.

    def hear(self, line: str) -> bool:
        """Take a line of the record, whoever said it; False where it was said before."""
        is_new = self.record.add(line)
        self.read()
        return is_new

    def hear_from_another(self, line: str) -> bool:
        """Do the same; what was decided in the stead of an own line that was lost here is said no more."""
        is_new = self.hear(line)
        if is_new and self.record.said[-1].side == self.me:
            self._decided.clear()
        return is_new

    def read(self) -> None:
        """Read the cards opened to this side; a complaint waits until it is this side's word."""
        states = self.states
        if not self.record.said:
            return
        if states.state == "lay" and self._read_deal < states.game.deals:
            self._read_deal = states.game.deals
            self._read_hands()
        elif states.state == "starter" and states.speaker == self.me and states.names_starter:
            self._learn({states.starter: self._card(states.starter)})
        last = self.record.said[-1]
        if last.named and last.side != self.me and self.seats:
            self._check(last.named)

    def _read_hands(self) -> None:
        """Read the own cards; the table hears of the deal with them."""
        states = self.states
        self._learn({place: self._card(place) for seat in self.seats for place in states.hand(seat)})
        hands = tuple(tuple(map(states.face, states.hand(seat))) for seat in range(states.form.seats))
        for at, event in enumerate(states.events):
            if isinstance(event, Dealt) and event.number == self._read_deal:
                states.events[at] = Dealt(event.number, event.dealer, hands, event.from_pack)

    def _learn(self, cards: dict[int, Card | None]) -> None:
        known = {place: card for place, card in cards.items() if card}
        own = [*(self.states.known | known).values()]
        if len(known) < len(cards) or len({*own}) < len(own):
            self.complaint = self.complaint or self._last_opening
        self.states.turn_up(known)

    @property
    def _last_opening(self) -> int:
        """The last line in which another side opened something."""
        said = enumerate(self.record.said, 1)
        return max((n for n, one in said if one.openings and one.side != self.me), default=1)

    def _card(self, place: int) -> Card | None:
        """Return the card in a place from which all others have taken their locks."""
        key = invert(lock_key(self._seed))
        point = multiply(key, self.states.open_to_last(place))
        return self._cards.get(point)

    @property
    def _cards(self) -> dict[bytes, Card]:
        return dict(zip(self.states.plain, PACK, strict=True))

    def _check(self, named: tuple[int, Card]) -> None:
        """Check that a card which another named is the one that was opened, and none of ours."""
        states, (at, card) = self.states, named
        held = [face for place, face in states.known.items() if states.in_pack(place) != at]
        opened = self.record.said[-1].openings
        is_other = (
            states.sides == 2
            and opened
            and self._cards.get(multiply(invert(lock_key(self._seed)), opened[0].point)) != card
        )
        if is_other or card in held:
            self.complaint = self.complaint or len(self.record.said)
