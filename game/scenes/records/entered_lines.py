"""The lines of a game of a real board as they were typed in, to be corrected one by one."""

from pathlib import Path

from game.rules.cards import cards_text
from game.scenes.box import Notice, TypedBox
from game.scenes.menu import MenuScene
from game.scenes.scene import Answer, GoTo, LayOver, TakeOff
from game.session.entered import DEAL_WRITTEN, HEAD, EnteredGame
from game.store.ended_games import correct_game

_SHOWN = 30  # letters of a line that a list has room for
_HOW_A_DEAL = (
    DEAL_WRITTEN,
    "Your six cards / your discards / the starter / all cards played / theirs / the board, you first.",
    "A ? stands for what nobody saw. Back leaves the line as it was.",
)


class EnteredLines(MenuScene):
    """One line each, as it was typed; fire changes it, and the game is saved as it then is."""

    title, note = "A REAL BOARD", "{fire} change this line"

    def __init__(self, path: Path, entered: EnteredGame) -> None:
        super().__init__()
        self.path, self.entered = path, entered

    @property
    def size(self) -> int:
        return len(self.entered.to_lines())

    def line(self, index: int) -> tuple[str, str]:
        text = self.entered.to_lines()[index]
        if index < len(HEAD):
            word, _, fact = text.partition(" ")
            return word, fact[:_SHOWN]
        deal = self.entered.deals[index - len(HEAD)]
        board = "-".join(map(str, deal.board))
        return f"deal {index - len(HEAD) + 1}: {cards_text(deal.hand)}", board

    @property
    def card(self) -> list[str]:
        """The whole line that is pointed at."""
        return [self.entered.to_lines()[self.chosen]]

    def choose(self, index: int) -> Answer:
        typed = self.entered.to_lines()[index]
        box = TypedBox(["The line as it should be:"], ("Save", self._change), typed)
        box.typed_help = _HOW_A_DEAL if index >= len(HEAD) else ()
        return LayOver(box)

    def _change(self, line: str) -> Answer:
        """Save the game with this line, if there can be such a game; say what its board tells now."""
        try:
            changed = self.entered.with_line(self.chosen, line)
            trouble = correct_game(self.path, changed.kept())
        except ValueError as error:
            return LayOver(Notice(str(error)))
        if trouble:
            return LayOver(Notice(trouble))
        news, self.entered = changed.notes_since(self.entered), changed
        return GoTo(Notice(*news)) if news else TakeOff()
