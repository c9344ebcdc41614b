"""The games that wait: the question whether to go on, and the list of them where there are several."""

from collections.abc import Callable, Sequence
from functools import cache

from game.scenes.box import Box, Offered
from game.scenes.menu import MenuScene
from game.scenes.scene import Answer, GoTo, LayOver, StartOver, TakeOff, Way
from game.session.who_plays import match_so_far, sides_of, who_plays
from game.sheets.sheet import Sheet
from game.sheets.sheets import BlankSheet
from game.sheets.table_state import TableState
from game.store.kept_game import CLUB, KeptGame
from game.store.kept_words import which_rules, whose_game
from game.store.unfinished import UnfinishedGames

Lies = Callable[[KeptGame], TableState | None]
"""How the table of a game lies that waits; nothing, where that cannot be seen."""

GO_ON = ("Continue", StartOver(Way.UNFINISHED_GAME))
SET_ASIDE = ("Give it up", StartOver(Way.WITHOUT_UNFINISHED_GAME))
NOT_NOW = ("Later", TakeOff())
IF_ASIDE = "If you give it up, you can still replay it: see Records."
IF_ASIDE_AT_THE_CLUB = "If you give it up, you lose it by the points you still need."


class Resume(Box):
    """Asked once over the title, which offers the game afterwards too."""

    def __init__(
        self,
        games: UnfinishedGames,
        kept: KeptGame,
        others: Sequence[Offered] = (NOT_NOW,),
        *,
        behind: TableState | None = None,
        is_first: bool = False,
    ) -> None:
        answers: list[Offered] = [GO_ON, *others] if kept.lines else [NOT_NOW, SET_ASIDE]
        may_look = not kept.trouble and any(words.startswith(SET_ASIDE[0]) for words, _ in answers)
        if_aside = IF_ASIDE_AT_THE_CLUB if CLUB in kept.extras else IF_ASIDE
        super().__init__([*about(kept), *["", if_aside] * may_look], answers, is_first=is_first)
        self.games = games
        self.kept, self.behind = kept, behind
        self.stand_alone = bool(kept.lines)

    def choose(self, index: int) -> Answer:
        self.games.chosen = self.kept
        return super().choose(index)

    def picture(self) -> Sequence[Sheet]:
        return [*_behind(self.behind), *super().picture()]


def _behind(top: TableState | None) -> list[Sheet]:
    return [BlankSheet(behind=top)] if top else []


def before_new_game(games: UnfinishedGames, kept: KeptGame, lies: Lies) -> Resume:
    """Ask before a second game of the same initials is begun."""
    answers: list[Offered] = [
        ("Keep it, start a new one", StartOver(Way.NEW_GAME_BESIDE)),
        ("Give it up, start a new one", StartOver(Way.NEW_GAME_INSTEAD)),
        ("Title", StartOver(Way.TITLE)),
    ]
    return Resume(games, kept, answers, behind=lies(kept), is_first=True)


def about(kept: KeptGame) -> list[str]:
    """Tell whose it is and where, who plays, by which rules, how it stands, and any unreadable part."""
    trouble = [kept.trouble] if kept.trouble else []
    if not kept.lines:
        return trouble
    whose = f"{whose_game(kept)}{' at the club' * (CLUB in kept.extras)}."
    match = match_so_far(kept)
    words = [whose, "", who_plays(kept), which_rules(kept), kept.how_it_stands, *[match] * bool(match)]
    return [*words, "", *trouble] if trouble else words


class UnfinishedList(MenuScene):
    """One line a game, first those of the initials that were given."""

    title, note = "UNFINISHED GAMES", "{fire}: continue it, or give it up"

    def __init__(self, games: UnfinishedGames, lies: Lies) -> None:
        super().__init__()
        self.games = games
        self._lies = cache(lambda at: lies(games.found[at]))

    @property
    def size(self) -> int:
        return len(self.games.found)

    def line(self, index: int) -> tuple[str, str]:
        kept = self.games.found[index]
        if not kept.lines:
            return kept.path.name, "unreadable"
        return f"{kept.day}  {' - '.join(sides_of(kept))}", ", ".join(kept.score_and_deal)

    @property
    def card(self) -> Sequence[str]:
        """The same as the question says, without the day, which its line has."""
        kept = self.games.found[self.chosen]
        if not kept.lines:
            return about(kept)
        return [words.removesuffix(f", begun {kept.day}") for words in about(kept)[2:]]

    def choose(self, index: int) -> Answer:
        behind = self._lies(index)
        return LayOver(Resume(self.games, self.games.found[index], [SET_ASIDE, NOT_NOW], behind=behind))

    def picture(self) -> Sequence[Sheet]:
        return [*_behind(self._lies(self.chosen)), *super().picture()]


def offer(games: UnfinishedGames, lies: Lies) -> Resume:
    """Offer the first of them, and the way to the others."""
    first = games.found[0]
    others = [("Other games", GoTo(UnfinishedList(games, lies)))] if games.found[1:] else []
    return Resume(games, first, [*others, NOT_NOW], behind=lies(first))


def which_to_continue(games: UnfinishedGames, lies: Lies) -> UnfinishedList | Resume:
    """Open the list of them; one that cannot be read is asked about at once."""
    if games.found[1:]:
        return UnfinishedList(games, lies)
    return Resume(games, games.found[0], behind=lies(games.found[0]))
