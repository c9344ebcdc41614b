"""The questions before a game and between games: the rules, the opponents, the unfinished games."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from game.players.levels import LEVELS
from game.review.review_words import JUDGING, ending_lines
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.rules.errors import are_initials
from game.rules.forms import FORMS, Form
from game.rules.house import RULES, House
from game.rules.in_words import listed
from game.rules.preset import Muggins, Preset
from game.rules.presets import PRESETS
from game.rules.spoken import as_sentence
from game.scenes.front.window_session import WindowSession
from game.scenes.records.review_page import ReviewPage
from game.scenes.scene import Way
from game.session import typed
from game.session.asked_first import LONG, SHORT, choose_length, lengths_in_words, which_length
from game.session.telling import CardNames
from game.session.typed import NotUnderstood
from game.session.who_sits import chosen_sitters, person_name
from game.store import setting_words
from game.store.criblog import Criblog
from game.store.kept_game import KeptGame
from game.store.setting_words import PERSON
from game.store.standings import standings_of
from game.store.wasco_file import Wasco
from game.store.wasco_page import page
from game.table import Table
from game.terminal.conversation import Conversation
from game.terminal.lines import waiting_line
from game.terminal.scenes_in_lines import play_room, play_scene

T = TypeVar("T")

PARTNERS = 2
ALL_RIGHT = "none"
NOTHING: Mapping[str, str] = {}


def summary(session: WindowSession) -> str:
    """Sum up the game to be played now."""
    form, preset = session.form, PRESETS[session.settings.preset]
    rules = session.settings.house_rules
    target = "" if rules.target_after_cut else f" to {rules.target_of(form)}"
    names = who_plays_whom(form, rules, [sitter.name for sitter in chosen_sitters(session)])
    own = "" if preset.plays(form.name, rules) else ", your own rules"
    return f"{preset.title}: {form.title.lower()}{target}{own}, {names}."


def who_plays_whom(form: Form, house: House, names: Sequence[str]) -> str:
    """Say who plays against whom, as far as that is known before the cut."""
    if form.sides > 2 or (form.partners and house.cut_for_partners):
        return listed(names)
    return " against ".join(listed(names[side :: form.sides]) for side in range(form.sides))


class Opening:
    """The choices are remembered, as those of the window are."""

    def __init__(self, session: WindowSession, conversation: Conversation) -> None:
        self.session = session
        self.settings = session.settings
        self.conversation = conversation

    def choose(self) -> None:
        """Ask one question where all stays as it is, and the others where it does not."""
        if not self.conversation.agrees(f"{summary(self.session)} Is that right?", usual=True):
            self.choose_all()
            self.conversation.say(summary(self.session))

    def choose_all(self) -> None:
        self._choose_rules()
        self._choose_people()
        self._choose_initials()
        self._choose_house()
        self._choose_word()
        self.session.settings_changed()

    def _choose_rules(self) -> None:
        settings = self.settings
        titles = {preset.title: name for name, preset in PRESETS.items()}
        about = {preset.title: f"{preset.known_as}." for preset in PRESETS.values()}
        settings.take_out(self._pick("Which game?", titles, settings.preset, about))
        preset = PRESETS[settings.preset]
        if len(preset.forms) > 1:
            self._choose_form(preset)
        if preset.targets and not (settings.house_rules.target_after_cut or preset.manner.is_typed):
            targets = {str(target): target for target in preset.targets}
            usual = settings.house_rules.target_of(self.session.form)
            settings.target = self._pick("How many points win?", targets, usual)
        if preset.muggins:
            self._choose_muggins(preset.muggins)

    def _choose_form(self, preset: Preset) -> None:
        """Choose a form; another one has another target."""
        settings = self.settings
        forms = {FORMS[name].title: name for name in preset.forms}
        form = self._pick(
            "Which kind of game?", forms, settings.form if settings.form in preset.forms else preset.forms[0]
        )
        if form != settings.form:
            settings.form, settings.target = form, 0

    def _choose_muggins(self, muggins: Muggins) -> None:
        has_it = self.settings.house_rules.counting == muggins.with_muggins
        has_it = self.conversation.agrees(f"Play muggins? {muggins.note}.", usual=has_it)
        self.settings.set_rule("counting", str(muggins.with_muggins if has_it else muggins.without))

    def _choose_people(self) -> None:
        """Choose people, who sit down first; two of four may be partners, who sit opposite each other."""
        settings, form = self.settings, self.session.form
        titles = {level.title: name for name, level in LEVELS.items()}
        about = {level.title: level.character for level in LEVELS.values()}
        settings.level = self._pick("Which opponent?", titles, self.session.level, about)
        now = sum(sitter.is_person for sitter in chosen_sitters(self.session))
        most = form.seats
        words = f"How many humans play here? 1 to {most}, or Enter for {now}:"
        people = self.conversation.ask(words, typed.number_to(most, now))
        seats = [PERSON if seat < people else settings.level for seat in range(most)]
        if (
            form.partners
            and people == PARTNERS
            and self.conversation.agrees("Are you two partners?", usual=False)
        ):
            seats = [PERSON, settings.level, PERSON, settings.level]
        settings.seats = tuple(seats)
        if people > 1:
            settings.names = tuple(self._name(person) for person in range(people))

    def _name(self, person: int) -> str:
        usual = person_name(self.settings, person, self.settings.initials)
        words = f"Name of player {person + 1}? Enter for {usual}:"

        def read(text: str) -> str:
            names = setting_words.name_words(text.replace(",", " "))
            return names[0] if names else usual

        return self.conversation.ask(words, read)

    def _choose_initials(self) -> None:
        usual = self.settings.initials
        words = "Your initials, to record your games? 1 to 3 letters or digits, - for none"

        def read(text: str) -> str:
            try:
                return setting_words.initials_word(text.strip("-")) if text else usual
            except ValueError as error:
                raise NotUnderstood(as_sentence(str(error))) from None

        self.settings.initials = self.conversation.ask(f"{words}, or Enter for {usual or 'none'}:", read)

    def _choose_house(self) -> None:
        """Change any rule of the source for the own table, until none is named."""
        rules = {rule.words: name for name, rule in RULES.items()} | {ALL_RIGHT: ""}
        while True:
            now = self.settings.house_rules.words
            about = {
                rule.words: as_sentence(dict(rule.in_words_for(self.session.form)).get(now[name], now[name]))
                for name, rule in RULES.items()
            }
            name = self._pick("Change a house rule?", rules, "", about)
            if not name:
                return
            values = {words: word for word, words in RULES[name].in_words_for(self.session.form)}
            self.conversation.say(f"{RULES[name].words}: {RULES[name].note}.")
            self.settings.set_rule(name, self._pick("Which?", values, now[name]))

    def _choose_word(self) -> None:
        """Ask for a word where the cards were not wished for."""
        if not self.session.shuffle.is_wished:
            words = (
                "Your word? It is added to the seed now, so nobody can stack the deck. Enter for any word:"
            )
            self.session.shuffle.typed = self.conversation.ask(words, str)

    # How it is asked.

    def _pick(
        self, question: str, choices: Mapping[str, T], usual: T, about: Mapping[str, str] = NOTHING
    ) -> T:
        for place, name in enumerate(choices, 1):
            self.conversation.say(f"{place}: {name}. {about.get(name, '')}".rstrip())
        usual_name = next((name for name, choice in choices.items() if choice == usual), next(iter(choices)))
        words = f"{question} 1 to {len(choices)}, or Enter for {usual_name}:"
        return self.conversation.ask(words, typed.one_of(choices, choices[usual_name]))


YES, NO, CHOOSE, REVIEW, RECORDS = "yes", "no", "choose", "review", "records"
PRACTICE = "practice"
WHAT_NEXT = "{again} Yes, no, choose (other rules), review, practice or records; Enter for yes:"


class BetweenGames:
    """The questions of a session that no game asks."""

    def __init__(self, session: WindowSession, conversation: Conversation, cards: CardNames) -> None:
        self.session, self.cards = session, cards
        self.conversation = conversation
        self._reviewer: Reviewer | None = None

    def follow(self, table: Table) -> Reviewer:
        """Return who reviews a game while somebody at a terminal thinks."""
        review = Reviewing(lambda: table.game, tuple(map(str, table.cutters)), stand=table.stand)
        self._reviewer = Reviewer(
            self.session.run_options.saves, review, complain=self.session.complaints.append
        )
        return self._reviewer

    def tell_two_lines(self) -> None:
        """Tell the lines for a friend; whoever reads a file must ask for the review."""
        if self._reviewer and self.conversation.is_at_a_terminal:
            self.conversation.tell(*ending_lines(self._reviewed().review))

    def _reviewed(self) -> Reviewer:
        """Review the last game to its end."""
        assert self._reviewer, "a game was played"
        if self._reviewer.review.is_behind:
            self.conversation.say(JUDGING)
        while self._reviewer.step():
            pass
        self.complain()
        return self._reviewer

    def complain(self) -> None:
        """Tell any trouble since it was last said."""
        self.conversation.say(*self.session.complaints)
        self.session.complaints.clear()

    def choose_length(self) -> None:
        """Ask how long the game is, where the original does; Enter alone keeps it."""
        is_long = self.session.settings.house_rules.target_of(self.session.form) == self.session.form.target
        letters = {LONG: LONG, SHORT: SHORT}
        words = f"{which_length(self.session)} L or S, or Enter for {LONG if is_long else SHORT}:"
        read = typed.word_of(letters, "", wanted=lengths_in_words(self.session))
        choose_length(self.session, self.conversation.ask(words, read))

    def chosen_of_those_that_wait(self) -> KeptGame | None:
        """Ask whoever has named initials about the games of these alone."""
        games = self.session.unfinished.look(self.session.settings.initials)
        self.complain()
        named = self.session.run_options.initials
        ours = (one for one in games if not named or not one.lines or one.initials == named)
        return next((kept for kept in ours if self._agrees_to_go_on(kept)), None)

    def _agrees_to_go_on(self, kept: KeptGame) -> bool:
        """Name the unreadable; where nothing can, ask nothing."""
        if kept.trouble:
            self.conversation.say(kept.trouble)
        if not kept.lines:
            return False
        self.conversation.say(waiting_line(kept))
        return self.conversation.agrees("Continue it?", usual=True)

    def agrees_to_set_aside(self, kept: KeptGame, *, leaves: bool) -> bool:
        """Ask before a second game of the same initials is begun."""
        otherwise = "you keep it and quit" if leaves else "you continue it"
        self.conversation.say(waiting_line(kept))
        is_agreed = self.conversation.agrees(
            f"Give it up and start a new one? If not, {otherwise}.", usual=False
        )
        is_aside = is_agreed and self.session.unfinished.give_up(kept)
        self.complain()
        return is_aside

    def offer_to_keep(self) -> None:
        """Put a game that is nobody's into the record, if initials are typed."""

        def read(text: str) -> str:
            if not are_initials(text):
                raise NotUnderstood("Type 1 to 3 letters or digits, such as ABC, or Enter.")
            return text.upper()

        initials = self.conversation.ask("Initials to keep this game, or Enter for none:", read)
        if initials and (trouble := self.session.unfinished.sign(initials)):
            self.session.tell(trouble)

    def plays_again(self) -> bool:
        """Offer the same again, or other choices; the game's review and the record may be looked at first."""
        answers = {word: word for word in (YES, NO, CHOOSE, REVIEW, PRACTICE, RECORDS)}
        while True:
            answer = self.conversation.ask(
                WHAT_NEXT.format(again=self.cards.voice.again), typed.word_of(answers, YES)
            )
            if answer == RECORDS:
                self.conversation.say(*self._records())
            elif answer == PRACTICE:
                play_room(self.session, self.conversation, self.cards, Way.PRACTICE)
            elif answer == REVIEW:
                self._review()
            else:
                break
        if answer == CHOOSE:
            Opening(self.session, self.conversation).choose_all()
        return answer != NO

    def _review(self) -> None:
        """Open the pages of the last game, once it is judged to its end."""
        page = ReviewPage(self._reviewed(), self.session.speaker)
        play_scene(self.session, self.conversation, self.cards, page)

    def _records(self) -> Iterator[str]:
        wasco = Wasco(self.session.run_options.saves)
        yield from page(standings_of(wasco.count()), wasco.latest())
        yield from filter(None, [Criblog(wasco.path.parent).words()])
