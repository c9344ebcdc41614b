"""Lay-aways worth asking: a quiz of them, and the hand of the day, the same for everybody."""

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random

from game.players.player import Thought
from game.players.weigh.option import Options
from game.players.weigh.weighing import Judgment, Mark, careful_options, mark_of, quick_options
from game.practice.position import Position, dealt
from game.practice.rounds import Round, given_away_words, is_right
from game.rules.cards import CARD_PATTERN, Card, Cards, cards_text
from game.rules.forms import FORMS, Form
from game.values import frozen

QUIZ, DAY = "Discard quiz", "Hand of the day"
QUESTIONS = 5
LEAST_GAP, MOST_GAP = 0.5, 3.0
"""In points, between the best and the second."""
_FARTHEST, _APART = 0.7, 0.1  # of the way home: who is nearer, and by how much


def some_position(form: Form, seed: str, dealer: int | None = None) -> Position:
    """Deal cards at a random score, to a dealer who is named or drawn."""
    chance = Random(seed)
    target = form.target
    foremost = chance.randrange(round(target * _FARTHEST))
    scores = [max(0, foremost - chance.randrange(1 + round(target * _APART))) for _ in range(form.sides)]
    scores[chance.randrange(form.sides)] = foremost
    return dealt(form, seed, chance.randrange(form.seats) if dealer is None else dealer, scores)


def is_worth_asking(options: Options) -> bool:
    """Tell whether the best choice stands out, in points and in chances alike, but not too far."""
    best, *others = options
    second = max(others, key=lambda option: option.points)
    is_marked = mark_of(best.chance - others[0].chance) is not Mark.NONE
    return LEAST_GAP <= best.points - second.points <= MOST_GAP and is_marked


def quiz(form: Form, seed: str, number: int = QUESTIONS) -> Thought[tuple[Position, ...]]:
    """Look for n of them, in slices."""
    found: list[Position] = []
    tried = 0
    while len(found) < number:
        tried += 1
        position = some_position(form, f"{seed} {tried}")
        if (yield from _stands_out(position)):
            found.append(position)
    return tuple(found)


def _stands_out(position: Position) -> Thought[bool]:
    """Ask the same at a glance, and then with care."""
    view = position.view
    glance = yield from quick_options(view)
    return is_worth_asking(glance) and is_worth_asking((yield from careful_options(view)))


HANDS = 5
FORM = FORMS["six-card"]
_PAIR = f"{CARD_PATTERN}-{CARD_PATTERN}"
_WRITTEN = re.compile(
    r"day (?P<day>\d{4}-\d\d-\d\d) right (?P<right>[0-5]) "
    r"(?P<told>(?:gave away|cost) \d{1,3}\.\d+ ?(?:%|games(?: in 100)?))"
    rf" laid (?P<laid>{_PAIR}(?: {_PAIR}){{,{HANDS - 1}}})"
)


def hands_of(day: str) -> tuple[Position, ...]:
    """Return the five positions of a day; the crib is one's own in two or three of them."""
    seed = f"hand of the day {day}"
    chance = Random(seed)
    dealers = chance.sample([0, 1, 0, 1, chance.randrange(2)], HANDS)
    return tuple(some_position(FORM, f"{seed} {hand}", dealer) for hand, dealer in enumerate(dealers, 1))


@frozen
class DayResult:
    """What somebody made of a day so far: the cards laid away, how many were right, and how it is told."""

    day: str
    laid: tuple[Cards, ...]
    right: int
    told: str

    @classmethod
    def of(cls, day: str, judged: Sequence[Judgment]) -> "DayResult":
        return cls(
            day, tuple(one.chosen for one in judged), sum(map(is_right, judged)), given_away_words(judged)
        )

    def __str__(self) -> str:
        cards = " ".join(cards_text(cards).replace(" ", "-") for cards in self.laid)
        return f"day {self.day} right {self.right} {self.told} laid {cards}"

    @classmethod
    def parse(cls, text: str) -> "DayResult | None":
        """Read the text of `str`, if it is that."""
        found = _WRITTEN.fullmatch(text)
        if not found:
            return None
        laid = tuple(tuple(map(Card.parse, word.split("-"))) for word in found["laid"].split())
        right = int(found["right"])
        return cls(found["day"], laid, right, found["told"]) if right <= len(laid) else None

    @property
    def is_whole(self) -> bool:
        return len(self.laid) == HANDS

    @property
    def is_of_its_hands(self) -> bool:
        """Whether these cards could be laid away; another version may deal other hands."""
        hands = (position.view.hand for position in hands_of(self.day))
        return all(
            len({*cards} & {*hand}) == FORM.laid_away for cards, hand in zip(self.laid, hands, strict=False)
        )

    @property
    def line(self) -> str:
        """One line to send to a friend, which spoils nothing."""
        return f"CRIB {self.day}: {self.right} of {len(self.laid)} right, {self.told}"


def result_of(day: str, lines: Iterable[str]) -> DayResult | None:
    """Return the last note on a day, if any of it was played."""
    results = (one for one in map(DayResult.parse, lines) if one and one.day == day)
    return max((one for one in results if one.is_of_its_hands), key=lambda one: len(one.laid), default=None)


class DayRound(Round):
    """The hands of a day, each noted as soon as it is judged: whoever has seen an answer keeps his own."""

    def __init__(self, day: str, judged: Iterable[Judgment], note: Callable[[str], None]) -> None:
        super().__init__(DAY, hands_of(day))
        self.judged += judged
        self._day, self._note = day, note

    def take(self, judgment: Judgment) -> None:
        super().take(judgment)
        self._note(str(self.result))

    @property
    def result(self) -> DayResult:
        return DayResult.of(self._day, self.judged)


def judged_again(result: DayResult) -> Thought[list[Judgment]]:
    """Judge what was laid away before, in slices."""
    judged = []
    for position, laid in zip(hands_of(result.day), result.laid, strict=False):
        options = yield from careful_options(position.view)
        judged.append(Judgment(laid, options))
    return judged
