"""An evening in a terminal: games one after the other, each of them kept move by move."""

from collections.abc import Sequence
from contextlib import suppress

from game.evening.host import Host
from game.evening.next_table import new_table, waiting_table
from game.rules.cards import Card
from game.rules.outcome import Outcome
from game.rules.pack import short_seal
from game.rules.presets import Manner
from game.rules.spoken import so_many, unit_of, worth_words
from game.store.saved import TURNED, SavedGame
from game.store.waiting import Waiting
from game.table import Table
from game.terminal.between_games import BetweenGames
from game.terminal.card_names import CardNames
from game.terminal.conversation import Conversation, Hangup
from game.terminal.help_lines import help_lines
from game.terminal.names import as_sentence, side_names
from game.terminal.opening import Opening, summary
from game.terminal.standing import scores_line
from game.terminal.turns import Turns

WELCOME = "CRIB, cribbage in lines of text. Type help at any question."
KEPT = "The game is kept, and you can go on with it, here or at the window."
EXAMPLE = Card.parse("TH")


class TextEvening:
    """Who sits at the terminal chooses, plays, and plays again."""

    def __init__(self, host: Host, conversation: Conversation) -> None:
        self.host = host
        self.conversation = conversation
        self.cards = CardNames()
        self.between = BetweenGames(host, conversation, self.cards)
        self.table: Table | None = None
        self.manner: Manner | None = None
        conversation.words |= {
            **dict.fromkeys(("again", "score", "table", "hint", "undo"), self._no_game),  # till there is one
            "help": self._help,
            "words": self._words,
            **dict.fromkeys(("quit", "leave"), self._quit),
            "seal": self._seal,
        }

    def run(self, *, is_chosen: bool, is_new: bool = False) -> None:
        """Until somebody has had enough, or nothing more can be read.

        `is_chosen`: nothing needs to be asked before a game; `is_new`: a new game was asked for."""
        try:
            self._run(is_chosen, is_new)
        except Hangup:
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            raise

    def _say_goodbye(self) -> None:
        with suppress(Hangup):  # if anybody still hears it
            if self.conversation.is_at_a_terminal:
                self.conversation.say("")  # ends the line of the question
            self.between.complain()
            if self.table and not self.table.game.outcome:
                self.conversation.say(KEPT)

    def _run(self, is_chosen: bool, is_new: bool) -> None:
        self.conversation.say(WELCOME)
        self.between.complain()
        waiting = None if is_new else self.between.chosen_of_those_that_wait()
        goes_on = waiting is not None and self._goes_on(waiting)
        if not goes_on and not self._begins(is_chosen, was_offered=not is_new):
            return
        while self.table and self.between.plays_again(self.table):
            self._begins(is_chosen=True, was_offered=False)

    # The games.

    def _begins(self, is_chosen: bool, *, was_offered: bool) -> bool:
        """A new game, unless one of the same initials waits; who wants neither of them leaves."""
        if is_chosen:
            self.conversation.say(summary(self.host))
        else:
            Opening(self.host, self.conversation).choose()
        waiting = self.host.waiting.one_of(self.host.initials)
        if waiting and not self.between.agrees_to_set_aside(waiting, leaves=was_offered):
            if was_offered:
                return False
            if self._goes_on(waiting):
                return True
        self._shuffle()
        table = new_table(self.host)
        turns = self._sit_down(table, self.host.manner_of(self.host.settings.preset))
        turns.tell(table.game.opening)
        self._play(turns)
        return True

    def _shuffle(self) -> None:
        """The seal first, and then a word that is mixed in."""
        shuffle = self.host.shuffle
        self.conversation.say(f"The seal of the cards begins with {short_seal(shuffle.seal)}.")
        if self.host.asks_for_word:
            words = "A word of yours to be mixed into the cards, so that none is chosen, or Enter for any:"
            shuffle.typed = self.conversation.ask(words, str)
            shuffle.mix()

    def _goes_on(self, waiting: Waiting) -> bool:
        """At the very card; what was told before can be heard again. Not if another program has it now."""
        self.host.waiting.chosen = waiting
        saved = self.host.waiting.take_up()
        self.between.complain()
        if saved:
            self._go_on(saved)
        return saved is not None

    def _go_on(self, saved: SavedGame) -> None:
        with waiting_table(self.host, saved) as (table, moves):
            turns = self._sit_down(table, self.host.manner_of(saved.extras.get("preset", "")))
            turns.catch_up(table.game.opening, moves)
        self.conversation.say(scores_line(table))
        turns.tell_the_table()
        self._play(turns, in_match=TURNED not in saved.extras)

    def _sit_down(self, table: Table, manner: Manner) -> Turns:
        self.table, self.manner = table, manner
        self.conversation.told.clear()
        return Turns(table, manner, self.conversation, self.cards, self.host.settings.tutor)

    def _play(self, turns: Turns, *, in_match: bool = True) -> None:
        """To its end; a game from the other side belongs to no match."""
        turns.play(self.between.complain)
        game = turns.table.game
        assert game.outcome, "it was played to the end"
        word = f", and the word mixed in {game.word}" if game.word else ""
        self.conversation.tell(scores_line(turns.table), f"The seed of the cards was {game.seed}{word}.")
        self._tell_worth(turns.table, game.outcome, self.host.match.won if in_match else ())
        if news := self.host.waiting.news:
            self.conversation.tell(news)
        self.between.complain()

    def _tell_worth(self, table: Table, outcome: Outcome, won: Sequence[int]) -> None:
        """What the win is worth, and in a match what each side has won so far."""
        unit = unit_of(table.game.house.stakes)
        if not won:
            self.conversation.tell(as_sentence(worth_words(outcome, unit)))
            return
        sides = zip(side_names(table), won, strict=True)
        so_far = ", ".join(f"{name} {so_many(number, unit)}" for name, number in sides)
        self.conversation.tell(f"{as_sentence(worth_words(outcome, unit))} Won so far: {so_far}.")

    # What can be typed at any question.

    def _help(self, page: str) -> None:
        game = self.table.game if self.table else None
        form, house = (game.form, game.house) if game else (self.host.form, self.host.settings.house_rules)
        manner = self.manner or self.host.manner_of(self.host.settings.preset)
        self.conversation.say(*help_lines(form, house, manner.starter, page, self.cards))

    def _no_game(self, _: str) -> None:
        self.conversation.say("No game is under way.")

    def _words(self, _: str) -> None:
        self.cards.are_words = not self.cards.are_words
        self.conversation.say(f"Hands are told as {self.cards.row([EXAMPLE])}.")

    def _seal(self, _: str) -> None:
        seal = self.table.game.seal if self.table else ""
        self.conversation.say(f"The seal: {seal}." if seal else "There is no seal before a game is begun.")

    def _quit(self, _: str) -> None:
        raise Hangup
