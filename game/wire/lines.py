"""The lines of a game by wire: what each kind says and does. Each raises before anything has changed."""

from functools import partialmethod

from game.rules.cards import PACK, Card
from game.rules.counting import THIRTY_ONE
from game.rules.moves import ChooseTarget, Cut, LayAway, Move, Play, SayGo, TakeHeels, parse_move
from game.rules.pack import BLANKS, cut_depths
from game.rules.taking_back import ANY_CARD_FITS
from game.wire.audit import Opening, Said
from game.wire.faults import Guilty
from game.wire.locks import Points, bytes_of, digest, is_point, number_of, points_of
from game.wire.states import States

SEED = COIN = 32  # bytes

Taken = tuple[tuple[Opening, ...], tuple[int, Card] | None, tuple[int, Move] | None]
NOTHING: Taken = ((), None, None)


class Lines(States):
    """What the side whose word it is may say, and does with it."""

    def take(self, side: int, n: int, kind: str, words: list[str]) -> Said:
        """Take a line of the speaker's, its words and its deed."""
        deal = self.game.deals
        openings, named, move = getattr(self, f"_{kind}")(side, n, *words)
        return Said(side, kind, tuple(words), deal, openings, named, move)

    def _coin(self, side: int, n: int, *words: str) -> Taken:
        """Lay each side's coin but the last's under a hash; the last says its own; all are opened."""
        if self.step >= self.sides:
            (said,) = words
            coin = bytes_of(said, COIN)
            if digest("coin", self.gid, bytes([self.attempt]), coin) != self.coins[side]:
                raise Guilty(side, n, "not the coin that was laid down")
            self.coins[side] = coin
        else:
            *depths, said = words
            seats = self.seats_of(side)
            cuts = [
                number_of(depth, cut_depths(len(PACK) - seat))
                for seat, depth in zip(seats, depths, strict=True)
            ]
            self.coins.append(bytes_of(said, COIN))
            self.cuts |= dict(zip(seats, cuts, strict=True))
        self.step += 1
        return NOTHING

    def _target(self, side: int, n: int, hole: str) -> Taken:
        move = ChooseTarget(number_of(hole, range(1000)))
        if move not in self.game.legal(self.seat):
            raise ValueError("no such target")
        return self._made(self.seat, move)

    def _lock(self, side: int, n: int, packed: str) -> Taken:
        points = points_of(packed, len(PACK))
        if len(set(points)) != len(points):
            raise Guilty(side, n, "doubled card")
        if not all(map(is_point, points)):
            raise Guilty(side, n, "not a point of the group")
        self.locks.append(points)
        self._lying = dict(enumerate(points))
        self.step += 1
        return NOTHING

    def _lift(self, side: int, n: int, depth: str) -> Taken:
        move = Cut(number_of(depth, cut_depths(len(PACK))))
        self._turned = move.depth
        return self._made(self.pone, move)

    def _open(self, side: int, n: int, packed: str) -> Taken:
        openings = self._openings(side, n, self.to_open(side), packed)
        self._turn(side, openings)
        self.step += 1
        return openings, None, None

    def _openings(self, side: int, n: int, places: list[int], packed: str) -> tuple[Opening, ...]:
        """Return the places a side took its lock off: nothing twice, and nothing visibly from elsewhere."""
        points = points_of(packed, len(places))
        if len({*points} - self._opened[side].keys()) != len(points):
            raise Guilty(side, n, "opened one card twice")
        for place, point in zip(places, points, strict=True):
            below = self._pack_below(side, place)
            if not (is_point(point) if below is None else point in below):
                raise Guilty(side, n, "opened what was never in the pack")
        return tuple(
            Opening(self.in_pack(place), self.lies(place), point)
            for place, point in zip(places, points, strict=True)
        )

    def _pack_below(self, side: int, place: int) -> Points | None:
        """Return the pack in which a point must be without this lock, where only those below it are left."""
        order, at = self.order, self.in_pack(place)
        others = range(self.sides if self.sides > 2 else 0)
        off = {side, *(other for other in others if at in self._opened[other].values())}
        left = [other for other in order if other not in off]
        if left != order[: len(left)]:
            return None
        return self.locks[len(left) - 1] if left else self.plain

    def _turn(self, side: int, openings: tuple[Opening, ...]) -> None:
        for opening in openings:
            self._opened[side][opening.point] = opening.place
            self._lying[opening.place] = opening.point

    def _lay(self, side: int, n: int, *words: str) -> Taken:
        seat, places = self.seat, [-1]
        for word in words:
            places.append(number_of(word, [place for place in self.hand(seat) if place > places[-1]]))
        if len(places) != 1 + self.form.laid_away:
            raise ValueError("another number of cards")
        laid = places[1:]
        self._gone.update(laid)
        blanks = LayAway(tuple(BLANKS[self.in_pack(place)] for place in laid))
        faces = LayAway(tuple(self.face(place) for place in laid))
        self._do(seat, faces)
        return (), None, (seat, blanks)

    def face(self, place: int) -> Card:
        """Return a card as this machine sees it."""
        return self.known.get(place, BLANKS[self.in_pack(place)])

    @property
    def stock(self) -> int:
        """The first place that was not dealt."""
        return self.form.seats * self.form.dealt + self.form.from_pack

    def _cut(self, side: int, n: int, depth: str, packed: str) -> Taken:
        """Cut to where the starter lies; nobody sees it before all have opened it."""
        from_top = self.house.starter_from_top
        depths = range(1) if from_top else cut_depths(len(PACK) - self.stock)
        place = self.stock + number_of(depth, depths)
        openings = self._openings(side, n, [place], packed)
        self._turn(side, openings)
        self.starter, self.state, self.step = place, "starter", 0
        return openings, None, None if from_top else (self.pone, Cut(place - self.stock))

    def _starter(self, side: int, n: int, *words: str) -> Taken:
        *names, packed = words
        if len(names) != self.names_starter:
            raise ValueError("the last one names the card")
        named = self._unseen(side, n, names[0]) if names else None
        openings = self._openings(side, n, [self.starter], packed)
        if named and self.sides > 2 and openings[0].point != self.plain[PACK.index(named)]:
            raise Guilty(side, n, "named another card")
        self._turn(side, openings)
        self.step += 1
        if not named:
            return openings, None, None
        self._see(self.starter, named)
        self._do(self.pone, Cut(self.starter - self.stock))
        return openings, (self.in_pack(self.starter), named), None

    def _unseen(self, side: int, n: int, name: str) -> Card:
        card = Card.parse(name)
        if str(card) != name:
            raise ValueError("no card")
        if card in self._seen:
            raise Guilty(side, n, "a card that lies open already")
        return card

    def _see(self, place: int, card: Card) -> None:
        self._seen.add(card)
        self.turn_up({place: card})

    def _heels(self, side: int, n: int) -> Taken:
        return self._made(self.game.dealer, TakeHeels())

    def _no(self, side: int, n: int) -> Taken:
        self.state = "play"
        return NOTHING

    def _play(self, side: int, n: int, where: str, name: str, *packed: str) -> Taken:
        seat = self.seat
        place = number_of(where, self.kept(seat))
        card = self._unseen(side, n, name)
        if self.count + card.pips > THIRTY_ONE:
            raise Guilty(side, n, "passed thirty-one")
        if len(packed) != (self.sides == 2):
            raise ValueError("a point where there are two sides, and none where there are more")
        openings = self._openings(side, n, [place], *packed) if packed else ()
        self._turn(side, openings)
        self._gone.add(place)
        self._see(place, card)
        self._do(seat, Play(card))
        return openings, (self.in_pack(place), card), (seat, Play(card))

    @property
    def count(self) -> int:
        """What the cards of the running count come to."""
        return self.game.view(0).count

    def _go(self, side: int, n: int) -> Taken:
        if self.count <= ANY_CARD_FITS:
            raise Guilty(side, n, "go with a card that fits")
        return self._made(self.seat, SayGo())

    def _counted(self, kind: str, side: int, n: int, *words: str) -> Taken:
        """Read what stands here as it does in any log."""
        text = " ".join((kind, *words))
        move = parse_move(text)
        if str(move) != text or move not in self.game.legal(self.seat):
            raise ValueError("not now")
        return self._made(self.seat, move)

    _claim = partialmethod(_counted, "claim")
    _muggins = partialmethod(_counted, "muggins")
    _accept = partialmethod(_counted, "accept")

    def _stop(self, side: int, n: int, line: str) -> Taken:
        """Stop at a line that opened nothing: all seeds are said, and the audit says whose fault it is."""
        number_of(line, range(1, n))
        self.stopped, self.state, self.step = side, "seed", 0
        return NOTHING

    def _seed(self, side: int, n: int, seed: str) -> Taken:
        self.seeds[side] = bytes_of(seed, SEED)
        self.step += 1
        return NOTHING

    def _made(self, seat: int, move: Move) -> Taken:
        self._do(seat, move)
        return (), None, (seat, move)

    def _do(self, seat: int, move: Move) -> None:
        self.events += self.game.apply(seat, move)
        self.step = 0
