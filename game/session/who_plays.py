"""Who plays against whom, at a table to be laid and in a game that waits."""

from collections.abc import Sequence

from game.rules.forms import Form
from game.rules.house import House
from game.rules.in_words import listed, together
from game.rules.match_words import match_words
from game.store.kept_game import KeptGame
from game.store.kept_words import players_of


def who_plays_whom(form: Form, house: House, names: Sequence[str], *, is_cut: bool = False) -> str:
    """Say who plays against whom, as far as that is known before the cut, or after it."""
    if house.cuts_for_partners(form) and not is_cut:
        return f"{listed(names)}, partners by the cut"
    if form.sides > 2:
        return listed(names)
    return " against ".join(listed(names[side :: form.sides]) for side in range(form.sides))


def sides_of(kept: KeptGame) -> list[str]:
    """Name the sides in the order of their scores; of partners the cut has said who plays with whom."""
    form, names = kept.game.form, _seated(kept)
    return [together(names[side :: form.sides]) for side in range(form.sides)]


def who_plays(kept: KeptGame) -> str:
    """Say who plays against whom in a kept game."""
    game = kept.game
    return who_plays_whom(game.form, game.house, _seated(kept), is_cut=game.deals > 0)


def match_so_far(kept: KeptGame) -> str:
    """Say how the match of a game that waits stands; nothing where it has no end."""
    return match_words(kept.match, sides_of(kept))


def _seated(kept: KeptGame) -> Sequence[str]:
    """Name who sits in each seat; partners may have moved after the cut."""
    names = players_of(kept)
    return [names[place] for place in kept.game.places]
