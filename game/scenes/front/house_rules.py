"""The house rules: any rule of the source changed for the own table."""

from game.rules.forms import FORMS
from game.rules.house import RULES
from game.rules.presets import PRESETS
from game.scenes.front.evening import Evening
from game.scenes.front.evening_rows import EveningRows
from game.scenes.lists.setting_rows import DoorRow, Row
from game.scenes.scene import STAY, Answer


class HouseRules(EveningRows):
    """One line for each rule of the house, in the order in which a game meets it."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        self.heading = f"HOUSE RULES: {PRESETS[self.settings.preset].title}"

    @property
    def rows(self) -> list[Row]:
        source = DoorRow(
            "As the source has them", self._play_by_the_book, "The button takes all changes back"
        )
        rules = [
            self.rule_row(name, rule.words, rule.in_words_for(self.evening.form), rule.note)
            for name, rule in RULES.items()
        ]
        return [self.form_row(FORMS), *rules, source]

    def _play_by_the_book(self) -> Answer:
        self.settings.play_by_the_book()
        self.evening.settings_changed()
        return STAY
