"""The card of the table: what the source chosen leaves open, and then the game begins."""

from game.players.levels import LEVELS
from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.scenes.front.evening import Evening
from game.scenes.front.house_rules import HouseRules, set_rule
from game.scenes.front.seats import Seats
from game.scenes.help.help_scene import Help
from game.scenes.lists.setting_rows import Row, RowScene, Values
from game.scenes.scene import Answer, LayOver, Scene, StartOver, Way


class TableCard(RowScene):
    """Fire on the first line sits down and begins."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.settings = evening.settings
        self.preset = PRESETS[self.settings.preset]
        self.heading = self.preset.title

    @property
    def rows(self) -> list[Row]:
        """Only what the source leaves open; any other rule is changed among the house rules."""
        levels = [(name, player.title) for name, player in LEVELS.items()]
        rows = [Row("Sit down and play", "play", (), "The cards are cut for the deal")]
        if len(self.preset.forms) > 1:
            rows.append(Row("Form of the game", "form", self._forms(), "How many play, and with what"))
        if self.preset.targets:
            rows.append(Row("Target", "target", self._targets(), "The hole that wins the game"))
        rows += self._counting_rows()
        return [
            *rows,
            Row("Opponents", "level", levels, LEVELS[self.evening.level].character),
            Row("Seats", "seats", (), "People and players in any seat, and what they are called"),
            Row("House rules", "house", (), "Any other rule, changed for your own table"),
        ]

    def _counting_rows(self) -> list[Row]:
        rows = []
        if muggins := self.preset.muggins:
            values = [(muggins.without, "no"), (muggins.with_muggins, "yes")]
            rows.append(Row("Muggins", "counting", values, muggins.note))
        if self.settings.house_rules.counting.by_players:
            rows.append(Row("Explain counts", "explain", note="The right count is read after yours"))
        return rows

    def _forms(self) -> Values:
        return [(name, FORMS[name].title) for name in self.preset.forms]

    def _targets(self) -> Values:
        usual = self.evening.form.target
        others = [target for target in self.preset.targets if target != usual]
        return [(0, str(usual)), *((target, str(target)) for target in others)]

    def get(self, name: str) -> object:
        """A setting or a rule, or words for what has a page of its own."""
        match name:
            case "play":
                return ""
            case "seats":
                people = sum(sitter.is_person for sitter in self.evening.chosen_sitters())
                return "a person" if people == 1 else f"{people} people"
            case "house":
                return "as the source has them" if self._is_by_the_book else "your own"
            case "counting":
                return self.settings.house_rules.counting
            case "level":
                return self.evening.level
        return getattr(self.settings, name)

    @property
    def _is_by_the_book(self) -> bool:
        return not self.settings.house and self.settings.form in self.preset.forms

    def put(self, name: str, value: object) -> None:
        """Remember it; another form has another target."""
        if name == "counting":
            set_rule(self.settings, name, value)
        else:
            setattr(self.settings, name, value)
        if name == "form":
            self.settings.target = 0
        self.evening.settings_changed()

    def choose(self, index: int) -> Answer:
        """Begin, open a page, or take the next value."""
        match self.rows[index].name:
            case "play":
                return StartOver(Way.NEW_GAME)
            case "seats":
                return LayOver(Seats(self.evening))
            case "house":
                return LayOver(HouseRules(self.evening))
        return super().choose(index)

    def help(self) -> Scene:
        """The rules as they are chosen here."""
        return Help(self.evening.form, self.settings.house_rules)
