"""The champ with one thing taken away: `python -m game.tournament tests.players.ablations:NoSearch bsd`."""

from abc import abstractmethod
from dataclasses import replace
from functools import cache

from game.players.champ import Champ
from game.players.player import Thought
from game.players.tables.habit import likeliest
from game.players.tables.odds import FormOdds, form_odds, self_play_odds
from game.players.thought.keeping import keeps
from game.players.thought.situation import Situation
from game.rules.cards import Card, Cards
from game.rules.forms import Form
from game.rules.view import View
from tests.players.champ_of_0_3_0 import Champ030


class OtherTables(Champ):
    """Knows something else of a form than the champ does."""

    @classmethod
    @cache
    def odds(cls, form: Form) -> FormOdds:
        return cls.without(form_odds(form.name))

    @classmethod
    @abstractmethod
    def without(cls, usual: FormOdds) -> FormOdds:
        """The tables with one thing taken out."""


class NoCribTable(OtherTables):
    """Thinks that others lay away anything."""

    name = "no crib table"

    @classmethod
    def without(cls, usual: FormOdds) -> FormOdds:
        evenly = [dict.fromkeys(laid, 1.0) for laid in usual.laid]
        return replace(usual, laid=evenly, bonus=[{} for _ in usual.bonus])


class NoPeggingTable(OtherTables):
    """Lays away without a thought for the play."""

    name = "no pegging table"

    @classmethod
    def without(cls, usual: FormOdds) -> FormOdds:
        return replace(usual, pegging=[dict.fromkeys(means, (0.0, 0.0)) for means in usual.pegging])


class NoBelief(OtherTables):
    """Thinks that others keep anything."""

    name = "no belief"

    @classmethod
    def without(cls, usual: FormOdds) -> FormOdds:
        return replace(usual, kept=[{} for _ in usual.kept])


class NoRace(OtherTables):
    """Plays for points to the end."""

    name = "no race"

    @classmethod
    def without(cls, usual: FormOdds) -> FormOdds:
        return replace(usual, win=())


class NoSearch(Champ):
    """Plays the card that looks best at a glance."""

    name = "no search"

    def think_play(self, view: View) -> Thought[Card]:
        yield
        known = Situation(view, self.odds(view.form))
        past = known.past
        rank = likeliest(known.habit.choices(past.pile, known.hand, past.others(known.place)))
        return next(card for card in view.playable if card.rank == rank)


class NarrowSearch(Champ):
    """Looks at as few hands as the champ of 0.3.0 did."""

    name = "narrow search"
    effort = Champ030.effort


class PeggingInTheShow(Champ):
    """Lays away near home as the champ of 0.3.0 did."""

    name = "pegging in the show"
    think_lay_away = Champ030.think_lay_away


class LayAwayInPoints(Champ):
    """Lays away for points to the end, and knows of the race in the play alone."""

    name = "lay-away in points"

    def think_lay_away(self, view: View) -> Thought[Cards]:
        found = yield from keeps(view, self.odds(view.form))
        return max(found, key=lambda keep: keep.points).laid


class NoLearning(Champ):
    """Forgets from one deal to the next how the other plays."""

    name = "no learning"

    def think_play(self, view: View) -> Thought[Card]:
        return (yield from super().think_play(replace(view, past=())))


class HabitWithoutStages(Champ):
    """Foretells cards by the habit of self-play, which is the same from the lead to the last card."""

    name = "habit without stages"

    @classmethod
    def odds(cls, form: Form) -> FormOdds:
        return self_play_odds(form.name)


ABLATIONS = (
    NoCribTable,
    NoPeggingTable,
    NoBelief,
    NoRace,
    NoSearch,
    NarrowSearch,
    PeggingInTheShow,
    LayAwayInPoints,
    NoLearning,
    HabitWithoutStages,
)
