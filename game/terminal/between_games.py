"""What is asked between games: what becomes of one that waits, and whether there is another."""

from collections.abc import Iterator

from game.evening.host import Host
from game.review.review_text import review_lines
from game.review.review_words import JUDGING, WRITE_DOWN
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.store.standings import standings_of
from game.store.waiting import Waiting
from game.store.wasco_file import Wasco, count_file
from game.store.wasco_page import page
from game.table import Table
from game.terminal import typed
from game.terminal.card_names import CardNames
from game.terminal.conversation import Conversation
from game.terminal.opening import Opening
from game.terminal.spoken_practice import SpokenPractice
from game.terminal.standing import waiting_line

YES, NO, CHOOSE, REVIEW, RECORDS = "yes", "no", "choose", "review", "records"
PRACTICE = "practice"
WHAT_NEXT = "Another game? Yes, no, choose for other rules, review, practice, or records; Enter for yes:"


class BetweenGames:
    """The questions of an evening that no game asks."""

    def __init__(self, host: Host, conversation: Conversation, cards: CardNames) -> None:
        self.host, self.cards = host, cards
        self.conversation = conversation

    def complain(self) -> None:
        """What went wrong since it was last said."""
        self.conversation.say(*self.host.complaints)
        self.host.complaints.clear()

    def chosen_of_those_that_wait(self) -> Waiting | None:
        """Who has named initials is asked of the games of these alone."""
        games = self.host.waiting.look(self.host.initials)
        self.complain()
        named = self.host.run_options.initials
        ours = (one for one in games if not named or not one.saved or one.initials == named)
        return next((waiting for waiting in ours if self._agrees_to_go_on(waiting)), None)

    def _agrees_to_go_on(self, waiting: Waiting) -> bool:
        """What cannot be read is said; where nothing can, nothing is asked."""
        if waiting.trouble:
            self.conversation.say(waiting.trouble)
        if not waiting.saved:
            return False
        self.conversation.say(waiting_line(waiting))
        return self.conversation.agrees("Go on with it?", usual=True)

    def agrees_to_set_aside(self, waiting: Waiting, *, leaves: bool) -> bool:
        """Of the same initials no second game is begun without a question."""
        otherwise = "it waits, and you leave" if leaves else "it goes on"
        assert waiting.saved, "it can be gone on with"
        self.conversation.say(waiting_line(waiting))
        is_agreed = self.conversation.agrees(f"Set it aside for a new one? If not, {otherwise}.", usual=False)
        self.host.waiting.chosen = waiting
        is_aside = is_agreed and self.host.waiting.set_aside()
        self.complain()
        return is_aside

    def plays_again(self, table: Table) -> bool:
        """The same again, or after other choices; the game's review and the record may be looked at first."""
        answers = {word: word for word in (YES, NO, CHOOSE, REVIEW, PRACTICE, RECORDS)}
        while True:
            answer = self.conversation.ask(WHAT_NEXT, typed.word_of(answers, YES))
            if answer == RECORDS:
                self.conversation.say(*self._records())
            elif answer == PRACTICE:
                SpokenPractice(self.host, self.conversation, self.cards).choose()
            elif answer == REVIEW:
                self._review(table)
            else:
                break
        if answer == CHOOSE:
            Opening(self.host, self.conversation).choose_all()
        return answer != NO

    def _review(self, table: Table) -> None:
        """All of it, and a copy beside the kept game if that is wished for."""
        review = Reviewing(lambda: table.game, tuple(map(str, table.cutters)))
        reviewer = Reviewer(self.host.run_options.saves, review, complain=self.host.complaints.append)
        self.conversation.say(JUDGING)
        while reviewer.step():
            pass
        self.complain()
        self.conversation.say(*review_lines(review))
        if self.conversation.agrees(f"{WRITE_DOWN}?", usual=False):
            self.conversation.say(reviewer.write_down())

    def _records(self) -> Iterator[str]:
        wasco = Wasco(self.host.run_options.saves)
        return page(standings_of(count_file(wasco.path)), wasco.latest())
