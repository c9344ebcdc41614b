"""An evening with a friend far away: who waits and who calls, who sits down, and where the game is kept."""

import os
import time
from collections.abc import Sequence

from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import Heading
from game.rules.match import Match
from game.rules.match_length import read_length
from game.rules.moves import Play
from game.session.far_match import match_at, next_rows, words_of
from game.session.far_opening import Opening
from game.session.far_wish import FarWish, OpenLine
from game.session.match_under_way import MatchUnderWay
from game.session.next_table import UnkeptJournal, let_programs_in
from game.session.session import Session
from game.session.who_sits import person_name
from game.store.kept_game import BY_WIRE, WIRE, KeptGame
from game.table import FRIEND, Sitter
from game.values import replace
from game.wire.agreement import why_it_waits
from game.wire.far_table import FarTable
from game.wire.faults import Guilty
from game.wire.heading import CHANCE
from game.wire.invitation import Invitation
from game.wire.locks import letters_of
from game.wire.party import TRIES_AGAIN, Party
from game.wire.side import Side
from game.wire.slots import ONLOOKER
from game.wire.wire_file import SEVEN_DAYS, NoWayOn, WireFile, invitations_of

OPEN, CALLING = "Table open. Waiting for a call....", "Calling...."
NOBODY_SITS, OTHERS = "On the line. Nobody sits there yet.", "On the line. Waiting for the others."
FRIEND_DECIDES = "On the line. Your friend has not sat down yet."
FRIEND_COMES = "On the line. Waiting for your friend."
OFFERED = "On the line. Will you sit down?"
A_DAY, A_WEEK = 24 * 60 * 60, 7  # seconds, days
KEPT = "The game is saved. Continue with --text --{way} {invitation}"
UNSEEN = "Nobody has seen your answer yet."
NOT_KEPT = "What came last is not on the disk. Continue with --text --{way} {invitation}"
LEFT = "{0} left. The game is saved; play resumes when {0} is back."
CUT = "The line to {0} broke. The game is saved; play resumes when {0} is back."
BACK = "{} is back. {}"
LEFT_OPEN = "Your friend can answer later. Come back with --text --{way} {invitation}"
DONE = {
    "lift": "cut the deck",
    "lay": "discarded",
    "cut": "cut the starter",
    "starter": "cut the starter",
    "go": "said go",
    "heels": "took his heels",
    "target": "chose the target",
    "claim": "counted",
    "muggins": "called muggins",
    "accept": "let it be",
}


class FarAway(OpenLine):
    """One side of it, as long as this program runs; its file goes on with it in the next."""

    opens: type[Opening] = Opening

    def __init__(self, session: Session, wish: FarWish) -> None:
        """Raise `CribbageError` where nobody can wait or call."""
        self.session = session
        opened = self.opens(session, wish)
        self.evening, self.carrier = opened.evening, opened.carrier
        self.has_moved, self.others = opened.has_moved, opened.others
        self.party.agrees = self.is_agreed = (
            session.run_options.demo or bool(self.party.rows) or self.looks_on
        )
        self.party.talk.is_on = session.settings.talk
        self.table: FarTable | None = None
        self.match: Match | None = None
        """The match that the game at the table belongs to."""
        self._here: set[int] = set()
        """The sides that were on the line when that was last told."""
        self.gone: set[int] = set()
        """Those that have left the game under way."""
        self._told_talk = 0
        """How many lines of talk were told."""
        self._told_trouble = ""
        """Its trouble, as it was last told."""
        self._next_waits = ""
        """Why the next game of the match can't begin: there is no room for its file."""
        self._tries_at = 0.0
        self._is_counted = False
        """Whether only the others still have to hear how it ended."""
        session.far = self

    @property
    def waits(self) -> bool:
        """Whether this is the host."""
        return self.party.me == 0

    @property
    def looks_on(self) -> bool:
        """Whether this is somebody else's game."""
        return self.party.me == ONLOOKER

    def give_up(self) -> None:
        """Give up the game: it lies among the games that have ended, and counts for nobody."""
        if kept := self._kept:
            self.session.unfinished.give_up(kept)
        self._archive_and_forget()

    def _archive_and_forget(self) -> None:
        self.party.keep = lambda _: None
        self.session.tell(self.evening.file.archive_and_forget())

    @property
    def _kept(self) -> KeptGame | None:
        """The unfinished game that it was begun as."""
        name = self.evening.file.path.name
        return next((kept for kept in self.session.unfinished.look() if kept.wire_file == name), None)

    @property
    def party(self) -> Party:
        return self.evening.party

    @property
    def invitations(self) -> list[Invitation]:
        return [slot.invitation for slot in self.party.slots]

    @property
    def is_by_broker(self) -> bool:
        """Whether letters go by a broker, so that nobody needs to be there at the same time."""
        return bool(self.invitations[0].broker)

    @property
    def status(self) -> str:
        """What is waited for before the game, in a few words."""
        on_line = any(slot.peer for slot in self.party.slots)
        if self.looks_on:
            return NOBODY_SITS if on_line or (self.is_by_broker and self.carrier.is_up) else CALLING
        if on_line and self.party.rows:
            if not self.is_agreed:
                return OFFERED
            if len(self.party.slots) > 1 or (self.offer and self.offer.form.seats > 2):
                return OTHERS
            return FRIEND_DECIDES if self.waits else FRIEND_COMES
        return OPEN if self.waits else CALLING

    @property
    def trouble(self) -> str:
        """What keeps the game from going on, in a sentence: this disk, or the line."""
        is_done = self.party.side is not None and not self.party.is_needed
        line = "" if is_done or self.gone else self.carrier.trouble  # that somebody left is told
        return self.party.trouble or self._next_waits or line

    def news(self) -> Sequence[str]:
        """Return what has happened at the door of the table since this was last asked, and why it waits."""
        came_and_went = self._who_came_and_went()
        before, self._told_trouble = self._told_trouble, self.trouble
        told = [*self.party.news, *came_and_went, *[self.trouble] * (self.trouble not in ("", before))]
        self.party.news.clear()
        return told

    def talked(self) -> list[tuple[int, str]]:
        """Return what was said since this was last asked, with the name of who said it, and his side."""
        lines = self.party.talk.lines
        new, self._told_talk = lines[self._told_talk :], len(lines)
        return [(side, f"{self.party.name_of(side)}: {words}") for side, words in new]

    def _who_came_and_went(self) -> list[str]:
        """Tell who has hung up in the middle of a game, or whose line was cut, and who is back at it; by a
        broker nobody need be."""
        slots = self.party.slots
        before, self._here = self._here, {slot.side for slot in slots if slot.peer}
        is_amid = self.party.side is not None and self.party.side.states.state != "over"
        if self.is_by_broker or self.looks_on or not is_amid:
            return []
        left, back = before - self._here, self.gone & self._here
        self.gone = (self.gone | left) - back
        name_of, whose_move = self.party.name_of, self.whose_move
        told = [BACK.format(name_of(side), whose_move).strip() for side in sorted(back)]
        why = {slot.side: LEFT if slot.has_hung_up else CUT for slot in slots}
        return [*told, *(why[side].format(name_of(side)) for side in sorted(left))]

    def broken_off(self, guilty: Guilty) -> Sequence[str]:
        """Give up a game in which somebody's program broke the rules, and say so in a few lines."""
        self.give_up()
        whose = self.party.program_of(guilty.side)
        return [whose, "broke the rules:", f"{guilty}.", "The game counts for nobody."]

    @property
    def how_to_go_on(self) -> str:
        """Say how a game or a table that is left can be continued; nothing where it can't."""
        if not self.is_kept or self.looks_on:
            return ""
        kept = LEFT_OPEN if not self.party.side else NOT_KEPT if self.trouble_to_keep else KEPT
        way = "wait" if self.waits else "call"
        return f"{self.whose_move} {kept.format(way=way, invitation=self.invitations[0])}".strip()

    @property
    def trouble_to_keep(self) -> bool:
        """Whether something that came is not on the disk."""
        return bool(self.party.trouble or self._next_waits or self.party.unkept)

    # Before the game.

    @property
    def offer(self) -> Heading | None:
        """What the host offers, as soon as the guest has heard it."""
        rows = dict(row.split(" ", 1) for row in self.party.rows if row.startswith(("form ", "house ")))
        if not rows:
            return None
        return Heading(FORMS[rows["form"]], House.parse(rows["house"]), "-")

    @property
    def offered_match(self) -> str:
        """How long a match the host offers, in words; nothing where one game is played."""
        length = read_length(self.party.match.partition(" ")[0])
        return length.words if length else ""

    @property
    def whose_move(self) -> str:
        """For whom everybody waits, and what was done last; nothing before the game."""
        side = self.party.side
        if not side or side.states.speaker is None:
            return ""
        if side.is_unsaid:
            return UNSEEN
        last = next((said for said in reversed(side.record.said) if said.move and said.side != side.me), None)
        if side.undecided is None:
            return f"It is {self._others_move(side)} move."
        if not last:
            return "Your move."
        move = last.move[1] if last.move else None
        done = f"played {move.card}" if isinstance(move, Play) else DONE[last.kind]
        said_at = next((slot.said_at for slot in self.party.slots if slot.side == last.side), 0)
        return f"Your move: {self.party.name_of(last.side)} {done}{on_day(said_at, time.time())}."

    def _others_move(self, side: Side) -> str:
        """Name whose move it is where this side has made its own: lay-aways are opened in turn."""
        others = [at for at in range(side.states.sides) if at != side.me]
        decide = [side.states.speaker] if side.states.speaker in others else others
        return f"{self.party.name_of(decide[0])}'s" if len(decide) == 1 else "the others'"

    def agree(self) -> None:
        """Sit down to the offer."""
        self.is_agreed = True
        self.party.sit_down()

    def poll(self, patience: float = 0.0) -> bool:
        """Poll the carrier, and tell whether everybody sits and the game can begin or continue."""
        self.carrier.poll(patience)
        if self.has_next:
            self._go_on()
        return self.party.side is not None and not (self.table and self.table.is_over)

    @property
    def has_next(self) -> bool:
        """Whether another game of the match follows the one that is over."""
        return bool(self.table and self.table.is_over and self.goes_on)

    @property
    def goes_on(self) -> bool:
        """Whether a match is under way that nobody has won yet."""
        return self.match is not None and not self.match.is_over

    def _go_on(self) -> None:
        """Turn to the next game, once everybody has heard how this one ended and the host offers it."""
        assert self.table, "a game is over"
        assert self.match, "it belongs to a match"
        party = self.party
        rows = next_rows(self.table, self.match)
        if not self.waits and party.next_rows not in ([], rows):
            party.next_rows = []
            party.news.tell_once(
                "next", f"{party.program_of(0)} offers another game than the next.", party.now
            )
        is_ready = party.is_told if self.waits else party.next_rows
        if not is_ready or (self._next_waits and party.now - self._tries_at < TRIES_AGAIN):
            return
        chance, number = os.urandom(CHANCE), self.table.side.record.heading.number + 1
        party.match = words_of(self.match)
        keys = [f"theirs {slot.side} {letters_of(slot.key)}" for slot in party.slots if slot.key]
        offer = [f"offer {row}" for row in rows if self.waits]
        try:
            file = self.evening.file.for_game(number, chance, [*keys, *offer, f"match {party.match}"])
        except OSError as error:
            self._next_waits, self._tries_at = why_it_waits(error), party.now
            return
        self._next_waits = ""
        self.evening = replace(self.evening, file=file)
        party.turn_over(rows, chance, file.append)
        self.table, self._is_counted = None, False

    # The game.

    def sit_down(self) -> FarTable:
        """Sit down at the table, with all that was played before still to be told."""
        let_programs_in(self.session)
        self.table = FarTable(self.party, self.carrier, self)
        self.table.journal = _FarJournal(self)
        under_way = MatchUnderWay()
        self.match = under_way.match = self.table.match = match_at(self.table, self.party.match)
        self.table.counts = bool(self.session.settings.initials)
        unfinished = self.session.unfinished
        name = self.evening.file.path.name
        if (kept := self._kept) is None and self.table.states.state == "over":
            self._is_counted = True
        elif kept is None or not unfinished.take_up(kept):
            people = tuple(map(str, self._people(self.table)))
            lines = tuple(self.table.states.auditor.log)
            extras = {"preset": self.session.settings.preset, WIRE: name, **under_way.extras}
            self.session.tell(
                unfinished.begin(KeptGame(people, self.session.settings.initials, lines, extras))
            )
        return self.table

    def _people(self, table: FarTable) -> list[Sitter]:
        """Return who sits there, by the name that goes into the record of whoever plays here."""
        own = person_name(self.session.settings, 0, self.session.settings.initials)
        return [replace(sitter, name=own) if sitter.is_person else sitter for sitter in table.cutters]

    def keep(self, log: Sequence[str]) -> None:
        """Keep the audited deals."""
        self.session.tell(self.session.unfinished.rewrite(log))

    @property
    def may_count(self) -> bool:
        """Whether the friend has lost, and not said the last seed for seven days."""
        states = self.party.side.states if self.party.side else None
        is_won = states is not None and states.awaits_the_loser == self.party.me
        return is_won and time.time() - self.party.said_at > SEVEN_DAYS

    def count(self) -> str:
        """Count a game that the loser does not end; the missing seed can hide his wrong alone."""
        assert self.table, "it was played at a table"
        if not self.table.states.write_down():
            return "The last deal can't be written down, so the game doesn't count."
        self.end(
            self.table.states.auditor.log, "the loser never said the last seed; counted after seven days"
        )
        self._archive_and_forget()
        return "The game counts."

    def end(self, log: Sequence[str], how: str = "every deal was audited") -> None:
        """End the game once the last deal is audited: it counts, and its record stands beside it."""
        assert self.table, "it was played at a table"
        unfinished, tell = self.session.unfinished, self.session.tell
        if self.match:
            self.match.finish(Game.from_lines(log))
        tell(self.evening.file.archive())  # first: whoever finds the game finds its proof beside it
        if not self._is_counted:
            self._is_counted = True
            others = [sitter.name for sitter in self.table.cutters if sitter.level == FRIEND]
            tell(unfinished.note(BY_WIRE, f"with {', '.join(others)}; {how}"))
            tell(unfinished.rewrite(log))
            tell(unfinished.finish())

    def leave(self) -> None:
        """Leave until another evening: the game waits at this card."""
        if self.session.far is not self:
            return
        self.session.far = None
        self.carrier.close()
        if self.goes_on and self.party.side and not self.table:
            self.sit_down()
        if not self.is_kept and self.table:
            self.session.tell(self.evening.file.archive_and_forget())
        elif not self.is_kept:
            self.evening.file.forget()
        self.evening.file.hold = None

    @property
    def is_kept(self) -> bool:
        """Whether it can be taken up again on another evening."""
        is_unheard = self.party.side is not None and not (self.table and self.table.is_over)
        return self.goes_on or is_unheard or self.party.is_needed


class _FarJournal(UnkeptJournal):
    """The record and the rows of the wire file are kept by the party."""

    def __init__(self, far: FarAway) -> None:
        super().__init__(far.session)
        self._far = far

    @property
    def is_kept(self) -> bool:
        return not self._far.trouble_to_keep


def wish_to_go_on(session: Session, kept: KeptGame) -> FarWish:
    """Return the wish to continue a saved game as it was begun."""
    rows = WireFile(session.run_options.saves / kept.wire_file).rows
    words = {name: rest for name, _, rest in (row.partition(" ") for row in reversed(rows))}
    invited = invitations_of(rows)
    if "mine" not in words or not invited:
        raise NoWayOn(f"{kept.wire_file} is gone, and the game can't continue without it: give it up.")
    return FarWish(words["mine"].startswith("0"), str(invited[0]))


def on_day(then: float, now: float) -> str:
    """Return ` on Tuesday`, or the date where that is another Tuesday; nothing on the same day."""
    day, days = time.localtime(then), (now - then) / A_DAY
    if not then or days < 0 or time.localtime(now)[:3] == day[:3]:
        return ""
    return time.strftime(" on %A" if days < A_WEEK - 1 else f" on %B {day.tm_mday}", day)
