"""A table of which a part stands far away: its moves come as news, and own moves are said over the wire."""

from collections.abc import Sequence
from typing import Protocol

from game.players.player import Player, Thought
from game.rules.cards import PACK, Blank
from game.rules.errors import IllegalMove
from game.rules.events import DealerChosen, Dealt, Event, Events, Phase, Won
from game.rules.game import Game
from game.rules.moves import ChooseTarget, Cut, LayAway, Move, Moves, TakeHeels
from game.rules.pack import cut_depths
from game.rules.question import Question, WhereToCut
from game.store.setting_words import PERSON
from game.table import FRIEND, Sitter, Table
from game.wire.heading import WireSeat
from game.wire.names import names_at
from game.wire.party import Party
from game.wire.states import States


class Carrier(Protocol):
    """What takes letters there and brings letters back."""

    trouble: str

    @property
    def is_up(self) -> bool: ...
    def poll(self, patience: float = 0.0) -> None: ...
    def close(self) -> None: ...


class Keeper(Protocol):
    """Where the game is kept beside the record."""

    def keep(self, log: Sequence[str]) -> None: ...
    def end(self, log: Sequence[str]) -> None: ...


class FarTable(Table):
    """The same game on every machine; a seat that is far away is nobody's here."""

    def __init__(self, party: Party, carrier: Carrier, keeper: Keeper) -> None:
        assert party.side, "everybody has sat down"
        self.party, self.carrier, self.keeper = party, carrier, keeper
        self.side = party.side
        self._kept_deals = 0
        self._is_ended = False
        super().__init__(self.states.game, _sitters(party, self.side.record.heading.seats))

    @property
    def states(self) -> States:
        return self.side.states

    @property
    def sides(self) -> list[int]:
        """At which side each seat sits."""
        return self.states.side_of

    @property
    def awaited(self) -> int | None:
        """A seat far away for which everybody waits now."""
        speaker = self.states.speaker
        return self.sides.index(speaker) if speaker not in (None, self.party.me) else None

    # What comes.

    def news(self, patience: float = 0.0) -> Events:
        """Return the events here and there since it was last asked for."""
        self.carrier.poll(patience)
        return self._happened()

    def _happened(self) -> Events:
        """Return the events that may be told: a deal with the own cards in it, and a win that was audited."""
        told: list[Event] = []
        events = self.states.events
        while events and self._may_be_told(events[0]):
            event = events.pop(0)
            if isinstance(event, DealerChosen):
                self._seat(event.places)
            told.append(event)
        self._keep_what_is_audited()
        return tuple(told)

    def _may_be_told(self, event: Event) -> bool:
        if isinstance(event, Dealt):
            return not any(isinstance(event.hands[seat][0], Blank) for seat in self.side.seats)
        return self.states.state == "over" if isinstance(event, Won) else True

    def _keep_what_is_audited(self) -> None:
        states = self.states
        if states.state == "over" and not states.events and not self._is_ended:
            self._is_ended = True
            log = states.auditor.log
            self.game = Game.from_lines(log)
            self.keeper.end(log)
        elif len(states.packs) > self._kept_deals and states.state != "over":
            self._kept_deals = len(states.packs)
            self.keeper.keep(states.auditor.log)

    @property
    def is_over(self) -> bool:
        return self._is_ended

    # The questions.

    @property
    def turn(self) -> int | None:
        return None if self._is_ended or self.states.events else self.side.undecided

    def question(self, seat: int) -> Question | None:
        if self.states.state == "coin":
            return WhereToCut(Phase.CUT_FOR_DEAL, cut_depths(len(PACK) - seat))
        return super().question(seat)

    def _decided(self, player: Player, seat: int) -> Thought[Move]:
        if self.states.state != "coin":
            return (yield from super()._decided(player, seat))
        depths = cut_depths(len(PACK) - seat)
        yield
        return Cut(min(max(player.cut(self.game.view(seat)), depths[0]), depths[-1]))

    def answer(self, seat: int, moves: Moves) -> Events:
        """Say the moves of an answer; each happens here when it is said, or when what it turns up is open.

        As long as nothing may be said, none happens: only the first can be held against the game."""
        first = moves[0]
        if self.states.state != "coin" and not isinstance(first, LayAway | Cut | ChooseTarget | TakeHeels):
            asked = self.game.legal(seat)
            if first not in asked:
                raise IllegalMove("You can't say that now.")
        for move in moves:
            self.side.decide(seat, move)
        self.party.act()
        self.carrier.poll()
        return self._happened()

    def apply(self, seat: int, move: Move) -> Events:
        """Say a single move."""
        return self.answer(seat, (move,))

    @property
    def to_take_back(self) -> range:
        """What is signed is not taken back."""
        return range(0)


def _sitters(party: Party, seats: Sequence[WireSeat]) -> list[Sitter]:
    """Seat everybody as this machine calls them; friends decide elsewhere."""
    names = names_at([(seat.side, seat.who) for seat in seats], party.me)
    levels = [party.sitter(n).partition(" ")[0] for n in range(len(seats))]
    return [
        Sitter(name, FRIEND if seat.side != party.me else None if level == PERSON else level)
        for seat, name, level in zip(seats, names, levels, strict=True)
    ]
