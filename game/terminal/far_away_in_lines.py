"""A game with a friend far away, in lines of text: the invitation, the offer, the play, and the words."""

import queue
import sys
import threading
from collections.abc import Callable, Container
from contextlib import suppress
from time import monotonic
from typing import TextIO

from game.rules.house import RULES, USUAL_WORDS
from game.scenes.front.window_host import FarHost
from game.scenes.scene import Answer
from game.scenes.table.far_scene import NOTHING_LOST, take_up
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, leave_the_table
from game.session.far_wish import FarWish
from game.session.looking_on import far_away
from game.session.run_options import RunOptions
from game.store.settings import Settings
from game.terminal.conversation import LONGEST_ANSWER, Conversation, Hangup, hang_up
from game.terminal.help_in_lines import FAR_WORDS
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines
from game.terminal.shared_words import NO_GAME, shared_words, tell_help
from game.wire.faults import Guilty

A_MOMENT = 0.05  # seconds
TIME_TO_PART = 4.0  # seconds
LINGERS = 10  # polls
SLOW = 15.0  # seconds, after which it is said who is waited for
AT_YOUR_MOVE = ("hint", "undo", "position", "ask")
"""Words that mean something when somebody is asked, and not while he waits."""
MEANWHILE = "{waits} Until then you can type say and your words, table, score, help or leave."
ALONE = "That is for a game alone: start the program with --text and nothing else."
SAVED = "The game is saved: start with --text and type records to replay or review it."
TO_PLAY_AGAIN = "To play again open a table with --wait; with --match 3 as well, it is the best of three."
COUNT_IT = "You won, and the last seed has been missing for seven days. Count the game?"
COUNT_HOW = "yes: it is counted as won, though nobody can check its cards. no: it waits for your friend."


class PatientInput:
    """What is typed, line by line; meanwhile the line to the friend is looked after."""

    def __init__(self, hears: TextIO) -> None:
        self._hears = hears
        self._lines: queue.Queue[str] = queue.Queue()
        self._is_reading = self._is_asked = False
        self.meanwhile: Callable[[], None] = lambda: None

    def isatty(self) -> bool:
        return self._hears.isatty()

    def typed_ahead(self, words: Container[str]) -> str | None:
        """Take a line while nothing is asked, if there is one: whoever sees no question has typed it to be
        heard at once. Of lines from elsewhere only those are taken that begin with one of these words."""
        if self._is_asked:
            return None
        self._begin_to_read(LONGEST_ANSWER)
        typed = self._lines.queue[0] if self._lines.queue else ""
        line = " ".join(typed.split())
        if not typed or not (self.isatty() or line.partition(" ")[0].lower() in words):
            return None
        self._is_reading = False
        self._lines.get()
        return line

    def _begin_to_read(self, longest: int) -> None:
        if not self._is_reading:
            self._is_reading = True
            threading.Thread(target=self._read, args=(longest,), daemon=True).start()

    def readline(self, longest: int) -> str:
        self._begin_to_read(longest)
        self._is_asked = True
        try:
            while True:
                try:
                    line = self._lines.get(timeout=A_MOMENT)
                except queue.Empty:
                    self.meanwhile()
                else:
                    self._is_reading = False
                    return line
        finally:
            self._is_asked = False

    def _read(self, longest: int) -> None:
        try:
            self._lines.put(self._hears.readline(longest))
        except (OSError, ValueError):  # the terminal is gone
            self._lines.put("")


class FarGame(GameScene):
    """As any other game, but that the line is looked after while nobody here is asked."""

    typed_help, only_leave = FAR_WORDS, "Type leave to save the game and quit."

    def __init__(
        self, context: GameContext, look_after: Callable[[], None], says_for_whom: Callable[[], bool]
    ) -> None:
        """Take `says_for_whom`, which says who is waited for, if anybody is, after a long wait."""
        super().__init__(context, hang_up, leave_the_table)
        self._look_after, self._says_for_whom = look_after, says_for_whom
        self._waits_since: float | None = monotonic()
        """Since when, until it is told."""

    def tick(self) -> Answer:
        if not self.input:
            table = self.context.table
            waits = table.turn is None and not self.context.due and not self.acting.mover.is_moving
            news = table.news(A_MOMENT if waits else 0.0)
            if news or not waits:
                self._waits_since = monotonic()
            self.context.events.extend(news)
            if self._waits_since is not None and monotonic() - self._waits_since > SLOW:
                self._waits_since = None if self._says_for_whom() else monotonic()
            self._look_after()
        return super().tick()


class FarInText:
    """One evening of it."""

    def __init__(self, settings: Settings, run_options: RunOptions, wish: FarWish) -> None:
        self.hears, self.wish = PatientInput(sys.stdin), wish
        self.conversation = Conversation(self.hears, sys.stdout)
        self.session = session = SessionInLines(settings, run_options, self.conversation)
        self.far = far_away(session, wish)
        self.conversation.words |= {
            **shared_words(session),
            "say": self._say,
            "seal": self._seal,
            "table": self._table,
            "help": self._help,
            **dict.fromkeys(("learn", "practice", "guide"), lambda _: self.conversation.say(ALONE)),
        }
        self._is_told_lost = False
        self._status = ""

    def run(self) -> bool:
        """Tell whether all was well: whoever leaves a game plays on another day."""
        try:
            with self.conversation.until_hung_up(lambda: filter(None, [self.far.how_to_go_on])):
                self._play()
            return True
        except Guilty as guilty:
            words = " ".join(self.far.broken_off(guilty))
            with suppress(Hangup):
                self.conversation.say(words)
            return False
        finally:
            self.far.leave()

    def _play(self) -> None:
        say = self.conversation.say
        self.hears.meanwhile = self._look_after
        if self.wish.waits and (self.far.has_moved or not self.far.party.side):
            say("Send your friend this line; whoever has it can sit down.")
            say(*map(str, self.far.invitations))
            if self.far.others:
                say(f"This machine is also called {', '.join(self.far.others)}.")
            say(f"Friends who want to watch: --watch {self.far.invitations[0].for_onlookers}")
        self._wait_and_play()
        while self.far.has_next:
            self._wait_and_play()

    def _wait_and_play(self) -> None:
        """Wait until all sit, and say what for."""
        while not self.far.poll(A_MOMENT):
            self._tell_news()
            self._hear_words()
            if not self.far.is_agreed and self.far.offer:
                self._look_at_the_offer()
            elif self._status != self.far.status and not self.far.trouble:
                self._status = self.far.status
                self.conversation.say(self._status)
        self._play_a_game()

    def _play_a_game(self) -> None:
        say = self.conversation.say
        table = self.far.sit_down()
        host = FarHost(self.session, table, self.session.settings.preset)
        self.session.context = context = host.lay_table()
        say(f"{' and '.join(sitter.name for sitter in table.cutters)} sit at the table.")
        if self.far.may_count and self.conversation.agrees(COUNT_IT, usual=False, how=COUNT_HOW):
            say(self.far.count())
            return
        self.conversation.forget()
        game = FarGame(context, self._look_after, self._says_whose_move)
        if table.game.deals:
            take_up(game)
            self._says_whose_move()
        play_scene(self.session, game, goes_back=False)
        self._tell_the_end(context)

    def _look_at_the_offer(self) -> None:
        """Show the guest the game before he sits down."""
        offer = self.far.offer
        assert offer
        form, said = offer.form, offer.house.words
        told = {"target"} | ({"cut_for_partners"} if form.seats < 4 else set())
        rules = [
            f"{rule.words}: {offer.house.value_in_words(name, form)}."
            for name, rule in RULES.items()
            if said[name] != USUAL_WORDS[name] and name not in told
        ]
        hole, host = offer.house.target_of(form), self.far.party.name_of(0)
        match = f", {self.far.offered_match}" if self.far.offered_match else ""
        self.conversation.say(f"{host} offers {form.title.lower()} to {hole}{match}.", *rules)
        how = f"yes: you play {host} by these rules. no: the seat stays free, and the program ends."
        if not self.conversation.agrees("Sit down?", usual=True, how=how):
            self.conversation.say("The seat stays free. Goodbye!")
            raise Hangup
        self.far.agree()

    def _tell_the_end(self, context: GameContext) -> None:
        say = self.conversation.say
        say(*map(self.session.cards.teller.named, context.lines.ended(context.match)))
        if news := self.session.unfinished.news:
            say(news)
        say("Every deal was audited, and the cards were fair.")
        if not self.far.looks_on and not self.far.has_next:
            say(*[SAVED] * self.session.unfinished.are_all_on_disk, TO_PLAY_AGAIN)
            self._see_them_off()
            self._tell_news()

    def _see_them_off(self) -> None:
        """Wait until the others have heard the last line, too."""
        until = monotonic() + TIME_TO_PART
        while not self.far.party.is_told and monotonic() < until:  # a poll ends early with each letter
            self.far.carrier.poll(A_MOMENT)
        for _ in range(LINGERS):  # what was said last may not have been read yet
            self.far.carrier.poll(A_MOMENT)

    def _look_after(self) -> None:
        """Look after any news while somebody thinks."""
        self.far.carrier.poll()
        self._tell_news()
        self._hear_words()

    def _says_whose_move(self) -> bool:
        words = self.far.whose_move
        self.conversation.say(*[words] * bool(words))
        return bool(words)

    def _hear_words(self) -> None:
        """Hear what may be typed at any time, though nothing is asked."""
        line = self.hears.typed_ahead(self.conversation.words)
        if line is None:
            return
        word, _, rest = line.partition(" ")
        may_come = word.lower() not in AT_YOUR_MOVE or not self.session.table
        if (meant := self.conversation.words.get(word.lower())) and may_come:
            meant(rest)
        else:
            self.conversation.say(MEANWHILE.format(waits=self.far.whose_move or self.far.status))

    def _tell_news(self) -> None:
        """Tell what came by the line; raise what has ended the game for everybody."""
        party = self.far.party
        news = [told for side, told in self.far.talked() if side != party.me]
        news += self.far.news()
        lost = "" if self.far.gone else party.lost
        if bool(lost) != self._is_told_lost and not self.far.gone:
            up = f"The line is up again. {self.far.whose_move}".strip()
            news.append(f"{lost} is off the line. {NOTHING_LOST}" if lost else up)
        self._is_told_lost = bool(lost)
        self.session.complain(*news)
        if party.verdict:
            raise party.verdict

    def _say(self, words: str) -> None:
        if trouble := self.far.party.say(words):
            self.conversation.say(trouble)

    def _seal(self, _: str) -> None:
        """Tell the seal of the deck; the next one's takes a word of the friend's, too."""
        table = self.session.table
        self.conversation.say(f"Deck seal: {table.game.seal}." if table else NO_GAME)

    def _table(self, _: str) -> None:
        """Tell what lies on the table, and your own hand."""
        teller = self.session.cards.teller
        top = self.session.context.top if self.session.context else None
        lying = [*teller.lying(top), teller.hand(top)] if top else [NO_GAME]
        self.conversation.say(*filter(None, lying))

    def _help(self, wanted: str) -> None:
        """Tell of the game that is played, or that is offered."""
        table = self.session.table
        tell_help(self.session, wanted, FAR_WORDS, table.game if table else self.far.offer)
