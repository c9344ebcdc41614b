"""What is said of a game that waits: whose it is, who plays, by which rules, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.presets import PRESETS
from game.store.setting_words import LONGEST_NAME

if TYPE_CHECKING:
    from game.store.waiting import Waiting


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
