"""The audit of a deal: every seed is said, and each line is held against its author's and the rules."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.rules.cards import PACK, Card, Cards, turned_up
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.log import Heading, move_line
from game.rules.moves import Cut, LayAway, Move, SayGo
from game.rules.pack import BLANKS, DealtPacks
from game.values import frozen, replace
from game.wire.faults import Guilty
from game.wire.heading import WireHeading
from game.wire.locks import Points, invert, lock_key, lock_order, locked, multiply

MOST_GUESSES = 2000


def _opened(move: Move, opened: Mapping[Card, Card]) -> Move:
    """Turn up what was laid away face down."""
    return LayAway(turned_up(move.cards, opened)) if isinstance(move, LayAway) else move


class Opening(NamedTuple):
    """A place from which a side has taken its lock: the point as it lay, and without the lock."""

    place: int
    lay: bytes
    point: bytes


@frozen
class Said:
    """A line that was taken: what it opens, the card it names, the move it makes. Places are of the pack."""

    side: int
    kind: str
    words: tuple[str, ...]
    deal: int
    openings: tuple[Opening, ...]
    named: tuple[int, Card] | None
    move: tuple[int, Move] | None


class Audit:
    """The same game with every card open, as far as its deals were audited."""

    def __init__(self, heading: WireHeading, seed: str, packs: dict[str, Cards]) -> None:
        self.heading, self.seed, self._packs = heading, seed, packs
        house = replace(heading.house, go_by_hand=True)
        self.game = Game(heading.form, house, seed, dealer=heading.dealer, packs=DealtPacks(packs))

    def cut(self, depths: Mapping[int, int], pack: Cards) -> None:
        """Cut for everybody in the deal for the first crib; the pack lies open."""
        self.game.turn_up(dict(zip(BLANKS, pack, strict=True)))
        for seat in sorted(depths):
            self.game.apply(seat, Cut(depths[seat]))

    def follow(self, said: Said) -> None:
        """Follow a move that was made with open cards."""
        if said.move:
            self.game.apply(*said.move)

    def close(
        self,
        record: Sequence[Said],
        deal: int,
        order: Sequence[int],
        plain: Points,
        locks: Sequence[Points],
        seeds: Mapping[int, bytes],
        stopped: int | None,
    ) -> Cards:
        """Return the pack of the deal; let `Guilty` name the first line that is not as it should be."""
        orders = {side: lock_order(seed) for side, seed in seeds.items()}
        pack = PACK
        for side in order:
            pack = tuple(pack[place] for place in orders[side])
        opened = dict(zip(BLANKS, pack, strict=True))
        self.game.turn_up(opened)
        keys = {side: invert(lock_key(seed)) for side, seed in seeds.items()}
        below = dict(zip(order, (plain, *locks), strict=False))
        above = dict(zip(order, locks, strict=True))
        for n, said in enumerate(record, 1):
            if said.deal != deal:
                continue
            side = said.side
            if said.kind == "lock" and locked(below[side], seeds[side]) != above[side]:
                raise Guilty(side, n, "the pack is not as his seed says")
            if any(opening.point != multiply(keys[side], opening.lay) for opening in said.openings):
                raise Guilty(side, n, "wrong unlocking")
            if said.named and pack[said.named[0]] != said.named[1]:
                raise Guilty(side, n, "named another card")
            self._play_again(n, said, opened)
        if stopped is not None:
            raise Guilty(stopped, len(record) - len(seeds), "false complaint")
        return pack

    def _play_again(self, n: int, said: Said, opened: Mapping[Card, Card]) -> None:
        if not said.move:
            return
        seat, move = said.move
        try:
            self.game.apply(seat, _opened(move, opened))
        except CribbageError as error:
            raise Guilty(said.side, n, f"{said.kind}: {error}") from None

    def guess(self, occasion: str, known: Mapping[int, Card], moves: Sequence[tuple[int, Move]]) -> bool:
        """Write the last deal down though a seed of it was never said; tell whether that could be done.

        What nobody has shown is given cards with which every move was allowed."""
        hidden, chance = [card for card in PACK if card not in known.values()], Random(self.seed)
        for _ in range(MOST_GUESSES):
            chance.shuffle(hidden)
            others = iter(hidden)
            pack = tuple(known.get(place) or next(others) for place in range(len(PACK)))
            opened, packs = dict(zip(BLANKS, pack, strict=True)), {**self._packs, occasion: pack}
            house, heading = replace(self.heading.house, go_by_hand=True), self.heading
            game = Game(heading.form, house, self.seed, dealer=heading.dealer, packs=DealtPacks(packs))
            try:
                for seat, move in (*self.game.moves, *moves[len(self.game.moves) :]):
                    game.apply(seat, _opened(move, opened))
            except CribbageError:
                continue
            self._packs[occasion], self.game = pack, game
            return True
        return False

    @property
    def log(self) -> list[str]:
        """The game as any other is kept, as far as it was audited; go is left out where nobody calls it."""
        house, heading = self.heading.house, self.heading
        head = Heading(heading.form, house, self.seed, heading.dealer, packs=tuple(self._packs.items()))
        says_go = house.go_by_hand
        moves = (one for one in self.game.moves if says_go or not isinstance(one[1], SayGo))
        return [*head.to_lines(), *(move_line(seat, move) for seat, move in moves)]
