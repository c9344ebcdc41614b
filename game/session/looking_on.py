"""Looking on at a game between friends far away: nothing hidden is seen, and nothing is kept."""

import os
from collections.abc import Sequence
from pathlib import Path

from game.rules.game import Game
from game.session.far_away import FarAway
from game.session.far_match import match_at
from game.session.far_opening import Opening
from game.session.far_wish import FarWish
from game.session.session import Session
from game.wire.far_table import FarTable
from game.wire.invitation import ONLOOKER as ONLOOKERS_LINE
from game.wire.invitation import Invitation
from game.wire.party import Party
from game.wire.slots import ONLOOKER, Slot
from game.wire.wire_file import SECRET, WireEvening, WireFile


class _ToLookOn(Opening):
    """Opens a line on which nothing can be said."""

    def _calls(self) -> WireEvening:
        invitation = Invitation.parse(self.wish.words).for_onlookers
        party = Party(os.urandom(SECRET), ONLOOKER, [Slot(invitation, 0)], [], program=self.version)
        return WireEvening(party, WireFile(Path(os.devnull)), os.urandom(SECRET))


class LookingOn(FarAway):
    """Everything is checked by this machine, and none of it is this machine's to say."""

    opens = _ToLookOn

    def sit_down(self) -> FarTable:
        self.table = FarTable(self.party, self.carrier, self)
        self.match = self.table.match = match_at(self.table, self.party.match)
        return self.table

    def _go_on(self) -> None:
        """Turn to the next game of the match, once it is dealt."""
        if self.table and self.table.side is not self.party.side:
            self.table = None

    def keep(self, log: Sequence[str]) -> None:
        """Keep nothing: it is their game."""

    def end(self, log: Sequence[str], how: str = "") -> None:
        """Keep nothing at the end either, but for how the match stands."""
        if self.match:
            self.match.finish(Game.from_lines(log))

    def give_up(self) -> None:
        """Give nothing up: they may play on."""

    def leave(self) -> None:
        self.session.far = None
        self.carrier.close()


def far_away(session: Session, wish: FarWish) -> FarAway:
    """Open the evening that was wished for; with an onlookers' line nobody can sit down."""
    looks_on = wish.looks_on or wish.words.startswith(f"{ONLOOKERS_LINE}:")
    return (LookingOn if looks_on else FarAway)(session, wish)
