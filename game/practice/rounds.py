"""Rounds of questions; and your own mistakes, which come back after longer and longer times."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from functools import lru_cache
from itertools import islice

from game.coaching.coach import Analysis, amount, cost_shown, cost_words
from game.coaching.coach_page import NEARLY
from game.players.weigh.weighing import Decision, Judgment, Mark
from game.practice.position import Position, laid_away_after, position_in
from game.rules.cards import Cards
from game.rules.errors import CribbageError, InvalidLog
from game.rules.game import Game
from game.rules.in_words import listed
from game.rules.log import read_log
from game.rules.moves import cards_chosen
from game.rules.pack import seal
from game.sheets.marks import small_cards
from game.store.judged import SEAL_NOTED
from game.store.practice_files import MOST, Mistake, Mistakes
from game.values import replace


class Round:
    """The questions, in order; `judged` grows with every answer."""

    def __init__(self, title: str, positions: Sequence[Position]) -> None:
        self.title = title
        self.positions = positions
        self.judged: list[Judgment] = []

    @property
    def is_over(self) -> bool:
        return len(self.judged) == len(self.positions)

    @property
    def position(self) -> Position:
        """The questions now."""
        return self.positions[len(self.judged)]

    @property
    def heading(self) -> str:
        """Which question of how many."""
        return f"{self.title}: {len(self.judged) + 1} of {len(self.positions)}"

    @property
    def question(self) -> str:
        """What is asked now."""
        return "Which choice wins most often?"

    def answer(self, analysis: Analysis, chosen: Cards) -> str:
        """Judge and take the choice, once it is studied, and return the words for it."""
        judgment = analysis.judgment(chosen)
        self.take(judgment)
        return self.verdict(judgment)

    def verdict(self, judgment: Judgment) -> str:
        return verdict(judgment)

    def take(self, judgment: Judgment) -> None:
        self.judged.append(judgment)

    @property
    def right(self) -> int:
        return sum(map(is_right, self.judged))

    @property
    def words(self) -> str:
        return f"{self.right} of {len(self.judged)} right, {given_away_words(self.judged)}"


def is_right(judgment: Judgment) -> bool:
    """Tell whether a choice costs next to nothing."""
    return judgment.mark is Mark.NONE


def given_away_words(judged: Sequence[Judgment]) -> str:
    """Tell the cost of all answers, in a few words."""
    return f"cost {amount(sum(map(cost_shown, judged)))}"


def verdict(judgment: Judgment) -> str:
    """Say the verdict on one answer."""
    if judgment.cost == 0:
        return "Right! Nothing beats it"
    if cost_shown(judgment) < NEARLY:
        return "As good as the best"
    if is_right(judgment):
        return f"Close enough: it costs {cost_words(judgment)}"
    return f"Yours costs {cost_words(judgment)}"


UNITS = " games in 100", " % of a game"
"""What a cost is in, and was in when mistakes were kept by older versions."""


def beside_then(judgment: Judgment, chosen: Cards, cost: str) -> str:
    """Say the same beside the choice in the game, and its cost: what that is in need not be said twice."""
    now, then = verdict(judgment), cost.split()[0] if cost.endswith(UNITS) else cost
    return f"{now}. Last time: {small_cards(chosen)}, {then if now.endswith(UNITS) else cost}"


DAYS = (1, 3, 7, 21)
"""After how many days a mistake comes again, box by box."""
COMES_AGAIN = f"after {listed([*map(str, DAYS)])} days"
KEPT_FROM = Mark.ERROR
NONE_DUE = "You have no mistakes to practice yet."
AT_ONCE = 10
"""How many mistakes come again in one sitting."""


def mistake_of(
    game: Game, made: Decision, judgment: Judgment, names: Sequence[str], today: date, kept: str = ""
) -> Mistake:
    """Keep a decision: the game up to it, and the others' discards at the same time.

    `kept` is the name of the kept game."""
    end = made.at + 1 + len(laid_away_after(game.moves, made.at))
    lines = game.to_lines()
    moves_begin = len(lines) - len(game.moves)
    return Mistake(
        today + timedelta(DAYS[0]),
        1,
        made.at,
        cost_words(judgment),
        tuple(names),
        tuple(lines[: moves_begin + end]),
        kept,
        seal(game.seed)[:SEAL_NOTED],
    )


def collect(
    game: Game,
    judged: Iterable[tuple[Decision, Judgment]],
    names: Sequence[str],
    today: date,
    kept: str,
) -> list[Mistake]:
    """Collect the mistakes that are worth asking again."""
    return [
        mistake_of(game, made, judgment, names, today, kept)
        for made, judgment in judged
        if judgment.mark >= KEPT_FROM
    ]


def answered(mistake: Mistake, today: date, *, right: bool) -> Mistake | None:
    """Move a mistake: a box on if it was right, out of the last one, and back to the first if not."""
    box = mistake.box + 1 if right else 1
    return replace(mistake, box=box, due=today + timedelta(DAYS[box - 1])) if box <= len(DAYS) else None


def position_of(mistake: Mistake) -> Position:
    """Return the position in which it was made; a `CribbageError` where there is none."""
    log = read_log(mistake.log)
    moves = [move for _, move in log.moves]
    if mistake.at >= len(moves) or not cards_chosen(moves[mistake.at][1:]):
        raise InvalidLog("No cards were chosen there.")
    names = mistake.names if len(mistake.names) == log.heading.form.seats else ()
    position = position_in(log.heading, moves, mistake.at, names)
    position.reached().apply(*moves[mistake.at])  # all of it must be what can be played
    return position


@lru_cache(maxsize=MOST)  # how many there are to ask is told again after each sitting
def can_be_asked(mistake: Mistake) -> bool:
    """Tell whether its log leads to a position."""
    try:
        position_of(mistake)
    except CribbageError:
        return False
    return True


def due_on(day: date, mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Return those to ask that come again on this day, or should have before."""
    return [mistake for mistake in mistakes if mistake.due <= day and can_be_asked(mistake)]


def asked_now(day: date, mistakes: Sequence[Mistake]) -> list[Mistake]:
    """Return the questions of one sitting: the mistakes due, or if there are none, the next new ones."""
    return due_on(day, mistakes)[:AT_ONCE] or [*islice(filter(can_be_asked, mistakes), AT_ONCE)]


def chosen_then(mistake: Mistake) -> Cards:
    """Return the discards, or the card played."""
    _, (_, move) = read_log(mistake.log).moves[mistake.at]
    return cards_chosen((move,))


class MistakesRound(Round):
    """The mistakes that are due, and where each goes once it is answered."""

    def __init__(
        self, kept: Mistakes, due: Sequence[Mistake], today: date, tell: Callable[[str], None]
    ) -> None:
        super().__init__("My mistakes", [*map(position_of, due)])
        self._kept, self._due, self._today, self._tell = kept, due, today, tell

    def take(self, judgment: Judgment) -> None:
        mistake = self._due[len(self.judged)]
        super().take(judgment)
        if mistake.due > self._today and is_right(judgment):
            return  # it was asked before its day, and comes again on it
        moved = answered(mistake, self._today, right=is_right(judgment))
        if trouble := self._kept.put(mistake, moved):
            self._tell(trouble)

    def verdict(self, judgment: Judgment) -> str:
        mistake = self._due[len(self.judged) - 1]
        return beside_then(judgment, chosen_then(mistake), mistake.cost)
