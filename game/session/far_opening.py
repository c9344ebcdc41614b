"""How an evening with a friend far away is opened: who waits and who calls, on what line, from which file."""

import socket
from contextlib import suppress

from game.assets import PIP
from game.players.seating import player_class
from game.rules.errors import LONGEST_NAME, CribbageError
from game.rules.house import House
from game.rules.match import Match
from game.rules.match_length import read_length
from game.rules.voice import YOU
from game.session.far_match import words_of
from game.session.far_wish import NEEDS_BROKER, FarWish
from game.session.session import Session
from game.session.who_sits import person_name
from game.table import Sitter
from game.wire.agreement import NOBODY
from game.wire.far_table import Carrier
from game.wire.heading import WireSeat, offered_rows, who_row
from game.wire.invitation import BROKERS, Invitation, read_address
from game.wire.locks import library_is_sound
from game.wire.slots import ONLOOKER
from game.wire.tcp import TcpCarrier, listening
from game.wire.wire_file import WireEvening, WireFile, forget_old, kept_evening, new_evening

ANYWHERE, ANYWHERE_IN_SIX = "0.0.0.0", "::"
YOU_CALL = "You joined that game as the guest: use --call with this line."
YOU_WAIT = "That is your own table: use --wait with this line, and send it to your friend."
TOO_OLD = f"This PyNaCl is too old to be fair: it would let cards be marked. Run {PIP} -U PyNaCl."


class Opening:
    """Opens a line, and the evening on it: a new one, or the one that was left."""

    def __init__(self, session: Session, wish: FarWish) -> None:
        """Raise `CribbageError` where nobody can wait or call."""
        if not library_is_sound():
            raise CribbageError(TOO_OLD)
        if wish.by_broker:
            _find_broker()
        session.hang_up()
        forget_old(session.run_options.saves)
        self.session, self.wish, self.version = session, wish, session.run_options.version
        self.has_moved = False
        """Whether the line that was typed leads elsewhere than the last time."""
        self.others: list[str] = []
        """Other names under which this machine may be called."""
        self._listener: socket.socket | None = None
        """Where a host hears who calls, if there is no broker."""
        self.evening = self._waits() if wish.waits else self._calls()
        self.carrier = self._carrier()

    def _waits(self) -> WireEvening:
        """Wait as host, whose rules are the offer; with an invitation, continue a saved game."""
        words, via, others = self.wish.words, self.wish.via, range(self.session.form.seats - 1)
        if words.startswith("crib"):
            typed = Invitation.parse(words)
            file = WireFile.of(self.session.run_options.saves, typed)
            if not file.rows:
                raise CribbageError("No game here has that invitation: it is over, or on another machine.")
            evening = self._back(file, typed)
            self._listener = None if typed.broker else listening(_own(typed.host), typed.port)
            return evening
        if via:
            broker, _, address = via.partition("://")
            if broker not in BROKERS:
                raise CribbageError(
                    "--via takes a broker, such as mqtts://broker.example.org, or a file with it."
                )
            host, port = read_address(address.rpartition("@")[2], BROKERS[broker])
            return self._new([Invitation.new(host, port, broker) for _ in others], me=0)
        host, port = read_address(_with_host(words)) if words else (ANYWHERE, 0)
        self._listener = listening(host, port)
        likeliest, *self.others = _addresses() if host == ANYWHERE else [host]
        port = self._listener.getsockname()[1]
        return self._new([Invitation.new(likeliest, port) for _ in others], me=0)

    def _calls(self) -> WireEvening:
        invitation = Invitation.parse(self.wish.words)
        file = WireFile.of(self.session.run_options.saves, invitation)
        return self._back(file, invitation) if file.rows else self._new([invitation], me=1)

    def _back(self, file: WireFile, typed: Invitation) -> WireEvening:
        """Come back to a game, with the address that was typed: the file learns it once a friend is there."""
        evening = kept_evening(file, self.version)
        party = evening.party
        if (party.me == 0) is not self.wish.waits:
            file.hold = None
            raise CribbageError(YOU_CALL if party.me else YOU_WAIT)
        kept = [slot.invitation for slot in party.slots]
        if typed.address != kept[0].address:
            self.has_moved = True
            for slot in party.slots:
                slot.invitation = slot.invitation.moved_to(typed)
                party.once_known.append(f"invitation {slot.invitation}")
            waits = f"Waiting at {typed.address}. Send your friend the line with this address."
            calls = f"Calling {typed.address}, not {kept[0].address} as before."
            party.news.tell(waits if self.wish.waits else calls)
        return evening

    def _carrier(self) -> Carrier:
        """Return the carrier that the invitation names; a broker's is imported only where there is one."""
        evening, party, login = self.evening, self.evening.party, "".join(self.wish.via.split())
        if login not in ("", evening.login) and party.me != ONLOOKER:  # the list continues the game with it
            party.put_down(f"login {login}")
        if not party.slots[0].invitation.broker:
            return TcpCarrier(party, self._listener)
        from game.wire.broker import BrokerCarrier, OnlookersCarrier

        of_a_broker = OnlookersCarrier if party.me == ONLOOKER else BrokerCarrier
        return of_a_broker(party, evening.box, login or evening.login)

    def _new(self, invited: list[Invitation], *, me: int) -> WireEvening:
        own, form = str(self._own_sitter(me)), self.session.form
        rows = [f"invitation {invitation}" for invitation in invited]
        rows.append(f"who {-1 if me else 0} {own}")
        if me == 0:
            rows += [f"offer {row}" for row in self._offer(who_row(own))]
            length = read_length(self.session.settings.match)
            rows += [f"match {words_of(Match(form, House(), length=length))}"] if length else []
        file = WireFile.of(self.session.run_options.saves, invited[0])
        return new_evening(file, me=me, rows=rows, program=self.version)

    def _offer(self, own: str) -> list[str]:
        form, house = self.session.form, self.session.settings.house_rules
        whos = enumerate([own, *[NOBODY] * (form.seats - 1)])
        return offered_rows(form, house, [WireSeat(seat, who) for seat, who in whos])

    def _own_sitter(self, me: int) -> Sitter:
        if self.session.run_options.demo:
            level = self.session.level
            return Sitter(player_class(level).title.upper()[:LONGEST_NAME], level)
        name = person_name(self.session.settings, 0, self.session.settings.initials)
        return Sitter(("HOST" if me == 0 else "GUEST") if name == YOU else name)


def _find_broker() -> None:
    """Look for what a broker takes, which a friend on a direct line does without, before a file is begun."""
    try:
        import game.wire.broker  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name != "paho":
            raise
        raise CribbageError(NEEDS_BROKER) from None


def _own(host: str) -> str:
    """Return where a machine waits that was called by one of its own names."""
    is_here = host.startswith("127.") or host in ("localhost", "::1")
    return host if is_here else ANYWHERE_IN_SIX if ":" in host else ANYWHERE


def _with_host(words: str) -> str:
    return f"{ANYWHERE}:{words}" if words.isdecimal() else words


def _addresses() -> list[str]:
    """List this machine's addresses, the likeliest first."""
    found = []
    with suppress(OSError):
        found = [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    names = [*dict.fromkeys(found), socket.gethostname(), "127.0.0.1"]
    return sorted(dict.fromkeys(names), key=lambda name: name.startswith("127."))
