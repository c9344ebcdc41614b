"""Play a friend: the line to send, who sits where, and the game that is offered; or the call that is made."""

from collections.abc import Callable, Sequence
from functools import partial

from game.devices.clipboard import copy_text, pasted_text
from game.rules.errors import CribbageError
from game.rules.house import RULES
from game.scenes.box import Box, Notice, Offered, TypedBox, back_to_title
from game.scenes.front.unfinished_list import SET_ASIDE
from game.scenes.front.window_host import FarHost
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import AnswerScene
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, StartOver, TakeOff, Way
from game.scenes.table.far_scene import FarScene, take_up
from game.scenes.table.game_scene import lead_to_the_end
from game.session.far_away import FarAway, wish_to_go_on
from game.session.far_wish import FarWish
from game.session.looking_on import far_away
from game.sheets.page_parts import Choices, Leaders, Modem, Part, Words
from game.sheets.pages import PageSheet
from game.sheets.sheet import Sheet
from game.store.kept_game import KeptGame
from game.wire.invitation import VERSION
from game.wire.wire_file import NoWayOn, open_tables

COPY, COPIED, HANG_UP, SIT_DOWN = "Copy it", "Copied", "Hang up", "Sit down"
TO_WATCH = "For onlookers"
DIALLED, CONNECTED, NO_CARRIER = ("ATZ  OK", "ATDT 1 316 555 0187"), "CONNECT 19200", "NO CARRIER"
"""As a modem of the time told it; the number is ornament, always this one."""
A_FLICKER = 0.15  # seconds
LAMPS = ("AA", "CD", "OH", "RD", "SD", "TR", "MR")
TOLD = ("counting", "go_by_hand", "stakes", "next_deal")
"""The rules of the offer that are told before anybody sits down."""
WHICH_LINE = ("Type the line you were sent,", "or paste it: Ctrl+V. It begins", "crib1: (crib1w: to watch).")
FOOTER = "{left} {right} choose   {fire} select   {back} hang up"


class FriendPage(AnswerScene):
    """Waits or calls, and leads to the table as soon as everybody sits."""

    def __init__(self, far: FarAway, lead_on: Callable[[FarAway], Scene]) -> None:
        super().__init__()
        self.far, self._lead_on = far, lead_on
        self._steps = 0
        self._copied_till = 0
        self._lit: frozenset[str] = frozenset()

    def tick(self) -> Answer:
        self._steps += 1
        if self.far.poll():
            return GoTo(self._lead_on(self.far))
        lit, self._lit = self._lit, self._lamps()
        self.stale |= self._steps % STEPS_A_SECOND == 0 or lit != self._lit
        return STAY

    @property
    def choices(self) -> list[str]:
        if self.far.waits:
            return [COPIED if self._steps < self._copied_till else COPY, TO_WATCH, HANG_UP]
        is_asked = self.far.offer is not None and not self.far.is_agreed
        return [SIT_DOWN, HANG_UP] if is_asked else [HANG_UP]

    def choose(self, index: int) -> Answer:
        word = self.choices[min(index, self.size - 1)]
        if word == HANG_UP:
            return self.back()
        if word == SIT_DOWN:
            self.far.agree()
            return STAY
        lines = self.far.invitations
        if word == TO_WATCH:
            lines = [lines[0].for_onlookers]
        if copy_text("\n".join(map(str, lines))):
            self._copied_till = self._steps + STEPS_A_SECOND
        return STAY

    def back(self) -> Answer:
        return StartOver(Way.TITLE)

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        line = Modem(self._line, LAMPS, self._lit)
        shown = [Part("THE LINE", line, "sealed end to end", is_dark=True)]
        printed = Words(self._invited, is_printed=True)
        heading = "Send your friend this line" if self.far.waits else "The line you were sent"
        invited = [Part(heading, printed, "good until the game is over")]
        below = [
            Part("WHO SITS WHERE", Leaders(self._seats, are_seats=True)),
            Part("THE GAME", Leaders(self._offer)),
        ]
        words = [*map(str.lower, self.choices)]
        taken = [Part("", Choices(words, min(self.chosen, self.size - 1)))]
        calls = "you watch, your friends play" if self.far.looks_on else "you call, your friend waits"
        at_right = "you wait, your friend calls" if self.far.waits else calls
        return [PageSheet("PLAY A FRIEND", at_right, [shown, invited, taken, below], FOOTER)]

    @property
    def _line(self) -> list[str]:
        """Dialling takes two seconds, and delays nothing."""
        trouble = self.far.trouble
        told = (*DIALLED, NO_CARRIER if trouble else CONNECTED)[: 1 + self._steps * 2 // STEPS_A_SECOND]
        return [*told, trouble or next(reversed(self.far.party.news), self.far.status)]

    def _lamps(self) -> frozenset[str]:
        """Tell what is lit: answering, off the hook, ready; a carrier; a letter that comes or goes."""
        party = self.far.party
        there = [slot for slot in party.slots if slot.peer]
        lit = {"OH", "TR", "MR", "AA" if self.far.waits else "", "CD" if there else ""}
        lit |= {"RD" for slot in there if party.now - slot.read_at < A_FLICKER}
        lit |= {"SD" for slot in there if party.now - slot.sent_at < A_FLICKER}
        return frozenset(lit - {""})

    @property
    def _invited(self) -> list[str]:
        lines = [str(invitation) for invitation in self.far.invitations]
        also = f"Also {', '.join(self.far.others)}. " if self.far.others else ""
        return [*lines, f"{also}Keep it private: it opens the table."]

    @property
    def _seats(self) -> list[tuple[str, str]]:
        party = self.far.party
        here, seats = {party.me, *(slot.side for slot in party.slots if slot.peer)}, list[tuple[str, str]]()
        for seat, (side, offered) in enumerate(party.seated):
            who = party.who(seat) if side == party.me else offered  # where one's own is nobody's yet
            seats.append((who.partition(" ")[2], "here" if side in here else "not here"))
        own = next(iter(party.own_seats), 0)
        return seats[own:] + seats[:own] or ([] if self.far.looks_on else [("YOU", "here")])

    @property
    def _offer(self) -> list[tuple[str, str]]:
        offer = self.far.offer
        if not offer:
            return [("Kind of game", "not told yet")]
        rules = {RULES[name].words: offer.house.value_in_words(name, offer.form) for name in TOLD}
        target = str(offer.house.target_of(offer.form))
        fixed = [("Kind of game", offer.form.title.lower()), ("Points needed to win", target)]
        match = ("Match", self.far.offered_match)  # the narrowest screen has one row for either
        return [*fixed, *rules.items(), match if self.far.offered_match else ("Undo", "off on the line")]


class FriendOrCall(Box):
    """One waits and is the host; the other calls with the line that he was sent."""

    def __init__(self, open_page: Callable[[FarWish], Scene], left_open: Sequence[str] = ()) -> None:
        """Take `left_open`: the invitations to tables at which nobody has sat down yet."""
        self._open = open_page
        answers: list[Offered] = [
            ("Wait for a call", lambda: self._go(FarWish(True, ""))),
            ("Call or watch", self._ask_whom),
            *(
                ("Back to your open table", partial(self._go, FarWish(True, table)))
                for table in left_open[:1]
            ),
            ("Back", TakeOff()),
        ]
        super().__init__(["Play a friend", "", "One of you opens a table, the other sits down."], answers)

    def _ask_whom(self) -> Answer:
        copied = pasted_text()
        typed = copied if copied.startswith(VERSION) else ""
        return LayOver(TypedBox(WHICH_LINE, ("Call", lambda line: self._go(FarWish(False, line))), typed))

    def _go(self, wish: FarWish) -> Answer:
        try:
            return GoTo(self._open(wish))
        except CribbageError as error:
            return LayOver(Notice(str(error)))


def friend_page(session: WindowSession, kept: KeptGame | None) -> Scene:
    """Go on with a game that waits, do what the command line asked for, or ask who calls."""

    def table(far: FarAway) -> Scene:
        host = FarHost(session, far.sit_down(), session.settings.preset, after=Way.FRIEND)
        return take_up(FarScene(host.lay_table(), far, lead_to_the_end))

    def page(wish: FarWish) -> Scene:
        return FriendPage(far_away(session, wish), table)

    if isinstance(session.far, FarAway) and session.far.goes_on:
        return FriendPage(session.far, table)
    wished, session.has_asked = session.run_options.friend, True
    try:
        wish = wish_to_go_on(session, kept) if kept else None if session.has_called else wished
        session.has_called = True
        return page(wish) if wish else FriendOrCall(page, open_tables(session.run_options.saves))
    except NoWayOn as error:
        return back_to_title([str(error)], *[SET_ASIDE] * (kept is not None))
    except CribbageError as error:
        return back_to_title([str(error)])
