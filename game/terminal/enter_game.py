"""A game of a real board, typed in deal by deal: it is kept and can be reviewed like any other."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from game.rules.cards import Cards
from game.rules.in_words import listed
from game.scenes.records.kept_games import KeptGames
from game.session.entered import (
    CANNOT_BE,
    HEAD,
    HOW_MANY,
    PLAYED,
    RULES,
    EnteredDeal,
    EnteredGame,
    WrittenWrongly,
    check_so_far,
    read_board,
    read_cards,
)
from game.terminal.conversation import Hangup
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines

T = TypeVar("T")
ANY_TIME = "undo or back takes back the last answer, table lists the deals so far."
WORDS = f"Type cards such as 5h 10d js. {ANY_TIME}"
KEPT = "The game is over and saved. The records and --review show it."
NOT_KEPT = "The game isn't over, so it isn't saved."
CORRECT = "correct"
_HEADS = {
    "names": "Who played? Two names, yours first, such as ANN BOB; Enter for YOU and THEM; correct to change "
    "a saved game:",
    "date": "On which day? Such as 1987-11-18; Enter for today:",
    "place": "Where? Enter for nowhere:",
    "rules": f"By which rules? {listed(RULES, 'or')}; Enter for champ:",
    "muggins": "With muggins? yes, or Enter for no:",
    "dealt": "Who dealt first? {} or {}; Enter for {}:",
}
_HEADS_HOW = {
    "names": "Type two names with a space between, yours first, such as ANN BOB. Enter: YOU and THEM. "
    "correct: change the lines of a game that is saved.",
    "date": "Type year, month and day, such as 1987-11-18. Enter: today.",
    "place": "Type the place in a few words, such as CLUB HOUSE. Enter: nowhere.",
    "rules": "Type the name of the rules you played by, such as acc for a tournament. Enter: champ.",
    "muggins": "yes: points that one of you missed, the other could call. Enter or no: nobody could.",
    "dealt": "Type the name of whoever had the first crib. Enter: the first of the two.",
}
"""What each of them takes, for whoever asks for help."""
_QUESTIONS = (
    "Your six cards:",
    "Which two did you discard?",
    "The starter:",
    "All cards played, in order:",
    "Their two discards, or Enter if nobody saw them:",
    "The board after the deal, yours first, such as 34-25; Enter if it is as the cards count:",
)
_QUESTIONS_HOW = (
    "Type the six cards you were dealt, such as 5h 6h 7h 8h 9h 10h.",
    "Type the two of them that went to the crib, such as 9h 10h.",
    "Type the card turned up, such as 2d.",
    "Type every card as it fell, yours and theirs, such as 7h 8d 6h 5s and so on. Goes need no word.",
    "Type the two cards of the other side in the crib, such as ks qd. Enter: nobody saw them.",
    "Type where both stood after the deal, you first, such as 34-25. Enter: as the cards count.",
)


class _UndoneError(Exception):
    """The last answer is asked again."""


class EnterGame:
    """Asks for a game, and keeps it."""

    def __init__(self, session: SessionInLines) -> None:
        self.session = session
        self.conversation = conversation = session.conversation
        self.entered = EnteredGame()
        self._said: list[str] = []
        conversation.words |= {
            **dict.fromkeys(("undo", "back"), self._undo),
            "table": self._table,
        }

    def run(self) -> None:
        """Ask until the game is won, and keep it."""
        self.conversation.say(WORDS)
        try:
            if self._ask_heads():
                play_scene(self.session, KeptGames(self.session.run_options.saves).or_notice)
                return
            while not (game := self.entered.game()).outcome:
                self._next_deal(game.deals, game.scores)
        except Hangup:
            self.conversation.say(NOT_KEPT)
            return
        kept = self.entered.kept()
        for trouble in (self.session.unfinished.begin(kept), self.session.unfinished.finish()):
            self.session.tell(trouble)
        self.conversation.say(KEPT)
        self.session.complain()

    def _ask_heads(self) -> bool:
        """Ask for what stands above the deals; tell whether a saved game is to be changed instead."""
        at = 0
        while at < len(HEAD):
            question = _HEADS[HEAD[at]].format(*self.entered.names, self.entered.names[0])
            try:
                answer = self._ask(question, str, _HEADS_HOW[HEAD[at]])
                if at == 0 and answer.lower() == CORRECT:
                    return True
                self.entered = self.entered.with_line(at, f"{HEAD[at]} {answer}")
                at += 1
            except _UndoneError:
                at = max(0, at - 1)
            except WrittenWrongly as error:
                self.conversation.say(str(error))
        return False

    def _next_deal(self, deal: int, scores: list[int]) -> None:
        """Ask one deal, answer by answer; after undo ask the one before again."""
        first, second = self.entered.names
        self.conversation.say(f"Deal {deal}, {first} {scores[0]}, {second} {scores[1]}.")
        answers: list[Cards] = []
        while True:
            try:
                if len(answers) < len(HOW_MANY):
                    self._ask_for_cards(answers)
                else:
                    board = self._ask(_QUESTIONS[-1], read_board, _QUESTIONS_HOW[-1])
                    self._add(self._with(answers, board))
                    return
            except _UndoneError:
                if not answers:
                    lines = self.entered.to_lines()
                    self.entered = EnteredGame.from_lines(lines[: max(len(HEAD), len(lines) - 1)])
                    return
                answers.pop()
            except (StopIteration, ValueError) as error:
                self.conversation.say(str(error) or CANNOT_BE)

    def _ask_for_cards(self, answers: list[Cards]) -> None:
        """Ask for the cards that come next; those that can't have been played so are asked again."""
        at = len(answers)
        fewest, most = HOW_MANY[at]
        read = partial(read_cards, fewest=fewest, most=most)
        answer = self._ask(_QUESTIONS[at], read, _QUESTIONS_HOW[at])
        check_so_far([*answers, answer])
        if at >= PLAYED:
            self._with([*answers, answer]).counted(len(self.entered.deals), self.entered.boards())
        answers.append(answer)

    def _with(self, answers: list[Cards], board: tuple[int, ...] = ()) -> EnteredGame:
        """Return the game with one more deal, as far as it was typed."""
        hand, laid, (starter,), played, theirs, *_ = *answers, ()
        deal = EnteredDeal(hand, laid, starter, played, theirs, board)
        lines = [*self.entered.to_lines(), str(deal)]
        return EnteredGame.from_lines(lines)

    def _add(self, more: EnteredGame) -> None:
        """Take a deal, once the rules allow it, and say what the board tells beside its cards."""
        more.game()
        self.entered = more
        told = more.notes()
        self.conversation.say(*(note for note in told if note not in self._said))
        self._said = told

    def _ask(self, question: str, read: Callable[[str], T], how: str) -> T:
        """Ask one question; `how`: what it takes."""
        return self.conversation.ask(question, read, f"{how} {ANY_TIME}")

    def _undo(self, _: str) -> None:
        raise _UndoneError

    def _table(self, _: str) -> None:
        """List all that was typed."""
        self.conversation.say(*(f"{at}: {line}" for at, line in enumerate(self.entered.to_lines(), 1)))
