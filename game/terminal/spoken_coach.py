"""The coach in a terminal: a nudge, then each choice in a line, and a question before a costly move."""

from game.coaching.coach import Coach
from game.coaching.coach_page import CoachPage, page_lines
from game.coaching.nudges import nudge
from game.coaching.study import Study
from game.coaching.tutor_words import PLAY_IT, SHOW_ME, THINK_AGAIN, objection_words
from game.rules.cards import Cards
from game.rules.moves import Moves
from game.terminal import typed
from game.terminal.card_names import CardNames
from game.terminal.conversation import Conversation, NotUnderstood
from game.terminal.names import as_sentence

NOTHING_TO_HINT = "There is nothing to be weighed now: a hint is for laying away and for playing."


class SpokenCoach:
    """What he says is not told again: it is for whoever looks at this hand."""

    def __init__(self, coach: Coach, conversation: Conversation, cards: CardNames) -> None:
        self.coach, self.conversation, self.cards = coach, conversation, cards
        self._nudged: Study | None = None

    def hint(self, seat: int | None) -> None:
        """First where to look, and then everything."""
        if seat is None or not self.coach.may_be_asked(seat):
            self.conversation.say(NOTHING_TO_HINT)
            return
        self.coach.note()
        study = self.coach.study(seat)
        study.finish()
        if study is self._nudged:
            self._show(study)
        else:
            self._nudged = study
            self.conversation.say(as_sentence(nudge(study)))

    def _show(self, study: Study, chosen: Cards = ()) -> None:
        self.conversation.say(*page_lines(CoachPage(study, chosen), self.cards.hand))

    def hear(self, seat: int, moves: Moves) -> None:
        """What the person is about to do; whoever thinks again is asked again."""
        chosen = self.coach.chosen(seat, moves)
        if not chosen:
            return
        study = self.coach.study(seat)
        study.finish()
        if not (objection := self.coach.objection(seat, chosen)):
            return
        self.coach.note()
        self.conversation.say(objection_words(objection))
        words = f"{PLAY_IT}, {SHOW_ME.lower()}, or Enter to think again:"
        answers = {word.lower(): word for word in (THINK_AGAIN, PLAY_IT, SHOW_ME)}
        answer = SHOW_ME
        while answer == SHOW_ME:
            answer = self.conversation.ask(words, typed.word_of(answers, THINK_AGAIN))
            if answer == SHOW_ME:
                self._show(study, chosen)
        if answer == THINK_AGAIN:
            raise NotUnderstood(as_sentence(THINK_AGAIN))
