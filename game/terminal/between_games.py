"""The questions before a game and between games: which one, and those that wait."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import NoReturn

from game.club.duplicate import duplicate_table
from game.practice.learn import LESSONS
from game.review.in_short import ending_words
from game.review.review_words import JUDGING
from game.rules.cards import is_card
from game.rules.errors import are_initials
from game.rules.house import RULES
from game.rules.position_typed import is_position
from game.rules.presets import PRESETS
from game.scenes.front.open_scene import open_scene
from game.scenes.front.rooms import arrival
from game.scenes.front.title import Title
from game.scenes.front.unfinished_list import before_new_game
from game.scenes.front.window_session import WindowSession
from game.scenes.records.kept_games import DEEDS, REVIEW_WORD, KeptGames
from game.scenes.records.review_page import ReviewPage
from game.scenes.scene import Scene, StartOver, Way
from game.scenes.table.game_over import KEPT_UNDER
from game.session.asked_first import (
    LONG,
    SHORT,
    asks_length,
    choose_length,
    is_asked_first,
    lengths_in_words,
    which_length,
)
from game.session.club_session import ClubSession
from game.session.letters import give_up
from game.session.next_table import game_of_match
from game.session.session import FIRST_RIVAL
from game.session.typed import NotUnderstood, is_numbered
from game.session.who_plays import who_plays_whom
from game.session.who_sits import arrivals, chosen_sitters, names_to_sit_down, who_is_behind
from game.sheets.spots import LineSpot, Spot
from game.sheets.teller import in_a_row
from game.store.kept_game import KeptGame
from game.terminal.answers_between_games import (
    CHOOSE,
    FIRST_OF_WHAT_LEADS_ON,
    LEARN,
    LISTS,
    NO,
    ROOMS,
    YES,
    names_a_game,
    read_answer,
)
from game.terminal.conversation import HOME_WORD, WentHome, Word
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines
from game.terminal.shared_words import at_the_desk
from game.terminal.spoken_guide import OFFER_IN_A_GAME
from game.terminal.watched_game import watch

FIRST_RIVALS = f"{FIRST_RIVAL.upper()} is a beginner: right for your first game."


def summary(session: WindowSession) -> str:
    """Sum up the game to be played now; how long it is comes later where that is asked."""
    if session.duplicate:
        word, rival = session.duplicate.split()
        table = duplicate_table(word, chosen_sitters(session)[0], rival)
        return f"Duplicate {word}: six cards to 121, {' against '.join(table.names)}."
    form, preset = session.form, PRESETS[session.settings.preset]
    rules = session.settings.house_rules
    is_asked = asks_length(session) and (rules.target_after_cut or is_asked_first(session))
    target = "" if is_asked else f" to {rules.target_of(form)}"
    sitters = chosen_sitters(session)
    names = who_plays_whom(form, rules, names_to_sit_down(sitters))
    own = [
        f"{in_a_row(RULES[name].words)} ({rules.value_in_words(name, form)})"
        for name in preset.changed(rules)
    ]
    told = [f"{preset.title}: {form.title.lower()}{target}, {names}.", *who_is_behind(sitters)]
    if session.has_first_rival and FIRST_RIVAL.upper() in names:
        told.append(FIRST_RIVALS)
    if of_match := game_of_match(session):
        told.append(f"{of_match}.")
    if own:
        told.append(f"Your own rules: {'; '.join(own)}.")
    return " ".join(told)


OPENED_ONCE = {"practice": Way.PRACTICE, LEARN: Way.LEARN}
"""Words at any question that open nothing in the room which they have opened."""
KEPT = "Your game is saved. Continue any time, here or in the window."
NOT_KEPT = "Your {} isn't saved: nothing can be written. Name another folder with --saves."
EVENING_KEPT = "Your evening is saved, card and all. Come back any time."
OWN_WAYS = (Way.NEW_GAME, Way.DEMO, Way.TITLE)
"""What has a way of its own in text."""
FRIEND_HOW = (
    "To play a friend far away start the program again: with --text --wait it opens a table and prints the "
    "line to send, and with --text --call and such a line it sits down at a friend's."
)
NO_SUCH_LESSON = f"Type learn and a number from 1 to {len(LESSONS)}."
A_MOVE = "The game is over. Type {0} again if these are your initials, or Enter for none."
INITIALS_HOW = "Up to three letters, such as ABC: Records has the game. Enter or no: it is nobody's."
FIRST_WORDS = "yes, no, a game's name, such as BSD, practice, records, options or more"
FIRST = "{summary} Play it? Yes, no for another, or a game's name; Enter for yes:"
NEXT = "{again} Yes, no, choose (another game), review, practice, records, options or more; Enter for yes:"
NEXT_WORDS = "yes, no, choose, review, practice, records, options, more or a game's name"


class LeftFor(Exception):
    """Raised where a room of the window, or a word, leads to something that has a way of its own in text."""

    def __init__(self, way: Way) -> None:
        super().__init__(way)
        self.way = way


def _leave_for(way: Way, *_: object) -> NoReturn:
    raise LeftFor(way)


_HOME = {HOME_WORD: partial(_leave_for, Way.TITLE)}


def evening_kept(club: ClubSession) -> str:
    """Say what became of the evening that is left."""
    return EVENING_KEPT if club.is_kept else NOT_KEPT.format("evening")


class BetweenGames:
    """The questions of a session that no game asks."""

    def __init__(self, session: SessionInLines) -> None:
        self.session, self.conversation = session, session.conversation
        self.taken: dict[str, object] = {}
        """The settings as they were before a game was named, till it is sat down to."""

    def tell_two_lines(self) -> None:
        """Review the game, and tell the lines for a friend; whoever reads a file must ask for the review."""
        if not self.conversation.is_at_a_terminal:
            return
        reviewer = self.session.reviewer
        assert reviewer, "a game was played"
        if reviewer.review.is_behind:
            self.conversation.say(JUDGING)
        while reviewer.step() and not reviewer.review.is_whole:
            pass
        self.session.complain()
        self.conversation.tell(*ending_words(reviewer.review, names_deal=True).sentences)

    def chooses_length(self) -> bool:
        """Ask how long the game is, where the original does; Enter alone is a long one, `back` is none."""
        question, letters_named = which_length(self.session), f"{LONG} or {SHORT}"
        how = "" if question.startswith(letters_named) else f"{letters_named}, or "
        words = f"{question} {how}Enter for {LONG}:"
        lengths = lengths_in_words(self.session)
        letters, told = {"long": LONG, "short": SHORT}, f"Type {' or '.join(lengths)} points."
        length = self.conversation.ask_or_back(words, letters, ", ".join(lengths), usual=LONG, how=told)
        if length:
            choose_length(self.session, length)
        return bool(length)

    def way_of_those_that_wait(self) -> Way:
        """Offer the games that wait as the title does; to whoever has named initials none but of these."""
        unfinished, initials = self.session.unfinished, self.session.run_options.initials
        unknown = FIRST_OF_WHAT_LEADS_ON - {*self.conversation.words}
        words = {word: partial(self._leaves_for, word) for word in unknown}
        way = Way.WITHOUT_UNFINISHED_GAME
        while way is Way.WITHOUT_UNFINISHED_GAME:
            games = unfinished.look(self.session.settings.initials)
            self.session.complain()
            if not games or (initials and games[0].lines and games[0].initials != initials):
                return Way.TITLE
            way = self._way_out_of(open_scene(self.session, Way.OFFER), words)
            if way is Way.WITHOUT_UNFINISHED_GAME and not give_up(self.session):
                way = Way.TITLE
        return way

    def _leaves_for(self, word: str, rest: str) -> None:
        """Open what is named where a game that waits is offered; another game begins instead."""
        if self._leads_on(read_answer((), FIRST_WORDS)(f"{word} {rest}".strip())):
            _leave_for(Way.NEW_GAME)

    def way_to_begin(self, kept: KeptGame | None) -> Way:
        """Ask what the window asks before a game: of one that waits, and who sits down in place of whom."""
        way, come = Way.NEW_GAME_BESIDE, arrivals(self.session)
        if kept:
            way = self._way_out_of(before_new_game(self.session.unfinished, kept, lambda _: None), _HOME)
        if way is Way.NEW_GAME_INSTEAD and give_up(self.session):
            way = Way.NEW_GAME_BESIDE
        self.session.complain()
        if way is Way.NEW_GAME_BESIDE and come.words:
            way = self._way_out_of(arrival(self.session, come, lambda: StartOver(Way.NEW_GAME_BESIDE)), _HOME)
        return way

    def _way_out_of(self, scene: Scene, words: Mapping[str, Word]) -> Way:
        """Ask what a box of the window asks, and return the way that is chosen."""
        try:
            with self.conversation.knowing(words):
                play_scene(self.session, scene, _leave_for)
        except LeftFor as left:
            return left.way
        return Way.TITLE

    def offer_to_keep(self) -> None:
        """Put a game that is nobody's into the record, if initials are typed."""
        doubted: set[str] = set()

        def read(text: str) -> str:
            if not are_initials(text):
                raise NotUnderstood("Type 1 to 3 letters or digits, such as ABC, or Enter.")
            is_move = is_card(text) or text.lower() in (YES, "go")
            if is_move and text not in doubted:
                doubted.add(text)
                raise NotUnderstood(A_MOVE.format(text.upper()))
            return "" if text.lower() == NO else text.upper()

        question = "Initials to save this game, or Enter for none:"
        initials = self.conversation.ask(question, read, INITIALS_HOW)
        if not initials:
            return
        trouble = self.session.unfinished.sign(initials)
        self.conversation.tell(trouble or KEPT_UNDER.format(initials))

    def choose(self) -> None:
        """Ask whether it's to be the game that is chosen; else one is named, or taken from the shelf."""
        read = read_answer((CHOOSE, LEARN), FIRST_WORDS)
        while (answer := self._asked_first(read)) != YES:
            if self._leads_on(answer):
                self.conversation.say(summary(self.session))
                return

    def _leads_on(self, answer: str) -> bool:
        """Open what was answered; whether a game is to be played when it is left."""
        if names_a_game(answer):
            self._take(answer)
            return True
        if is_numbered(answer, {LEARN}):
            return self.learns(answer.partition(" ")[2])
        if is_numbered(answer, DEEDS):
            saves, speaker = self.session.run_options.saves, self.session.speaker
            return self.leads_to_a_game(KeptGames(saves, speaker=speaker).named(answer))
        if is_position(answer):
            self.conversation.words["ask"](answer)
            return False
        if opens := LISTS.get(answer):
            return self.leads_to_a_game(opens(self.session))
        way, line = ROOMS.get(answer, (Way.CHOOSE_GAME, None))
        return self.leads_to_a_game(way, at=line)

    def _asked_first(self, read: Callable[[str], str]) -> str:
        """Ask for the game that stands in the settings when it is asked; after the lessons it has begun."""
        with self.conversation.answering({LEARN}):
            return self.conversation.ask(lambda: FIRST.format(summary=summary(self.session)), read)

    def learns(self, number: str = "") -> bool:
        """Open the lessons, or one of them; whether the first game is to be played after them."""
        if number.isdecimal() and not 0 < int(number) <= len(LESSONS):
            self.conversation.say(NO_SUCH_LESSON)
            return False
        at = LineSpot(int(number) - 1) if number.isdecimal() else None
        leads_on = self.leads_to_a_game(Way.LEARN, at=at)
        self.conversation.say(*[OFFER_IN_A_GAME] * (self.session.offers_guide and not leads_on))
        return leads_on

    def _take(self, game: str) -> None:
        """Choose a game, and its kind where that is named as well."""
        preset, _, form = game.partition(" ")
        settings = self.session.settings
        before = settings.all_set
        settings.take_out(preset, form)
        self.taken = {name: before[name] for name, now in settings.all_set.items() if now != before[name]}
        self.session.settings_changed()

    def put_back(self) -> None:
        """Choose what was chosen before a game was named that is not played after all."""
        vars(self.session.settings).update(self.taken)
        self.taken, self.session.duplicate = {}, ""
        self.session.settings_changed()

    def leads_to_a_game(self, opened: Way | Scene, *, at: Spot | None = None) -> bool:
        """Open a room of the window, what is at a spot of it, or a page; tell whether a game is played after
        it."""
        more_ways = cache(partial(open_scene, self.session, Way.MORE_WAYS))  # one list, which is told once

        def lead(way: Way) -> Scene:
            if way in OWN_WAYS:
                raise LeftFor(way)
            if way is Way.ASK:
                at_the_desk(self.session)
            if way is Way.FRIEND:
                self.conversation.say(FRIEND_HOW)
            is_list = way in (Way.ASK, Way.FRIEND, Way.MORE_WAYS)
            scene = more_ways() if is_list else open_scene(self.session, way)
            if isinstance(scene, Title):  # the window's, where a game can't be continued
                raise LeftFor(Way.TITLE)
            return scene

        left_before = self._playing
        try:
            with self.conversation.aside(*(word for word, way in OPENED_ONCE.items() if way is opened)):
                first = lead(opened) if isinstance(opened, Way) else opened
                play_scene(self.session, first, lead, at=at)
            self._go_home_from(left_before)
        except LeftFor as left:
            if left.way is Way.DEMO:
                watch(self.session)
            return left.way is Way.NEW_GAME
        finally:
            self.session.complain()
        return False

    @property
    def kept(self) -> str:
        """What became of the game that is left."""
        return KEPT if self.session.is_kept else NOT_KEPT.format("game")

    def tell_what_is_kept(self) -> None:
        """Say what became of the game that is left, or of the evening with it."""
        self.conversation.say(evening_kept(club) if (club := self._club_to_leave) else self.kept)
        if club:
            club.is_left = True

    @property
    def _club_to_leave(self) -> ClubSession | None:
        """The evening that somebody sits at still."""
        club = self.session.club
        return club if club and not club.is_left and club.is_under_way else None

    @property
    def _playing(self) -> Path | None:
        """The file of the game under way, or of the one that was left last."""
        unfinished = self.session.unfinished
        return unfinished.path if unfinished.is_playing else None

    def _go_home_from(self, left_before: Path | None) -> None:
        """Go home with whoever has left a game begun here, or the midst of an evening."""
        if self.session.amid:  # looking for a game of the evening would leave it
            return
        if self._playing not in (None, left_before) or self._club_to_leave:
            raise WentHome

    def plays_again(self) -> bool:
        """Offer the same again or another game; its review and the rooms may be looked at first."""
        read = read_answer((CHOOSE,), NEXT_WORDS)
        while True:
            of_match = game_of_match(self.session)
            again = f"{of_match}?" if of_match else self.session.cards.voice.again
            answer = self.conversation.ask(NEXT.format(again=again), read)
            if answer in (YES, NO):
                return answer == YES
            if answer == REVIEW_WORD:
                assert self.session.reviewer, "a game was played"
                leads_on = self.leads_to_a_game(ReviewPage(self.session.reviewer, self.session.speaker))
            else:
                leads_on = self._leads_on(answer)
            if leads_on:
                return True
