"""The rules of the house: the agreements of a table before the first cut, as text that reads back."""

from collections.abc import Callable, Sequence
from enum import Enum, StrEnum

from game.rules.counting import NINETEEN
from game.rules.errors import InvalidHouse, quoted
from game.rules.forms import FORMS, TARGETS, Form
from game.rules.in_words import listed
from game.rules.outcome import LURCH, PLAIN, SKUNK_MARGIN, STAKES, Stakes
from game.values import frozen, parts, replace


class Low(Enum):
    """What becomes of points a player did not see."""

    LOST = "lost"
    TAKEN = "taken"  # the next side gets them without a word
    CALLED = "called"  # the other side must call muggins to get them


class Penalty(Enum):
    """What the other side gets for a claim that was too high."""

    NONE = "none"
    TWO = "two"
    EXCESS = "excess"


@frozen
class Counting:
    """How points are counted: by the table itself, or by the players under one of the miscount rules."""

    name: str
    by_players: bool = True
    in_play: bool = False
    low: Low = Low.LOST
    count_again: bool = False
    takes_any: bool = False
    """Whether a total below the most that no cards have is a claim like any other (H12)."""
    penalty: Penalty = Penalty.NONE
    false_game: int = 0

    def __str__(self) -> str:
        return self.name


AUTOMATIC = Counting("automatic", by_players=False)

COUNTINGS = {
    counting.name: counting
    for counting in (
        AUTOMATIC,
        Counting("bsd", penalty=Penalty.TWO, takes_any=True),
        Counting("loadstar", low=Low.TAKEN, count_again=True),
        Counting("partner", in_play=True, low=Low.TAKEN),
        Counting("hoyle", low=Low.CALLED, penalty=Penalty.EXCESS),
        Counting("acc", in_play=True, low=Low.CALLED, penalty=Penalty.EXCESS, false_game=15),
        Counting("acc-without-muggins", in_play=True, penalty=Penalty.EXCESS, false_game=15),
    )
}


ASKED_TARGETS = (61, 91, 121)
"""Those that are asked for after the cut for deal (X3)."""
USUAL = "usual"
OFF = ("no", "form", "none")


class NextDeal(StrEnum):
    """Who deals the first hand of the next game (D7)."""

    LOSER = "loser"
    WINNER = "winner"
    CUT = "cut"


class Undo(StrEnum):
    """Where the last own move may be taken back (X6)."""

    FRIENDLY = "friendly"
    YES = "yes"
    NO = "no"


@frozen
class Rule:
    """One house rule for people: its line among the rules, its values with their words, and a note."""

    words: str
    values: Sequence[tuple[object, str]]
    note: str
    of_form: Callable[[Form], object] | None = None
    """What a form has, where the rule may follow it."""

    @property
    def in_words(self) -> list[tuple[str, str]]:
        """Its values as they are written, with their words."""
        return [(_written(value), words) for value, words in self.values]

    def in_words_for(self, form: Form) -> list[tuple[str, str]]:
        """Return the same for a form: what it has is named, and once."""
        if self.of_form is None:
            return self.in_words
        as_the_form, usual = _written(None), _written(self.of_form(form))
        others = [(word, words) for word, words in self.in_words if word not in (as_the_form, usual)]
        return [(as_the_form, f"{dict(self.in_words)[usual]}, standard"), *others]


def _written(value: object) -> str:
    if value is None:
        return "form"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


YES_NO = ((True, "yes"), (False, "no"))
_AS_THE_FORM = (None, "standard")
_HOLES = (_AS_THE_FORM, *((hole, str(hole)) for hole in TARGETS))
_AFTER_CUT = ((False, "before the cut"), (True, "after the cut"))
_STARTER = ((False, "cut"), (True, "top card"))
_GO = ((False, "automatic"), (True, "yourself"))
_WHO_COUNTS = (
    (AUTOMATIC, "automatic"),
    (COUNTINGS["bsd"], "you; too high costs two"),
    (COUNTINGS["loadstar"], "you; they take what you miss"),
    (COUNTINGS["partner"], "you, in the play too"),
    (COUNTINGS["hoyle"], "you, and call muggins"),
    (COUNTINGS["acc"], "you, tournament muggins"),
    (COUNTINGS["acc-without-muggins"], "you, tournament, no muggins"),
)
_WORTH = (
    (PLAIN, "1 game a win"),
    (LURCH, "2 for a lurch"),
    *((stakes, f"{stakes} with skunks") for stakes in STAKES.values() if stakes.skunk),
)
_UNDO = ((Undo.FRIENDLY, "in casual games"), (Undo.YES, "always"), (Undo.NO, "never"))
_DEALERS = (
    (NextDeal.LOSER, "loser deals"),
    (NextDeal.WINNER, "winner deals"),
    (NextDeal.CUT, "cut again"),
)


RULES = {
    "target": Rule("Target", _HOLES, "Points needed to win", lambda form: form.target),
    "cut_for_partners": Rule("Cut for partners", YES_NO, "The two low cards play the two high ones"),
    "target_after_cut": Rule(
        "Pick target",
        _AFTER_CUT,
        f"{listed([*map(str, ASKED_TARGETS)], 'or')}, before or after you cut for deal",
    ),
    "three_for_last": Rule(
        "Three for last",
        (_AS_THE_FORM, *YES_NO),
        "The first non-dealer starts with three points",
        lambda form: form.three_for_last,
    ),
    "cut_before_deal": Rule("Cut before the deal", YES_NO, "The non-dealer cuts the deck before each deal"),
    "starter_from_top": Rule("Starter", _STARTER, "Cut the deck for it, or just turn up the top card"),
    "go_by_hand": Rule("Say go", _GO, "Yourself: you notice when no card fits"),
    "undo": Rule("Undo", _UNDO, "Until somebody answers; recorded games aren't casual"),
    "counting": Rule("Counting", _WHO_COUNTS, "Who counts, and what a mistake costs"),
    "nineteen": Rule('"Nineteen" for zero', YES_NO, f"You may claim {NINETEEN} for a hand worth nothing"),
    "stink_hole": Rule(
        "Stink hole", YES_NO, f"From {FORMS['six-card'].target - 1} you can't win on a go or heels"
    ),
    "stakes": Rule(
        "Stakes", _WORTH, f"What a lurch (under halfway) or a skunk ({SKUNK_MARGIN} or more behind) is worth"
    ),
    "next_deal": Rule("Next game", _DEALERS, "Who deals first in the next game"),
}
"""The rules by name, in the order in which a game meets them."""
PARTS = {"cut_before_deal": "Deal", "go_by_hand": "Play", "counting": "Count", "stink_hole": "End"}
"""The rules with which the later parts of a game begin, and their headings."""
_WORDS = {name: {_written(value): value for value, _ in rule.values} for name, rule in RULES.items()}
"""What may be said of each, and what it means."""


@frozen
class House:
    """All that a table may choose, with its standard value: a rule's words stand in its row of `RULES`.

    A target or three for last that is None is as the form has it. Logs leave out the standard here, so that
    it never changes; a rule that is added later begins as off."""

    target: int | None = None
    cut_for_partners: bool = False
    target_after_cut: bool = False
    three_for_last: bool | None = None
    cut_before_deal: bool = False
    starter_from_top: bool = False
    go_by_hand: bool = False
    counting: Counting = AUTOMATIC
    nineteen: bool = False
    stink_hole: bool = False
    stakes: Stakes = STAKES["1-2-4"]
    next_deal: NextDeal = NextDeal.LOSER
    undo: Undo = Undo.FRIENDLY

    def __post_init__(self) -> None:
        for name, word in self.words.items():
            _read(name, word)

    def target_of(self, form: Form) -> int:
        return self.target or form.target

    def has_three_for_last(self, form: Form) -> bool:
        """Tell whether the first non-dealer begins with three points (D10)."""
        return form.three_for_last if self.three_for_last is None else self.three_for_last

    def cuts_for_partners(self, form: Form) -> bool:
        """Tell whether the cut decides who plays with whom (W9)."""
        return form.partners and self.cut_for_partners

    def lets_undo(self, *, counts: bool) -> bool:
        """Tell whether moves are taken back in a game that counts, or in one that does not."""
        return self.undo is Undo.YES or (self.undo is Undo.FRIENDLY and not counts)

    @property
    def words(self) -> dict[str, str]:
        """Each rule by name, as it is written: in the order of logs, which never changes."""
        return {name: _written(value) for name, value in parts(self).items()}

    def value_in_words(self, name: str, form: Form) -> str:
        """Return the words for people of one rule's value in a form."""
        written = self.words[name]
        return dict(RULES[name].in_words_for(form)).get(written, written)

    def __str__(self) -> str:
        unusual = [f"{name}={word}" for name, word in self.words.items() if word != USUAL_WORDS[name]]
        return " ".join(unusual) or USUAL

    @classmethod
    def parse(cls, text: str) -> "House":
        """Read the text of `str(house)`; what is not mentioned is as usual."""
        read = (setting.partition("=") for setting in _settings(text))
        return replace(cls(), **{name: _read(name, word) for name, _, word in read})

    @classmethod
    def from_log(cls, text: str) -> "House":
        """Read the house of a log; a rule that only another version knows does no harm while it is off."""
        known = []
        for setting in _settings(text):
            name, _, word = setting.partition("=")
            if name in RULES:
                known.append(setting)
            elif word not in OFF:
                raise InvalidHouse(f"This version of CRIB doesn't know the house rule '{setting}'.")
        return cls.parse(" ".join(known))

    def with_setting(self, name: str, word: str) -> "House":
        """Return this house with one rule changed, both given as words."""
        return replace(self, **{name: _read(name, word)})


def _settings(text: str) -> list[str]:
    return [] if text == USUAL else text.split()


def _read(name: str, word: str) -> object:
    if name not in RULES:
        raise InvalidHouse(f"Unknown house rule '{quoted(name)}'. Known: {', '.join(RULES)}.")
    values = _WORDS[name]
    if word not in values:
        raise InvalidHouse(f"House rule '{name}' must be {listed([*values], 'or')}, not '{quoted(word)}'.")
    return values[word]


USUAL_WORDS = House().words
