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


def scores_by_name(kept: KeptGame, room: int) -> Sequence[str]:
    """Tell part by part how a game stands, by the names of its sides if there is room for them."""
    if not kept.game.deals:
        return kept.score_and_deal
    told = [f"{name} {score}" for name, score in zip(sides_of(kept), kept.game.scores, strict=True)]
    parts = [*told, f"deal {kept.game.deals}"]
    return parts if len(", ".join(parts)) <= room else kept.score_and_deal


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
