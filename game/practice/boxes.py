"""One's own mistakes come again: after a day, then ever later, until they have been right in every box."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import islice

from game.coaching.tutor_words import cost_words
from game.players.weigh.judgement import Decision, Judgement, Mark
from game.practice.position import Position, position_in
from game.practice.practice_round import Round, beside_then, is_right
from game.rules.cards import Cards
from game.rules.errors import CribbageError, InvalidLog
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.moves import LayAway, cards_chosen
from game.store.mistakes import Mistake, Mistakes

DAYS = (1, 3, 7, 21)
"""After how many days a mistake comes again, box by box."""
FROM = Mark.ERROR
AT_ONCE = 10
"""So many mistakes come again in one sitting."""


def mistake_of(
    game: Game, made: Decision, judgement: Judgement, names: Sequence[str], today: date
) -> Mistake:
    """A decision as it is kept: the game up to it, and what the others laid away at the same time."""
    end = made.at + 1
    while (
        end < len(game.moves) and isinstance(made.move, LayAway) and isinstance(game.moves[end][1], LayAway)
    ):
        end += 1
    lines = game.to_lines()
    moves_begin = len(lines) - len(game.moves)
    return Mistake(
        today + timedelta(DAYS[0]),
        1,
        made.at,
        cost_words(judgement),
        tuple(names),
        tuple(lines[: moves_begin + end]),
    )


def collect(
    game: Game, judged: Iterable[tuple[Decision, Judgement]], names: Sequence[str], today: date
) -> list[Mistake]:
    """What of all that was judged is worth asking again."""
    return [
        mistake_of(game, made, judgement, names, today)
        for made, judgement in judged
        if judgement.mark >= FROM
    ]


def answered(mistake: Mistake, today: date, *, right: bool) -> Mistake | None:
    """Where it goes: a box on if it was right, out of the last one for good, and back to the first if not."""
    box = mistake.box + 1 if right else 1
    return replace(mistake, box=box, due=today + timedelta(DAYS[box - 1])) if box <= len(DAYS) else None


def position_of(mistake: Mistake) -> Position:
    """The position in which it was made; a `CribbageError` where there is none."""
    log = read_log(mistake.lines)
    moves = [move for _, move in log.moves]
    if mistake.at >= len(moves) or not cards_chosen(moves[mistake.at][1:]):
        raise InvalidLog("No cards were chosen there.")
    names = mistake.names if len(mistake.names) == log.heading.form.seats else ()
    position = position_in(log.heading, moves, mistake.at, names)
    game = position.begun()
    for seat, move in (*position.moves, moves[mistake.at]):  # all of it must be what can be played
        game.apply(seat, move)
    return position


def can_be_asked(mistake: Mistake) -> bool:
    """Whether its log leads to a position."""
    try:
        position_of(mistake)
    except CribbageError:
        return False
    return True


def at_once(due: Iterable[Mistake]) -> list[Mistake]:
    """What is asked in one sitting."""
    return list(islice(filter(can_be_asked, due), AT_ONCE))


def chosen_then(mistake: Mistake) -> Cards:
    """What was laid away or played."""
    _, (_, move) = read_log(mistake.lines).moves[mistake.at]
    return cards_chosen((move,))


class MistakesRound(Round):
    """The mistakes that are due, and where each goes once it is answered."""

    def __init__(
        self, kept: Mistakes, due: Sequence[Mistake], today: date, tell: Callable[[str], None]
    ) -> None:
        super().__init__("My mistakes", [*map(position_of, due)])
        self._kept, self._due, self._today, self._tell = kept, due, today, tell

    def take(self, judgement: Judgement) -> None:
        mistake = self._due[len(self.judged)]
        super().take(judgement)
        moved = answered(mistake, self._today, right=is_right(judgement))
        if trouble := self._kept.put(mistake, moved):
            self._tell(trouble)

    def verdict(self, judgement: Judgement) -> str:
        mistake = self._due[len(self.judged) - 1]
        return beside_then(judgement, chosen_then(mistake), mistake.cost)
