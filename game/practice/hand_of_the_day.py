"""The hand of the day: five lay-aways that the date chooses, the same for everybody."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from game.players.weigh.judgement import Judgement
from game.practice.position import Position
from game.practice.practice_round import given_away_words, is_right
from game.practice.quiz import some_position
from game.rules.cards import RANK_LETTERS, Card, Cards, cards_text
from game.rules.forms import FORMS

HANDS = 5
FORM = FORMS["six-card"]
_CARD = f"[{RANK_LETTERS}][CDHS]"
_PAIR = f"{_CARD}-{_CARD}"
_WRITTEN = re.compile(
    r"day (?P<day>\d{4}-\d\d-\d\d) right (?P<right>[0-5]) (?P<told>gave away \d{1,3}\.\d %)"
    rf" laid (?P<laid>{_PAIR}(?: {_PAIR}){{{HANDS - 1}}})"
)


def hands_of(day: str) -> tuple[Position, ...]:
    """The five positions of a day; the crib is one's own in two or three of them."""
    seed = f"hand of the day {day}"
    chance = Random(seed)
    dealers = chance.sample([0, 1, 0, 1, chance.randrange(2)], HANDS)
    return tuple(some_position(FORM, f"{seed} {hand}", dealer) for hand, dealer in enumerate(dealers, 1))


@dataclass(frozen=True)
class DayResult:
    """What somebody made of a day: the cards laid away, how many were right, and how it is told."""

    day: str
    laid: tuple[Cards, ...]
    right: int
    told: str

    @classmethod
    def of(cls, day: str, judged: Sequence[Judgement]) -> "DayResult":
        return cls(
            day, tuple(one.chosen for one in judged), sum(map(is_right, judged)), given_away_words(judged)
        )

    def __str__(self) -> str:
        cards = " ".join(cards_text(cards).replace(" ", "-") for cards in self.laid)
        return f"day {self.day} right {self.right} {self.told} laid {cards}"

    @classmethod
    def parse(cls, text: str) -> "DayResult | None":
        """Read what `str` printed, if it is that."""
        found = _WRITTEN.fullmatch(text)
        if not found:
            return None
        laid = tuple(tuple(map(Card.parse, word.split("-"))) for word in found["laid"].split())
        return cls(found["day"], laid, int(found["right"]), found["told"])

    @property
    def is_of_its_hands(self) -> bool:
        """Whether these cards could be laid away; another version may deal other hands."""
        hands = (position.view.hand for position in hands_of(self.day))
        return all(
            len({*cards} & {*hand}) == FORM.laid_away for cards, hand in zip(self.laid, hands, strict=True)
        )

    @property
    def line(self) -> str:
        """One line to send to a friend, which spoils nothing."""
        return f"CRIB {self.day}  {self.right} of {len(self.laid)}  {self.told}"


def result_of(day: str, lines: Iterable[str]) -> DayResult | None:
    """What was noted of a day, if it was played."""
    results = (one for one in map(DayResult.parse, lines) if one and one.day == day)
    return next((one for one in results if one.is_of_its_hands), None)
