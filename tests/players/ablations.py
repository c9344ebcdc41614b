"""The champ with one thing taken away: `python -m game.tournament tests.players.ablations:NoSearch bsd`."""

from dataclasses import replace
from functools import cache

from game.players.champ import Champ
from game.players.habit import likeliest
from game.players.odds import FormOdds, form_odds
from game.players.player import Thought
from game.players.situation import Situation
from game.rules.cards import Card
from game.rules.forms import Form
from game.rules.view import View


class NoCribTable(Champ):
    """Thinks that others lay away anything."""

    name = "no crib table"

    @classmethod
    @cache
    def odds(cls, form: Form) -> FormOdds:
        usual = form_odds(form.name)
        evenly = [dict.fromkeys(laid, 1.0) for laid in usual.laid]
        return replace(usual, laid=evenly, bonus=[{} for _ in usual.bonus])


class NoPeggingTable(Champ):
    """Lays away without a thought for the play."""

    name = "no pegging table"

    @classmethod
    @cache
    def odds(cls, form: Form) -> FormOdds:
        usual = form_odds(form.name)
        return replace(usual, pegging=[dict.fromkeys(means, (0.0, 0.0)) for means in usual.pegging])


class NoBelief(Champ):
    """Thinks that others keep anything."""

    name = "no belief"

    @classmethod
    @cache
    def odds(cls, form: Form) -> FormOdds:
        usual = form_odds(form.name)
        return replace(usual, kept=[{} for _ in usual.kept])


class NoRace(Champ):
    """Plays for points to the end."""

    name = "no race"

    @classmethod
    @cache
    def odds(cls, form: Form) -> FormOdds:
        return replace(form_odds(form.name), win=())


class NoSearch(Champ):
    """Plays the card that looks best at a glance."""

    name = "no search"

    def think_play(self, view: View) -> Thought[Card]:
        yield
        known = Situation(view, self.odds(view.form))
        past = known.history
        rank = likeliest(known.habit.choices(past.pile, known.hand, past.others(known.place)))
        return next(card for card in view.playable if card.rank == rank)


ABLATIONS = (NoCribTable, NoPeggingTable, NoBelief, NoRace, NoSearch)
