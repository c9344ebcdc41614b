"""A game of a real board, typed in deal by deal: it is kept and can be reviewed like any other."""

from collections.abc import Iterator

from game.rules.in_words import listed
from game.rules.spoken import scores_words
from game.rules.voice import HOUSE
from game.scenes.records.kept_games import EnteredGames
from game.session.entered import HEAD, RULES
from game.session.entering import Entering
from game.session.typed import word_of
from game.store.real_board import FILE_NAME, RealBoardFile
from game.store.safe_files import LEFT_ALONE, keep_copy
from game.terminal.between_games import NOT_KEPT
from game.terminal.conversation import NOTHING_BEHIND, YES_OR_NO
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines

ANY_TIME = "undo or back takes back the last answer, table lists what you typed, quit saves it for later."
WORDS = f"Type cards such as 5h 10d js. {ANY_TIME}"
WON = "You win, {scores}.|{NAME} wins, {scores}."
KEPT = "The game is saved. Records shows and reviews it."
REVIEWED = "In one step: --review {}"
KEPT_SO_FAR = "What you typed is saved. Start with --enter again to continue."
NOTHING_TYPED = "Nothing is typed yet."
TAKEN = "Another copy of CRIB has a game being typed in: go on there, or quit there first."
WAITS = "You began to type in a game: {}."
GO_ON = "Continue it? Yes, or no to start over; Enter for yes:"
GO_ON_HOW = "yes: it continues where you left it. no: you start over. table lists what you typed of it."
DROP, DROP_HOW = "Drop what you typed of it?", "yes: it is gone. no: it continues."
CORRECT = "correct"
_ASKED = (
    (
        "Who played? Two names, yours first, such as ANN BOB; Enter for YOU and FRIEND; correct to change "
        "a saved game:",
        "Type two names with a space between, yours first, such as ANN BOB. Enter: YOU and FRIEND. "
        "correct: change the lines of a game that was typed in.",
    ),
    (
        "On which day? Such as 1987-11-18; Enter for today:",
        "Type year, month and day, such as 1987-11-18. Enter: today.",
    ),
    (
        "Where? Enter for nowhere:",
        "Type the place in a few words, such as CLUB HOUSE. Enter: nowhere.",
    ),
    (
        f"By which rules? {listed(RULES, 'or')}; Enter for champ:",
        "Type the name of the rules you played by, such as acc for a tournament. Enter: champ.",
    ),
    (
        "With muggins? yes, or Enter for no:",
        "yes: points that one of you missed, the other could call. Enter or no: nobody could.",
    ),
    (
        "Who dealt first? {0} or {1}; Enter for {0}:",
        "Type the name of whoever had the first crib. Enter: the first of the two.",
    ),
    (
        "Your six cards:",
        "Type the six cards you were dealt, such as 5h 6h 7h 8h 9h 10h.",
    ),
    (
        "Which two did you discard?",
        "Type the two of them that went to the crib, such as 9h 10h.",
    ),
    (
        "The starter:",
        "Type the card turned up, such as 2d.",
    ),
    (
        "All cards played, in order:",
        "Type every card as it fell, yours and theirs, such as 7h 8d 6h 5s and so on. Goes need no word.",
    ),
    (
        "Their two discards, or Enter if nobody saw them:",
        "Type the two cards of the other side in the crib, such as ks qd. Enter: nobody saw them.",
    ),
    (
        "The board after the deal, yours first, such as 34-25; Enter if it is as the cards count:",
        "Type where both stood after the deal, you first, such as 34-25. Enter: as the cards count.",
    ),
)
"""Each question, and what it takes for whoever asks for help."""


class EnterGame:
    """Asks for a game, and keeps it."""

    def __init__(self, session: SessionInLines) -> None:
        self.session = session
        self.conversation = conversation = session.conversation
        self.entering = Entering()
        self._file = RealBoardFile(session.run_options.saves)
        self._trouble: str | None = None
        """Why the file lacks the last answer."""
        conversation.words |= {
            "back": lambda _: conversation.say(NOTHING_BEHIND),
            "table": lambda _: conversation.say(*self._table()),
        }
        self._words = {
            **dict.fromkeys(("undo", "back"), self._take_back),
            "help": lambda _: conversation.say(f"{_ASKED[self.entering.at][1]} {ANY_TIME}"),
        }

    def run(self) -> bool:
        """Ask until the game is won, and keep it; whoever leaves can go on with it another time.

        Tell whether a game could be typed in at all."""
        if not self._file.is_ours:
            self.conversation.say(TAKEN)
            return False
        with self.conversation.until_hung_up(self._last_words):
            if not self._take_up():
                return False
            self.conversation.say(WORDS)
            self._offer_to_go_on()
            while not self.entering.is_over:
                self._ask()
            self._keep()
        return True

    def _last_words(self) -> list[str]:
        """Say what became of what was typed, if that was anything."""
        return [NOT_KEPT.format("game") if self._trouble else KEPT_SO_FAR] * bool(self.entering.lines)

    def _take_up(self) -> bool:
        """Take up what was left, as far as it can be read, and tell whether none of it can be lost now."""
        lines, trouble = self._file.read()
        if trouble:
            self.conversation.say(trouble)
        damage = self.entering.take_lines(lines)
        if not damage:
            return True
        copied = keep_copy(self._file.path)
        self.conversation.say(f"{FILE_NAME} is damaged. {damage} {copied or LEFT_ALONE}")
        return copied is not None

    def _offer_to_go_on(self) -> None:
        """Go on with the game that was left, unless it is dropped."""
        if not self.entering.lines or self.entering.is_over:
            return
        self.conversation.say(WAITS.format(self.entering.in_short))
        read = word_of({**YES_OR_NO, "continue": True}, usual=True, wanted="yes or no")
        while not self.conversation.ask(GO_ON, read, GO_ON_HOW):
            if self.conversation.agrees(DROP, usual=False, how=DROP_HOW):
                self.entering = Entering()
                self._file.write([])
                return
        self.conversation.say(*self.entering.where)

    def _ask(self) -> None:
        """Ask for one answer, and keep it at once."""
        with self.conversation.knowing(self._words):
            answer = self.conversation.ask(self._question, str)
        if self.entering.at == 0 and answer.lower() == CORRECT:
            self._correct()
            return
        before = self.entering.game
        try:
            self.entering.take(answer)
        except ValueError as error:
            self.conversation.say(str(error))
            return
        self._write()
        self.conversation.say(*self.entering.game.notes_since(before), *self.entering.next_deal)

    def _question(self) -> str:
        return _ASKED[self.entering.at][0].format(*self.entering.game.names)

    def _write(self) -> None:
        """Keep what was typed; say once where that can't be."""
        before, self._trouble = self._trouble, self._file.write(self.entering.lines)
        if self._trouble and not before:
            self.conversation.say(self._trouble)

    def _keep(self) -> None:
        """Put the game among those saved, in place of what was typed."""
        entered, unfinished = self.entering.game, self.session.unfinished
        kept, outcome = entered.kept(), entered.game().outcome
        assert outcome, "it is over"
        self.conversation.say(HOUSE.say(WON, entered.names[outcome.winner], scores=scores_words(outcome)))
        for trouble in (unfinished.begin(kept), unfinished.finish()):
            self.session.tell(trouble)
        if unfinished.are_all_on_disk:
            self._file.write([])
            self.conversation.say(KEPT, *[REVIEWED.format(unfinished.unsigned)] * bool(unfinished.unsigned))
        else:
            self.conversation.say(*self._last_words())
        self.session.complain()

    def _correct(self) -> None:
        """Open the games that were typed in, if there are any."""
        games = EnteredGames(self.session.run_options.saves)
        if not games.paths:
            self.conversation.say(games.none)
            return
        play_scene(self.session, games)

    # What can be typed at any question.

    def _take_back(self, _: str) -> None:
        """Take back the last answer, which is asked for again."""
        if not self.entering.lines:
            self.conversation.say(NOTHING_BEHIND)
            return
        self.entering.take_back()
        self._write()
        self.conversation.say(*self.entering.where)

    def _table(self) -> Iterator[str]:
        """List all that was typed."""
        yield from self.entering.lines[: len(HEAD)] or [NOTHING_TYPED]
        yield from (f"deal {at}: {deal}" for at, deal in enumerate(self.entering.deals, 1))
