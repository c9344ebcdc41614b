"""What is asked between games: what becomes of one that waits, and whether there is another."""

from collections.abc import Iterator

from game.evening.host import Host
from game.store.waiting import Waiting
from game.store.wasco.column_counts import count_file
from game.store.wasco.standings import standings_of
from game.store.wasco.wasco_file import Wasco
from game.store.wasco.wasco_page import page
from game.terminal import typed
from game.terminal.conversation import Conversation
from game.terminal.opening import Opening
from game.terminal.standing import waiting_line

YES, NO, CHOOSE, RECORDS = "yes", "no", "choose", "records"


class BetweenGames:
    """The questions of an evening that no game asks."""

    def __init__(self, host: Host, conversation: Conversation) -> None:
        self.host = host
        self.conversation = conversation

    def complain(self) -> None:
        """What went wrong since it was last said."""
        self.conversation.say(*self.host.complaints)
        self.host.complaints.clear()

    def chosen_of_those_that_wait(self) -> Waiting | None:
        games = self.host.waiting.look(self.host.initials)
        self.complain()
        return next((waiting for waiting in games if self._agrees_to_go_on(waiting)), None)

    def _agrees_to_go_on(self, waiting: Waiting) -> bool:
        """What cannot be read is said; where nothing can, nothing is asked."""
        if waiting.trouble:
            self.conversation.say(waiting.trouble)
        if not waiting.saved:
            return False
        self.conversation.say(waiting_line(waiting))
        return self.conversation.agrees("Go on with it?", usual=True)

    def agrees_to_set_aside(self, waiting: Waiting) -> bool:
        """Of the same initials no second game is begun without a question."""
        assert waiting.saved, "it can be gone on with"
        self.conversation.say(waiting_line(waiting))
        is_agreed = self.conversation.agrees("Set it aside for a new one? If not, it goes on.", usual=False)
        self.host.waiting.chosen = waiting
        is_aside = is_agreed and self.host.waiting.set_aside()
        self.complain()
        return is_aside

    def plays_again(self) -> bool:
        """The same again, or after other choices; the record may be looked at first."""
        answers = {word: word for word in (YES, NO, CHOOSE, RECORDS)}
        while True:
            words = "Another game? Yes, no, choose for other rules, or records; Enter for yes:"
            answer = self.conversation.ask(words, typed.one_of(answers, YES))
            if answer != RECORDS:
                break
            self.conversation.say(*self._records())
        if answer == CHOOSE:
            Opening(self.host, self.conversation).choose_all()
        return answer != NO

    def _records(self) -> Iterator[str]:
        wasco = Wasco(self.host.run_options.saves)
        return page(standings_of(count_file(wasco.path)), wasco.latest())
