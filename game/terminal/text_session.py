"""A session in a terminal: one game after another, each saved move by move, with help at any question."""

import os
import sys
from io import TextIOWrapper

from game.rules.presets import PRESETS
from game.scenes.front.compare_scene import has_played
from game.scenes.front.more_ways import KNOWS_CARDS
from game.scenes.front.window_host import WindowHost
from game.scenes.scene import Way, distinct
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, catch_up, leave_the_table
from game.session.asked_first import asks_length, is_asked_first, offered_instructions
from game.session.next_table import new_table, unfinished_table
from game.session.run_options import RunOptions
from game.store.kept_game import CLUB
from game.store.settings import Settings
from game.terminal.between_games import BetweenGames, LeftFor, evening_kept, summary
from game.terminal.conversation import NOTHING_BEHIND, Conversation, WentHome, hang_up
from game.terminal.help_in_lines import AFTER_A_GAME, BEFORE_A_GAME
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines
from game.terminal.shared_words import shared_words, tell_help
from game.terminal.spoken_guide import OFFER, SpokenGuide
from game.terminal.watched_game import watch
from game.values import replace

WELCOME = (
    "CRIB, cribbage in plain text. Type help at any question, "
    "or words to hear cards by their names and tables in sentences."
)
INSTRUCTIONS_HOW = "yes: the rules of this game, page by page, and then the game. no: the game at once."
CONTINUES = "Your game continues. Type guide to have each step of it explained."
OTHER_WORDS = "{} has words of its own. Type help and a word for what it means, such as help cut."
"""Said after a game that the guide explained in the words of the house."""
THANKS = "Thanks for the game. Goodbye!"
GOODBYE = "Goodbye!"
BY_WIRE_AGAIN = "That game is with a friend far away: continue with --wait or --call and its invitation."


class TextSession:
    """Who sits at the terminal chooses, plays, and plays again."""

    def __init__(self, session: SessionInLines) -> None:
        self.session, self.cards = session, session.cards
        self.conversation = conversation = session.conversation
        self.between = BetweenGames(session)
        self._knows_house_words_alone = False
        """Whether the game before was told in the words of the house, as the guide explains them."""
        conversation.words |= {
            **shared_words(session),
            **SpokenGuide(session).words,
            # Both tell of the game that is chosen; at a table its scene tells of that one.
            "help": lambda wanted: tell_help(
                session, wanted, AFTER_A_GAME if session.table else BEFORE_A_GAME
            ),
            "seal": lambda _: conversation.say(f"Deck seal of the next game: {session.shuffle.seal}."),
            "practice": lambda _: self._leads_on(self.between.leads_to_a_game(Way.PRACTICE)),
            "learn": lambda number: self._leads_on(self.between.learns(number)),
            "home": self._home,
            "back": lambda _: conversation.say(NOTHING_BEHIND),
        }

    def run(self, *, is_chosen: bool) -> None:
        """Run until somebody has had enough, or nothing more can be read.

        `is_chosen`: nothing needs to be asked before a game."""
        with self.conversation.until_hung_up(lambda: [*distinct(self.session.complaints), self._goodbye]):
            self._run(is_chosen)
            hang_up()

    @property
    def _goodbye(self) -> str:
        """What is kept, or just goodbye."""
        club, table = self.session.club, self.session.table
        is_playing = table and not table.game.outcome
        if not is_playing and club and club.is_under_way:
            return evening_kept(club)
        if is_playing or self.session.unfinished.is_playing:
            return self.between.kept
        return THANKS if table else GOODBYE

    def _run(self, is_chosen: bool) -> None:
        self.conversation.say(WELCOME)
        self.session.complain()
        begins_at_club, anew = self.session.run_options.club, self.session.run_options.anew
        if self.session.run_options.demo and not begins_at_club:
            watch(self.session)
            return
        if self.session.offers_guide and not begins_at_club:
            self.conversation.say(OFFER)
        while True:
            try:
                if begins_at_club:
                    begins_at_club, is_chosen = "", False  # what is played afterwards was not
                    self.between.leads_to_a_game(Way.CLUB)
                self._play_on(is_chosen, anew=anew)
            except WentHome:
                self.between.tell_what_is_kept()
                self.session.context, is_chosen, anew = None, False, False
            except LeftFor:  # only for a first game, from the lessons
                is_chosen, anew = True, False
            else:
                return

    # The games.

    def _play_on(self, is_chosen: bool, *, anew: bool) -> None:
        """Play one game after the other."""
        while not (self._begins(is_chosen, anew=True) if anew else self._comes_to_a_game(is_chosen)):
            is_chosen = False  # the questions come again
        while self.between.plays_again():
            self._begins(is_chosen=True)

    def _comes_to_a_game(self, is_chosen: bool) -> bool:
        """Play a game that waits or a new one; whether it came to one."""
        way = self.between.way_of_those_that_wait()
        if way is Way.UNFINISHED_GAME and self._goes_on():
            return True
        return self._begins(is_chosen or way is Way.NEW_GAME)

    def _answers_what_is_asked_first(self) -> bool:
        """Offer the instructions, and ask for the length; whether neither was answered with `back`."""
        words, agrees = offered_instructions(self.session), self.conversation.agrees
        wanted = words and agrees(words, usual=False, how=INSTRUCTIONS_HOW, goes_home=True)
        if wanted is None:
            return False
        if wanted:
            self.between.leads_to_a_game(Way.RULES)
        return not asks_length(self.session) or self.between.chooses_length()

    def _begins(self, is_chosen: bool, *, anew: bool = False) -> bool:
        """Begin a new game or continue one of the same initials that waits; whether anything was played."""
        if not is_chosen:
            self.between.choose()
        waiting = None if anew else self.session.unfinished.one_of(self.session.settings.initials)
        way = self.between.way_to_begin(waiting)
        if way is not Way.NEW_GAME_BESIDE:
            self.between.put_back()
            return way is Way.UNFINISHED_GAME and self._goes_on()
        if is_chosen:
            known = [" ".join(KNOWS_CARDS)] * (anew and self._knows_cards)
            self.conversation.say(summary(self.session), *known)
        self._begin()
        return True

    @property
    def _knows_cards(self) -> bool:
        """Whether a word is dealt whose cards were played; the list of ways to play asks of that itself."""
        saves, initials = self.session.run_options.saves, self.session.settings.initials
        word, _, rival = self.session.duplicate.partition(" ")
        return has_played(saves, word, rival, initials)

    def _begin(self) -> None:
        """Play a new game to its end, once what the original asks first is answered."""
        while is_asked_first(self.session) and not self._answers_what_is_asked_first():
            self.between.choose()
        host = WindowHost(self.session, new_table(self.session), self.session.settings.preset)
        self._play(self._sit_down(host.lay_table(is_guided=True)))

    def _goes_on(self) -> bool:
        """Continue the game that was chosen at the very card; not if another program has it now."""
        kept = self.session.unfinished.chosen
        assert kept, "it was chosen of those that wait"
        if kept.wire_file:
            self.conversation.say(BY_WIRE_AGAIN)
            return False
        if CLUB in kept.extras:
            self.between.leads_to_a_game(Way.UNFINISHED_GAME)  # its evening comes behind it
            return False
        is_ours = self.session.unfinished.take_up(kept)
        self.session.complain()
        if is_ours:
            with unfinished_table(self.session, kept) as (table, moves):
                host = WindowHost.of_kept(self.session, kept, table)
                scene = self._sit_down(host.lay_table(is_guided=True))
                catch_up(scene, moves)
            self._play(scene)
        return is_ours

    def _sit_down(self, context: GameContext) -> GameScene:
        self.session.context = context
        self.between.taken = {}
        source = context.voice.source
        if source and self._knows_house_words_alone:
            self.conversation.say(OTHER_WORDS.format(PRESETS[source].title))
        self._knows_house_words_alone = not source
        self.conversation.forget()
        return GameScene(context, hang_up, leave_the_table)

    def _play(self, scene: GameScene) -> None:
        """Play to the end; a game from the other side belongs to no match."""
        play_scene(self.session, scene, goes_back=False)
        self.conversation.tell(*map(self.cards.teller.named, scene.context.lines.ended(scene.context.match)))
        if self.session.unfinished.unsigned:
            self.between.offer_to_keep()
        if news := self.session.unfinished.news:
            self.conversation.tell(news)
        self.session.complain()
        self.between.tell_two_lines()

    # What can be typed at any question.

    def _home(self, _: str) -> None:
        """Leave the game for the questions between games; whatever is talked of aside is left first."""
        if not self.conversation.is_aside and self.session.unfinished.is_playing:
            raise WentHome
        self.conversation.go_home()

    def _leads_on(self, wants_first_game: bool) -> None:
        """Play the first game that is wanted after the lessons, unless one is played already."""
        if not wants_first_game:
            return
        if not self.session.is_amid_a_game:
            raise LeftFor(Way.NEW_GAME)
        self.conversation.say(CONTINUES)


def play_in_text(settings: Settings, run_options: RunOptions, *, is_chosen: bool) -> None:
    """Play until somebody has had enough; a letter that cannot be written is a question mark."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    told_already = replace(run_options, complaints=())
    session = SessionInLines(settings, told_already, Conversation(sys.stdin, sys.stdout))
    TextSession(session).run(is_chosen=is_chosen)
    try:
        sys.stdout.flush()
    except OSError:  # what nobody can hear any more is forgotten
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
