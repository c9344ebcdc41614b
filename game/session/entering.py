"""A game of a real board while it is typed in, answer by answer, each of which can be taken back."""

from collections.abc import Iterable

from game.rules.cards import Cards
from game.session.entered import (
    HEAD,
    HOW_MANY,
    PARTED,
    PLAYED,
    EnteredDeal,
    EnteredGame,
    check_so_far,
    parts_text,
    read_board,
    read_cards,
)
from game.store.kept_game import KeptGame
from game.store.kept_words import against
from game.values import replace


class Entering:
    """The answers so far: what stands above the deals, the deals that are whole, and parts of one more."""

    def __init__(self) -> None:
        self.game = EnteredGame()
        self._above = 0
        """How many of the lines above the deals were answered."""
        self._parts: list[Cards] = []

    @property
    def at(self) -> int:
        """Which answer comes next, those above the deals first; with each deal its own come again."""
        return self._above + len(self._parts)

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        return bool(self.game.deals) and not self._parts and self.game.game().outcome is not None

    # In words.

    @property
    def in_short(self) -> str:
        """Tell who plays, and how it stands after the deals that are whole."""
        reached = KeptGame(reached=self.game.game())
        return ", ".join((against(self.game.names), *reached.score_and_deal))

    @property
    def next_deal(self) -> list[str]:
        """Say which deal begins, and how it stands; nothing amid one, and where none comes."""
        if self.at != len(HEAD) or self.is_over:
            return []
        return [f"Deal {len(self.game.deals) + 1}, {', '.join(self.game.by_name(self.game.game().scores))}."]

    @property
    def where(self) -> list[str]:
        """Say where it goes on, after a step back or another day."""
        if not self._parts:
            return self.next_deal
        return [f"Back to deal {len(self.deals)}: {self.deals[-1]}"]

    # As lines.

    @property
    def lines(self) -> list[str]:
        """All that was answered, as it is kept till the game is over."""
        return [*self.game.to_lines()[: self._above], *self.deals]

    @property
    def deals(self) -> list[str]:
        """Each deal in a line; the last may be one of which more is still to come."""
        return [*map(str, self.game.deals), *[parts_text(self._parts)] * bool(self._parts)]

    def take_lines(self, lines: Iterable[str]) -> str:
        """Take what was kept as far as it can be so; a sentence says which line can't."""
        for number, line in enumerate(lines, 1):
            try:
                if self.at < len(HEAD):
                    self._take_above(self.game.with_kept_line(self.at, line))
                else:
                    for answer in line.split(PARTED.strip()):
                        self.take(answer.strip())
            except ValueError as error:
                return f"Line {number}: {error}"
        return ""

    # Answer by answer.

    def take(self, answer: str) -> None:
        """Take the answer that comes next; `CribbageError` says why it can't be so."""
        if self.at < len(HEAD):
            self._take_above(self.game.with_line(self.at, f"{HEAD[self.at]} {answer}"))
        elif len(self._parts) < len(HOW_MANY):
            self._take_cards(read_cards(answer, *HOW_MANY[len(self._parts)]))
        else:
            self._take_board(read_board(answer))

    def _take_above(self, game: EnteredGame) -> None:
        """Take the next line above the deals, with which the game is this one."""
        self.game = game
        self._above += 1

    def _with_deal(self, deal: EnteredDeal) -> EnteredGame:
        return replace(self.game, deals=(*self.game.deals, deal))

    def _take_cards(self, cards: Cards) -> None:
        """Take the next part of a deal; a play that cannot have been so is refused with its card."""
        parts = [*self._parts, cards]
        check_so_far(parts)
        if len(parts) > PLAYED:
            self._with_deal(EnteredDeal.of(parts)).counted(len(self.game.deals), self.game.boards())
        self._parts = parts

    def _take_board(self, board: tuple[int, ...]) -> None:
        """Take the end of a deal, if the rules allow it."""
        game = self._with_deal(EnteredDeal.of(self._parts, board))
        game.game()
        self.game, self._parts = game, []

    def take_back(self) -> None:
        """Take back the last answer, whatever it was; the deal before is whole but for its own last."""
        if self._parts:
            self._parts.pop()
        elif self.game.deals:
            *deals, last = self.game.deals
            self.game = replace(self.game, deals=tuple(deals))
            self._parts = last.parts
        else:
            self._above = max(0, self._above - 1)
