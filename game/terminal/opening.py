"""The questions before a game: whose rules, which form, against whom; Enter leaves each as it was."""

from collections.abc import Mapping
from typing import TypeVar

from game.evening.host import Host
from game.evening.who_sits import person_name
from game.players.levels import LEVELS
from game.rules.forms import FORMS
from game.rules.house import RULES
from game.rules.presets import PRESETS, Muggins, Preset
from game.store import setting_words
from game.store.setting_words import PERSON
from game.terminal import typed
from game.terminal.conversation import Conversation, NotUnderstood
from game.terminal.names import as_sentence, listed

T = TypeVar("T")

PARTNERS = 2
ALL_RIGHT = "none"
NOTHING: Mapping[str, str] = {}


def summary(host: Host) -> str:
    """What would be played now."""
    form, preset = host.form, PRESETS[host.settings.preset]
    rules = host.settings.house_rules
    target = "" if rules.target_after_cut else f" to {rules.target_of(form)}"
    names = listed([sitter.name for sitter in host.chosen_sitters()])
    own = "" if preset.plays(form.name, rules) else ", by house rules of your own"
    return f"{preset.title}: {form.title.lower()}{target}{own}, with {names}."


class Opening:
    """What is chosen here is remembered, as what is chosen at the window is."""

    def __init__(self, host: Host, conversation: Conversation) -> None:
        self.host = host
        self.settings = host.settings
        self.conversation = conversation

    def choose(self) -> None:
        """One question where all stays as it is, and the others where it does not."""
        if not self.conversation.agrees(f"{summary(self.host)} Is that right?", usual=True):
            self.choose_all()
            self.conversation.say(summary(self.host))

    def choose_all(self) -> None:
        """Every question."""
        self._choose_rules()
        self._choose_people()
        self._choose_initials()
        self._choose_house()
        self.host.settings_changed()

    def _choose_rules(self) -> None:
        settings = self.settings
        titles = {preset.title: name for name, preset in PRESETS.items()}
        about = {preset.title: f"{preset.known_as}." for preset in PRESETS.values()}
        settings.take_out(self._pick("Whose rules?", titles, settings.preset, about))
        preset = PRESETS[settings.preset]
        if len(preset.forms) > 1:
            self._choose_form(preset)
        if preset.targets and not settings.house_rules.target_after_cut:
            targets = {str(target): target for target in preset.targets}
            usual = settings.house_rules.target_of(self.host.form)
            settings.target = self._pick("Which hole wins?", targets, usual)
        if preset.muggins:
            self._choose_muggins(preset.muggins)

    def _choose_form(self, preset: Preset) -> None:
        """Another form has another target."""
        settings = self.settings
        forms = {FORMS[name].title: name for name in preset.forms}
        form = self._pick(
            "Which form?", forms, settings.form if settings.form in preset.forms else preset.forms[0]
        )
        if form != settings.form:
            settings.form, settings.target = form, 0

    def _choose_muggins(self, muggins: Muggins) -> None:
        has_it = self.settings.house_rules.counting == muggins.with_muggins
        has_it = self.conversation.agrees(f"Muggins: {muggins.note.lower()}?", usual=has_it)
        self.settings.set_rule("counting", str(muggins.with_muggins if has_it else muggins.without))

    def _choose_people(self) -> None:
        """People sit down first; two of four may be partners, who sit opposite each other."""
        settings, form = self.settings, self.host.form
        titles = {level.title: name for name, level in LEVELS.items()}
        about = {level.title: level.character for level in LEVELS.values()}
        settings.level = self._pick("Who plays against you?", titles, self.host.level, about)
        now = sum(sitter.is_person for sitter in self.host.chosen_sitters())
        most = form.seats
        words = f"How many people play at this terminal, 1 to {most}, or Enter for {now}:"
        people = self.conversation.ask(words, typed.number_to(most, now))
        seats = [PERSON if seat < people else settings.level for seat in range(most)]
        if (
            form.partners
            and people == PARTNERS
            and self.conversation.agrees("Do the two play together?", usual=False)
        ):
            seats = [PERSON, settings.level, PERSON, settings.level]
        settings.seats = tuple(seats)
        if people > 1:
            settings.names = tuple(self._name(person) for person in range(people))

    def _name(self, person: int) -> str:
        usual = person_name(self.settings, person, self.host.initials)
        words = f"What is person {person + 1} called? A name, or Enter for {usual}:"

        def read(text: str) -> str:
            names = setting_words.name_words(text.replace(",", " "))
            return names[0] if names else usual

        return self.conversation.ask(words, read)

    def _choose_initials(self) -> None:
        usual = self.host.initials
        words = "Under which initials are your games recorded? 1 to 3 letters, - for none"

        def read(text: str) -> str:
            try:
                return setting_words.initials_word(text.strip("-")) if text else usual
            except ValueError as error:
                raise NotUnderstood(as_sentence(str(error))) from None

        self.settings.initials = self.conversation.ask(f"{words}, or Enter for {usual or 'none'}:", read)

    def _choose_house(self) -> None:
        """Any rule of the source changed for the own table, until none is named."""
        rules = {rule.words: name for name, rule in RULES.items()} | {ALL_RIGHT: ""}
        while True:
            now = self.settings.house_rules.words
            about = {
                rule.words: as_sentence(dict(rule.in_words_for(self.host.form)).get(now[name], now[name]))
                for name, rule in RULES.items()
            }
            name = self._pick("Which house rule do you change?", rules, "", about)
            if not name:
                return
            values = {words: word for word, words in RULES[name].in_words_for(self.host.form)}
            self.conversation.say(f"{RULES[name].words}: {RULES[name].note}.")
            self.settings.set_rule(name, self._pick("How is it?", values, now[name]))

    # How it is asked.

    def _pick(
        self, question: str, choices: Mapping[str, T], usual: T, about: Mapping[str, str] = NOTHING
    ) -> T:
        for place, name in enumerate(choices, 1):
            self.conversation.say(f"{place}: {name}. {about.get(name, '')}".rstrip())
        usual_name = next((name for name, choice in choices.items() if choice == usual), next(iter(choices)))
        words = f"{question} 1 to {len(choices)}, or Enter for {usual_name}:"
        return self.conversation.ask(words, typed.one_of(choices, choices[usual_name]))
