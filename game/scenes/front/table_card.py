"""The card of the table: what the source chosen leaves open, and then the game begins."""

from collections.abc import Sequence

from game.rules.house import RULES
from game.rules.presets import PRESETS, Muggins
from game.scenes.front.evening import Evening
from game.scenes.front.evening_rows import EveningRows
from game.scenes.front.guide_offer import to_the_table
from game.scenes.front.house_rules import HouseRules
from game.scenes.front.seats import Seats
from game.scenes.front.shuffling import word_row
from game.scenes.lists.setting_rows import DoorRow, Row
from game.scenes.scene import Answer, LayOver
from game.store.settings import Settings


class TableCard(EveningRows):
    """Fire on the first line sits down and begins."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        self.preset = PRESETS[self.settings.preset]
        self.heading = self.preset.title

    @property
    def rows(self) -> list[Row]:
        """Only what the source leaves open; any other rule is changed among the house rules."""
        people = sum(sitter.is_person for sitter in self.evening.chosen_sitters())
        return [
            DoorRow("Sit down and play", self._sit_down, "The cards are cut for the deal"),
            *self._game_rows(),
            *self._word_rows(),
            self.opponents_row(),
            DoorRow(
                "Seats",
                self._open_seats,
                "People and players in any seat, and what they are called",
                "a person" if people == 1 else f"{people} people",
            ),
            DoorRow(
                "House rules",
                self._open_house_rules,
                "Any other rule, changed for your own table",
                "as the source has them" if self._is_by_the_book else "your own",
            ),
        ]

    def _game_rows(self) -> list[Row]:
        rows = []
        if len(self.preset.forms) > 1:
            rows.append(self.form_row(self.preset.forms))
        if self.preset.targets:
            rows.append(self._target_row())
        if muggins := self.preset.muggins:
            rows.append(self.rule_row("counting", "Muggins", self._muggins_values(muggins), muggins.note))
        if self.settings.house_rules.counting.by_players:
            about = "The right count is read after yours"
            rows.append(self.yes_or_no("Explain counts", Settings.explain, about))
        return rows

    def _muggins_values(self, muggins: Muggins) -> Sequence[tuple[str, str]]:
        """With them and without; the house rules may have it otherwise."""
        counting = self.settings.house_rules.words["counting"]
        otherwise = dict(RULES["counting"].in_words_for(self.evening.form))[counting]
        values = {str(muggins.without): "no", str(muggins.with_muggins): "yes"}
        return [*({counting: otherwise} | values).items()]

    def _word_rows(self) -> list[Row]:
        """Where the cards were not wished for; the title has shown their seal."""
        note = f"Mixed into the cards, so that none is chosen; {self.evening.tell_seal()}"
        return [word_row(self.evening.shuffle, note)] if self.evening.shuffle.wants_word else []

    def _target_row(self) -> Row:
        usual = self.evening.form.target
        others = [(target, str(target)) for target in self.preset.targets if target != usual]
        targets = [(0, str(usual)), *others]
        return self.setting_row("Target", Settings.target, targets, "The hole that wins the game")

    @property
    def _is_by_the_book(self) -> bool:
        return self.preset.plays(self.settings.form, self.settings.house_rules)

    def _sit_down(self) -> Answer:
        return to_the_table(self.evening)

    def _open_seats(self) -> Answer:
        return LayOver(Seats(self.evening))

    def _open_house_rules(self) -> Answer:
        return LayOver(HouseRules(self.evening))
