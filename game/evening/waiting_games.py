"""The games that wait: where each move of the game under way is kept, and what can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.rules.presets import PRESETS
from game.store.setting_words import LONGEST_NAME
from game.store.unfinished import waiting_paths

if TYPE_CHECKING:
    from game.evening.match_under_way import MatchUnderWay
    from game.store.saved import SavedGame
    from game.store.unfinished import Unfinished
    from game.store.waiting import Waiting
    from game.table import Table


def whose_game(waiting: Waiting) -> str:
    """A game, and its initials if it has any."""
    return f"A game of {waiting.initials}" if waiting.initials else "A game"


def who_plays(waiting: Waiting) -> str:
    """Who plays; partners are named by who cut for the deal."""
    assert waiting.saved, "it can be read"
    people = [seat.partition(" ")[2][:LONGEST_NAME] for seat in waiting.saved.seats]
    return " against ".join(people) if len(people) == 2 else ", ".join(people)


def which_rules(waiting: Waiting) -> str:
    """Which game it is, and when it was begun."""
    assert waiting.saved, "it can be read"
    assert waiting.game, "it can be read"
    preset = PRESETS.get(waiting.saved.extras.get("preset", ""))
    words = [*([preset.title] if preset else ()), waiting.game.form.title]
    begun = waiting.saved.extras.get("begun", "")[:10]
    return ", ".join([*words, f"begun {begun}"] if begun else words)


def how_it_stands(waiting: Waiting, between: str = " : ") -> str:
    """How it stands."""
    assert waiting.game, "it can be read"
    scores = between.join(map(str, waiting.game.scores))
    deals = waiting.game.deals
    return f"{scores} of {waiting.game.target} holes, deal {deals}" if deals else "not dealt yet"


class WaitingGames:
    """What goes wrong with them is added to the complaints."""

    def __init__(self, folder: Path, complaints: list[str]) -> None:
        self._folder = folder
        self._complaints = complaints
        self.found: list[Waiting] = []
        """The games that could be gone on with when they were last looked at."""
        self.chosen: Waiting | None = None
        """The one of them that something is to become of."""
        self.has_asked = False
        """Whether the people were asked to go on with the game that waited when they came."""

    @cached_property
    def _unfinished(self) -> Unfinished:
        """The store of them, read when there is a game: the title stands sooner."""
        from game.store.unfinished import Unfinished

        return Unfinished(self._folder)

    def look(self, initials: str) -> list[Waiting]:
        """The games that can be gone on with now, first those of these initials."""
        if "_unfinished" not in vars(self) and not waiting_paths(self._folder):
            return []
        self.found = self._unfinished.waiting(initials)
        self._pass_on()
        return self.found

    def one_of(self, initials: str) -> Waiting | None:
        """A game of these initials, or of nobody if there are none."""
        return next((one for one in self.look(initials) if one.saved and one.initials == initials), None)

    def take_up(self) -> SavedGame | None:
        """Go on with the one chosen, if that can still be done."""
        assert self.chosen, "one was chosen"
        is_ours = self._unfinished.take_up(self.chosen)
        self._pass_on()
        if not is_ours:
            self._tell("That game could not be gone on with. Look again: another program may have it.")
        return self.chosen.saved if is_ours else None

    def set_aside(self) -> bool:
        """Whether the one chosen is out of the way now."""
        assert self.chosen, "one was chosen"
        trouble = self._unfinished.set_aside(self.chosen)
        self._pass_on()
        self._tell(trouble)
        return trouble is None

    def _pass_on(self) -> None:
        self._complaints += self._unfinished.complaints
        self._unfinished.complaints = []

    @property
    def news(self) -> str:
        """What the last game that ended means for the record, in a sentence."""
        return self._unfinished.news

    def begin(self, saved: SavedGame) -> None:
        """A new game is kept from now on; the others wait on."""
        self._tell(self._unfinished.begin(saved))

    def keep(self, table: Table, match: MatchUnderWay) -> None:
        """Every move goes to disk as it is made; a finished game goes among the finished ones."""
        from game.store.saved import HINTS

        def finish() -> None:
            if table.game.outcome:
                match.finish(table)
                self._tell(self._unfinished.finish())

        table.journal = _KeptJournal(self._unfinished, self._tell, finish)
        table.keep_hints = lambda hints: self._tell(self._unfinished.note(HINTS, " ".join(map(str, hints))))

    def _tell(self, complaint: str | None) -> None:
        if complaint:
            self._complaints.append(complaint)


class _KeptJournal:
    """The log of the game under way, in its file."""

    def __init__(
        self, unfinished: Unfinished, tell: Callable[[str | None], None], after_each: Callable[[], None]
    ) -> None:
        self._unfinished = unfinished
        self._tell = tell
        self._after_each = after_each

    def append(self, line: str) -> None:
        self._tell(self._unfinished.append(line))
        self._after_each()

    def rewrite(self, lines: Sequence[str]) -> None:
        self._tell(self._unfinished.rewrite(lines))
