"""Lines of a menu that change the settings of the session."""

from collections.abc import Iterable, Sequence

from game.players.levels import LEVELS, STRENGTHS
from game.players.seating import player_class
from game.rules.forms import FORMS
from game.rules.house import YES_NO
from game.rules.pack import LONGEST_WORD
from game.scenes.front.window_session import WindowSession
from game.scenes.rows import NONE, ChoiceRow, Row, WordRow
from game.scenes.scene import distinct
from game.store.settings import TUTOR_WORDS


class SettingRows:
    """Makes lines for a menu; the session hears of every change."""

    def __init__(self, session: WindowSession) -> None:
        self.session = session
        self.settings = session.settings

    def setting(self, words: str, name: str, values: Sequence[tuple[object, str]], note: str) -> Row:
        return ChoiceRow(
            words,
            values,
            lambda: getattr(self.settings, name),
            lambda value: self.session.change(name, value),
            note,
        )

    def yes_or_no(self, words: str, name: str, note: str) -> Row:
        return self.setting(words, name, YES_NO, note)

    def tutor(self) -> Row:
        """Offer when the tutor warns."""
        values = [(word, word) for word in TUTOR_WORDS]
        return self.setting("Tutor", "tutor", values, "Warns you before a costly discard or play")

    def large_print(self) -> Row:
        """Offer large letters, or in text cards by their names."""
        note = "Big letters on the cards; in text, their names in full"
        return self.yes_or_no("Large print", "big_index", note)

    def opponents(self) -> Row:
        """Offer who plays against the people, with his character."""
        return ChoiceRow(
            "Opponents",
            [(name, player.title) for name, player in LEVELS.items()],
            lambda: self.session.level,
            self._choose_level,
            player_class(self.session.level).character,
            STRENGTHS,
        )

    def _choose_level(self, level: str) -> None:
        self.settings.play_against(level)
        self.session.settings_changed()

    def form(self, names: Iterable[str]) -> Row:
        forms = [(name, FORMS[name].title) for name in distinct([*names, self.settings.form])]
        note = "How many play, and with how many cards"
        return ChoiceRow("Kind of game", forms, lambda: self.settings.form, self._choose_form, note)

    def _choose_form(self, form: str) -> None:
        self.settings.form, self.settings.target = form, 0  # another form has another target
        self.session.settings_changed()

    def rule(self, name: str, words: str, values: Sequence[tuple[str, str]], note: str) -> Row:
        """Make a line for a house rule; its values are given as they are written."""
        return ChoiceRow(
            words,
            values,
            lambda: self.settings.house_rules.words[name],
            lambda word: self._set_rule(name, word),
            note,
        )

    def _set_rule(self, name: str, word: str) -> None:
        self.settings.set_rule(name, word)
        self.session.settings_changed()

    def word_to_mix(self) -> list[Row]:
        """Offer a word to be mixed in, where the cards were not wished for."""
        shuffle = self.session.shuffle

        def put(typed: str) -> None:
            shuffle.typed = typed

        pressed, typed_alone = "or press {fire}: your timing counts too", "and nobody can stack the deck"
        note = f"Type a word, {pressed if self.session.is_at_window else typed_alone}"
        row = WordRow("Your word", LONGEST_WORD // 2, lambda: shuffle.typed, put, note, usual=NONE)
        return [] if shuffle.is_wished else [row]
