"""The house rules: any rule of the source changed for the own table."""

from game.rules.forms import FORMS
from game.rules.house import TARGETS, House, NextDeal
from game.rules.presets import PRESETS
from game.rules.results.stakes import STAKES
from game.rules.who_counts import COUNTINGS
from game.scenes.front.evening import Evening
from game.scenes.lists.setting_rows import YES_NO, Row, RowScene, Values
from game.scenes.scene import STAY, Answer
from game.store.settings import Settings

_COUNTING_WORDS = {
    "automatic": "by itself",
    "bsd": "by you; too high costs two",
    "loadstar": "by you; what you miss is theirs",
    "partner": "by you, in the play too",
    "hoyle": "by you, muggins by call",
    "acc": "by you, tournament muggins",
    "acc-without-muggins": "by you, tournament, no muggins",
}
_STAKES_WORDS = {"plain": "every win is one", "lurch": "a lurch is two"}
_DEAL_WORDS = {NextDeal.LOSER: "the loser", NextDeal.WINNER: "the winner", NextDeal.CUT: "cut again"}
_FORM_YES_NO: Values = ((None, "as the form has it"), *YES_NO)

SOURCE = "source"
OF_THE_GAME = ("form", "target")


class HouseRules(RowScene):
    """One line for each rule of the house."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.settings = evening.settings
        self.heading = f"HOUSE RULES: {PRESETS[self.settings.preset].title}"

    @property
    def house(self) -> House:
        """The rules as they are now."""
        return self.settings.house_rules

    @property
    def rows(self) -> list[Row]:
        """Every rule, in the order in which a game meets it."""
        countings = [(counting, _COUNTING_WORDS[name]) for name, counting in COUNTINGS.items()]
        stakes = [(scale, _STAKES_WORDS.get(name, f"skunks {name}")) for name, scale in STAKES.items()]
        deals = [(deal, _DEAL_WORDS[deal]) for deal in NextDeal]
        return [
            *self._game_rows(),
            Row("Partners are cut for", "cut_for_partners", note="Two lowest against two highest"),
            Row("Three for last", "three_for_last", _FORM_YES_NO, "For who does not deal first"),
            Row("Cut before the deal", "cut_before_deal", note="Who does not deal cuts the pack"),
            Row("Go", "go_by_hand", ((False, "by itself"), (True, "called by hand")), "0, G, or up and fire"),
            Row("Counting", "counting", countings, "Who counts, and what a miscount costs"),
            Row("Nineteen for nothing", "nineteen", note="19 may be said of a hand that counts nothing"),
            Row("No win by go from 120", "stink_hole", note="Nor by heels: the stink hole"),
            Row("A win is worth", "stakes", stakes, "Lurch: less than half way. Skunk: 31 behind"),
            Row("Next game dealt by", "next_deal", deals, "Who deals when the game is over"),
            Row("As the source has them", SOURCE, (), "The button takes all changes back"),
        ]

    def _game_rows(self) -> list[Row]:
        forms = [(form.name, form.title) for form in FORMS.values()]
        targets = [(0, "as the form has it"), *((target, str(target)) for target in TARGETS)]
        return [
            Row("Form of the game", "form", forms, "How many play, and with what"),
            Row("Target", "target", targets, "The hole that wins the game"),
        ]

    def get(self, name: str) -> object:
        """The form, the target, or a rule of the house."""
        return getattr(self.settings if name in OF_THE_GAME else self.house, name)

    def put(self, name: str, value: object) -> None:
        """Change a rule; another form has another target."""
        if name in OF_THE_GAME:
            setattr(self.settings, name, value)
        else:
            set_rule(self.settings, name, value)
        if name == "form":
            self.settings.target = 0
        self.evening.settings_changed()

    def value_words(self, row: Row) -> str:
        """The line that takes all changes back has no value."""
        return "" if row.name == SOURCE else super().value_words(row)

    def choose(self, index: int) -> Answer:
        """The next value; on the last line, the rules of the source again."""
        if self.rows[index].name != SOURCE:
            return super().choose(index)
        self.settings.play_by_the_book()
        self.evening.settings_changed()
        return STAY


def set_rule(settings: Settings, name: str, value: object) -> None:
    """Remember a rule in words, if the source has it otherwise."""
    words = dict(word.split("=", 1) for word in settings.house.split())
    words.pop(name, None)
    if value != getattr(PRESETS[settings.preset].house, name):
        words[name] = House.word(value)
    settings.house = " ".join(f"{rule}={word}" for rule, word in words.items())
