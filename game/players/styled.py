"""Gives a level a style of its own at the play: how the characters of the club play."""

from collections.abc import Callable
from typing import ClassVar

from game.players.player import Player, Thought
from game.players.search.opponent_model import STYLES, Style, glance
from game.players.search.rank_play import play_so_far
from game.players.search.situation import habit_of
from game.players.tables.habit import only_choice
from game.players.tables.odds import form_odds, place
from game.players.tables.show_odds import rank_key
from game.rules.cards import Card
from game.rules.forms import Form
from game.rules.view import View

_BY_NAME = {style.name: style for style in STYLES}


class Styled(Player):
    """Discards and counts as its level does, and plays as people of one style do."""

    style: ClassVar[Style]

    @classmethod
    def get_ready(cls, form: Form) -> None:
        super().get_ready(form)
        form_odds(form.name)

    def think_play(self, view: View) -> Thought[Card]:
        yield
        rank = self._rank(view)
        return next(card for card in sorted(view.playable) if card.rank == rank)

    def _rank(self, view: View) -> int:
        assert view.dealer is not None
        habit = habit_of(form_odds(view.form.name))
        past, hand = play_so_far(view, habit.piles), rank_key(view.hand)
        if forced := only_choice(past.pile, hand):
            return forced[0][0]
        seen = glance(habit, past.pile, hand, past.others(place(view.form, view.seat, view.dealer)))
        rng = self.chance(view, self.style.name)
        if rng.random() < self.style.trembling:
            return rng.choice(seen.ranks)
        return rng.choices(seen.ranks, self.style.chances(seen))[0]


def styled(level: type[Player], style: str) -> type[Player]:
    """Return this level with its cards played in the style of this name."""
    made: Callable[..., type[Player]] = type(level)
    return made(f"{style} {level.name}", (Styled, level), {"style": _BY_NAME[style]})
